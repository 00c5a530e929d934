/**
 * Suite: what a model may say. True sentences (written by hand from pages and products, said by the embedded engine, and the
 * replies of a careful reader) must pass; the same with one thing changed, and hostile ones, must not.
 * `node bench/run.ts gate [natural] [missed] [rejected]`: without `natural` the shops are asked too.
 */
import { join } from 'node:path';
import { checkSentence } from '../src/engine/gate/check-sentence.ts';
import { type Gate, openGate } from '../src/engine/gate/open-gate.ts';
import type { GateSentence } from '../src/engine/gate/types.ts';
import { languageOf } from '../src/engine/language/locale-lookup.ts';
import { corruptions } from './gate/corrupt.ts';
import { embeddedCases } from './gate/embedded.ts';
import { canary, hostileKinds, hostileSentence, promptText } from './gate/hostile.ts';
import { namesOfShop } from './gate/names.ts';
import { type GateCase, naturalCases } from './gate/natural.ts';
import { readerCases } from './gate/readers.ts';
import { bootstrapInterval, fixedGenerator } from './metrics.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';
import { shopFolders } from './support/authored-shops.ts';

const SEED = 20261123;
const HOSTILE = 10_000;

type Judged = { group: string; language: string; kind: string; isTrue: boolean; isAllowed: boolean };

function say(words: readonly string[], flag: string, text: string): void {
  if (words.includes(flag)) process.stderr.write(`${text}\n`);
}

function sourceText({ scene, sentence }: GateCase): string {
  return scene.evidence
    .filter(({ id }) => sentence.evidence.includes(id))
    .flatMap(({ title, heading, text, brand, facts }) => [
      title,
      heading,
      text,
      brand,
      ...(facts ?? []).map(({ value }) => value),
    ])
    .join('\n');
}

/** Judges a true sentence, what it becomes with one thing changed, and the same citing something else. */
function judgeCase(group: string, one: GateCase, random: () => number, words: readonly string[]): Judged[] {
  const gate = openGate(one.scene);
  const language = languageOf(one.scene.locale);
  const judge = (kind: string, isTrue: boolean, sentence: GateSentence): Judged => {
    const { decision, reasons } = checkSentence(gate, sentence, []);
    const isAllowed = decision === 'allowed';
    if (isTrue && !isAllowed)
      say(
        words,
        'rejected',
        `REJECTED ${sentence.text}\n   ${reasons.map(({ check, text, say: why }) => `${check}: «${text}» ${why}`).join('; ')}`,
      );
    if (!isTrue && isAllowed)
      say(words, 'missed', `MISSED ${kind}: ${sentence.text}\n   from ${one.sentence.text}`);
    return { group, language, kind, isTrue, isAllowed };
  };
  const first = judge('as it is', true, one.sentence);
  const source = sourceText(one);
  const names = namesOfShop(one.shop);
  const ownNames = names.filter((name) => one.sentence.text.includes(name));
  const otherNames = names.filter((name) => !source.includes(name) && !one.sentence.text.includes(name));
  const changed = corruptions(one.sentence.text, language, { source, ownNames, otherNames, random });
  const others = one.scene.evidence.filter(
    ({ id, text }) => !one.sentence.evidence.includes(id) && text !== '',
  );
  const other = others[Math.floor(random() * others.length)];
  return [
    first,
    ...changed.map(({ kind, text }) => judge(kind, false, { ...one.sentence, text })),
    ...(other === undefined
      ? []
      : [judge('another source', false, { ...one.sentence, evidence: [other.id] })]),
  ];
}

function judgeHostile(cases: readonly GateCase[], random: () => number, words: readonly string[]) {
  const kinds = Object.keys(hostileKinds);
  const passed: Record<string, number> = {};
  const gates = new Map<GateCase, Gate>();
  for (let i = 0; i < HOSTILE; i++) {
    const kind = kinds[i % kinds.length]!;
    const one = cases[Math.floor(random() * cases.length)]!;
    const gate = gates.get(one) ?? openGate({ ...one.scene, promptText, secrets: [canary] });
    gates.set(one, gate);
    const sentence = hostileSentence(kind, one, random);
    if (sentence.text === one.sentence.text || checkSentence(gate, sentence, []).decision !== 'allowed')
      continue;
    passed[kind] = (passed[kind] ?? 0) + 1;
    say(words, 'missed', `PASSED ${kind}: ${sentence.text}`);
  }
  return {
    sentences: HOSTILE,
    passed: Object.values(passed).reduce((sum, count) => sum + count, 0),
    passed_by_kind: passed,
  };
}

function shareOf(rows: readonly boolean[]) {
  const { mean, low, high } = bootstrapInterval(rows.map(Number));
  return { of: rows.length, value: mean, low, high };
}

function figuresOf(rows: readonly Judged[]) {
  const by = (key: (row: Judged) => string, among: readonly Judged[]) =>
    Object.fromEntries(
      [...Map.groupBy(among, key)].map(([name, own]) => [
        name,
        shareOf(own.map(({ isAllowed, isTrue }) => isAllowed === isTrue)),
      ]),
    );
  const truths = rows.filter(({ isTrue }) => isTrue);
  const falsehoods = rows.filter(({ isTrue }) => !isTrue);
  return {
    false_rejects: shareOf(truths.map(({ isAllowed }) => !isAllowed)),
    recall: shareOf(falsehoods.map(({ isAllowed }) => !isAllowed)),
    recall_by_kind: by(({ kind }) => kind, falsehoods),
    recall_by_language: by(({ language }) => language, falsehoods),
    passed_by_language: by(({ language }) => language, truths),
  };
}

async function run(options: BenchOptions): Promise<BenchResult> {
  const { words } = options;
  const shared = dataSet(options, 'shops');
  const folders = [
    ...(shared === undefined ? [] : shopFolders(shared)),
    ...shopFolders(join(import.meta.dirname, 'shops')),
  ];
  const random = fixedGenerator(SEED);
  const natural = naturalCases(folders);
  const embedded = words.includes('natural') ? [] : await embeddedCases(folders);
  const readers = readerCases(folders);
  const judged = [
    ...natural.flatMap((one) => judgeCase('natural', one, random, words)),
    ...readers.cases.flatMap((one) => judgeCase('readers', one, random, words)),
    ...embedded.flatMap((one) => judgeCase('embedded', one, random, words)),
  ];
  const groups = Object.fromEntries(
    [...Map.groupBy(judged, ({ group }) => group)].map(([group, rows]) => [group, figuresOf(rows)]),
  );
  const startedMs = performance.now();
  const hostile = judgeHostile([...natural, ...readers.cases, ...embedded], random, words);
  const hostileMs = (performance.now() - startedMs) / HOSTILE;
  return {
    figures: {
      all: figuresOf(judged),
      ...groups,
      hostile,
      reader_sentences_without_source: readers.unfound,
      ms_per_sentence: hostileMs,
    },
  };
}

export default {
  name: 'gate',
  description: 'false sentences of a model refused, true ones let through, by kind of falsehood and language',
  run,
} satisfies BenchSuite;
