import type { ShopField } from '../../language/concepts/shop-fields.ts';

export type FormatName =
  | 'shopify'
  | 'woocommerce'
  | 'magento'
  | 'prestashop'
  | 'bigcommerce'
  | 'bigcommerce-legacy'
  | 'acp'
  | 'merchant-feed'
  | 'table';

/** An export whose columns are known: names by field (after `columnKey`, best first) that count before the usual ones. */
export type ShopFormat = {
  name: FormatName;
  /** How people call it. */
  label: string;
  /** All of these columns, or of one of the alternatives, are there. */
  marks: readonly (readonly string[])[];
  fields: Readonly<Partial<Record<ShopField, string>>>;
};

/** The exports that are known, the most telling first. Sources: each vendor's documentation of its export. */
export const shopFormats: readonly ShopFormat[] = [
  {
    name: 'shopify',
    label: 'Shopify',
    marks: [
      ['handle', 'variant_price'],
      ['handle', 'option1_name'],
      ['handle', 'body_html'],
      ['url_handle', 'option1_name'],
      ['url_handle', 'published_on_online_store'],
    ],
    fields: {
      product_id: 'handle url_handle',
      item_group_id: 'handle url_handle',
      sku: 'variant_sku sku',
      variant_id: 'variant_sku sku',
      description: 'body_html description',
      brand: 'vendor',
      categories: 'product_category',
      more_categories: 'type',
      price: 'variant_price price',
      list_price: 'variant_compare_at_price compare_at_price',
      image_url: 'image_src product_image_url',
      variant_image: 'variant_image variant_image_url',
      published: 'published published_on_online_store',
      status: 'status',
      quantity: 'variant_inventory_qty inventory_quantity',
      tracked: 'variant_inventory_tracker inventory_tracker',
      backorders: 'variant_inventory_policy continue_selling_when_out_of_stock',
      gtin: 'variant_barcode barcode',
    },
  },
  {
    name: 'woocommerce',
    label: 'WooCommerce',
    marks: [
      ['type', 'visibility_in_catalog'],
      ['type', 'regular_price', 'sku'],
      ['regular_price', 'attribute_1_name'],
      ['parent', 'regular_price'],
    ],
    fields: {
      product_id: 'id sku',
      native_id: 'id',
      sku: 'sku',
      kind: 'type',
      parent: 'parent',
      published: 'published',
      visibility: 'visibility_in_catalog catalog_visibility',
      price: 'regular_price',
      sale_price: 'sale_price',
      sale_starts: 'date_sale_price_starts',
      sale_ends: 'date_sale_price_ends',
      in_stock: 'in_stock',
      quantity: 'stock',
      backorders: 'backorders_allowed',
      image_url: 'images',
      categories: 'categories',
      brand: 'brands brand',
      gtin: 'gtin_upc_ean_or_isbn gtin meta_gtin meta_global_unique_id',
    },
  },
  {
    name: 'magento',
    label: 'Magento 2',
    marks: [
      ['sku', 'attribute_set_code'],
      ['sku', 'product_type', 'additional_attributes'],
      ['sku', 'configurable_variations'],
      ['sku', 'product_online', 'visibility'],
    ],
    fields: {
      product_id: 'sku',
      sku: 'sku',
      kind: 'product_type',
      children: 'configurable_variations',
      store_view: 'store_view_code',
      categories: 'categories',
      price: 'price',
      sale_price: 'special_price',
      sale_starts: 'special_price_from_date',
      sale_ends: 'special_price_to_date',
      list_price: 'msrp_price msrp',
      image_url: 'base_image image',
      more_images: 'additional_images',
      published: 'product_online',
      visibility: 'visibility',
      in_stock: 'is_in_stock',
      quantity: 'qty',
      tracked: 'manage_stock',
      backorders: 'allow_backorders',
      more_attributes: 'additional_attributes',
    },
  },
  {
    name: 'prestashop',
    label: 'PrestaShop',
    marks: [
      ['active_0_1', 'name'],
      ['price_tax_excluded'],
      ['price_tax_included'],
      ['product_id', 'reference', 'price_tax_incl'],
      ['product_id', 'reference', 'price_tax_excl'],
    ],
    fields: {
      product_id: 'product_id id reference',
      sku: 'reference',
      published: 'active_0_1 active status enabled',
      categories: 'categories_x_y_z categories category',
      price: 'price_tax_included price_tax_incl final_price_tax_incl price_tax_excluded price_tax_excl price',
      discount_amount: 'discount_amount',
      discount_percent: 'discount_percent',
      sale_starts: 'discount_from_yyyy_mm_dd discount_from',
      sale_ends: 'discount_to_yyyy_mm_dd discount_to',
      brand: 'manufacturer brand',
      tags: 'tags_x_y_z tags',
      gtin: 'ean13 upc isbn',
      image_url: 'image_urls_x_y_z image_urls image',
      quantity: 'quantity',
      backorders: 'action_when_out_of_stock',
      purchasable: 'available_for_order_0_no_1_yes available_for_order',
      visibility: 'visibility',
      created_at: 'product_creation_date',
      more_attributes: 'feature_name_value_position_customized feature_name_value_position features feature',
    },
  },
  {
    name: 'bigcommerce-legacy',
    label: 'BigCommerce',
    marks: [['item_type', 'product_name']],
    fields: {
      product_id: 'product_id',
      sku: 'product_code_sku',
      kind: 'item_type',
      title: 'product_name',
      options: 'product_name',
      brand: 'brand_name',
      description: 'product_description',
      price: 'price',
      sale_price: 'sale_price',
      list_price: 'retail_price',
      published: 'product_visible',
      purchasable: 'allow_purchases',
      tracked: 'track_inventory',
      quantity: 'current_stock_level',
      categories: 'category',
      image_url: 'product_image_file_1',
      gtin: 'product_upc_ean gtin',
      mpn: 'manufacturer_part_number',
      url: 'product_url',
      more_attributes: 'product_custom_fields',
    },
  },
  {
    name: 'bigcommerce',
    label: 'BigCommerce',
    marks: [
      ['item', 'inventory_tracking'],
      ['item', 'options', 'sku'],
    ],
    fields: {
      product_id: 'id sku',
      sku: 'sku',
      kind: 'item',
      title: 'name',
      options: 'options',
      price: 'price',
      sale_price: 'sale_price',
      list_price: 'retail_price',
      published: 'is_visible',
      tracked: 'inventory_tracking',
      quantity: 'current_stock',
      categories: 'categories',
      url: 'product_url',
      image_url: 'image_url_import internal_image_url_export',
      variant_image: 'variant_image_url',
      gtin: 'upc_ean global_trade_number',
      mpn: 'manufacturer_part_number',
      more_attributes: 'custom_fields',
    },
  },
  {
    name: 'acp',
    label: 'Agentic Commerce Protocol feed',
    marks: [['enable_search'], ['is_eligible_search'], ['seller_name', 'item_group_title']],
    fields: { product_id: 'item_id id offer_id', image_url: 'image_url image_link' },
  },
  {
    name: 'merchant-feed',
    label: 'Google or Facebook product feed',
    marks: [
      ['id', 'title', 'link', 'image_link'],
      ['id', 'title', 'price', 'image_link'],
      ['id', 'title', 'link', 'availability'],
    ],
    fields: {
      product_id: 'id',
      categories: 'product_type google_product_category fb_product_category',
      image_url: 'image_link',
      more_images: 'additional_image_link',
      sale_period: 'sale_price_effective_date',
      expires_at: 'expiration_date',
    },
  },
];

const plainTable: ShopFormat = { name: 'table', label: 'table', marks: [], fields: {} };

/** Which export a table is, by the keys of its columns; a plain table when it is none that is known. */
export function formatOfColumns(keys: ReadonlySet<string>): ShopFormat {
  const isMarked = ({ marks }: ShopFormat) => marks.some((mark) => mark.every((key) => keys.has(key)));
  return shopFormats.find(isMarked) ?? plainTable;
}
