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
} from '@mantine/core';
import { useHotkeys, useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import type { Static } from 'typebox';
import type { Faq as FaqShape } from '../../../src/contract/faqs.ts';
import { State, When } from '../../shared/bits.tsx';
import { Empty, PageHead } from '../../shared/feedback.tsx';
import { t } from '../../shared/i18n.ts';
import { useAddress } from '../../shared/link.tsx';
import { ServerList, useList } from '../../shared/list.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { useCompany } from '../../shared/session.ts';
import { say } from '../../shared/toast.tsx';
import { EditFaq } from './edit-faq.tsx';
import { type Patch, useReview } from './use-review.ts';

type Faq = Static<typeof FaqShape>;
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

/** The review queue and all FAQs; everything by keyboard. */
export function Faqs() {
  const company = useCompany();
  const [address, change] = useAddress();
  const review = address['review'] ?? 'auto';
  const list = useList<Faq>(
    '/v1/faqs',
    { review: review === 'all' ? undefined : review, locale: address['locale'] },
    100,
  );
  const queue = useReview(list, review === 'auto');
  const { rows, place, current, done, act, undo } = queue;
  const [editing, setEditing] = useState<Faq | 'new'>();
  const [isHelp, setHelp] = useState(false);
  const [hasKeys, setHasKeys] = useLocalStorage({ key: 'aisle-faq-keys', defaultValue: true });
  const total = done + (review === 'auto' ? rows.length : 0);
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
          ['j', () => queue.goTo(place + 1)],
          ['k', () => queue.goTo(place - 1)],
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
  const reviews = {
    auto: t('that wait for review'),
    approved: t('that were approved'),
    edited: t('that people wrote or changed'),
    rejected: t('that were rejected'),
    all: t('all FAQs'),
  };
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
          data={Object.entries(reviews).map(([value, label]) => ({ value, label }))}
          onChange={(event) => {
            queue.goTo(0);
            change({ review: event.currentTarget.value });
          }}
        />
        <Checkbox
          label={t('Decide with single keys (a, e, x …)')}
          checked={hasKeys}
          onChange={(event) => setHasKeys(event.currentTarget.checked)}
          pb={8}
        />
        <Button variant="default" onClick={() => setHelp(true)}>
          {t('Which keys?')}
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
        {() => (
          <Stack gap="xs" role="list" aria-label={t('FAQs')}>
            {rows.map((faq, i) => (
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
        <EditFaq
          faq={editing === 'new' ? undefined : editing}
          close={() => setEditing(undefined)}
          onSaved={() => {
            queue.onSaved(editing === 'new' ? undefined : editing);
            say(t('Saved and live.'));
          }}
        />
      ) : null}
      <Modal
        opened={isHelp}
        onClose={() => setHelp(false)}
        title={t('Keyboard')}
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
