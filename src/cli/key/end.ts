import type { Command } from 'commander';
import { revokeApiKey } from '../../services/api-keys/revoke-api-key.ts';
import { rotateApiKey } from '../../services/api-keys/rotate-api-key.ts';
import { type Cli, withCommonOptions, withStore } from '../cli.ts';
import { confirmByName } from '../confirm-by-name.ts';
import { parseDuration } from '../parse-duration.ts';
import { keyObject } from './describe-key.ts';
import { oneKey } from './one-key.ts';

/** `aisle key rotate`: the new key is shown this once, alone on stdout. */
export function addKeyRotate(key: Command, cli: Cli): void {
  const command = key
    .command('rotate <prefix-or-id>')
    .description('make a new key with the same name and scopes; the old one ends after a while')
    .option('--overlap <span>', 'how long the old key stays valid: 0 to 168h', '24h')
    .action(async (given: string, options: { overlap: string }) =>
      withStore(cli, async (base) => {
        const overlapMs = parseDuration(options.overlap, `aisle key rotate ${given} --overlap 24h`);
        const found = await oneKey(base, given, (id) => `aisle key rotate ${id}`);
        const made = await rotateApiKey(found.ctx, found.key, overlapMs);
        const oldEnds = new Date(base.clock.nowMs() + overlapMs).toISOString();
        cli.result(made.secret, { key: made.secret, ...keyObject(made.key), old_key_id: found.key.keyId });
        cli.note(`Keep it safe: it is shown this once. The old key ends at ${oldEnds}.`);
      }),
    );
  withCommonOptions(command, [
    'aisle key rotate aisle_sk_Northpea --overlap 24h',
    'NEW_KEY=$(aisle key rotate key_01JD8Z0M4T9R7W2K5Y6B3C1XQA --overlap 0)',
  ]);
}

/** `aisle key revoke` */
export function addKeyRevoke(key: Command, cli: Cli): void {
  const command = key
    .command('revoke <prefix-or-id>')
    .description('end a key now, on every node within a second')
    .option('--yes', 'do not ask for its name')
    .action(async (given: string, options: { yes?: boolean }) =>
      withStore(cli, async (base) => {
        const { key: found, ctx } = await oneKey(base, given, (id) => `aisle key revoke ${id} --yes`);
        if (!options.yes) await confirmByName(cli, found.name, `aisle key revoke ${found.keyId} --yes`);
        await revokeApiKey(ctx, found);
        cli.result(`${found.keyId} is revoked`, { key_id: found.keyId, revoked: true });
      }),
    );
  withCommonOptions(command, [
    'aisle key revoke aisle_sk_Northpea',
    'aisle key revoke key_01JD8Z0M4T9R7W2K5Y6B3C1XQA --yes',
  ]);
}
