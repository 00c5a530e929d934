import { DocumentId, Locale, nullable, Time, Url } from './fields.ts';
import { listPageOf, listParameters } from './lists.ts';
import { Type } from './type.ts';

const Trust = Type.Union([
  Type.Literal('policy'),
  Type.Literal('catalog'),
  Type.Literal('crawled'),
  Type.Literal('review'),
]);

const ContentType = Type.Union([
  Type.Literal('text/markdown'),
  Type.Literal('text/html'),
  Type.Literal('text/plain'),
]);

/** A knowledge text in one locale. */
export const Document = Type.Object(
  {
    document_id: DocumentId,
    title: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
    content: Type.String({
      minLength: 1,
      maxLength: 2_097_152,
      pattern: '\\S',
      description: 'At most 2 MiB.',
    }),
    url: Type.Optional(Url),
    locale: Type.Optional({ ...Locale, description: 'Default: the company’s.' }),
    content_type: Type.Optional({ ...ContentType, default: 'text/markdown' }),
    trust: Type.Optional({
      ...Trust,
      default: 'policy',
      description: 'When two texts disagree, the higher wins.',
    }),
    deleted: Type.Optional(Type.Boolean({ description: 'true: removes this id.' })),
  },
  {
    title: 'Document',
    examples: [
      {
        document_id: 'returns',
        title: 'Returns and exchanges',
        url: 'https://northpeak.example/help/returns',
        locale: 'en',
        content: 'Unused items can be returned within 60 days of delivery.',
        content_type: 'text/markdown',
        trust: 'policy',
      },
    ],
  },
);

/** A document as it is read: `text` is what quotes are cut from, `hash` its address. */
export const StoredDocument = Type.Object(
  {
    document_id: DocumentId,
    title: Type.String(),
    url: nullable(Type.String()),
    locale: Type.String(),
    content_type: ContentType,
    trust: Trust,
    text: Type.Optional(Type.String()),
    hash: Type.String(),
    created_at: Time,
    updated_at: Time,
  },
  { title: 'StoredDocument' },
);

export const DocumentsBody = Type.Object(
  { documents: Type.Array(Document, { maxItems: 10_000 }) },
  { title: 'DocumentsBody' },
);

export const DocumentParams = Type.Object({ document_id: DocumentId });

export const DocumentQuery = Type.Object({
  locale: Type.Optional(Locale),
  hash: Type.Optional(
    Type.String({ pattern: '^sha256:[0-9a-f]{64}$', description: 'An older version that an answer cited.' }),
  ),
});

export const DocumentDeleteQuery = Type.Object({ locale: Type.Optional(Locale) });

export const DocumentsQuery = Type.Object({ locale: Type.Optional(Locale), ...listParameters });

export const DocumentList = listPageOf(StoredDocument);
