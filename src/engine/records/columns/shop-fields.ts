/** What a column of a shop's export can mean. `attribute` describes the product; `ignore` is read as nothing. */
export const shopFields = [
  'product_id',
  'native_id',
  'sku',
  'item_group_id',
  'parent',
  'children',
  'kind',
  'title',
  'group_title',
  'description',
  'short_description',
  'url',
  'image_url',
  'more_images',
  'variant_image',
  'brand',
  'categories',
  'more_categories',
  'tags',
  'price',
  'sale_price',
  'sale_starts',
  'sale_ends',
  'sale_period',
  'discount_percent',
  'discount_amount',
  'list_price',
  'currency',
  'availability',
  'in_stock',
  'quantity',
  'tracked',
  'backorders',
  'purchasable',
  'gtin',
  'mpn',
  'rating',
  'rating_count',
  'locale',
  'created_at',
  'updated_at',
  'expires_at',
  'deleted',
  'status',
  'published',
  'visibility',
  'searchable',
  'store_view',
  'variant_id',
  'more_attributes',
  'options',
] as const;

export type ShopField = (typeof shopFields)[number];

/** Names that exports of shop systems, feeds and marketplaces give to a field, best first; matched after `columnKey`. */
const aliases: Readonly<Partial<Record<ShopField, string>>> = {
  product_id:
    'product_id id item_id offer_id asin pid sku uniq_id item_number article_number artikelnummer artikel_nr artnr product_code item_code handle code referencia reference parent_asin',
  sku: 'sku variant_sku product_sku seller_sku stock_keeping_unit',
  item_group_id: 'item_group_id group_id parent_id parent_sku parent_product_id parent handle',
  title:
    'title name product_name product_title item_name item_title titel bezeichnung produktname artikelname artikelbezeichnung titulo nombre nom nom_du_produit libelle titre nome naam productnaam nazwa',
  group_title: 'item_group_title',
  description:
    'description body_html body long_description product_description full_description beschreibung descripcion descrizione omschrijving opis about_product',
  short_description:
    'short_description summary kurzbeschreibung descripcion_corta description_short korte_omschrijving',
  url: 'url link product_url page_url permalink canonical_url produkt_url product_link product_page_url deeplink item_url origin_url',
  image_url:
    'image_url image_link image image_src main_image main_image_url primary_image primary_image_url base_image product_image product_image_url img img_url img_link picture bild bild_url bildlink imagen photo thumbnail_url images image_urls image_links product_images pictures photos',
  more_images:
    'additional_image_link additional_image_links additional_image_urls additional_images more_images images image_urls product_images',
  brand: 'brand brand_name vendor manufacturer marke hersteller marca marque fabricante merk producent',
  categories:
    'categories category category_path category_tree product_category_tree category_hierarchy breadcrumbs breadcrumb product_type product_category category_name kategorie kategorien warengruppe categoria categorie main_category google_product_category fb_product_category root_category department type',
  more_categories: 'sub_category subcategory',
  tags: 'tags product_tags product_tags_0 schlagworte etiquetas mots_cles',
  price:
    'price variant_price regular_price final_price current_price selling_price sales_price discounted_price discount_price offer_price actual_price preis verkaufspreis bruttopreis precio prix prix_ttc prezzo prijs cena price_usd price_eur price_gbp price_amount unit_price sale_price special_price',
  sale_price:
    'sale_price special_price discounted_price discount_price final_price offer_price angebotspreis aktionspreis precio_oferta prix_promo aanbiedingsprijs',
  sale_starts: 'sale_price_starts sale_start sale_starts special_price_from_date',
  sale_ends: 'sale_price_ends sale_end sale_ends special_price_to_date',
  sale_period: 'sale_price_effective_date',
  list_price:
    'list_price compare_at_price variant_compare_at_price msrp msrp_price mrp rrp uvp old_price was_price original_price initial_price retail_price actual_price strike_price precio_anterior prix_barre adviesprijs',
  currency: 'currency price_currency currency_code waehrung währung moneda devise valuta',
  availability:
    'availability stock_status availability_status verfuegbarkeit verfügbarkeit disponibilidad disponibilite disponibilité beschikbaarheid',
  in_stock: 'in_stock is_in_stock instock auf_lager is_available available en_stock op_voorraad',
  quantity:
    'quantity qty stock stock_quantity inventory inventory_quantity quantity_to_sell_on_facebook variant_inventory_qty stock_level units_in_stock bestand lagerbestand menge cantidad existencias quantite quantité voorraad',
  gtin: 'gtin ean upc barcode variant_barcode isbn gtin13 gtin14 gtin12 ean13 gtin_ean gtin_upc_ean_or_isbn upc_ean global_trade_number',
  mpn: 'mpn manufacturer_part_number model_number part_number herstellernummer',
  rating:
    'rating rating_value average_rating review_average overall_rating stars avg_rating review_rating average_review_rating product_rating product_review_rating',
  rating_count:
    'rating_count ratings_count review_count reviews_count number_of_reviews number_of_ratings no_of_ratings no_of_reviews num_reviews num_ratings total_reviews product_review_count',
  locale: 'locale language lang sprache idioma langue',
  created_at: 'created_at date_created date_first_available product_creation_date release_date',
  updated_at: 'updated_at last_modified modified_at modified date_modified',
  expires_at: 'expiration_date',
  deleted: 'deleted',
  status: 'status product_status',
  published: 'published is_published',
  visibility: 'visibility',
  searchable: 'enable_search is_eligible_search',
  variant_id: 'variant_id variant_sku',
  more_attributes: 'additional_attributes product_detail variant_dict specifications product_specifications',
};

/** Fields by a column's key, with the rank of the name: 0 is the best. */
export const fieldsOfName: ReadonlyMap<string, readonly { field: ShopField; rank: number }[]> = (() => {
  const byName = new Map<string, { field: ShopField; rank: number }[]>();
  for (const [field, names] of Object.entries(aliases) as [ShopField, string][])
    names.split(' ').forEach((name, rank) => {
      const known = byName.get(name);
      if (known) known.push({ field, rank });
      else byName.set(name, [{ field, rank }]);
    });
  return byName;
})();

/** Whether a field is looked for among the columns that others have left: the price itself is more than what it was. */
export function takesWhatIsLeft(field: ShopField): boolean {
  return mayShareColumn(field) || field === 'sale_price' || field === 'list_price';
}

/** Whether two fields may be read from one column: the handle of an export names the product and groups its rows. */
export function mayShareColumn(field: ShopField): boolean {
  return field === 'item_group_id' || field === 'sku' || field === 'variant_id' || field === 'more_images';
}

/** The names by which columns are known, by field, best first: for the page that tells merchants of them. */
export function knownColumnNames(): readonly { field: ShopField; names: readonly string[] }[] {
  return shopFields.flatMap((field) => {
    const names = aliases[field];
    return names === undefined ? [] : [{ field, names: names.split(' ') }];
  });
}
