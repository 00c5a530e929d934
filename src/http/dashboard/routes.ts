import { addApiRoutes } from '../routes.ts';
import type { App } from '../server.ts';
import { addAccounts } from './accounts.ts';
import { asApi } from './as-api.ts';
import { addAudit } from './audit.ts';
import { addEvaluation } from './evaluation.ts';
import { addGapActions } from './gaps.ts';
import { addKeys } from './keys.ts';
import { addLimits } from './limits.ts';
import { addOperator } from './operator.ts';
import { addRequests } from './requests.ts';
import { addSession } from './session.ts';
import { addTeam } from './team.ts';
import { addUploads } from './uploads.ts';

/** Every route of the dashboard: its own, and the API's for people who are signed in. */
export function addDashboardRoutes(app: App): void {
  addAccounts(app);
  addSession(app);
  addKeys(app);
  addTeam(app);
  addAudit(app);
  addRequests(app);
  addGapActions(app);
  addEvaluation(app);
  addUploads(app);
  addLimits(app);
  addOperator(app);
  addApiRoutes(asApi(app));
}
