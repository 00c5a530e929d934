import { Box, Checkbox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { Load } from '../../shared/feedback.tsx';
import { t } from '../../shared/i18n.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { useSession } from '../../shared/session.ts';
import { say } from '../../shared/toast.tsx';

type Settings = { team: { require_second_factor: boolean } };

/** Whether only people with a second factor are let in; who asks it of others has one. */
export function SecondFactor() {
  const client = useQueryClient();
  const session = useSession();
  const settings = useQuery({ queryKey: ['settings'], queryFn: () => api.get<Settings>('/v1/settings') });
  const change = useMutation({
    mutationFn: (isRequired: boolean) =>
      api.patch<Settings>('/v1/settings', { team: { require_second_factor: isRequired } }),
    onSuccess: (now) => {
      client.setQueryData(['settings'], now);
      say(t('Saved. In force within a second.'));
    },
  });
  const hasOwn = session.data?.two_factor_enabled === true;
  return (
    <Load from={settings} rows={1}>
      {({ team: { require_second_factor: isRequired } }) => (
        <Box>
          <Checkbox
            label={t('Only people with a second factor may come in')}
            description={
              hasOwn || isRequired ? (
                t('Whoever has none is asked to switch it on before seeing anything of this company.')
              ) : (
                <>
                  {t('Switch your own on first:')} <PageLink to="/account">{t('Your account')}</PageLink>
                </>
              )
            }
            checked={isRequired}
            disabled={change.isPending || (!hasOwn && !isRequired)}
            onChange={(event) => change.mutate(event.currentTarget.checked)}
          />
        </Box>
      )}
    </Load>
  );
}
