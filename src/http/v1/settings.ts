import { Settings, SettingsPatch } from '../../contract/settings.ts';
import { AppError } from '../../errors.ts';
import type { Member } from '../../services/members/member.ts';
import { getSettings } from '../../services/settings/get-settings.ts';
import { shownSettings } from '../../services/settings/settings-document.ts';
import { updateSettings } from '../../services/settings/update-settings.ts';
import type { App } from '../server.ts';

const tags = ['Settings'];
const access = { scope: 'settings:write', limit: 'management' } as const;

/** Money is the admins' business, also where a member of the dashboard may change settings. */
function requireAdminForBudget(patch: unknown, member: Member | undefined | null): void {
  const answers = (patch as { answers?: unknown } | undefined)?.answers;
  const isBudget = typeof answers === 'object' && answers !== null && 'daily_budget' in answers;
  if (isBudget && member && member.role !== 'admin')
    throw new AppError('not_permitted', 'Only admins of this company may change the budget.', {
      members: { required_role: 'admin' },
    });
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
  app.patch('/api/v1/settings', patch, async ({ context: ctx, receivedBody, member }) => {
    requireAdminForBudget(receivedBody, member);
    return shownSettings(await updateSettings(ctx, receivedBody));
  });
}
