/** Replies of the website surface in which every text is hostile: what a shop's data, a model or an attacker could bring. */

/** Pictures are the shop's own affair, wherever they lie: what is a plain address is asked for, as it must be. */
const isAddress = (text: string) => /^\s*(?:https?:)?[/\\]/i.test(text);

function product(text: string, i: number) {
  return {
    product_id: text,
    variant_id: text,
    title: text,
    url: text,
    image_url: isAddress(text) ? null : text,
    price: { amount: 100 + i, currency: text },
    list_price: { amount: 900 + i, currency: text },
    availability: { available: true, status: text },
    match_reasons: [text],
  };
}

/** In plain words, as a link's address, as its text, in bold, in a list, and cut off in the middle. */
function prose(texts: readonly string[]): string {
  return texts
    .flatMap((text) => [
      text,
      `[words](${text})`,
      `[${text}](https://northpeak.example/)`,
      `**${text}**`,
      `- ${text}`,
      `[half](${text}`,
    ])
    .join('\n');
}

const page = (text: string) => ({ source_id: text, title: text, url: text, quote: text });

export function hostileConfig(texts: readonly string[], siteId: string) {
  const [first = ''] = texts;
  return {
    site_id: siteId,
    name: texts.join(' '),
    locale: 'en',
    locales: ['en'],
    link_hosts: ['northpeak.example'],
    features: { faq: true, search: true, chat: true, nudge: false, faq_json_ld: true },
    theme: {
      mode: first,
      position: first,
      style: Object.fromEntries(texts.map((text, i) => [['accent', 'font', 'shadow', text][i % 4], text])),
    },
    texts: { ask: texts.join(' '), search: texts.join(' '), disclaimer: texts.join(' ') },
    starter_questions: texts,
    nudges: [{ text: texts.join(' '), after_seconds: 0 }],
    handover: { enabled: true, contact_url: first },
    identity_required: false,
  };
}

export function hostileAnswer(texts: readonly string[]) {
  return {
    result_text: prose(texts),
    thread_id: texts[0] ?? '',
    message_id: texts[0] ?? '',
    answer_status: 'not_found',
    locale: texts[0] ?? '',
    sources: texts.map(page),
    products: texts.map(product),
    see_also: texts.map(page),
    suggested_questions: texts,
  };
}

export function hostileSearch(texts: readonly string[]) {
  return {
    result_text: '',
    thread_id: null,
    products: texts.map(product),
    alternatives: [{ relaxed: texts, products: texts.map(product) }],
    total: 7,
    next_cursor: texts[0] ?? '',
    interpreted_query: {
      text: texts.join(' '),
      filters: {
        price: { gte: 1, lte: 2 },
        currency: texts[0] ?? '',
        brand: texts,
        category: texts,
        attributes: Object.fromEntries(texts.map((text) => [text, text])),
      },
      corrections: texts.map((text) => ({ from: text, to: text })),
      relaxed: texts,
    },
    suggested_questions: texts,
    locale: 'en',
  };
}

export function hostileFaqs(texts: readonly string[]) {
  return {
    status: 'ready',
    faqs: texts.map((text, i) => ({ faq_id: i + 1, question: text, answer: prose([text]) })),
    locale: texts[0] ?? '',
    page_url: texts[0] ?? '',
  };
}

export function hostileHistory(texts: readonly string[]) {
  return {
    thread_id: 'bf1c2b8e-3d44-4e0a-9b57-2f8a1c0d9e31',
    status: 'open',
    messages: texts.map((text, i) => ({
      message_id: `msg_${i}`,
      query_text: text,
      result_text: prose([text]),
      answer_status: 'answered',
    })),
  };
}
