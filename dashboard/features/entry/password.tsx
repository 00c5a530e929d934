import { useNavigate } from '@tanstack/react-router';
import { api } from '../../shared/api.ts';
import { t } from '../../shared/i18n.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { say } from '../../shared/toast.tsx';
import { EntryForm } from './form.tsx';
import { codeOfAddress, Frame } from './frame.tsx';

/** Where the link for a new password leads. */
export function Password() {
  const navigate = useNavigate();
  return (
    <Frame title={t('Choose a new password')} hint={t('Every open session of yours then ends.')}>
      <EntryForm
        fields={[{ name: 'password', label: t('New password'), kind: 'new-password' }]}
        submit={t('Save the password')}
        onSubmit={async ({ password }) => {
          await api.post('/password/reset', { token: codeOfAddress(), password });
          say(t('Your password is changed. Sign in with it.'));
          await navigate({ to: '/sign-in' as never });
        }}
      />
      <PageLink to="/forgot">{t('Ask for another link')}</PageLink>
    </Frame>
  );
}
