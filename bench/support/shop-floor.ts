import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What plain BM25 that always shows its best piece reaches on a shop's questions. */
export type Floor = (shopFolder: string) => { right: number };

/** The floor's program comes with the shops; `undefined` where it is not there. */
export async function loadFloor(folder: string): Promise<Floor | undefined> {
  const program = join(folder, 'floor.mjs');
  if (!existsSync(program)) return undefined;
  return (shopFolder) => {
    const lines = execFileSync(process.execPath, [program, shopFolder], { encoding: 'utf8' })
      .trim()
      .split('\n');
    const right = /right ([\d.]+)/u.exec(lines.at(-1) ?? '')?.[1];
    if (right === undefined) throw new Error(`the floor of ${shopFolder} printed no figure`);
    return { right: Number(right) };
  };
}
