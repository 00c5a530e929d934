import { describe, expect, test } from 'vitest';
import { loadHtml } from '../html/load-html.ts';
import { schemaItems } from '../markup/schema-items.ts';
import { faqSections } from './faq-sections.ts';

function read(html: string) {
  const $ = loadHtml(html, true);
  return faqSections($, schemaItems($));
}

const two = [
  { question: 'How long does delivery take?', answer: 'Three days.' },
  { question: 'Can I return a lamp?', answer: 'Within 30 days.' },
];

describe('questions a page answers itself', () => {
  test.each([
    [
      'folding boxes',
      '<details><summary>How long does delivery take?</summary><p>Three days.</p></details><details><summary>Can I return a lamp?</summary>Within 30 days.</details>',
    ],
    [
      'a list of terms',
      '<dl><dt>How long does delivery take?</dt><dd>Three days.</dd><dt>Can I return a lamp?</dt><dd>Within 30 days.</dd></dl>',
    ],
    [
      'headings',
      '<h2>Help</h2><h3>How long does delivery take?</h3><p>Three days.</p><h3>1. Can I return a lamp?</h3><p>Within 30 days.</p><h2>Contact</h2><p>Write to us.</p>',
    ],
    [
      'headings in boxes',
      '<div><div><h4>How long does delivery take?</h4></div><div>Three days.</div></div><div><div><h4>Can I return a lamp?</h4></div><div>Within 30 days.</div></div>',
    ],
    [
      'buttons that open what is hidden',
      '<button aria-controls="a">How long does delivery take?</button><div id="a" hidden>Three days.</div><button aria-controls="b">Can I return a lamp?</button><div id="b" hidden>Within 30 days.</div>',
    ],
    [
      'boxes by name',
      '<div class="faq-question">How long does delivery take?</div><div>Three days.</div><div class="faq-question">Can I return a lamp?</div><div>Within 30 days.</div>',
    ],
    [
      'structured data',
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'FAQPage', mainEntity: two.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: `<p>${answer}</p>` } })) })}</script>`,
    ],
  ])('%s', (_what, html) => {
    expect(read(html)).toEqual(two);
  });

  test.each([
    ['one heading that asks is a heading', '<h2>Need help?</h2><p>Call us.</p>'],
    ['headings that say something', '<h2>Delivery</h2><p>Three days.</p><h2>Returns</h2><p>Free.</p>'],
    ['questions without answers', '<h3>Who are you?</h3><h3>Why us?</h3>'],
    ['nothing', ''],
  ])('%s', (_what, html) => {
    expect(read(html)).toEqual([]);
  });
});
