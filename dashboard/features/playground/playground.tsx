import { Box, Button, Group, NativeSelect, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api, request } from '../../shared/api.ts';
import { CopyButton, State } from '../../shared/bits.tsx';
import { PageHead } from '../../shared/feedback.tsx';
import { money, t } from '../../shared/i18n.ts';
import { useAddress } from '../../shared/link.tsx';
import { ProductPicker } from '../../shared/product-picker.tsx';
import { useSession } from '../../shared/session.ts';
import { NoTrace, Trace } from '../../shared/trace.tsx';

type Product = {
  product_id: string;
  title: string;
  url?: string;
  price?: { amount: number; currency: string };
};
type Answer = {
  result_text: string;
  thread_id: string;
  answer_status: string;
  sources: { source_id: string; title: string; url: string | null; quote: string }[];
  products: Product[];
  see_also: { title: string; url: string | null; source_id: string }[];
  suggested_questions: string[];
};
type Turn = { question: string; answer?: Answer; requestId?: string; error?: string };
type Settings = { company: { locales: string[]; default_locale: string } };

/** What the assistant says, as a shopper would see it. */
function AnswerView({ answer }: { answer: Answer }) {
  return (
    <Stack gap={6}>
      <Group gap="xs">
        <State of={answer.answer_status} />
      </Group>
      <Text size="sm" className="pre">
        {answer.result_text}
      </Text>
      {answer.products.length > 0 ? (
        <Text size="sm">
          {answer.products
            .map(({ title, price }) => `${title}${price ? ` (${money(price)})` : ''}`)
            .join(' · ')}
        </Text>
      ) : null}
      {answer.sources.length > 0 ? (
        <Text size="xs" c="dimmed">
          {t('Sources: {titles}', {
            titles: [...new Set(answer.sources.map(({ title }) => title))].join(', '),
          })}
        </Text>
      ) : null}
    </Stack>
  );
}

function curlOf(url: string, body: object): string {
  const json = JSON.stringify(body).replaceAll("'", "'\\''");
  return `curl ${url}/api/v1/send_message \\\n  -H "Authorization: Bearer $AISLE_KEY" -H "Content-Type: application/json" \\\n  -d '${json}'`;
}

/** A chat with the shop's assistant, and beside it why it answered so. Runs the pipeline of the API. */
export function Playground() {
  const [address, change] = useAddress();
  const session = useSession();
  const [turns, setTurns] = useState<Turn[]>([]);
  const [text, setText] = useState(address['ask'] ?? '');
  const [pageUrl, setPageUrl] = useState('');
  const [locale, setLocale] = useState('');
  const settings = useQuery({
    queryKey: ['settings'],
    queryFn: () => api.get<Settings>('/v1/settings'),
    retry: false,
  });
  const ideas = useQuery({
    queryKey: ['ideas'],
    queryFn: () => api.get<{ data: string[] }>('/questions'),
    staleTime: 60_000,
  });
  const end = useRef<HTMLDivElement>(null);
  const threadId = turns.findLast(({ answer }) => answer)?.answer?.thread_id;
  const bodyOf = (question: string) => ({
    query_text: question,
    ...(threadId ? { thread_id: threadId } : {}),
    ...(pageUrl ? { page_url: pageUrl } : {}),
    ...(locale ? { locale } : {}),
  });
  const ask = useMutation({
    mutationFn: (question: string) => request<Answer>('POST', '/v1/send_message', bodyOf(question)),
    onMutate: (question) => setTurns((all) => [...all, { question }]),
    onSuccess: ({ data, headers }, question) => {
      const requestId = headers.get('x-request-id') ?? '';
      setTurns((all) => [...all.slice(0, -1), { question, answer: data, requestId }]);
      change({ trace: requestId, ask: undefined });
    },
    // What was typed comes back into the field.
    onError: (error, question) => {
      setTurns((all) => all.slice(0, -1));
      setText(question);
      void error;
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const question = text.trim();
    if (question === '' || ask.isPending) return;
    setText('');
    ask.mutate(question);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest turn comes into view when there is one
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [turns.length]);
  const last = turns.at(-1);
  const starters = last?.answer?.suggested_questions ?? (turns.length === 0 ? (ideas.data?.data ?? []) : []);
  const locales = settings.data?.company.locales ?? [];
  return (
    <>
      <PageHead
        title={t('Playground')}
        hint={t(
          'Ask as a shopper would. The answer is the one the API gives; nothing here counts in the figures.',
        )}
        action={
          <Button
            variant="default"
            onClick={() => {
              setTurns([]);
              change({ trace: undefined });
            }}
          >
            {t('New conversation')}
          </Button>
        }
      />
      <Box className="split">
        <Paper withBorder p="md">
          <Stack gap="sm">
            <Group grow align="flex-start">
              <ProductPicker label={t('Page the shopper is on')} value={pageUrl} onChange={setPageUrl} />
              <NativeSelect
                label={t('Language of the shopper')}
                value={locale}
                onChange={(event) => setLocale(event.currentTarget.value)}
                data={[
                  { value: '', label: t('As the shop') },
                  ...locales.map((value) => ({ value, label: value })),
                ]}
              />
            </Group>
            <Stack gap="sm" mih={220} role="log" aria-label={t('Conversation')}>
              {turns.length === 0 ? (
                <Text size="sm">{t('Ask anything your shoppers would ask.')}</Text>
              ) : null}
              {turns.map((turn) => (
                <Stack key={turn.requestId ?? turn.question} gap={6}>
                  <Box className="bubble bubble-own">{turn.question}</Box>
                  {turn.answer ? (
                    <button
                      type="button"
                      className="bubble bubble-answer"
                      aria-pressed={address['trace'] === turn.requestId}
                      onClick={() => change({ trace: turn.requestId })}
                    >
                      <AnswerView answer={turn.answer} />
                    </button>
                  ) : (
                    <Text size="sm" c="dimmed" role="status">
                      {t('Answering …')}
                    </Text>
                  )}
                </Stack>
              ))}
              <div ref={end} />
            </Stack>
            {starters.length > 0 ? (
              <Group gap="xs">
                {starters.slice(0, 5).map((question) => (
                  <Button
                    key={question}
                    size="compact-sm"
                    variant="default"
                    className="starter"
                    onClick={() => ask.mutate(question)}
                    disabled={ask.isPending}
                  >
                    {question}
                  </Button>
                ))}
              </Group>
            ) : null}
            <form onSubmit={send}>
              <Group align="flex-end" wrap="nowrap">
                <TextInput
                  flex={1}
                  label={t('Question')}
                  value={text}
                  onChange={(event) => setText(event.currentTarget.value)}
                  maxLength={4_000}
                  autoComplete="off"
                />
                <Button type="submit" loading={ask.isPending}>
                  {t('Ask')}
                </Button>
              </Group>
            </form>
            {last ? (
              <CopyButton
                text={curlOf(session.data?.public_url ?? location.origin, bodyOf(last.question))}
                label={t('Copy as curl')}
              />
            ) : null}
          </Stack>
        </Paper>
        <Box>
          {address['trace'] ? <Trace key={address['trace']} requestId={address['trace']} /> : <NoTrace />}
        </Box>
      </Box>
    </>
  );
}
