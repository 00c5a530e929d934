import { Text } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { t } from '../../shared/i18n.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { EntryForm } from './form.tsx';
import { Frame } from './frame.tsx';

export function Forgot() {
  const [isSent, setSent] = useState(false);
  return (
    <Frame title={t('A new password')}>
      {isSent ? (
        <Text role="status">
          {t(
            'If this address has an account, a link is on its way. On a server without mail, who runs it finds the link on the terminal, or makes one with: aisle operator link',
          )}
        </Text>
      ) : (
        <EntryForm
          fields={[{ name: 'email', label: t('Mail address'), kind: 'email' }]}
          submit={t('Send me a link')}
          onSubmit={async (values) => {
            await api.post('/password/forgot', values);
            setSent(true);
          }}
        />
      )}
      <PageLink to="/sign-in">{t('Back to sign-in')}</PageLink>
    </Frame>
  );
}
