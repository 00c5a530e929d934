import { Settings, SettingsPatch } from '../../contract/settings.ts';
import { AppError } from '../../errors.ts';
import type { SignedIn } from '../../services/accounts/accounts.ts';
import { getSettings } from '../../services/companies/get-settings.ts';
import type { Member } from '../../services/members/member.ts';
import { updateSettings } from '../../services/settings/update-settings.ts';
import { shownSettings } from '../../services/settings-schema/settings-document.ts';
import type { App } from '../server.ts';

const tags = ['Settings'];
const access = { scope: 'settings:write', limit: 'management' } as const;

/** Members of settings that only admins change in the dashboard, also where a member may change others. */
const adminsOnly = [
  ['answers', /^(?:daily|monthly)_(?:budget|tokens)$/, 'the budget'],
  ['model', /./, 'the models'],
  ['threads', /./, 'how long conversations are kept'],
  ['team', /./, 'what the team needs to sign in'],
] as const;

function requireAdminForMoney(patch: unknown, member: Member | undefined | null): void {
  if (!member || member.role === 'admin') return;
  for (const [group, names, what] of adminsOnly) {
    const given = (patch as Readonly<Record<string, unknown>> | undefined)?.[group];
    // A group that is taken away whole takes its members with it.
    const isTouched =
      given === null || (typeof given === 'object' && Object.keys(given).some((name) => names.test(name)));
    if (isTouched)
      throw new AppError('not_permitted', `Only admins of this company may change ${what}.`, {
        members: { required_role: 'admin' },
      });
  }
}

/** Who asks a second factor of everybody has one: otherwise nobody might be left who can take it back. */
function requireOwnSecondFactor(patch: unknown, person: SignedIn | undefined | null): void {
  const team = (patch as { team?: { require_second_factor?: unknown } } | undefined)?.team;
  if (team?.require_second_factor === true && person && !person.twoFactorEnabled)
    throw new AppError('second_factor_required', 'Switch the second factor of your own account on first.');
}

/** The company's settings in wire names. */
export function addSettings(app: App): void {
  const get = {
    config: access,
    schema: {
      operationId: 'getSettings',
      summary: 'Read the settings',
      tags,
      response: { 200: Settings },
    },
  } as const;
  app.get('/api/v1/settings', get, async ({ context: ctx }) => shownSettings(await getSettings(ctx)));
  const patch = {
    config: { ...access, bodyAsReceived: true },
    schema: {
      operationId: 'updateSettings',
      summary: 'Merge changes into the settings; in force within a second',
      tags,
      body: SettingsPatch,
      response: { 200: Settings },
    },
  } as const;
  app.patch('/api/v1/settings', patch, async ({ context: ctx, receivedBody, member, person }) => {
    requireAdminForMoney(receivedBody, member);
    requireOwnSecondFactor(receivedBody, person);
    return shownSettings(await updateSettings(ctx, receivedBody));
  });
}
