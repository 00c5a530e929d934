import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { addKeyCreate } from './create.ts';
import { addKeyRevoke, addKeyRotate } from './end.ts';
import { addKeyList } from './list.ts';

/** `aisle key …` */
export function addKey(program: Command, cli: Cli): void {
  const key = program.command('key').description('make and end API keys');
  addKeyCreate(key, cli);
  addKeyList(key, cli);
  addKeyRotate(key, cli);
  addKeyRevoke(key, cli);
}
