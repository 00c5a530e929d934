import {
  Box,
  Button,
  Checkbox,
  Group,
  Kbd,
  Modal,
  NativeSelect,
  Paper,
  Stack,
  Table,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useHotkeys, useLocalStorage } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Static } from 'typebox';
import type { Faq as FaqShape } from '../../../src/contract/faqs.ts';
import { api } from '../../shared/api.ts';
import { State, When } from '../../shared/bits.tsx';
import { Empty, PageHead } from '../../shared/feedback.tsx';
import { t } from '../../shared/i18n.ts';
import { useAddress } from '../../shared/link.tsx';
import { ServerList, useList } from '../../shared/list.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { useCompany } from '../../shared/session.ts';
import { say } from '../../shared/toast.tsx';

type Faq = Static<typeof FaqShape>;
type Patch = {
  review?: 'approved' | 'rejected' | 'auto';
  pinned?: boolean;
  question?: string;
  answer?: string;
};
type Undo = { faqId: number; patch: Patch; at: number };

const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'approve'],
  ['e', 'edit'],
  ['x', 'reject'],
  ['p', 'pin first'],
  ['u', 'undo'],
  ['Enter', 'open the page'],
  ['?', 'these keys'],
] as const;

function Edit({ faq, close, onSaved }: { faq: Faq | undefined; close: () => void; onSaved: () => void }) {
  const [question, setQuestion] = useState(faq?.question ?? '');
  const [answer, setAnswer] = useState(faq?.answer ?? '');
  const [page, setPage] = useState('');
  const [isStale, setStale] = useState(false);
  const save = useMutation({
    mutationFn: async () => {
      if (!faq) return api.post('/v1/faqs', { question, answer, ...(page ? { page_url: page } : {}) });
      const now = await api.get<Faq>(`/v1/faqs/${faq.faq_id}`);
      // Somebody else was faster: their text is shown before ours goes over it.
      if (now.updated_at !== faq.updated_at && !isStale) {
        setStale(true);
        throw new Error(t('Somebody changed this meanwhile. Their answer: {answer}', { answer: now.answer }));
      }
      return api.patch(`/v1/faqs/${faq.faq_id}`, {
        ...(question === faq.question ? {} : { question }),
        answer,
      });
    },
    onSuccess: () => {
      onSaved();
      close();
    },
  });
  return (
    <Modal
      opened
      onClose={close}
      title={faq ? t('Edit the FAQ') : t('Write a FAQ')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.ctrlKey) save.mutate();
        }}
      >
        <Stack>
          <TextInput
            label={t('Question')}
            value={question}
            onChange={(event) => setQuestion(event.currentTarget.value)}
            required
            withAsterisk={false}
            maxLength={500}
          />
          <Textarea
            label={t('Answer')}
            description={t('{price} and {availability} are filled in when it is read.', {
              price: '{price}',
              availability: '{availability}',
            })}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
            required
            withAsterisk={false}
            autosize
            minRows={4}
            maxLength={4_000}
            data-autofocus
          />
          {faq ? null : (
            <TextInput
              label={t('Product page that lists it; empty: the whole shop')}
              placeholder="https://"
              value={page}
              onChange={(event) => setPage(event.currentTarget.value)}
            />
          )}
          <Group>
            <Button type="submit" loading={save.isPending}>
              {isStale ? t('Save all the same') : t('Save and approve')}
            </Button>
            <Text size="sm">Ctrl Enter</Text>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** The review queue and all FAQs; everything by keyboard. */
export function Faqs() {
  const company = useCompany();
  const client = useQueryClient();
  const [address, change] = useAddress();
  const review = address['review'] ?? 'auto';
  const list = useList<Faq>(
    '/v1/faqs',
    { review: review === 'all' ? undefined : review, locale: address['locale'] },
    100,
  );
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const [at, setAt] = useState(0);
  const [done, setDone] = useState(0);
  const undos = useRef<Undo[]>([]);
  const [editing, setEditing] = useState<Faq | 'new'>();
  const [isHelp, setHelp] = useState(false);
  const [hasKeys, setHasKeys] = useLocalStorage({ key: 'aisle-faq-keys', defaultValue: true });
  const place = Math.min(at, Math.max(0, rows.length - 1));
  const current = rows[place];
  const total = done + (review === 'auto' ? rows.length : 0);
  const decide = useMutation({
    mutationFn: ({ faq, patch }: { faq: Faq; patch: Patch }) => api.patch(`/v1/faqs/${faq.faq_id}`, patch),
    onSettled: () => client.invalidateQueries({ queryKey: ['/v1/faqs'] }),
  });
  const act = (faq: Faq | undefined, patch: Patch, back: Patch) => {
    if (!faq) return;
    undos.current.push({ faqId: faq.faq_id, patch: back, at: place });
    // Gone from the queue at once; the list is read anew behind it.
    if (patch.review && review === 'auto') {
      setDone((count) => count + 1);
      client.setQueryData<typeof list.data>(
        ['/v1/faqs', { review, locale: address['locale'] }, 100],
        (old) =>
          old
            ? {
                ...old,
                pages: old.pages.map((page) => ({
                  ...page,
                  data: page.data.filter(({ faq_id: id }) => id !== faq.faq_id),
                })),
              }
            : old,
      );
    }
    decide.mutate({ faq, patch });
  };
  const undo = () => {
    const last = undos.current.pop();
    if (!last) return;
    if (last.patch.review) setDone((count) => Math.max(0, count - 1));
    void api
      .patch(`/v1/faqs/${last.faqId}`, last.patch)
      .then(() => client.invalidateQueries({ queryKey: ['/v1/faqs'] }))
      .then(() => {
        setAt(last.at);
        say(t('Undone.'));
      });
  };
  const backTo = (faq: Faq): Patch => ({
    review: faq.review === 'approved' || faq.review === 'rejected' ? faq.review : 'auto',
  });
  const approve = () => current && act(current, { review: 'approved' }, backTo(current));
  const reject = () => current && act(current, { review: 'rejected' }, backTo(current));
  const pin = () => current && act(current, { pinned: !current.pinned }, { pinned: current.pinned });
  const open = () => current?.page_url && window.open(current.page_url, '_blank', 'noopener');
  const isActive = hasKeys && !editing;
  // Single letters are off while typing, and can be switched off.
  useHotkeys(
    isActive
      ? [
          ['j', () => setAt(Math.min(rows.length - 1, place + 1))],
          ['k', () => setAt(Math.max(0, place - 1))],
          ['a', approve],
          ['e', () => current && setEditing(current)],
          ['x', reject],
          ['p', pin],
          ['u', undo],
          ['Enter', open],
          ['shift+?', () => setHelp(true)],
        ]
      : [],
    ['INPUT', 'TEXTAREA', 'SELECT', 'BUTTON', 'A'],
  );
  const reviews = ['auto', 'approved', 'edited', 'rejected', 'all'];
  return (
    <>
      <PageHead
        title={t('FAQs')}
        hint={t(
          'Questions of product pages with answers from their facts. What you decide is live within two seconds.',
        )}
        action={<Button onClick={() => setEditing('new')}>{t('Write a FAQ')}</Button>}
      />
      <Group mb="md" align="flex-end">
        <NativeSelect
          label={t('Show')}
          value={review}
          data={reviews.map((value) => ({ value, label: t(value === 'auto' ? 'to review' : value) }))}
          onChange={(event) => {
            setAt(0);
            change({ review: event.currentTarget.value });
          }}
        />
        <Checkbox
          label={t('Keys of one letter')}
          checked={hasKeys}
          onChange={(event) => setHasKeys(event.currentTarget.checked)}
          pb={8}
        />
        <Button variant="default" onClick={() => setHelp(true)}>
          {t('Keys')}
        </Button>
        {review === 'auto' && total > 0 ? (
          <Text size="sm" pb={8} role="status" data-counter>
            {t('{done} of {total}', { done, total })}
          </Text>
        ) : null}
      </Group>
      <ServerList
        list={list}
        empty={
          <Empty
            title={review === 'auto' ? t('Nothing waits for review.') : t('No FAQs here.')}
            example={t(
              'FAQs of a product page are made when the page first asks for them, once they are switched on.',
            )}
            action={
              <PageLink to={`/${company.company_id}/settings/integrations`}>
                {t('Settings, Integrations, AI Powered FAQs')}
              </PageLink>
            }
          />
        }
      >
        {(shown) => (
          <Stack gap="xs" role="list" aria-label={t('FAQs')}>
            {shown.map((faq, i) => (
              <Paper
                key={faq.faq_id}
                withBorder
                p="md"
                role="listitem"
                data-faq={faq.faq_id}
                data-current={i === place}
                aria-current={i === place}
                className={i === place ? 'faq-current' : ''}
                ref={(node) => {
                  if (i === place && node && document.activeElement === document.body)
                    node.scrollIntoView({ block: 'nearest' });
                }}
              >
                <Group justify="space-between" align="flex-start" wrap="nowrap">
                  <Box>
                    <Text fw={600}>
                      {faq.pinned ? '★ ' : ''}
                      {faq.question}
                    </Text>
                    <Text size="sm" className="pre">
                      {faq.answer || t('Made anew from price and stock on each read.')}
                    </Text>
                    <Group gap="xs" mt={6}>
                      <State of={faq.review === 'auto' ? 'auto' : faq.review} />
                      {faq.state === 'live' ? null : <State of={faq.state} />}
                      <Text size="xs" c="dimmed">
                        {[faq.locale, faq.page_url ?? t('the whole shop')].join(' · ')}
                      </Text>
                      <Text size="xs" c="dimmed">
                        <When at={faq.updated_at} />
                      </Text>
                    </Group>
                  </Box>
                  <Group gap={6} wrap="nowrap">
                    <Button
                      size="compact-sm"
                      variant="default"
                      onClick={() => act(faq, { review: 'approved' }, backTo(faq))}
                    >
                      {t('Approve')}
                    </Button>
                    <Button size="compact-sm" variant="default" onClick={() => setEditing(faq)}>
                      {t('Edit')}
                    </Button>
                    <Button
                      size="compact-sm"
                      variant="light"
                      color="red"
                      onClick={() => act(faq, { review: 'rejected' }, backTo(faq))}
                    >
                      {t('Reject')}
                    </Button>
                  </Group>
                </Group>
              </Paper>
            ))}
          </Stack>
        )}
      </ServerList>
      {editing ? (
        <Edit
          faq={editing === 'new' ? undefined : editing}
          close={() => setEditing(undefined)}
          onSaved={() => {
            if (editing !== 'new' && review === 'auto') setDone((count) => count + 1);
            void client.invalidateQueries({ queryKey: ['/v1/faqs'] });
            say(t('Saved and live.'));
          }}
        />
      ) : null}
      <Modal
        opened={isHelp}
        onClose={() => setHelp(false)}
        title={t('Keys')}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <Table>
          <Table.Tbody>
            {keys.map(([key, what]) => (
              <Table.Tr key={key}>
                <Table.Td>
                  <Kbd>{key}</Kbd>
                </Table.Td>
                <Table.Td>{t(what)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Modal>
    </>
  );
}
