import { Button, Checkbox, Group, Modal, Select, Stack, Tabs, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from './api.ts';
import { Snippet } from './bits.tsx';
import { t } from './i18n.ts';
import { useSession } from './session.ts';

type Created = { key: { key_id: string }; secret: string };

const dayMs = 86_400_000;

/** What a scope lets a key do, in a sentence each. */
const meanings: Readonly<Record<string, string>> = {
  'messages:write': 'Ask questions and rate answers.',
  'faqs:read': 'Read the FAQs of product pages.',
  'search:read': 'Search the catalogue and read products.',
  'threads:read': 'Read and export conversations.',
  'threads:delete': 'Delete conversations.',
  'knowledge:write': 'Bring in, change and delete pages and FAQs.',
  'catalog:write': 'Bring in, change and delete products.',
  'analytics:read': 'Read figures, gaps and traces.',
  'settings:write': 'Read and change settings.',
};

const usual = ['messages:write', 'faqs:read', 'search:read'];

function snippets(secret: string, url: string) {
  const question = 'What is your return policy?';
  return {
    curl: `curl ${url}/api/v1/send_message -H "Authorization: Bearer ${secret}" -H "Content-Type: application/json" -d '{"query_text":"${question}"}'`,
    Node: `const response = await fetch('${url}/api/v1/send_message', {\n  method: 'POST',\n  headers: { authorization: 'Bearer ${secret}', 'content-type': 'application/json' },\n  body: JSON.stringify({ query_text: '${question}' }),\n});\nconsole.log((await response.json()).result_text);`,
    '.env': `AISLE_URL=${url}\nAISLE_KEY=${secret}`,
  };
}

/** The key, this once. It lives in this component's memory only and is gone when it closes. */
export function ShowKeyOnce({ secret, close }: { secret: string; close: () => void }) {
  const session = useSession();
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const tryClose = () => (isCopied ? close() : setAsking(true));
  const copied = () => setCopied(true);
  const texts = snippets(secret, session.data?.public_url ?? location.origin);
  return (
    <Modal
      opened
      onClose={tryClose}
      title={t('Your new key')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Stack>
        <Text size="sm">
          {t(
            'It is shown this once and kept nowhere. Put it where your backend reads its secrets, never into a web page.',
          )}
        </Text>
        <Snippet text={secret} onCopied={copied} />
        <Tabs defaultValue="curl" keepMounted={false}>
          <Tabs.List aria-label={t('Ready to paste')}>
            {Object.keys(texts).map((name) => (
              <Tabs.Tab key={name} value={name}>
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {Object.entries(texts).map(([name, text]) => (
            <Tabs.Panel key={name} value={name} pt="sm">
              <Snippet text={text} onCopied={copied} />
            </Tabs.Panel>
          ))}
        </Tabs>
        {isAsking ? (
          <Group role="alert">
            <Text size="sm" fw={600}>
              {t('You will not see this key again. Close without copying?')}
            </Text>
            <Button size="xs" variant="default" onClick={() => setAsking(false)}>
              {t('Back')}
            </Button>
            <Button size="xs" color="red" onClick={close}>
              {t('Close without copying')}
            </Button>
          </Group>
        ) : (
          <Button onClick={tryClose} w="fit-content">
            {t('Done')}
          </Button>
        )}
      </Stack>
    </Modal>
  );
}

/** Asks what the key is for, makes it, and shows it once. */
export function NewKey({ close, scopes }: { close: () => void; scopes: readonly string[] }) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string[]>(usual);
  const [expiry, setExpiry] = useState('none');
  const [secret, setSecret] = useState<string>();
  const create = useMutation({
    mutationFn: () => {
      const days = Number(expiry);
      const expires = Number.isNaN(days)
        ? {}
        : { expires_at: new Date(Date.now() + days * dayMs).toISOString() };
      return api.post<Created>('/keys', { name, scopes: chosen, ...expires });
    },
    // Taken out of the answer at once: the mutation's own memory must not keep it.
    onSuccess: ({ secret: made }) => {
      setSecret(made);
      create.reset();
      void client.invalidateQueries({ queryKey: ['keys'] });
      void client.invalidateQueries({ queryKey: ['steps'] });
    },
    gcTime: 0,
  });
  if (secret !== undefined) return <ShowKeyOnce secret={secret} close={close} />;
  return (
    <Modal
      opened
      onClose={close}
      title={t('New API key')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate();
        }}
      >
        <Stack>
          <TextInput
            label={t('Name')}
            description={t('What will use it, such as "shop backend"')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            required
            withAsterisk={false}
            maxLength={200}
            data-autofocus
          />
          <Checkbox.Group label={t('It may')} value={chosen} onChange={setChosen}>
            <Stack gap={6} mt="xs">
              {scopes.map((scope) => (
                <Checkbox key={scope} value={scope} label={`${scope}: ${t(meanings[scope] ?? '')}`} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Select
            label={t('It ends')}
            value={expiry}
            onChange={(value) => setExpiry(value ?? 'none')}
            allowDeselect={false}
            data={[
              { value: 'none', label: t('never') },
              { value: '90', label: t('in 90 days') },
              { value: '365', label: t('in a year') },
            ]}
          />
          <Button
            type="submit"
            loading={create.isPending}
            disabled={name.trim() === '' || chosen.length === 0}
          >
            {t('Make the key')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
