import { htmlTitle, htmlToText } from '../../../engine/extract/html/html-to-text.ts';
import { markdownToText } from '../../../engine/extract/markdown/markdown-to-text.ts';
import type { SourceRecord } from '../../../engine/records/source-record.ts';
import { canonicalLocale } from '../../validation/locale.ts';
import { extensionOf } from './import-file.ts';

/** What a file says about itself before its text, as read from its front matter. */
export type FrontMatter = Readonly<Record<string, unknown>>;

const contentTypeOf: Readonly<Record<string, string>> = {
  md: 'text/markdown',
  markdown: 'text/markdown',
  html: 'text/html',
  htm: 'text/html',
  txt: 'text/plain',
};

/** Endings of files that are one document each. */
export const documentExtensions: readonly string[] = Object.keys(contentTypeOf);

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** A folder whose name is a language (`de`, `pt-BR`) holds texts in it. */
function localeOfFolder(folder: string): string | undefined {
  if (!/^[a-z]{2}(?:-[a-z]{2})?$/i.test(folder)) return undefined;
  return languageNames.of(folder.slice(0, 2)) === undefined ? undefined : canonicalLocale(folder);
}

/** Id and language of a file by its path: `de/help/returns.html` is `help/returns` in German. */
function placeOf(path: string): { documentId: string; locale: string | undefined } {
  const folders = path.replace(/\.[^./]+$/, '').split('/');
  const at = folders.slice(0, -1).findIndex((folder) => localeOfFolder(folder) !== undefined);
  if (at === -1) return { documentId: folders.join('/'), locale: undefined };
  return {
    documentId: folders.filter((_, i) => i !== at).join('/'),
    locale: localeOfFolder(folders[at]!),
  };
}

function firstHeading(text: string): string | undefined {
  return /^#{1,6} (.+)$/m.exec(text)?.[1];
}

function titleOf(path: string, content: string, contentType: string): string {
  const marked =
    contentType === 'text/html' ? htmlToText(content, { structure: 'marked' }) : markdownToText(content);
  const found =
    contentType === 'text/html'
      ? (htmlTitle(content) ?? firstHeading(marked))
      : contentType === 'text/markdown'
        ? firstHeading(marked)
        : undefined;
  if (found !== undefined) return found;
  const name = path
    .replace(/^.*\//, '')
    .replace(/\.[^.]+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return name === '' ? path : name[0]!.toUpperCase() + name.slice(1);
}

/**
 * A file of Markdown, HTML or text as a document in wire shape. What its front matter says wins; otherwise the id and the
 * language come from its path and the title from its first heading, or its name.
 */
export function documentOfFile(path: string, content: string, frontMatter: FrontMatter): SourceRecord {
  const contentType = contentTypeOf[extensionOf(path)] ?? 'text/plain';
  const { documentId, locale } = placeOf(path);
  const title = frontMatter['title'];
  const value = {
    document_id: frontMatter['document_id'] ?? frontMatter['id'] ?? documentId,
    title: typeof title === 'string' && title.trim() !== '' ? title : titleOf(path, content, contentType),
    content,
    content_type: contentType,
    url: frontMatter['url'],
    trust: frontMatter['trust'],
    locale: frontMatter['locale'] ?? locale,
  };
  return {
    line: 1,
    value: Object.fromEntries(
      Object.entries(value).filter(([, given]) => given !== undefined && given !== null),
    ),
  };
}
