import { api, Problem } from './api.ts';
import type { Source } from './sources.tsx';

type Settings = { company: { domains: string[] } };

function isForeignHost(error: unknown): boolean {
  if (!(error instanceof Problem)) return false;
  const errors = (error.members['errors'] ?? []) as { pointer?: string; code?: string }[];
  return errors.some(({ pointer, code }) => pointer === '/url' && code === 'mismatch');
}

/**
 * Has a website read. Whoever names a site as the shop's own means its host too, so a host that is not known yet is added
 * to the shop's addresses first; who may not change those gets the server's refusal.
 */
export async function addWebsite(address: string, options: object = {}): Promise<Source> {
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;
  const create = () => api.post<Source>('/v1/sources', { kind: 'website', url, ...options });
  try {
    return await create();
  } catch (error) {
    if (!isForeignHost(error)) throw error;
    const { domains } = (await api.get<Settings>('/v1/settings')).company;
    const host = new URL(url).host.replace(/^www\./, '');
    await api.patch('/v1/settings', { company: { domains: [...domains, host] } });
    return create();
  }
}
