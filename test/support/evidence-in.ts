/** A line of the evidence that a prompt shows, under the id of its block. */
export type ShownLine = { id: string; text: string };

/** The lines of the evidence blocks of a prompt. */
export function evidenceIn(prompt: string): ShownLine[] {
  let id = '';
  return prompt.split('\n').flatMap((line) => {
    const head = /^\[(e\d{1,3})\] \w+: /u.exec(line)?.[1];
    if (head !== undefined) id = head;
    if (/^<\/evidence /u.test(line)) id = '';
    return head === undefined && id !== '' && line.trim() !== '' ? [{ id, text: line }] : [];
  });
}
