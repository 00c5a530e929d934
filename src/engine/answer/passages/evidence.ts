import type { KnowledgeDocument, Passage, Trust } from '../../knowledge/document.ts';
import type { SourceRef } from '../../say/answer.ts';

/** A stretch of a citable text that retrieval found for a question. */
export type PassageEvidence = {
  /** `<documentId>#<locale>#<seq>`. */
  id: string;
  source: SourceRef;
  /** The whole text of the source: the snapshot that quotes are cut from. */
  text: string;
  locale: string;
  trust: Trust;
  headingPath: string;
  /** UTF-16 offsets into `text`, end exclusive. */
  start: number;
  end: number;
};

/** A passage of a document as evidence. */
export function passageEvidence(document: KnowledgeDocument, passage: Passage): PassageEvidence {
  return {
    id: `${document.documentId}#${document.locale}#${passage.seq}`,
    source: {
      sourceId: `document:${document.documentId}`,
      title: document.title,
      hash: document.hash,
      asOfMs: document.asOfMs,
      url: document.url,
    },
    text: document.text,
    locale: document.locale,
    trust: document.trust,
    headingPath: passage.headingPath,
    start: passage.start,
    end: passage.end,
  };
}

/** The text of a passage. */
export function passageText({ text, start, end }: PassageEvidence): string {
  return text.slice(start, end);
}
