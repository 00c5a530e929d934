import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { charactersApart } from './shop-judge.ts';

/** What plain BM25 that always shows its best piece reaches on a shop's questions. */
export type Floor = (shopFolder: string) => { right: number };

/** A copy of a shop's folder whose files have the characters of Chinese and Japanese apart, as words: the floor knows no others. */
function copyApart(shopFolder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'aisle-floor-'));
  cpSync(shopFolder, copy, { recursive: true });
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name);
      writeFileSync(path, charactersApart(readFileSync(path, 'utf8')));
    }
  return copy;
}

/** The floor's program comes with the shops; `undefined` where it is not there. */
export async function loadFloor(folder: string): Promise<Floor | undefined> {
  const program = join(folder, 'floor.mjs');
  if (!existsSync(program)) return undefined;
  return (shopFolder) => {
    const copy = copyApart(shopFolder);
    try {
      const lines = execFileSync(process.execPath, [program, copy], { encoding: 'utf8' }).trim().split('\n');
      const right = /right ([\d.]+)/u.exec(lines.at(-1) ?? '')?.[1];
      if (right === undefined) throw new Error(`the floor of ${shopFolder} printed no figure`);
      return { right: Number(right) };
    } finally {
      rmSync(copy, { recursive: true });
    }
  };
}
