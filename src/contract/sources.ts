import { Locale, nullable, Time, Url } from './fields.ts';
import { listPageOf, listParameters } from './lists.ts';
import { Type } from './type.ts';

const SourceId = Type.String({
  format: 'identifier',
  minLength: 1,
  maxLength: 64,
  examples: ['src_01JD8YQ2'],
});
const pattern = Type.Array(Type.String({ maxLength: 300, examples: ['/p/*'] }), {
  maxItems: 100,
  description: 'Beginnings of paths; `*` stands for anything, a final `$` for the end.',
});
const Mapping = Type.Object(
  {
    columns: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description:
          'What columns of a feed or table are: a field, `attribute` or `ignore`, by the column’s name.',
      }),
    ),
    url_pattern: Type.Optional(
      Type.String({
        maxLength: 2_048,
        description: 'How the address of a product’s page is made, with columns in braces.',
        examples: ['https://northpeak.example/products/{handle}'],
      }),
    ),
  },
  { title: 'ColumnMapping' },
);

const options = {
  every_hours: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 720,
      default: 24,
      description: 'How often it is read; 0 = when asked.',
    }),
  ),
  max_pages: Type.Optional(Type.Integer({ minimum: 1, maximum: 200_000, default: 5_000 })),
  max_depth: Type.Optional(Type.Integer({ minimum: 0, maximum: 50, default: 10 })),
  include: Type.Optional(pattern),
  exclude: Type.Optional(pattern),
  trust: Type.Optional(
    Type.Union(
      [Type.Literal('policy'), Type.Literal('catalog'), Type.Literal('crawled'), Type.Literal('review')],
      { description: 'What its texts count for; `crawled` unless given, `policy` for uploads.' },
    ),
  ),
  locale: Type.Optional(Locale),
  mapping: Type.Optional(Mapping),
};

/** A new source. A file is sent as `multipart/form-data` with `file` and, as fields, the members below. */
export const SourceBody = Type.Object(
  {
    kind: Type.Union([Type.Literal('website'), Type.Literal('sitemap'), Type.Literal('feed')]),
    url: Url,
    ...options,
  },
  {
    title: 'SourceBody',
    examples: [{ kind: 'website', url: 'https://northpeak.example/', every_hours: 24, max_pages: 5_000 }],
  },
);

export const SourcePatch = Type.Object(options, { title: 'SourcePatch', examples: [{ every_hours: 12 }] });

const count = Type.Integer({ minimum: 0 });
const Progress = Type.Object(
  {
    found: count,
    fetched: count,
    indexed: count,
    unchanged: count,
    skipped: count,
    failed: count,
    removed: count,
    seconds_left: nullable(count),
  },
  { title: 'SourceProgress' },
);

/** A source, how far its run is, and how the last one ended. */
export const Source = Type.Object(
  {
    source_id: SourceId,
    kind: Type.Union([
      Type.Literal('website'),
      Type.Literal('sitemap'),
      Type.Literal('feed'),
      Type.Literal('upload'),
    ]),
    name: Type.String(),
    url: nullable(Type.String()),
    status: Type.Union([
      Type.Literal('queued'),
      Type.Literal('running'),
      Type.Literal('ok'),
      Type.Literal('failed'),
      Type.Literal('cancelled'),
    ]),
    every_hours: count,
    max_pages: count,
    max_depth: count,
    include: Type.Array(Type.String()),
    exclude: Type.Array(Type.String()),
    trust: Type.String(),
    locale: nullable(Type.String()),
    mapping: Mapping,
    progress: Progress,
    last_run: nullable(
      Type.Object({
        started_at: Time,
        finished_at: nullable(Time),
        status: Type.String(),
        error: nullable(Type.Object({ code: Type.String(), detail: Type.String() })),
        report: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      }),
    ),
    next_run_at: nullable(Time),
    created_at: Time,
    updated_at: Time,
  },
  { title: 'Source' },
);

export const SourceParams = Type.Object({ source_id: SourceId });
export const SourcesQuery = Type.Object(listParameters);
export const SourceList = listPageOf(Source);

const PageStatus = Type.Union([
  Type.Literal('queued'),
  Type.Literal('indexed'),
  Type.Literal('unchanged'),
  Type.Literal('skipped'),
  Type.Literal('failed'),
  Type.Literal('gone'),
]);

export const SourcePage = Type.Object(
  {
    url: Type.String(),
    status: PageStatus,
    reason: nullable(Type.String()),
    title: nullable(Type.String()),
    depth: count,
    http_status: nullable(Type.Integer()),
    fetched_at: nullable(Time),
  },
  { title: 'SourcePage' },
);

export const SourcePagesQuery = Type.Object({ status: Type.Optional(PageStatus), ...listParameters });
export const SourcePageList = listPageOf(SourcePage);
