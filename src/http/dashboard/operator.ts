import {
  AccessBody,
  CompanyParams,
  FailedJobs,
  JobParams,
  NewCompanyBody,
  OperatedCompanies,
  OperatedCompany,
} from '../../contract/dashboard/operator.ts';
import { AppError, invalidRequest } from '../../errors.ts';
import type { Company } from '../../services/companies/company.ts';
import { createCompany } from '../../services/companies/create-company.ts';
import { disableCompany } from '../../services/companies/disable-company.ts';
import { enableCompany } from '../../services/companies/enable-company.ts';
import { listCompanies } from '../../services/companies/list-companies.ts';
import { readCompany } from '../../services/companies/read-company.ts';
import { companyContext } from '../../services/context.ts';
import { addMember } from '../../services/members/add-member.ts';
import { listFailedJobs, retryJob } from '../../services/operations/failed-jobs.ts';
import { type CompanySize, measureCompanies } from '../../services/operations/measure-companies.ts';
import type { App } from '../server.ts';
import { wireTime, wireTimeOrNull } from '../wire/time.ts';
import { sessionRoute } from './session-route.ts';

const operator = { who: 'operator' } as const;

function wireCompany(company: Company, size: CompanySize | undefined) {
  return {
    company_id: company.companyId,
    name: company.name,
    domains: [...company.settings.company.domains],
    access_enabled: company.accessEnabled,
    created_at: wireTime(company.createdAtMs),
    products: size?.products ?? 0,
    documents: size?.documents ?? 0,
    requests_7d: size?.requests ?? 0,
  };
}

/** The host of a shop's address as somebody types it; with port where one is given. */
function domainOf(shopUrl: string): string {
  const url = URL.parse(/^https?:\/\//i.test(shopUrl) ? shopUrl : `https://${shopUrl}`);
  if (url?.username !== '')
    throw invalidRequest([
      { pointer: '/shop_url', code: 'invalid_url', detail: 'must be the address of a shop' },
    ]);
  return url.host.replace(/^www\./, '');
}

function addCompanies(app: App): void {
  const list = sessionRoute(operator, { response: OperatedCompanies });
  app.get('/dashboard/api/operator/companies', list, async () => {
    const companies = await listCompanies(app.base);
    const sizes = await measureCompanies(
      app.base,
      companies.map(({ companyId }) => companyId),
    );
    return { data: companies.map((company) => wireCompany(company, sizes.get(company.companyId))) };
  });
  const create = sessionRoute(operator, { body: NewCompanyBody, response: OperatedCompany });
  app.post('/dashboard/api/operator/companies', create, async ({ body, person }) => {
    const { name, shop_url: shopUrl, default_locale: defaultLocale, currency, enable } = body;
    const company = await createCompany(app.base, {
      name,
      ...(shopUrl === undefined ? {} : { domains: [domainOf(shopUrl)] }),
      ...(defaultLocale === undefined ? {} : { defaultLocale }),
      ...(currency === undefined ? {} : { currency }),
      enable: enable ?? false,
    });
    const { userId, email, name: personName } = person;
    const admin = { userId, email, name: personName, role: 'admin', grants: [] } as const;
    await addMember(app.base, company.companyId, admin);
    return wireCompany(company, undefined);
  });
  const access = sessionRoute(operator, {
    params: CompanyParams,
    body: AccessBody,
    response: OperatedCompany,
  });
  app.patch('/dashboard/api/operator/companies/:company_id', access, async (request) => {
    const { params, body, person, id } = request;
    const company = await readCompany(app.base, params.company_id);
    if (!company) throw new AppError('company_not_found', 'There is no such company.');
    const actor = { kind: 'user', userId: person.userId } as const;
    const ctx = companyContext(app.base, company.companyId, actor, id);
    if (body.access_enabled) await enableCompany(ctx);
    else {
      if (body.confirm_name !== company.name)
        throw invalidRequest([
          { pointer: '/confirm_name', code: 'mismatch', detail: 'must be the name of the company' },
        ]);
      await disableCompany(ctx);
    }
    return wireCompany({ ...company, accessEnabled: body.access_enabled }, undefined);
  });
}

function addJobs(app: App): void {
  const list = sessionRoute(operator, { response: FailedJobs });
  app.get('/dashboard/api/operator/jobs', list, async () => {
    const { failed, queued, running } = await listFailedJobs(app.base);
    const data = failed.map((job) => ({
      job_id: job.jobId,
      company_id: job.companyId,
      kind: job.kind,
      attempt: job.attempt,
      last_error: job.lastError,
      created_at: wireTime(job.createdAtMs),
      finished_at: wireTimeOrNull(job.finishedAtMs),
    }));
    return { data, queued, running };
  });
  const retry = sessionRoute(operator, { params: JobParams });
  app.post('/dashboard/api/operator/jobs/:job_id/retry', retry, async ({ params }, reply) => {
    await retryJob(app.base, params.job_id);
    return reply.code(204).send(null);
  });
}

/** What who runs the server does: companies, and jobs that failed for good. */
export function addOperator(app: App): void {
  addCompanies(app);
  addJobs(app);
}
