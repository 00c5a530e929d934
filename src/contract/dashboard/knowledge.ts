import { Locale, nullable } from '../fields.ts';
import { Type } from '../type.ts';

const Side = Type.Object({
  document_id: Type.String(),
  title: Type.String(),
  url: nullable(Type.String()),
  trust: Type.String(),
  text: Type.String(),
});

/** Pages that say the same with other numbers; `winner` is the place of the page that is trusted more, if either is. */
export const ConflictList = Type.Object({
  data: Type.Array(
    Type.Object({ locale: Type.String(), sides: Type.Array(Side), winner: nullable(Type.Integer()) }),
  ),
});

/** Stretches of pages that are never quoted. */
export const UnquotedList = Type.Object({
  data: Type.Array(
    Type.Object({
      document_id: Type.String(),
      locale: Type.String(),
      title: Type.String(),
      text: Type.String(),
    }),
  ),
});

export const BlocksQuery = Type.Object({
  document_id: Type.String({ minLength: 1, maxLength: 512 }),
  locale: Type.Optional(Locale),
});
/** A page as the index holds it. */
export const BlockList = Type.Object({
  data: Type.Array(Type.Object({ seq: Type.Integer(), heading: Type.String(), text: Type.String() })),
});
