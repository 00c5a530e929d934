/** Invisible characters that only hint at line breaks; they would split words for every later step. */
const breakHints = /[\u00ad\u200b\ufeff]/g;

/**
 * Collects visible text block by block: white space folds as a browser folds it, blocks are parted by line feeds.
 *
 * A new writer is empty; `finish` gives lines without white space at their ends and at most one blank line in a row.
 */
export class TextWriter {
  #text = '';
  #gap: '' | ' ' | '\n' | '\n\n' = '';
  #prefix = '';

  /** Adds running text; with `keepLines` its line feeds stay. */
  write(text: string, keepLines = false): void {
    const clean = text.replace(breakHints, '');
    if (!keepLines) {
      this.#writeLine(clean);
      return;
    }
    clean.split('\n').forEach((line, i) => {
      if (i > 0) this.break(1);
      this.#writeLine(line);
    });
  }

  /** Ends the line (1) or the paragraph (2); repeated calls do not add up. */
  break(lines: 1 | 2): void {
    if (lines === 2 || this.#gap === '\n\n') this.#gap = '\n\n';
    else this.#gap = '\n';
  }

  /** Begins a line whose first text is preceded by `prefix` (a list mark, heading marks). Without text nothing is written. */
  beginLine(prefix: string): void {
    this.#prefix = prefix;
  }

  /** Forgets a prefix that no text has used. */
  endLine(): void {
    this.#prefix = '';
  }

  finish(): string {
    return this.#text;
  }

  #writeLine(text: string): void {
    const folded = text.replace(/\s+/gu, ' ');
    if (folded === '') return;
    if (folded === ' ') {
      if (this.#gap === '') this.#gap = ' ';
      return;
    }
    if (folded.startsWith(' ') && this.#gap === '') this.#gap = ' ';
    this.#text += this.#text === '' ? '' : this.#gap;
    this.#text += this.#prefix + folded.trim();
    this.#prefix = '';
    this.#gap = folded.endsWith(' ') ? ' ' : '';
  }
}
