/** The project's own questions about fields of the demo shop's products, asked with and without what answers them. */
import { answerFromAttributes } from '../src/engine/answer/attributes/answer-attribute.ts';
import type { Field } from '../src/engine/answer/attributes/field.ts';
import { type ProductView, viewProduct } from '../src/engine/answer/product-view.ts';
import { understand } from '../src/engine/answer/understand.ts';
import { voiceFor } from '../src/engine/answer/voice.ts';
import { snapshotHash } from '../src/platform/ids/hash.ts';
import { findProducts } from '../src/services/catalog/find-products.ts';
import type { Context } from '../src/services/context.ts';
import { listRows } from './calibration-rows.ts';
import { fixedGenerator } from './metrics.ts';

/**
 * How a question is asked: of the product as it is; with the fields `taken` away that answer it; of an `other` product
 * that has none of them; of a product with `few` fields, one of them among these; with `few-taken`, none of them.
 */
export type Asking = 'whole' | 'taken' | 'other' | 'few' | 'few-taken';

/** One question as the fields alone answered it. */
export type AttributeRow = {
  productId: string;
  list: string;
  asking: Asking;
  /** Whether a field that is there answers it. */
  answerable: boolean;
  correct: boolean;
  confidence: number;
  features: Readonly<Record<string, number>>;
};

const FEW = [1, 3];

/** `count` of a list, drawn without repetition, in name order as all fields are. */
function draw(fields: readonly Field[], count: number, random: () => number): Field[] {
  return fields
    .map((field) => ({ field, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ field }) => field)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

type Listed = { list: string; productId: string; text: string; wanted: readonly string[] };

/** Short questions one by one through the fields, and longer ones as shoppers write them on marketplaces. */
function listedQuestions(): Listed[] {
  return ['demo-shop-attributes.tsv', 'demo-shop-shoppers.tsv'].flatMap((list) =>
    listRows(list).map(([productId, text, wanted = '-']) => ({
      list,
      productId: productId!,
      text: text!,
      wanted: wanted === '-' ? [] : wanted.split(','),
    })),
  );
}

function ask(listed: Listed, asking: Asking, view: ProductView, fields: readonly Field[]): AttributeRow {
  const { product, sheet, source } = view;
  const { list, productId, text, wanted } = listed;
  const found = answerFromAttributes(
    understand(text, 'en'),
    { product, sheet, source, fields },
    voiceFor('en', []),
  );
  const quoted = (found?.claims ?? []).flatMap(({ support }) => support);
  const paths = quoted.flatMap((part) => (part.kind === 'field' ? [part.path] : []));
  return {
    productId,
    list,
    asking,
    answerable: fields.some(({ name }) => wanted.includes(name)),
    correct: wanted.some((name) => paths.some((path) => path.endsWith(`attributes.${name}`))),
    confidence: found?.confidence ?? 0,
    features: found?.features ?? {},
  };
}

function rowsOf(
  listed: Listed,
  views: ReadonlyMap<string, ProductView>,
  random: () => number,
): AttributeRow[] {
  const view = views.get(listed.productId)!;
  const isGold = ({ name }: Field) => listed.wanted.includes(name);
  const gold = view.fields.filter(isGold);
  const others = view.fields.filter((field) => !isGold(field));
  const rows = [ask(listed, 'whole', view, view.fields)];
  if (gold.length > 0) {
    const silent = [...views.values()].filter(({ fields }) => !fields.some(isGold));
    const other = silent[Math.floor(random() * silent.length)];
    rows.push(ask(listed, 'taken', view, others));
    if (other !== undefined) rows.push(ask(listed, 'other', other, other.fields));
  }
  for (const count of FEW) {
    const few = [...gold.slice(0, 1), ...draw(others, count, random)];
    if (gold.length > 0) rows.push(ask(listed, 'few', view, draw(few, few.length, random)));
    rows.push(ask(listed, 'few-taken', view, draw(others, count + 1, random)));
  }
  return rows;
}

/** Every question of both lists in every way it is asked; the same on every run. */
export async function attributeRows(ctx: Context): Promise<AttributeRow[]> {
  const random = fixedGenerator(20261122);
  const questions = listedQuestions();
  const found = await findProducts(ctx, [...new Set(questions.map(({ productId }) => productId))], 'en');
  const views = new Map(found.map((product) => [product.productId, viewProduct(product, snapshotHash)]));
  return questions.flatMap((listed) => rowsOf(listed, views, random));
}
