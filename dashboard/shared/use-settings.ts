import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Static } from 'typebox';
import type { Settings as SettingsShape } from '../../src/contract/settings.ts';
import { api } from './api.ts';
import { t } from './i18n.ts';
import { say } from './toast.tsx';

export type Settings = Static<typeof SettingsShape>;

/** The company's settings, and how a part of them is changed. */
export function useSettings(onSaved: () => unknown = () => undefined) {
  const client = useQueryClient();
  const settings = useQuery({ queryKey: ['settings'], queryFn: () => api.get<Settings>('/v1/settings') });
  const change = useMutation({
    mutationFn: (patch: object) => api.patch<Settings>('/v1/settings', patch),
    onSuccess: (now) => {
      client.setQueryData(['settings'], now);
      void onSaved();
      say(t('Saved. In force within a second.'));
    },
  });
  return { settings, change };
}
