import { expect, test } from 'vitest';
import { htmlToText } from '../html/html-to-text.ts';
import { loadHtml } from '../html/load-html.ts';
import { schemaItems } from '../markup/schema-items.ts';
import { contactFacts } from './contact-facts.ts';

function read(html: string) {
  const $ = loadHtml(html, true);
  return contactFacts($, schemaItems($), htmlToText(html));
}

test('facts of structured data come first, each once', () => {
  const data = {
    '@type': 'Store',
    telephone: '+49 30 123456',
    email: 'mailto:shop@lamp.example',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Hauptstr. 5',
      postalCode: '12345',
      addressLocality: 'Berlin',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'https://schema.org/Friday'],
      opens: '09:00',
      closes: '18:00',
    },
  };
  expect(
    read(
      `<script type="application/ld+json">${JSON.stringify(data)}</script><p>Tel.: +49 30 / 123456</p><a href="mailto:Shop@lamp.example?subject=x">write</a>`,
    ),
  ).toEqual({
    phone: ['+49 30 123456'],
    email: ['shop@lamp.example'],
    address: ['Hauptstr. 5, 12345, Berlin'],
    opening_hours: ['Monday, Friday 09:00–18:00'],
  });
});

test('facts of links and lines', () => {
  const html = `<main><p>Call us: 512-555-0100</p><p>Mo–Fr 9:00 bis 18:00 Uhr</p></main>
    <footer>Gartenbedarf Müller, Hauptstr. 5, 12345 Musterstadt<br><a href="tel:+4930123456">030 / 123456</a> info@garten.example</footer>`;
  expect(read(html)).toEqual({
    phone: ['030 / 123456', '512-555-0100'],
    email: ['info@garten.example'],
    address: [expect.stringContaining('Hauptstr. 5, 12345 Musterstadt')],
    opening_hours: ['Mo–Fr 9:00 bis 18:00 Uhr'],
  });
});

test('numbers and times of products are no contact', () => {
  expect(read('<p>SKU 4006381333931, 12 cm, burns 9 to 10 hours, $20.00</p>')).toEqual({
    phone: [],
    email: [],
    address: [],
    opening_hours: [],
  });
});
