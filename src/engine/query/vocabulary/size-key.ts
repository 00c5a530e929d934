import { kept } from '../../../memo/kept.ts';
import { anyOfAll } from '../../language/pack.ts';
import { wordKey } from '../tokens/scan-query.ts';

const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'extra small': 'xs',
    small: 's',
    medium: 'm',
    large: 'l',
    'extra large': 'xl',
    xxl: '2xl',
    xxxl: '3xl',
    xxxxl: '4xl',
    xxs: '2xs',
  }),
);
const FITS_ALL = 'onesize';
const fitsAll = new Set(anyOfAll('catalogue', ({ oneSize }) => oneSize).split('|'));

/**
 * The form in which sizes are compared: `XXL` = `2XL`, `EU 42` = `42 EU` = `eu42`, `32/34` = `32x34`, `Medium` = `M`.
 *
 * A size without a system stays without one; the systems of shoes and clothing are never converted here.
 */
export const sizeKey: (size: string) => string = kept({ most: 10_000, longest: 40 }, makeKey);

function makeKey(size: string): string {
  const plain = wordKey(size).replace(/\s+/gu, ' ').trim();
  const named = fitsAll.has(plain) ? FITS_ALL : LETTERS.get(plain);
  if (named !== undefined) return named;
  const system = /\b(eu|eur|uk|us|it|fr)\b/u.exec(
    plain.replace(/(\d)([a-z])/gu, '$1 $2').replace(/([a-z])(\d)/gu, '$1 $2'),
  );
  const number = /\d+(?:[.,]\d+)?(?:\s*(?:1\/2|½))?/u.exec(plain);
  if (system && number) return `${system[1] === 'eur' ? 'eu' : system[1]}${number[0].replace(',', '.')}`;
  return plain
    .replace(/^w(\d+)\s*[/x-]?\s*l(\d+)$/u, '$1/$2')
    .replace(/^(\d+)\s*[/x*]\s*(\d+)(?:\s*cm)?$/u, '$1/$2')
    .replaceAll(' ', '');
}
