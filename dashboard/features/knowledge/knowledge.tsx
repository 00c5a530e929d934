import {
  Button,
  Code,
  Drawer,
  Group,
  Modal,
  Paper,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Static } from 'typebox';
import type { BlockList } from '../../../src/contract/dashboard/knowledge.ts';
import { api, query } from '../../shared/api.ts';
import { State, When } from '../../shared/bits.tsx';
import { Export } from '../../shared/export.tsx';
import { Empty, Load, PageHead } from '../../shared/feedback.tsx';
import { t } from '../../shared/i18n.ts';
import { LanguageFilter } from '../../shared/language-filter.tsx';
import { useAddress } from '../../shared/link.tsx';
import { Rows, ServerList, useList } from '../../shared/list.tsx';
import { say } from '../../shared/toast.tsx';
import { UploadBox } from '../../shared/upload.tsx';
import { Troubles } from './troubles.tsx';

type Row = {
  document_id: string;
  title: string;
  url: string | null;
  locale: string;
  trust: string;
  hash: string;
  updated_at: string;
};
type Whole = Row & { text: string };

/** The blocks of a page as the index holds them, each under its headings. */
function Blocks({ id, locale }: { id: string; locale: string }) {
  const blocks = useQuery({
    queryKey: ['document', id, locale, 'blocks'],
    queryFn: () =>
      api.get<Static<typeof BlockList>>(`/knowledge/blocks${query({ document_id: id, locale })}`),
  });
  return (
    <Load from={blocks} rows={4}>
      {({ data }) => (
        <Stack gap="xs">
          {data.map(({ seq, heading, text }) => (
            <Paper key={seq} withBorder p="sm" data-block>
              {heading ? (
                <Text size="xs" c="dimmed">
                  {heading.replaceAll(' > ', ' › ')}
                </Text>
              ) : null}
              <Text size="sm" className="pre">
                {text}
              </Text>
            </Paper>
          ))}
        </Stack>
      )}
    </Load>
  );
}

/** What the engine reads of a page: plain text, as it is quoted. */
function OnePage({ id, locale, close }: { id: string; locale: string; close: () => void }) {
  const client = useQueryClient();
  const page = useQuery({
    queryKey: ['document', id, locale],
    queryFn: () => api.get<Whole>(`/v1/documents/${encodeURIComponent(id)}?locale=${locale}`),
  });
  const remove = useMutation({
    mutationFn: () => api.delete(`/v1/documents/${encodeURIComponent(id)}`),
    onSuccess: async () => {
      close();
      await client.invalidateQueries();
      say(t('The page is deleted and answers nothing any more.'));
    },
  });
  return (
    <Load from={page}>
      {(whole) => (
        <Stack>
          <Group gap="xs">
            <Code>{whole.document_id}</Code>
            <Text size="sm">{whole.locale}</Text>
            <State of={whole.trust} />
          </Group>
          {whole.url ? (
            <a href={whole.url} target="_blank" rel="noreferrer">
              {t('The original')}
            </a>
          ) : null}
          <Title order={3} size="h5">
            {t('What Aisle sees: the page in the blocks that answers are made from')}
          </Title>
          <Blocks id={id} locale={locale} />
          <Text size="xs" c="dimmed">
            {whole.hash}
          </Text>
          <Button
            color="red"
            variant="light"
            w="fit-content"
            loading={remove.isPending}
            onClick={() => window.confirm(t('Delete this page in every language?')) && remove.mutate()}
          >
            {t('Delete the page')}
          </Button>
        </Stack>
      )}
    </Load>
  );
}

function WritePage({ close }: { close: () => void }) {
  const client = useQueryClient();
  const [values, setValues] = useState({ title: '', url: '', content: '' });
  const set = (name: keyof typeof values) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setValues((all) => ({ ...all, [name]: value }));
  };
  const save = useMutation({
    mutationFn: async () => {
      const { title, url, content } = values;
      const document_id =
        title
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, '-')
          .replace(/^-|-$/g, '')
          .slice(0, 100) || 'page';
      const result = await api.put<{ failed: number; errors: { detail: string }[] }>('/v1/documents', {
        documents: [{ document_id, title, content, ...(url ? { url } : {}) }],
      });
      if (result.failed > 0) throw new Error(result.errors.map(({ detail }) => detail).join(', '));
    },
    onSuccess: async () => {
      close();
      await client.invalidateQueries();
      say(t('The page is in; answers use it from now on.'));
    },
  });
  return (
    <Modal
      opened
      onClose={close}
      title={t('Write a page')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Stack>
          <TextInput
            label={t('Title')}
            value={values.title}
            onChange={set('title')}
            required
            withAsterisk={false}
            data-autofocus
          />
          <TextInput
            label={t('Address of the page, if it has one')}
            placeholder="https://"
            value={values.url}
            onChange={set('url')}
          />
          <Textarea
            label={t('Text (Markdown)')}
            value={values.content}
            onChange={set('content')}
            required
            withAsterisk={false}
            autosize
            minRows={8}
            maxRows={20}
          />
          <Button type="submit" loading={save.isPending}>
            {t('Save')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

/** Pages that answers come from. */
export function Knowledge() {
  const [address, change] = useAddress();
  const [isBringing, setBringing] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const { locale } = address;
  const list = useList<Row>('/v1/documents', { locale });
  return (
    <>
      <PageHead
        title={t('Knowledge')}
        hint={t('Pages that answers come from: returns, delivery, care, guides.')}
        action={
          <Group>
            <Button variant="default" onClick={() => setWriting(true)}>
              {t('Write a page')}
            </Button>
            <Button onClick={() => setBringing(true)}>{t('Bring in files')}</Button>
          </Group>
        }
      />
      <Group mb="md" align="flex-end">
        <LanguageFilter locale={locale ?? ''} onChange={(tag) => change({ locale: tag })} />
        <Export name="pages" path="/v1/documents" filter={{ locale }} />
      </Group>
      <Troubles />
      <ServerList
        list={list}
        empty={
          <Empty
            title={t('No pages yet.')}
            example={t('A page on returns answers "How long do I have to return this?" with its own words.')}
            action={<Button onClick={() => setBringing(true)}>{t('Bring in files')}</Button>}
          />
        }
      >
        {(rows) => (
          <Rows
            label={t('Pages')}
            rows={rows}
            keyOf={({ document_id: id, locale: tag }) => `${id} ${tag}`}
            bulk={[
              {
                label: t('Delete'),
                question: t('Delete {count} pages, each in every language?'),
                isDangerous: true,
                run: ({ document_id: id }) => api.delete(`/v1/documents/${encodeURIComponent(id)}`),
              },
            ]}
            onOpen={({ document_id: id, locale: tag }) => change({ open: id, in: tag })}
            isOpen={({ document_id: id, locale: tag }) => id === address['open'] && tag === address['in']}
            columns={[
              { title: t('Title'), cell: ({ title }) => title },
              {
                title: t('Address'),
                cell: ({ url }) => (
                  <Text size="xs" lineClamp={1}>
                    {url ?? '–'}
                  </Text>
                ),
              },
              { title: t('Language'), cell: ({ locale: tag }) => tag, width: 90 },
              { title: t('Trust'), cell: ({ trust }) => <State of={trust} />, width: 100 },
              { title: t('Changed'), cell: ({ updated_at: at }) => <When at={at} />, width: 140 },
            ]}
          />
        )}
      </ServerList>
      <Drawer
        opened={address['open'] !== undefined}
        onClose={() => change({ open: undefined, in: undefined })}
        position="right"
        size="xl"
        title={t('Page')}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        {address['open'] ? (
          <OnePage
            id={address['open']}
            locale={address['in'] ?? 'en'}
            close={() => change({ open: undefined, in: undefined })}
          />
        ) : null}
      </Drawer>
      <Modal
        opened={isBringing}
        onClose={() => setBringing(false)}
        title={t('Bring in files')}
        size="xl"
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <UploadBox
          kind="documents"
          accept=".md,.html,.htm,.txt,.csv,.json,.jsonl,.ndjson"
          hint={t('Help pages, returns, delivery: Markdown, HTML, text, CSV or JSON Lines')}
        />
      </Modal>
      {isWriting ? <WritePage close={() => setWriting(false)} /> : null}
    </>
  );
}
