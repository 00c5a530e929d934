/** One item of structured data: its schema.org types without prefix, and its properties as they stand in the page. */
export type SchemaItem = {
  types: readonly string[];
  properties: Readonly<Record<string, readonly unknown[]>>;
};

/** The most items that are read of one kind of structured data. */
export const mostItems = 500;
/** The deepest an item lies in others. */
export const deepestItem = 12;

/** The last part of a type's or property's name: `http://schema.org/Product`, `schema:Product` and `Product` are one. */
export function localName(name: string): string {
  return name.replace(/^.*[/#:]/u, '');
}

/** An item as the value of another's property. */
export function asObject(item: SchemaItem): Record<string, unknown> {
  return { '@type': item.types, ...item.properties };
}

/** The words of an attribute that is a list. */
export function attributeTokens(attribute: string | undefined): string[] {
  return (attribute ?? '').split(/\s+/u).filter((word) => word !== '');
}

/** Whether an item is of a type of products that schema.org knows. */
export function isProductItem({ types }: SchemaItem): boolean {
  return types.some((type) =>
    /^(?:Product|ProductGroup|IndividualProduct|ProductModel|SomeProducts|Vehicle|Car|Book)$/.test(type),
  );
}
