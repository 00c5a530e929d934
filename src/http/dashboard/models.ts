import { ModelsInUse, ModelTests } from '../../contract/dashboard/models.ts';
import { AppError } from '../../errors.ts';
import { getSettings } from '../../services/companies/get-settings.ts';
import { modelsOf } from '../../services/models/models-of.ts';
import { type SpendLine, showSpend } from '../../services/models/show-spend.ts';
import { testModel } from '../../services/models/test-model.ts';
import type { App } from '../server.ts';
import { sessionRoute } from './session-route.ts';

const admin = { who: 'admin' } as const;

/** A test costs the owner of the model some tokens. */
const testsPerMinute = 6;

function wireSpend({ mostMicros, mostTokens, ...line }: SpendLine) {
  return { ...line, most_micros: mostMicros, most_tokens: mostTokens };
}

async function requireFewTests(app: App, companyId: string): Promise<void> {
  const state = await app.counter.count('management', `model-test:${companyId}`, testsPerMinute);
  if (state.allowed) return;
  throw new AppError('rate_limited', 'Models were tested often just now. Wait, then try again.', {
    members: { retry_after_seconds: Math.max(1, Math.ceil(state.resetMs / 1000)) },
  });
}

/** Which models answer for the company, what they have cost, and whether they work; its admins only. */
export function addModels(app: App): void {
  app.get('/dashboard/api/models', sessionRoute(admin, { response: ModelsInUse }), async (request) => {
    const { context: ctx } = request;
    const ladder = modelsOf(ctx, await getSettings(ctx)).map(({ provider }) => ({
      provider: provider.kind,
      model: provider.model,
      set_by: provider.isOperators ? 'server' : 'company',
    }));
    const own = (await showSpend(ctx)).filter(({ scope }) => scope === 'company');
    return { ladder, currency: ctx.models.config.currency, spend: own.map(wireSpend) };
  });
  app.post('/dashboard/api/models/test', sessionRoute(admin, { response: ModelTests }), async (request) => {
    const { context: ctx } = request;
    const models = modelsOf(ctx, await getSettings(ctx));
    if (models.length > 0) await requireFewTests(app, ctx.companyId);
    const tests = await Promise.all(models.map((model) => testModel(ctx, model)));
    const data = tests.map(({ provider, model, ok, detail, fix, firstPartMs, tookMs }) => ({
      provider,
      model,
      ok,
      detail,
      fix: fix ?? null,
      first_part_ms: firstPartMs ?? null,
      took_ms: tookMs,
    }));
    return { data };
  });
}
