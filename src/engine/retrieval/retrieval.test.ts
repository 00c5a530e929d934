import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSegment } from '../../../test/support/build-segment.ts';
import {
  analyze,
  opened,
  options,
  request,
  rules,
  type Step,
  said,
  step,
} from '../../../test/support/retrieval-documents.ts';
import { oracleSearch } from '../../../test/support/retrieval-oracle.ts';
import { createIndex, type MultiSegmentIndex } from './create-index.ts';
import { foldIdentifier, foldTag } from './fold-key.ts';
import { mergeSegments } from './merge/merge.ts';
import { NONE_DEAD } from './parts/tombstones.ts';
import type { IndexDocument, SearchRequest } from './types.ts';

/** Does the step to the index and to the plain map that it must equal; returns the index to go on with. */
function apply(index: MultiSegmentIndex, model: Map<string, IndexDocument>, step: Step): MultiSegmentIndex {
  if (step.kind === 'upsert') {
    index.upsert(step.documents);
    for (const doc of step.documents) model.set(doc.id, doc);
  } else if (step.kind === 'remove') {
    index.remove(step.ids);
    for (const id of step.ids) model.delete(id);
  } else if (step.kind === 'seal') index.seal();
  else if (step.kind === 'merge') {
    const before = index.segments();
    const merged = mergeSegments(before, rules);
    const [first] = model.values();
    // A write while the merge runs: it must survive the swap.
    if (first) {
      index.remove([first.id]);
      model.delete(first.id);
    }
    index.swap(before, merged && opened(merged));
  } else if (step.kind === 'reload') {
    index.seal();
    const copies = index.segments().map(({ segment, tombstones }) => ({
      segment: opened(new Uint8Array(segment.buffer).slice().buffer as unknown as SharedArrayBuffer),
      tombstones,
    }));
    return createIndex(options, copies);
  } else {
    const segments = model.size === 0 ? [] : [opened(buildSegment(model.values(), rules, analyze))];
    return createIndex(
      options,
      segments.map((segment) => ({ segment, tombstones: NONE_DEAD })),
    );
  }
  return index;
}

function expected(
  index: MultiSegmentIndex,
  model: Map<string, IndexDocument>,
  asked: Omit<SearchRequest, 'limit'>,
) {
  const { settings, locale } = rules;
  const documents = [...model.values()];
  return oracleSearch({ documents, settings, locale, analyze, averages: index.averages }, asked);
}

describe('the index equals the oracle after every step', () => {
  test('identical ids in identical order, exact totals, with and without early termination', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 12 }),
        fc.array(request, { minLength: 1, maxLength: 4 }),
        (steps, requests) => {
          let index = createIndex(options);
          const model = new Map<string, IndexDocument>();
          for (const next of steps) {
            index = apply(index, model, next);
            expect(index.documentCount).toBe(model.size);
            for (const asked of requests) {
              const wanted = expected(index, model, asked);
              // Before the total is known, and once it is.
              const counted = [0, 1, 3].map((most) => index.countUpTo(asked, most));
              const found = index.search({ ...asked, limit: 50 });
              expect(found.hits.map((hit) => hit.id)).toEqual(wanted.map((hit) => hit.id));
              found.hits.forEach((hit, i) => {
                expect(hit.score).toBe(wanted[i]!.score);
              });
              expect(found.total).toBe(wanted.length);
              for (const counts of [counted, [0, 1, 3].map((most) => index.countUpTo(asked, most))])
                expect(counts).toEqual([0, 1, 3].map((most) => Math.min(most, wanted.length)));
              const early = index.search({ ...asked, limit: 3, exactTotal: false });
              expect(said(early.hits)).toEqual(said(found.hits.slice(0, 3)));
              expect(
                index
                  .matches(asked)
                  .map((view) => view.id)
                  .sort(),
              ).toEqual(wanted.map((hit) => hit.id).sort());
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test('facets, tag names, ranges, identifiers and frequencies are those of the live documents', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), request, (steps, asked) => {
        let index = createIndex(options);
        const model = new Map<string, IndexDocument>();
        for (const next of steps) {
          index = apply(index, model, next);
          const documents = [...model.values()];
          const matching = new Set(expected(index, model, asked).map(({ id }) => id));
          const names = ['category', 'nothing', 'brand'];
          const sizes = names.map((name) => index.facet(asked, name, 2, 3).values.map(({ count }) => count));
          expect(index.facetSizes(asked, names, 2, 3)).toEqual(sizes);
          for (const name of names) {
            const among = documents.filter(({ id }) => matching.has(id));
            const { values } = index.facet(asked, name, 10);
            expect(values.map(foldedCount)).toEqual(countValues(among, name));
            expect(index.facet(asked, name, 1).values).toEqual(values.slice(0, 1));
            expect(index.tagValues(name).map(foldedCount)).toEqual(countValues(documents, name));
          }
          const named = tagNamesOf(documents);
          expect(index.tagNames().map(({ name, documents }) => ({ name, documents }))).toEqual(
            named.map(({ name, documents }) => ({ name, documents })),
          );
          for (const [i, { hasAtMost }] of index.tagNames().entries())
            expect([-1, 0, 1].map((more) => hasAtMost(named[i]!.distinct + more))).toEqual([
              false,
              true,
              true,
            ]);
          expect(index.numberNames()).toEqual(numbersOf(documents));
          for (const column of ['price', 'nothing'])
            expect(index.countFilled(asked, column)).toBe(
              documents.filter(({ id, numbers }) => matching.has(id) && numbers[column] !== undefined).length,
            );
          for (const tag of new Set(documents.flatMap(({ tags }) => tags).concat('brand=nobody')))
            expect(index.search({ groups: [], filter: { kind: 'tag', tag }, limit: 0 }).total).toBe(
              documents.filter(({ tags }) => tags.some((own) => foldTag(own) === foldTag(tag))).length,
            );
          for (const identifier of ['ab 1', 'AB1', '0401', 'xy', '', '?'])
            expect(index.findExact(identifier)).toEqual(
              documents
                .filter(({ exactIds }) =>
                  exactIds.some((id) => foldIdentifier(id) === foldIdentifier(identifier)),
                )
                .map(({ id }) => id)
                .filter(() => foldIdentifier(identifier) !== '')
                .sort(),
            );
          for (const term of ['lamp', 'laufer', 'sofa', 'nowhere'])
            expect(index.documentFrequency(term)).toBe(
              oracleSearch(
                { documents, settings: rules.settings, locale: 'en', analyze, averages: index.averages },
                { groups: [{ surface: term, members: [{ term, weight: 1 }] }] },
              ).length,
            );
          for (const { word, documentFrequency } of index.vocabulary())
            expect(documentFrequency).toBe(index.documentFrequency(word));
        }
      }),
      { numRuns: 60 },
    );
  });
});

const foldedCount = ({ value, count }: { value: string; count: number }) => ({
  value: value.toLowerCase(),
  count,
});

function countValues(documents: readonly IndexDocument[], name: string) {
  const counts = new Map<string, number>();
  for (const { tags } of documents)
    for (const tag of new Set(tags.map(foldTag)))
      if (tag.startsWith(`${name}=`)) {
        const value = tag.slice(name.length + 1);
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
  const values = [...counts].map(([value, count]) => ({ value, count }));
  // Spelled values decide the order of equal counts; the folded ones here differ in their first letters.
  return values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function tagNamesOf(documents: readonly IndexDocument[]) {
  const names = ['avail', 'brand', 'category'].map((name) => ({
    name,
    documents: documents.filter(({ tags }) => tags.some((tag) => tag.startsWith(`${name}=`))).length,
    distinct: countValues(documents, name).length,
  }));
  return names.filter((name) => name.documents > 0);
}

function numbersOf(documents: readonly IndexDocument[]) {
  return ['price', 'rating_count'].flatMap((name) => {
    const values = documents.map(({ numbers }) => numbers[name]).filter((value) => value !== undefined);
    if (values.length === 0) return [];
    return [{ name, min: Math.min(...values), max: Math.max(...values), documents: values.length }];
  });
}
