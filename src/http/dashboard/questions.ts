import { FirstQuestions } from '../../contract/dashboard/insight.ts';
import { firstQuestions } from '../../services/answers/suggestions/first-questions.ts';
import type { App } from '../server.ts';
import { sessionRoute } from './session-route.ts';

/** Questions to begin with, each of which has its answer. */
export function addQuestions(app: App): void {
  const options = sessionRoute({ who: 'member' }, { response: FirstQuestions });
  app.get('/dashboard/api/questions', options, async ({ context: ctx }) => ({
    data: await firstQuestions(ctx),
  }));
}
