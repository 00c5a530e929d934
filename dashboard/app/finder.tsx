import { Modal, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api, query } from '../shared/api.ts';
import { t } from '../shared/i18n.ts';
import { mayUse, useCompany } from '../shared/session.ts';
import { groups } from './pages.ts';

type Found = { title: string; kind: string; to: string; search?: Record<string, string> };
type Suggestions = { suggestions: { kind: string; text: string; product_id?: string }[] };

const requestId = /^req_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Ctrl/Cmd+K: pages by name, products, and a request by its id. */
export function Finder({ close }: { close: () => void }) {
  const company = useCompany();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), 150);
  const base = `/${company.company_id}`;
  const products = useQuery({
    queryKey: ['finder', company.company_id, asked],
    queryFn: ({ signal }) =>
      api.get<Suggestions>(`/v1/search/suggest${query({ q: asked, limit: 5 })}`, signal),
    enabled: asked.length > 1 && company.company_id !== '' && !requestId.test(asked),
  });
  const pages: Found[] = groups
    .flatMap((group) => group.pages)
    .filter(({ needs }) => mayUse(company, needs))
    .map(({ path, title }) => ({ title: t(title), kind: t('page'), to: `${base}/${path}` }))
    .filter(({ title }) => title.toLowerCase().includes(text.trim().toLowerCase()));
  const found: Found[] = [
    ...(requestId.test(asked)
      ? [{ title: asked, kind: t('request'), to: `${base}/requests`, search: { open: asked } }]
      : []),
    ...(company.company_id === '' ? [] : pages),
    ...(products.data?.suggestions ?? []).flatMap((each): Found[] =>
      each.product_id === undefined
        ? []
        : [
            {
              title: each.text,
              kind: t('product'),
              to: `${base}/catalogue`,
              search: { open: each.product_id },
            },
          ],
    ),
  ];
  const go = ({ to, search = {} }: Found) => {
    close();
    void navigate({ to: to as never, search: search as never });
  };
  return (
    <Modal
      opened
      onClose={close}
      withCloseButton={false}
      title={t('Find a page, a product or a request')}
      size="lg"
    >
      <Stack gap="xs">
        <TextInput
          data-autofocus
          aria-label={t('Find')}
          placeholder={t('Overview, Trailhead, req_…')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && found[0]) go(found[0]);
          }}
        />
        {found.map((each) => (
          <UnstyledButton key={`${each.to}${each.title}`} className="nav-link" onClick={() => go(each)}>
            {each.title}{' '}
            <Text span size="xs" c="dimmed">
              {each.kind}
            </Text>
          </UnstyledButton>
        ))}
        {found.length === 0 ? <Text size="sm">{t('Nothing found.')}</Text> : null}
      </Stack>
    </Modal>
  );
}
