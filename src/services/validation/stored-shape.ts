/** Whether a parsed value has the shape that something is stored in; nothing is repaired or copied. */
export type Shape<T> = (value: unknown) => value is T;

/** What a shape describes. */
export type ShapeOf<S> = S extends Shape<infer T> ? T : never;

type Shapes = Readonly<Record<string, Shape<unknown>>>;
type Members<S extends Shapes> = { readonly [Name in keyof S]: ShapeOf<S[Name]> };

/** Any text, the empty one too. */
export const isText: Shape<string> = (value) => typeof value === 'string';

/** Any number that JSON can hold. */
export const isNumber: Shape<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Whatever it is; for what is looked at later. */
export const isAnything: Shape<unknown> = (_value): _value is unknown => true;

/** True or false. */
export const isFlag: Shape<boolean> = (value) => typeof value === 'boolean';

/** One of these words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Shape<Word> {
  return (value): value is Word => (words as readonly unknown[]).includes(value);
}

/** The shape, or null. */
export function nullOr<T>(shape: Shape<T>): Shape<T | null> {
  return (value): value is T | null => value === null || shape(value);
}

/** One of two shapes; nest it for more. */
export function either<A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> {
  return (value): value is A | B => first(value) || second(value);
}

/** A list of any length, each item of the shape. */
export function listOf<T>(item: Shape<T>): Shape<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(item);
}

/** An object of any names, each value of the shape. */
export function recordOf<T>(member: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return (value): value is Readonly<Record<string, T>> =>
    isObject(value) && Object.values(value).every(member);
}

/** An object with these members, the optional ones where they are there; others are let be. */
export function fields<Required extends Shapes, Optional extends Shapes = Record<never, never>>(
  required: Required,
  optional?: Optional,
): Shape<Members<Required> & Partial<Members<Optional>>> {
  const must = Object.entries(required);
  const may = Object.entries(optional ?? {});
  return (value): value is Members<Required> & Partial<Members<Optional>> =>
    isObject(value) &&
    must.every(([name, shape]) => shape(value[name])) &&
    may.every(([name, shape]) => value[name] === undefined || shape(value[name]));
}

/** An object that is no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
