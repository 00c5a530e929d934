import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Static } from 'typebox';
import type { Session as SessionShape } from '../../src/contract/dashboard/accounts.ts';
import { api } from './api.ts';

export type Session = Static<typeof SessionShape>;
export type Company = Session['companies'][number];
export type Grant = Company['grants'][number];

/** Who is signed in; asked once and kept. */
export function useSession() {
  return useQuery({
    queryKey: ['session'],
    queryFn: () => api.get<Session>('/session'),
    staleTime: 60_000,
    retry: false,
  });
}

/** The company whose pages are open, as this person sees it. */
export function useCompany(): Company {
  const { company } = useParams({ strict: false }) as { company?: string };
  const { data } = useSession();
  const found = data?.companies.find(({ company_id: id }) => id === company);
  return found ?? { company_id: company ?? '', name: '', access_enabled: false, role: 'member', grants: [] };
}

export function mayUse(company: Company, grant: Grant | 'admin' | undefined): boolean {
  return (
    company.role === 'admin' || grant === undefined || (grant !== 'admin' && company.grants.includes(grant))
  );
}
