import { join } from 'node:path';
import { type AuthoredShop, openAuthoredShop, shopFolders } from '../support/authored-shops.ts';
import { type Place, post, type Script } from './script.ts';

const sorts = ['relevance', 'price_asc', 'price_desc', 'rating', 'newest'];

function threadOf({ key, name }: AuthoredShop, { id, turns }: AuthoredShop['cases'][number]): Script {
  return {
    name: `${name} ${id}`,
    run: async (ask) => {
      let threadId: unknown;
      for (const { say, page_url, locale } of turns) {
        const body = { query_text: say, page_url, locale, thread_id: threadId };
        const reply = await ask(post(key, '/api/v1/send_message', body));
        threadId = reply.body['thread_id'] ?? threadId;
      }
    },
  };
}

/** The same words typed into the search box: with an answer every second time, sorted in each way in turn. */
function searchOf(
  { key, name }: AuthoredShop,
  { id, turns }: AuthoredShop['cases'][number],
  at: number,
): Script {
  const { say, locale } = turns[0]!;
  const sort = sorts[at % 10];
  const body = {
    query_text: say,
    locale,
    sort,
    answer: at % 2 === 0,
    facets: ['brand', 'category', 'price'],
  };
  return {
    name: `${name} search ${id}`,
    run: async (ask) => void (await ask(post(key, '/api/v1/search', body))),
  };
}

/** Every thread of every authored shop, and its first message as a search. */
export async function authoredScripts({ base, baseUrl, dataFolder }: Place): Promise<Script[]> {
  const shared = dataFolder('shops');
  const own = join(import.meta.dirname, '../shops');
  const folders = [...(shared === undefined ? [] : shopFolders(shared)), ...shopFolders(own)];
  const scripts: Script[] = [];
  for (const folder of folders) {
    const shop = await openAuthoredShop(base, baseUrl, folder);
    scripts.push(...shop.cases.map((one) => threadOf(shop, one)));
    scripts.push(...shop.cases.map((one, at) => searchOf(shop, one, at)));
  }
  return scripts;
}
