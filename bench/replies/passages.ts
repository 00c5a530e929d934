import { createApiKey } from '../../src/services/api-keys/create-api-key.ts';
import { openPassageCompanies } from '../support/passage-companies.ts';
import { type Place, post, type Script } from './script.ts';

const languages = ['en', 'de', 'es', 'ru', 'el', 'ro', 'tr', 'vi', 'ar', 'hi', 'zh', 'th'];
/** Each so many of the questions about public passages. */
const STEP = 6;

/** Questions about public passages in every language that they are written in, where the passage is and where it is not. */
export async function passageScripts({ base, dataFolder }: Place): Promise<Script[]> {
  const folder = dataFolder('xquad');
  if (folder === undefined) return [];
  const scripts: Script[] = [];
  for (const language of languages) {
    const companies = await openPassageCompanies(base, folder, language);
    const keys = new Map<string, string>();
    for (const [at, row] of companies.questions.entries()) {
      if (at % STEP !== 0) continue;
      const { having, lacking } = companies.of(row);
      const ctx = at % (STEP * 5) === 0 ? lacking : having;
      const key = keys.get(ctx.companyId) ?? (await createApiKey(ctx, { name: 'bench' })).secret;
      keys.set(ctx.companyId, key);
      const body = { query_text: row.question, locale: language };
      scripts.push({
        name: `passages ${language} ${row.qid}`,
        run: async (ask) => void (await ask(post(key, '/api/v1/send_message', body))),
      });
    }
  }
  return scripts;
}
