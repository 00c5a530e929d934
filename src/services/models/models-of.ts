import { sha256Hex } from '../../platform/ids/hash.ts';
import type { Provider, ProviderSetting } from '../../platform/models/models.ts';
import type { Context } from '../context.ts';
import { keyPurpose } from '../settings-schema/key-purpose.ts';
import type { OwnModel, Settings } from '../settings-schema/settings.ts';

/** A model that may be called, with the name of its breaker. */
export type CallableModel = { provider: Provider; healthKey: string };

/** A model with the name of its breaker. */
export function callable(provider: Provider): CallableModel {
  const { kind, baseUrl = '', model, apiKey = '' } = provider;
  return { provider, healthKey: sha256Hex([kind, baseUrl, model, apiKey].join('\n')) };
}

function ownModel(ctx: Context, place: 'first' | 'second', own: OwnModel): CallableModel[] {
  const { provider: kind, baseUrl, name, sealedKey, price } = own;
  if (kind === null || name === null) return [];
  const apiKey = sealedKey === '' ? undefined : ctx.secrets.open(keyPurpose(ctx.companyId, place), sealedKey);
  const setting: ProviderSetting = {
    kind,
    model: name,
    ...(baseUrl === null ? {} : { baseUrl }),
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(price === null ? {} : { price }),
  };
  return [callable({ ...setting, isOperators: false })];
}

/** The models that answer for the context's company, in the order in which they are tried: its own, else the server's. */
export function modelsOf(ctx: Context, { model }: Settings): readonly CallableModel[] {
  if (!model.enabled) return [];
  const own = [...ownModel(ctx, 'first', model.first), ...ownModel(ctx, 'second', model.second)];
  if (own.length > 0) return own;
  return serverModels(ctx);
}

/** The models of the operator's configuration. */
export function serverModels({ models }: Pick<Context, 'models'>): readonly CallableModel[] {
  return models.config.providers.map((setting) => callable({ ...setting, isOperators: true }));
}
