import { integrityFaults, openStore } from './open-store.ts';
import { callerOfVictim, killedCompany, productVictim } from './product.ts';
import { compare, type KillScenario } from './scenario.ts';

const callers = 8;
const { companyId } = killedCompany;

/** Each thread's numbers must be 1, 2, 3 …: history is a prefix of what was sent. */
function gaps(rows: readonly { thread_id: string; seq: number }[]): string[] {
  const threads = Map.groupBy(rows, ({ thread_id }) => thread_id);
  return [...threads].flatMap(([threadId, messages]) =>
    messages
      .toSorted((a, b) => a.seq - b.seq)
      .flatMap(({ seq }, i) => (seq === i + 1 ? [] : [`${threadId} has exchange ${seq} at place ${i + 1}`])),
  );
}

const scenario: KillScenario = {
  name: 'messages',
  description: 'send_message over HTTP from 8 callers; every 200 is an exchange in its thread, once',
  latestKillMs: 3_000,
  victim: productVictim,
  async drive({ victim, acknowledge, cycle }) {
    const call = await callerOfVictim(victim);
    const talk = async (caller: number): Promise<void> => {
      let threadId: string | undefined;
      for (let turn = 0; ; turn++) {
        const query_text = `Question ${turn} of caller ${caller} in cycle ${cycle}?`;
        const { status, body } = await call('POST', '/api/v1/send_message', {
          query_text,
          thread_id: threadId ?? null,
        });
        if (status !== 200) throw new Error(`send_message answered ${status}`);
        acknowledge(String(body['message_id']));
        threadId = turn % 5 === 4 ? undefined : String(body['thread_id']);
      }
    };
    await Promise.all(Array.from({ length: callers }, (_, caller) => talk(caller)));
  },
  async verify({ address, acknowledged }) {
    const db = await openStore(address);
    const rows = await db.read(companyId, (sql) =>
      sql
        .selectFrom('message')
        .select(['message_id', 'thread_id', 'seq', 'query_text'])
        .where('company_id', '=', companyId)
        .execute(),
    );
    const threads = await db.read(companyId, (sql) =>
      sql
        .selectFrom('thread')
        .select(['thread_id', 'last_seq'])
        .where('company_id', '=', companyId)
        .execute(),
    );
    await db.close();
    const asked = compare(
      new Set(),
      rows.map(({ query_text }) => query_text),
    ).duplicated;
    const counts = new Map(threads.map(({ thread_id, last_seq }) => [thread_id, last_seq]));
    const torn = [...Map.groupBy(rows, ({ thread_id }) => thread_id)]
      .filter(([threadId, messages]) => counts.get(threadId) !== messages.length)
      .map(([threadId]) => `${threadId} counts other exchanges than it has`);
    const { lost, duplicated } = compare(
      acknowledged,
      rows.map(({ message_id }) => message_id),
    );
    return {
      lost,
      duplicated: [...duplicated, ...asked],
      faults: [...gaps(rows), ...torn, ...integrityFaults(address)],
    };
  },
};

export default scenario;
