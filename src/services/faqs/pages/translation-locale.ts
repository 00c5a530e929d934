import { hasGateLexicon } from '../../../engine/gate/gate-lexicon.ts';
import { languageOf, matchLocale } from '../../../engine/language/locale-lookup.ts';
import type { Context } from '../../context.ts';
import { modelsOf } from '../../models/models-of.ts';
import type { Settings } from '../../settings-schema/settings.ts';

/**
 * The locale into which a page of `from` is translated for a request of `asked`; `undefined` when it is in that language
 * already, no model is there to translate, or the gate could not judge what it writes.
 */
export function translationLocale(
  ctx: Context,
  settings: Settings,
  asked: string,
  from: string,
): string | undefined {
  const language = languageOf(asked);
  if (language === languageOf(from) || !hasGateLexicon(language)) return undefined;
  if (modelsOf(ctx, settings).length === 0) return undefined;
  return matchLocale([asked], settings.company.locales) ?? language;
}
