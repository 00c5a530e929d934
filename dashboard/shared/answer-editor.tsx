import { Alert, Box, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Static } from 'typebox';
import type { GapAnswered } from '../../src/contract/dashboard/insight.ts';
import { api, Problem } from './api.ts';
import { number, t } from './i18n.ts';
import { ProductPicker } from './product-picker.tsx';
import { say } from './toast.tsx';
import { TriedList } from './tried-list.tsx';

type Answered = Static<typeof GapAnswered>;
type Draft = { question: string; answer: string; page_url?: string; wordings?: readonly string[] };

const mostWordings = 20;

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').slice(0, mostWordings - 1);
}

/**
 * A person's answer to what shoppers ask: published as a FAQ with its wordings, kept by a test case, and asked again at
 * once, so that what shoppers get now is seen. What is published already is published again only when it was changed.
 */
export function AnswerEditor(props: {
  question: string;
  /** Where it is sent to, and what goes along beside what is typed. */
  path: string;
  extra?: object;
  /** Wordings that are sent along; more of them may be typed. */
  wordings?: readonly string[];
  /** The page on which it was asked. */
  askedOn?: string | undefined;
  /** What taking it back takes beside deleting the FAQ and its case. */
  onUndone?: () => Promise<unknown>;
  /** Beside the button, and below it, until it is published. */
  actions?: ReactNode;
  before?: ReactNode;
}) {
  const { path, extra = {}, wordings, askedOn, onUndone, actions, before } = props;
  const client = useQueryClient();
  const [question, setQuestion] = useState(props.question);
  const [answer, setAnswer] = useState('');
  const [others, setOthers] = useState('');
  const [page, setPage] = useState('');
  const [published, setPublished] = useState<string>();
  const draft: Draft = {
    question,
    answer,
    ...(page ? { page_url: page } : {}),
    ...(wordings ? { wordings: [...wordings, ...linesOf(others)] } : {}),
  };
  const isPublished = published === JSON.stringify(draft);
  const refresh = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes('gaps') });
  const publish = useMutation({
    mutationFn: (sent: Draft) => api.post<Answered>(path, { ...sent, ...extra }),
    onSuccess: async ({ faq_id: faqId, case_id: caseId, replaced }, sent) => {
      setPublished(JSON.stringify(sent));
      await Promise.all([refresh(), client.invalidateQueries({ queryKey: ['/v1/faqs'] })]);
      const undo = async () => {
        await api.delete(`/v1/faqs/${faqId}`);
        await api.delete(`/evaluation/cases/${caseId}`);
        await onUndone?.();
        setPublished(undefined);
        publish.reset();
        await refresh();
      };
      if (replaced) say(t('The FAQ with this question has the new answer now.'));
      else say(t('Live. A test case keeps it so.'), () => void undo());
    },
  });
  const fault = (name: string) => (publish.error instanceof Problem ? publish.error.fault(name) : undefined);
  const tried = publish.data?.tried ?? [];
  const answered = tried.filter(({ status }) => status === 'answered').length;
  return (
    <Stack>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!publish.isPending && !isPublished) publish.mutate(draft);
        }}
      >
        <Stack>
          <TextInput
            label={t('Question')}
            value={question}
            onChange={(event) => setQuestion(event.currentTarget.value)}
            maxLength={500}
            required
            withAsterisk={false}
            error={fault('question')}
          />
          <Textarea
            label={t('Answer')}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
            autosize
            minRows={3}
            maxLength={4_000}
            required
            withAsterisk={false}
            error={fault('answer')}
            data-autofocus
          />
          {wordings ? (
            <Textarea
              label={t('Other ways to ask it, one a line')}
              description={t('Only words like these find the answer; write how shoppers say it.')}
              value={others}
              onChange={(event) => setOthers(event.currentTarget.value)}
              autosize
              minRows={2}
              maxLength={4_000}
              error={fault('wordings')}
            />
          ) : null}
          <ProductPicker
            label={t('Product page that lists it; empty: the whole shop')}
            value={page}
            onChange={setPage}
            error={fault('page_url')}
          />
          {askedOn && askedOn !== page ? (
            <Button size="xs" variant="subtle" w="fit-content" onClick={() => setPage(askedOn)}>
              {t('Only on the page where it was asked')}
            </Button>
          ) : null}
          {publish.error && !fault('question') && !fault('answer') && !fault('page_url') ? (
            <Alert color="red" role="alert">
              {publish.error.message}
            </Alert>
          ) : null}
          <Group>
            <Button type="submit" loading={publish.isPending} disabled={isPublished}>
              {isPublished ? t('Published') : published ? t('Publish the change') : t('Publish')}
            </Button>
            {published === undefined ? actions : null}
          </Group>
        </Stack>
      </form>
      {publish.data ? (
        <Box role="status">
          <Text size="sm" fw={600} data-answered={answered}>
            {t('{answered} of {all} wordings are answered now.', {
              answered: number(answered),
              all: number(tried.length),
            })}
          </Text>
          {publish.data.left_out.length > 0 ? (
            <Text size="sm">
              {t('Another FAQ answers these already: {wordings}', {
                wordings: publish.data.left_out.join(' · '),
              })}
            </Text>
          ) : null}
          <TriedList tried={tried} />
        </Box>
      ) : (
        before
      )}
    </Stack>
  );
}
