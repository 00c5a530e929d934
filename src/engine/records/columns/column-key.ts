/** A column name in one spelling: `Body (HTML)` and `body_html` are the same, as are `g:price` and `price`. */
export function columnKey(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/\s*\(product\.metafields\.[^)]*\)\s*$/, '')
    .replace(/^(?:g|c|attribute|attributes|attr)[:.]\s*/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
}

/** Columns that say nothing to a shopper: page metadata, switches of the shop system, its own numbers, seller data. */
const internal = new RegExp(
  [
    /^(?:meta|seo|google_shopping|gift|use_config|included|related|crosssell|cross_sells?|upsells?|links|samples)(?:_|$)/,
    /^(?:store_view|website|product_websites|product_online|attribute_set|page_(?:layout|title)|options_container)/,
    /^(?:url_key|url_handle|visibility|status|published|template|position|sort_order|channels|content_hash)$/,
    /^(?:display|map|min|max|notify|manage|allow|is|has|required|enable|configurable|associated|bundle|event)_/,
    /^(?:tax|additional_shipping|ecotax|wholesale|cost|unit_price|fixed_shipping|low_stock|minimal|bin_picking)(?:_|$)/,
    /^(?:special_price|new_(?:from|to)|created_at|updated_at|crawl|timestamp|msrp)(?:_|$)/,
    /^(?:backorders|sold_individually|allow_customer_reviews|purchase_note|button_text|external_url|grouped_products)$/,
    /^(?:download|delete_existing|supplier|seller|buybox|merchant|vendor_id|brand_id|store_(?:name|url)|input)(?:_|$)/,
    /^(?:shipping_(?!weight)|ships_from|delivery_estimate|custom_label|ads?_|adult|mobile_link|expiration)/,
    /^(?:variant_(?:grams|inventory|fulfillment|requires|taxable|weight_unit|image|tax)|image_(?:position|alt|description|is|sort))/,
    /^(?:weight_(?:value|unit)|charge_tax|requires_shipping|fulfillment_service|price_|compare_at_price_)/,
    /^(?:product_options|qty_increments|out_of_stock_qty|search_keywords|keywords|product_tags|on_sale|url_rewritten|return_|shipping$|product_image|swatch|swatches)/,
    /^(?:small_image|thumbnail|swatch_image|video|images_count|domain|website_id|action_when|label_when|show_price)/,
    /^(?:available_(?:for_order|online)|uploadable|text_fields|customizable|virtual_product|id_image|shops?$)/,
    /^attribute_\d+_|^option\d_|(?:^|_)label$|_labels$|^(?:new|sale)$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Whether a column, by its key, serves the shop system or the seller only. */
export function isInternalColumn(key: string): boolean {
  return internal.test(key);
}
