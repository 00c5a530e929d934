import { nullable, Time } from '../fields.ts';
import { Type } from '../type.ts';

export const OperatedCompany = Type.Object({
  company_id: Type.String(),
  name: Type.String(),
  domains: Type.Array(Type.String()),
  access_enabled: Type.Boolean(),
  created_at: Time,
  products: Type.Integer(),
  documents: Type.Integer(),
  requests_7d: Type.Integer(),
});

export const OperatedCompanies = Type.Object({ data: Type.Array(OperatedCompany) });

export const NewCompanyBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  shop_url: Type.Optional(Type.String({ minLength: 1, maxLength: 2_048 })),
  default_locale: Type.Optional(Type.String({ format: 'locale', maxLength: 35 })),
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
  enable: Type.Optional(Type.Boolean()),
});

/** Disabling asks for the company's name, typed. */
export const AccessBody = Type.Object({
  access_enabled: Type.Boolean(),
  confirm_name: Type.Optional(Type.String({ maxLength: 200 })),
});

export const CompanyParams = Type.Object({
  company_id: Type.String({ format: 'identifier', minLength: 1, maxLength: 64 }),
});

export const FailedJob = Type.Object({
  job_id: Type.String(),
  company_id: nullable(Type.String()),
  kind: Type.String(),
  attempt: Type.Integer(),
  last_error: nullable(Type.String()),
  created_at: Time,
  finished_at: nullable(Time),
});
export const FailedJobs = Type.Object({
  data: Type.Array(FailedJob),
  queued: Type.Integer(),
  running: Type.Integer(),
});
export const JobParams = Type.Object({
  job_id: Type.String({ format: 'identifier', minLength: 1, maxLength: 64 }),
});
