import type { Company } from '../../services/companies/company.ts';
import { listCompanies } from '../../services/companies/list-companies.ts';
import { type BaseContext, companyContext } from '../../services/context.ts';
import { testMeaning } from '../../services/likeness/test-meaning.ts';
import { serverModels } from '../../services/models/models-of.ts';
import { testModel } from '../../services/models/test-model.ts';
import { checkAnswers } from '../../services/operations/check-answers.ts';
import { checkJobs } from '../../services/operations/check-jobs.ts';
import { checkStore } from '../../services/operations/check-store.ts';
import { type Check, failed, ok, warning } from './check.ts';

const slowWriteMs = 50;
const slowAnswerMs = 500;
const longOverdueMs = 60_000;

async function storeChecks(base: BaseContext): Promise<Check[]> {
  const { engine, writeMs, isolated } = await checkStore(base);
  const name = engine === 'sqlite' ? 'embedded store (SQLite)' : 'PostgreSQL';
  const took = `${name}, a durable write took ${writeMs.toFixed(1)} ms`;
  const write =
    writeMs > slowWriteMs
      ? warning('store', took, 'put AISLE_DATA on a faster local disk')
      : ok('store', took);
  if (isolated === undefined) return [write];
  return [
    write,
    isolated
      ? ok('isolation', 'row-level security hides rows of other companies')
      : failed(
          'isolation',
          'a row of another company can be read',
          'let "aisle serve" migrate with the owner of the tables',
        ),
  ];
}

async function jobChecks(base: BaseContext): Promise<Check> {
  const { dead, waiting, overdueMs } = await checkJobs(base);
  if (dead > 0)
    return warning(
      'jobs',
      `${dead} failed for good, ${waiting} waiting`,
      'look for "job" in the log for the reason',
    );
  if (overdueMs > longOverdueMs)
    return warning(
      'jobs',
      `${waiting} waiting for ${Math.round(overdueMs / 1000)} s`,
      'start a worker: aisle serve',
    );
  return ok('jobs', `${waiting} waiting, none failed`);
}

function companyCheck(companies: readonly Company[]): Check {
  const enabled = companies.filter(({ accessEnabled }) => accessEnabled);
  const count = companies.length === 1 ? '1 company' : `${companies.length} companies`;
  const detail = `${count}, ${enabled.length} enabled`;
  if (companies.length === 0)
    return warning(
      'companies',
      detail,
      'aisle company create "Northpeak" --domain northpeak.example --enable',
    );
  if (enabled.length === 0)
    return warning('companies', detail, `aisle company enable ${companies[0]!.companyId}`);
  return ok('companies', detail);
}

async function answerCheck(base: BaseContext, company: Company): Promise<Check> {
  const { companyId } = company;
  const requestId = base.ids.ulid('req', base.clock.nowMs());
  const check = await checkAnswers(companyContext(base, companyId, { kind: 'operator' }, requestId));
  const { products, passages, degraded, answerMs, status } = check;
  const detail = `${companyId}: ${products} products, ${passages} passages, a question took ${Math.round(answerMs)} ms (${status})`;
  if (products === 0 && passages === 0)
    return warning(
      'answers',
      `${companyId} has nothing to answer from`,
      `aisle import products ${companyId} products.csv`,
    );
  if (degraded)
    return warning('answers', `${detail}; an index is still being built`, 'run it again in a minute');
  return answerMs > slowAnswerMs
    ? warning('answers', detail, 'give it more memory (AISLE_INDEX_MEMORY_MB) or a faster machine')
    : ok('answers', detail);
}

/** The server's language models, if any; without one the embedded engine answers, which is no fault. */
async function modelChecks(base: BaseContext): Promise<Check[]> {
  const models = serverModels(base);
  const tests = await testMeaning(base);
  for (const each of models) tests.push(await testModel(base, each));
  const checks = tests.map(({ provider, model, detail, fix }) => {
    const told = `${provider} ${model}: ${detail}`;
    return fix === undefined ? ok('models', told) : warning('models', told, fix);
  });
  return models.length > 0 ? checks : [ok('models', 'none is set; the embedded engine answers'), ...checks];
}

/** Everything that can only be checked on an open store; a check that fails does not stop the others. */
export async function checkOpenStore(
  base: BaseContext,
  explain: (error: unknown) => Check,
): Promise<Check[]> {
  const attempt = async (work: () => Promise<Check[]>): Promise<Check[]> =>
    work().catch((error) => [explain(error)]);
  const checks = await attempt(() => storeChecks(base));
  checks.push(...(await attempt(async () => [await jobChecks(base)])));
  const companies = await listCompanies(base).catch((): Company[] => []);
  checks.push(companyCheck(companies));
  const asked = companies.find(({ accessEnabled }) => accessEnabled);
  if (asked) checks.push(...(await attempt(async () => [await answerCheck(base, asked)])));
  checks.push(...(await attempt(() => modelChecks(base))));
  return checks;
}
