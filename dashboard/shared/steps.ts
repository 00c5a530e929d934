import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

type Step = { title: string; isDone: boolean; page: string };
type Listed = { data: unknown[] };
type Settings = { integrations: { ai_powered_faqs: { enabled: boolean } } };

const again = { staleTime: 1_000, refetchInterval: 2_000, retry: false } as const;

/** What is done of the first day; looked at anew every two seconds while it is shown. */
export function useSteps(): readonly Step[] | undefined {
  const products = useQuery({
    queryKey: ['steps', 'products'],
    queryFn: () => api.get<Listed>('/v1/products?limit=1'),
    ...again,
  });
  const documents = useQuery({
    queryKey: ['steps', 'documents'],
    queryFn: () => api.get<Listed>('/v1/documents?limit=1'),
    ...again,
  });
  const threads = useQuery({
    queryKey: ['steps', 'threads'],
    queryFn: () => api.get<Listed>('/v1/threads?limit=1'),
    ...again,
  });
  const settings = useQuery({
    queryKey: ['steps', 'settings'],
    queryFn: () => api.get<Settings>('/v1/settings'),
    ...again,
  });
  const keys = useQuery({ queryKey: ['steps', 'keys'], queryFn: () => api.get<Listed>('/keys'), ...again });
  const calls = useQuery({
    queryKey: ['steps', 'calls'],
    queryFn: () => api.get<Listed>('/requests?limit=1'),
    ...again,
  });
  const all = [products, documents, threads, settings, keys, calls];
  if (all.some(({ data }) => data === undefined)) return undefined;
  const has = (list: { data: Listed | undefined }) => (list.data?.data.length ?? 0) > 0;
  return [
    { title: 'Bring in what you sell and know', isDone: has(products) || has(documents), page: 'start' },
    { title: 'Ask a question', isDone: has(threads), page: 'playground' },
    {
      title: 'Switch product FAQs on',
      isDone: settings.data?.integrations.ai_powered_faqs.enabled === true,
      page: 'settings/integrations',
    },
    { title: 'Make an API key', isDone: has(keys), page: 'settings/keys' },
    { title: 'Send the first request', isDone: has(calls), page: 'requests' },
  ];
}
