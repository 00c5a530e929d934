/**
 * FNV-1a (Fowler, Noll, Vo) of a text's UTF-16 units from `start` to `end`, 32 bits unsigned, continued from the hash of what stands
 * before it.
 */
export function hashText(text: string, before = 0x811c9dc5, start = 0, end = text.length): number {
  let hash = before;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
