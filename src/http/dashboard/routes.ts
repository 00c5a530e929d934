import { addApiRoutes } from '../routes.ts';
import type { App } from '../server.ts';
import { addAccounts } from './accounts.ts';
import { addAddresses } from './addresses.ts';
import { asApi } from './as-api.ts';
import { addAudit } from './audit.ts';
import { addDemoContent } from './demo-content.ts';
import { addEvaluation } from './evaluation.ts';
import { addGapActions } from './gaps.ts';
import { addKeys } from './keys.ts';
import { addKnowledge } from './knowledge.ts';
import { addLimits } from './limits.ts';
import { addModels } from './models.ts';
import { addOperator } from './operator.ts';
import { addQuestions } from './questions.ts';
import { addRequests } from './requests.ts';
import { addSession } from './session.ts';
import { addTeam } from './team.ts';
import { addUploads } from './uploads.ts';
import { addWidget } from './widget.ts';

/** Every route of the dashboard: its own, and the API's for people who are signed in. */
export function addDashboardRoutes(app: App): void {
  addAccounts(app);
  addSession(app);
  addAddresses(app);
  addKeys(app);
  addTeam(app);
  addAudit(app);
  addQuestions(app);
  addRequests(app);
  addGapActions(app);
  addEvaluation(app);
  addUploads(app);
  addDemoContent(app);
  addKnowledge(app);
  addLimits(app);
  addModels(app);
  addWidget(app);
  addOperator(app);
  addApiRoutes(asApi(app));
}
