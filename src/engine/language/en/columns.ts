import type { ColumnWords } from '../column-words.ts';

export const columns: ColumnWords = {
  names: {
    product_id:
      'product_id id item_id offer_id asin pid sku uniq_id item_number article_number 13 product_code item_code handle code 18 reference parent_asin',
    sku: 'sku variant_sku product_sku seller_sku stock_keeping_unit',
    item_group_id: 'item_group_id group_id parent_id parent_sku parent_product_id parent handle',
    title: 'title name product_name product_title item_name item_title',
    group_title: 'item_group_title',
    description:
      'description body_html body long_description product_description full_description 11 about_product',
    short_description: 'short_description summary 4 description_short',
    url: 'url link product_url page_url permalink canonical_url 7 product_link product_page_url deeplink item_url origin_url',
    image_url:
      'image_url image_link image image_src main_image main_image_url primary_image primary_image_url base_image product_image product_image_url img img_url img_link picture 19 photo thumbnail_url images image_urls image_links product_images pictures photos',
    more_images:
      'additional_image_link additional_image_links additional_image_urls additional_images more_images images image_urls product_images',
    brand: 'brand brand_name vendor manufacturer',
    categories:
      'categories category category_path category_tree product_category_tree category_hierarchy breadcrumbs breadcrumb product_type product_category category_name 16 main_category google_product_category fb_product_category root_category department type',
    more_categories: 'sub_category subcategory',
    tags: 'tags product_tags product_tags_0',
    price:
      'price variant_price regular_price final_price current_price selling_price sales_price discounted_price discount_price offer_price actual_price 20 price_usd price_eur price_gbp price_amount unit_price sale_price special_price',
    sale_price: 'sale_price special_price discounted_price discount_price final_price offer_price',
    sale_starts: 'sale_price_starts sale_start sale_starts special_price_from_date',
    sale_ends: 'sale_price_ends sale_end sale_ends special_price_to_date',
    sale_period: 'sale_price_effective_date',
    list_price:
      'list_price compare_at_price variant_compare_at_price msrp msrp_price mrp rrp 8 old_price was_price original_price initial_price retail_price actual_price strike_price',
    currency: 'currency price_currency currency_code',
    availability: 'availability stock_status availability_status',
    in_stock: 'in_stock is_in_stock instock 4 is_available available',
    quantity:
      'quantity qty stock stock_quantity inventory inventory_quantity quantity_to_sell_on_facebook variant_inventory_qty stock_level units_in_stock',
    gtin: 'gtin ean upc barcode variant_barcode isbn gtin13 gtin14 gtin12 ean13 gtin_ean gtin_upc_ean_or_isbn upc_ean global_trade_number',
    mpn: 'mpn manufacturer_part_number model_number part_number',
    rating:
      'rating rating_value average_rating review_average overall_rating stars avg_rating review_rating average_review_rating product_rating product_review_rating',
    rating_count:
      'rating_count ratings_count review_count reviews_count number_of_reviews number_of_ratings no_of_ratings no_of_reviews num_reviews num_ratings total_reviews product_review_count',
    locale: 'locale language lang',
    created_at: 'created_at date_created date_first_available product_creation_date release_date',
    updated_at: 'updated_at last_modified modified_at modified date_modified',
    expires_at: 'expiration_date',
    deleted: 'deleted',
    status: 'status product_status',
    published: 'published is_published',
    visibility: 'visibility',
    searchable: 'enable_search is_eligible_search',
    variant_id: 'variant_id variant_sku',
    more_attributes:
      'additional_attributes product_detail variant_dict specifications product_specifications',
  },
  likeNames: {
    image_url: 'im(?:age|g)|picture|photo|thumb',
    url: 'url|link|page|href',
    price: 'price|amount|cost',
    availability: 'avail|stock',
    gtin: 'ean|gtin|upc|barcode|isbn',
    categories: 'categ|department|breadcrumb|taxonomy|section|collection',
    brand: 'brand|manufacturer|maker',
    rating: 'rating|stars|score',
    title: 'title|name',
    description: 'descr|detail|about|text',
    product_id: '(?:^|_)(?:id|sku|code|no|number|ref|key|asin)(?:_|$)',
  },
  paidPrice: 'final|current|sell|offer|now|gross',
  otherPrice: 'was|old|list|initial|original|retail|msrp|net|cost|shipping|min|max|unit',
  texts: {
    document_id: 'document_id id slug key',
    title: 'title question name heading',
    content: 'content text body answer html',
    url: 'url link page_url',
    locale: 'locale language lang',
    trust: 'trust',
    content_type: 'content_type format',
  },
  records: 'item entry product offer shopitem record row article prod',
  options: 'colou?r|size',
  nominal: 'size|model|code|number|no|sku|id|ref|reference|version|year',
  yes: 'yes true y',
  no: 'no false n',
  on: 'on enabled active',
  off: 'off disabled inactive',
  stock: {
    discontinued: 'discontinu|end.?of.?life|retired',
    preorder: 'pre.?order|pre.?sale|coming.?soon',
    backorder: 'back.?order|made.?to.?order',
    out_of_stock: 'out.?of.?stock|sold.?out|unavailable|not.?available|no.?longer',
    in_stock: 'in.?stock|left in stock|available|online.?only|limited.?availability|in.?store.?only',
  },
  uncounted: 'none|no|n|false|off|by none',
  soldBeyond: 'continue|allow|notify|yes|y|true',
  status: {
    draft: 'draft|staging|pending',
    archived: 'archived?',
    hidden: 'hidden|private|trash|whitelist_only',
    unpublished: 'unpublished|unlisted|disabled|inactive|off(?:line)?',
  },
  startPage: 'home',
  rootCategory: 'home',
};
