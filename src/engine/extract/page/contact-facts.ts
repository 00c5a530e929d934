import type { CheerioAPI } from 'cheerio/slim';
import { anyOfAll } from '../../language/pack.ts';
import { firstOfEach } from '../../text/values/first-of-each.ts';
import { isJsonObject, jsonList } from '../../text/values/json-value.ts';
import { htmlToText } from '../html/html-to-text.ts';
import type { SchemaItem } from '../markup/schema-item.ts';

/** How a shop can be reached, as its pages say it; each list without repetition, in the order of the page. */
export type ContactFacts = {
  phone: string[];
  email: string[];
  address: string[];
  opening_hours: string[];
};

const mostOfKind = 5;
const longest = 300;
const organisation =
  /Organization|Corporation|LocalBusiness|Store|Restaurant|Shop|Place|ContactPoint|Person$/;
const email = /(?<![\w.+-])[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.[a-z]{2,24}(?![\w-])/giu;
const phoneLabel = new RegExp(
  String.raw`(?:${anyOfAll('pages', ({ phone }) => phone)})\b\.?\s*[::]?\s*(?:\()?(\+?[\d(][\d\s()./–-]{5,22}\d)`,
  'iu',
);
const days = anyOfAll('pages', ({ hours }) => hours);
const to = anyOfAll('pages', ({ hoursTo }) => hoursTo);
const time = String.raw`\d{1,2}(?:[:.h]\s?\d{2})?\s?(?:${anyOfAll('pages', ({ clock }) => clock)})?`;
const hoursLine = new RegExp(String.raw`\b(?:${days})\b.{0,60}?\b${time}\s?(?:[-–—]|${to})\s?${time}`, 'iu');
/** A street with a number and a place with a code, in one line. */
const addressLine =
  /^(?=.{12,160}$).*\b(?:\d{1,5}[a-z]?\s+[\p{Lu}][\p{L}'’. -]{2,40}|[\p{Lu}][\p{L}'’. -]{2,40}\s+\d{1,5}[a-z]?)\s*[,·|–-]\s*(?:[A-Z]{1,2}-)?(?:\d{4,5}\s+\p{Lu}[\p{L} '’.-]+|\p{Lu}[\p{L} '’.-]+,?\s+[A-Z]{2}\s+\d{5})/u;

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().slice(0, longest);
}

function texts(value: unknown): string[] {
  return jsonList(value).flatMap((each) =>
    typeof each === 'string' && each.trim() !== '' ? [oneLine(each)] : [],
  );
}

const addressParts = ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion', 'addressCountry'];

function addressOf(value: unknown): string[] {
  return jsonList(value).flatMap((each) => {
    if (typeof each === 'string') return texts(each);
    const parts = isJsonObject(each) ? addressParts.flatMap((name) => texts(each[name])) : [];
    return parts.length > 1 ? [oneLine(parts.join(', '))] : [];
  });
}

function hoursOf(value: unknown): string[] {
  return jsonList(value).flatMap((each) => {
    if (typeof each === 'string') return texts(each);
    if (!isJsonObject(each)) return [];
    const { dayOfWeek, opens, closes } = each;
    const days = texts(dayOfWeek).map((day) => day.replace(/^.*[/#]/, ''));
    const [from, to] = [texts(opens)[0], texts(closes)[0]];
    return from && to ? [oneLine(`${days.join(', ')} ${from}–${to}`)] : [];
  });
}

function ofItems(items: readonly SchemaItem[]): ContactFacts {
  const own = items.filter(({ types }) => types.some((type) => organisation.test(type)));
  const all = (name: string) => own.flatMap(({ properties }) => properties[name] ?? []);
  return {
    phone: texts(all('telephone')),
    email: texts(all('email')).map((address) => address.replace(/^mailto:/i, '')),
    address: addressOf(all('address')),
    opening_hours: [...texts(all('openingHours')), ...hoursOf(all('openingHoursSpecification'))],
  };
}

function linked($: CheerioAPI, scheme: string): string[] {
  return $(`a[href^="${scheme}:" i]`)
    .toArray()
    .slice(0, 20)
    .flatMap((element) => {
      const target = ($(element).attr('href') ?? '').slice(scheme.length + 1).replace(/\?.*$/, '');
      const shown = oneLine($(element).text());
      // A number is best as the shop writes it.
      return texts(scheme === 'tel' && /\d{3}/.test(shown) ? shown : target);
    });
}

function unique(values: readonly string[], keyOf: (value: string) => string): string[] {
  const telling = values.filter((value) => keyOf(value) !== '');
  return firstOfEach(telling, keyOf).slice(0, mostOfKind);
}

/**
 * Phone numbers, mail addresses, postal addresses and opening hours of a page: by structured data of an organisation, by links
 * that call or write, by labelled numbers and whole lines of `text` (the visible text). At most five of each; empty lists when
 * the page says nothing.
 */
export function contactFacts($: CheerioAPI, items: readonly SchemaItem[], text: string): ContactFacts {
  const told = ofItems(items);
  const lines = text
    .slice(0, 50_000)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length <= longest);
  const footer = $('footer,address')
    .toArray()
    .slice(0, 5)
    .flatMap((element) => htmlToText($.html(element)).slice(0, 5_000).split('\n'));
  const all = [...lines, ...footer.map(oneLine)];
  const labelled = all.flatMap((line) => phoneLabel.exec(line)?.[1]?.trim() ?? []);
  return {
    phone: unique([...told.phone, ...linked($, 'tel'), ...labelled], (phone) => phone.replace(/\D/g, '')),
    email: unique(
      [...told.email, ...linked($, 'mailto'), ...all.flatMap((line) => line.match(email) ?? [])],
      (address) => address.toLowerCase(),
    ),
    address: unique([...told.address, ...all.filter((line) => addressLine.test(line))], (address) =>
      address.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
    ),
    opening_hours: unique([...told.opening_hours, ...all.filter((line) => hoursLine.test(line))], (hours) =>
      hours.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
    ),
  };
}
