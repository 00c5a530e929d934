import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../shared/api.ts';
import { t } from '../../shared/i18n.ts';
import { EntryForm } from './form.tsx';
import { codeOfAddress, Frame } from './frame.tsx';

/** The first account of a server. */
export function Setup() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <Frame
      title={t('Make the first account')}
      hint={t('It runs this server and is admin of the shop that is there. The link works once.')}
    >
      <EntryForm
        fields={[
          { name: 'name', label: t('Your name') },
          { name: 'email', label: t('Mail address'), kind: 'email' },
          { name: 'password', label: t('Password'), kind: 'new-password' },
        ]}
        submit={t('Make the account')}
        onSubmit={async (values) => {
          await api.post('/setup', { ...values, code: codeOfAddress() });
          await client.invalidateQueries();
          await navigate({ to: '/welcome' as never });
        }}
      />
    </Frame>
  );
}
