import { describe, expect, test } from 'vitest';
import gazetteer from '../../language/places/gazetteer.json' with { type: 'json' };
import { placesNamed } from './places.ts';

function weightsOf(text: string, language: string, target = language): Map<string, number> {
  const names = placesNamed(text, language, target).flatMap((mention) => mention.names);
  return new Map(names.map(({ name, weight }) => [name, weight]));
}

describe('placesNamed', () => {
  test('a town goes by its country, the Union and abroad, the nearer the surer', () => {
    const weights = weightsOf('xmas cutoff for a parcel to lyon', 'en');
    expect(weights.get('France')).toBeGreaterThan(weights.get('European Union')!);
    expect(weights.get('European Union')).toBeGreaterThan(weights.get('abroad')!);
  });

  test('a town is read in the language of the message and found in that of the texts', () => {
    expect(weightsOf('liefert ihr nach Wien', 'de', 'en').has('Austria')).toBe(true);
    expect(weightsOf('envían a Londres', 'es', 'en').has('United Kingdom')).toBe(true);
  });

  test('what lies on an island or overseas goes by that too', () => {
    expect(weightsOf('livraison à Ajaccio', 'fr').has('Corse')).toBe(true);
    expect(weightsOf('envío a Mallorca', 'es').has('Baleares')).toBe(true);
  });

  test('names of several words and colloquial names of countries are names', () => {
    expect(weightsOf('do u ship to the states', 'en').has('United States')).toBe(true);
    expect(weightsOf('delivery to the isle of man', 'en').size).toBeGreaterThan(0);
  });

  test('a name that is an everyday word of a language is no place in it', () => {
    expect(weightsOf('das Essen ist kalt', 'de').size).toBe(0);
    expect(weightsOf('is it nice', 'en').size).toBe(0);
  });

  test('no place, no names', () => {
    expect(placesNamed('how long do I have to send it back', 'en', 'en')).toEqual([]);
    expect(placesNamed('', 'en', 'en')).toEqual([]);
  });

  test('every region lies in regions that there are, and no chain runs in a circle', () => {
    const codes = new Map(gazetteer.map(({ code, within }) => [code, within]));
    const walk = (code: string, seen: readonly string[]): void => {
      expect(seen, code).not.toContain(code);
      for (const next of codes.get(code) ?? []) walk(next, [...seen, code]);
    };
    expect(codes.size).toBe(gazetteer.length);
    for (const [code, within] of codes) {
      for (const parent of within)
        expect(codes.has(parent) || /^[A-Z]{2}$/u.test(parent), `${code} in ${parent}`).toBe(true);
      walk(code, []);
    }
  });
});
