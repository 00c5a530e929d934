import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../shared/api.ts';
import { Load } from '../../shared/feedback.tsx';
import { t } from '../../shared/i18n.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { useSession } from '../../shared/session.ts';
import { sayProblem } from '../../shared/toast.tsx';
import { EntryForm } from './form.tsx';
import { codeOfAddress, Frame } from './frame.tsx';

type Offer = { company_name: string; email: string; role: string; has_account: boolean };

export function Invitation() {
  const token = codeOfAddress();
  const navigate = useNavigate();
  const client = useQueryClient();
  const session = useSession();
  const offer = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api.post<Offer>('/invitations/read', { token }),
    retry: false,
  });
  const accept = async (values: Record<string, string>) => {
    await api.post('/invitations/accept', { token, ...values });
    client.clear();
    await navigate({ to: '/' as never });
  };
  return (
    <Frame title={t('You are invited')}>
      <Load from={offer} rows={3}>
        {({ company_name: company, email, has_account: hasAccount }) =>
          hasAccount ? (
            session.data?.email === email ? (
              <Button onClick={() => void accept({}).catch(sayProblem)}>
                {t('Join {company}', { company })}
              </Button>
            ) : (
              <p>
                {t('Sign in as {email} first, then open this link again.', { email })}{' '}
                <PageLink to="/sign-in">{t('Sign in')}</PageLink>
              </p>
            )
          ) : (
            <EntryForm
              fields={[
                { name: 'name', label: t('Your name') },
                { name: 'email', label: t('Mail address'), kind: 'email', readOnly: email },
                { name: 'password', label: t('Password'), kind: 'new-password' },
              ]}
              submit={t('Join {company}', { company })}
              onSubmit={({ name = '', password = '' }) => accept({ name, password })}
            />
          )
        }
      </Load>
    </Frame>
  );
}
