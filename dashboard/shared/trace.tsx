import { Alert, Box, Button, Code, Collapse, Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { api } from './api.ts';
import { CopyButton, State, Term } from './bits.tsx';
import { Empty, Load } from './feedback.tsx';
import { number, percent, t } from './i18n.ts';
import { reasonsOf } from './reasons.ts';
import { Replay } from './replay.tsx';
import { say } from './toast.tsx';
import type { Claim, Piece, Support, TraceBody } from './trace-body.ts';
import { WriteAnswer } from './write-answer.tsx';

const stages: Readonly<Record<string, string>> = {
  search: 'Search the catalogue',
  gather: 'Gather passages',
  faqs: 'Look through FAQs',
  rank: 'Rank the evidence',
  suggest: 'Find what to suggest',
  engine: 'Compose and verify',
};

/** Stages in order with their share of the whole. */
function Waterfall({ timing }: { timing: Readonly<Record<string, number>> }) {
  const { total = 0, ...parts } = timing;
  const sum = Object.values(parts).reduce((all, part) => all + part, 0);
  return (
    <Box>
      <Box
        className="waterfall"
        role="img"
        aria-label={t('Times of the stages; the table has the same figures')}
      >
        {Object.entries(parts).map(([name, ms]) => (
          <Fragment key={name}>
            <Text size="sm">{t(stages[name] ?? name)}</Text>
            <Box className="bar" style={{ width: `${total > 0 ? Math.max(0.5, (100 * ms) / total) : 0}%` }} />
            <Text size="sm" ta="end" data-stage={name} data-ms={ms}>
              {number(ms, 1)} ms
            </Text>
          </Fragment>
        ))}
      </Box>
      <Text size="sm" mt="xs" data-total={total} data-sum={sum}>
        {t('Together {total} ms', { total: number(total, 1) })}
      </Text>
    </Box>
  );
}

/** What the ranking looked at, said only to who asks: the names are those of the engine. */
function Features({ of }: { of: Readonly<Record<string, number>> }) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const most = Object.entries(of).sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  return (
    <Box data-features={most.length}>
      <Button size="compact-xs" variant="subtle" onClick={toggle} aria-expanded={isOpen}>
        {t('What spoke for it: {count} features', { count: most.length })}
      </Button>
      {isOpen ? (
        <Text size="xs" c="dimmed">
          {most.map(([name, value]) => `${name} ${number(value, 2)}`).join(' · ')}
        </Text>
      ) : null}
    </Box>
  );
}

function sourceIdOf(support: Support): string | undefined {
  const { source } = support;
  return source?.sourceId;
}

/** What the engine sees of a cited text, with the quote marked in it. */
function SourceView({ sourceId, support }: { sourceId: string; support: Support }) {
  const [kind, id = ''] = sourceId.split(/:(.*)/s);
  const path =
    kind === 'document'
      ? `/v1/documents/${encodeURIComponent(id)}`
      : `/v1/products/${encodeURIComponent(id)}`;
  const source = useQuery({
    queryKey: ['source', path],
    queryFn: () => api.get<{ text?: string; fact_sheet?: string; title: string }>(path),
  });
  return (
    <Load from={source} rows={2}>
      {({ text, fact_sheet: facts, title }) => {
        const whole = text ?? facts ?? '';
        const quote = support.quote ?? '';
        const at = whole.indexOf(quote);
        if (at < 0)
          return (
            <Text size="sm">{t('The text has changed since: the quote does not stand in it any more.')}</Text>
          );
        const from = Math.max(0, at - 200);
        const to = Math.min(whole.length, at + quote.length + 200);
        return (
          <Text size="sm" className="pre" data-source-view={sourceId}>
            <Text span fw={600}>
              {title}:{' '}
            </Text>
            {from > 0 ? '… ' : ''}
            {whole.slice(from, at)}
            <mark data-quote>{quote}</mark>
            {whole.slice(at + quote.length, to)}
            {to < whole.length ? ' …' : ''}
          </Text>
        );
      }}
    </Load>
  );
}

function ClaimView({ claim }: { claim: Claim }) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const cited = claim.support.flatMap((support) => {
    const sourceId = sourceIdOf(support);
    return sourceId === undefined ? [] : [{ sourceId, support }];
  });
  return (
    <Box>
      <Group gap="xs" align="baseline" wrap="nowrap">
        <Text size="sm" className="pre">
          {claim.text}
        </Text>
        {cited.length > 0 ? (
          <Button
            className="source-button"
            size="compact-xs"
            variant="default"
            onClick={toggle}
            aria-expanded={isOpen}
          >
            {t('Source')}
          </Button>
        ) : null}
      </Group>
      <Collapse expanded={isOpen}>
        {isOpen
          ? cited.map(({ sourceId, support }) => (
              <SourceView key={`${sourceId}${support.start}`} sourceId={sourceId} support={support} />
            ))
          : null}
      </Collapse>
    </Box>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

function Evidence({ pieces }: { pieces: readonly Piece[] }) {
  const [isWhole, { toggle }] = useDisclosure(false);
  const shown = isWhole ? pieces : pieces.slice(0, 5);
  return (
    <Stack gap="sm">
      {shown.map((piece) => (
        <Box key={`${piece.section}${piece.text}`} data-piece>
          <Group gap="xs" wrap="nowrap" align="baseline">
            <Text size="sm" fw={600}>
              {percent(piece.probability)}
            </Text>
            <Text size="sm" className="pre">
              {piece.text}
            </Text>
          </Group>
          <Text size="xs" c="dimmed">
            {piece.section.replace('\n', ' › ')}
          </Text>
          <Features of={piece.features} />
        </Box>
      ))}
      {pieces.length > 5 ? (
        <Button size="xs" variant="default" onClick={toggle} w="fit-content">
          {isWhole ? t('Show less') : t('Show all {count}', { count: pieces.length })}
        </Button>
      ) : null}
    </Stack>
  );
}

function engineNames(): Readonly<Record<string, string>> {
  return {
    embedded: t('answered by the embedded engine'),
    llm: t('answered by a language model'),
    faq: t('answered by a FAQ'),
  };
}

/** What the models took; without a model an answer costs nothing. */
function costOf({ engine, model }: TraceBody): string {
  if (model?.cost_micros !== undefined) return number(model.cost_micros / 1_000_000, 4);
  return engine === 'llm' ? '–' : '0';
}

/** The figures of the decision beside those that were needed; the engine's names of them on hover. */
function Decision({ route }: { route: NonNullable<TraceBody['route']> }) {
  const { sure, held, touched, least } = route;
  const rows = [
    [t('How sure it is that the closest text answers'), 'sure', sure, least?.sure],
    [t('How much of the question that text covers'), 'held', held, least?.held],
    [t('How likely that text has to do with the question'), 'touched', touched, least?.touched],
  ] as const;
  return (
    <Table data-decision>
      <Table.Thead>
        <Table.Tr>
          <Table.Th />
          <Table.Th ta="end">{t('Here')}</Table.Th>
          <Table.Th ta="end">{t('Needed')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(([says, name, value, needed]) => (
          <Table.Tr key={name}>
            <Table.Td>
              <Term says={says} is={name} />
            </Table.Td>
            <Table.Td ta="end">{value === undefined ? '–' : percent(value)}</Table.Td>
            <Table.Td ta="end">{needed === undefined ? '–' : percent(needed)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** One trace, whole: the same in the playground, with requests and with conversations. */
export function Trace({ requestId }: { requestId: string }) {
  const trace = useQuery({
    queryKey: ['trace', requestId],
    queryFn: () => api.get<TraceBody>(`/v1/traces/${requestId}`),
    retry: 1,
  });
  const makeCase = useMutation({
    mutationFn: () => api.post('/evaluation/cases', { request_id: requestId }),
    onSuccess: () => say(t('Kept as a test case. Evaluation runs it.')),
  });
  return (
    <Load from={trace} rows={8}>
      {(body) => (
        <Stack gap="md" data-trace={body.request_id}>
          <Group gap="xs">
            {body.status ? <State of={body.status} /> : null}
            <Term says={engineNames()[body.engine ?? ''] ?? body.engine ?? '–'} is={body.engine ?? '–'} />
            <Text size="sm" data-cost>
              {t('Cost: {cost}', { cost: costOf(body) })}
            </Text>
            {body.degraded ? <State of="degraded" /> : null}
            <Code>{body.request_id}</Code>
          </Group>
          <Alert
            color={body.status === 'answered' ? 'teal' : 'yellow'}
            variant="light"
            title={t('Why')}
            data-reasons
          >
            {reasonsOf(body).map((reason) => (
              <Text key={reason} size="sm">
                {reason}
              </Text>
            ))}
            {body.input?.query && body.chosen_route !== 'smalltalk' ? (
              <WriteAnswer
                isAnswered={body.status === 'answered'}
                question={body.input.query}
                locale={body.input.locale}
                askedOn={body.input.page_url}
              />
            ) : null}
          </Alert>
          <Group gap="xs">
            <Button
              size="xs"
              variant="default"
              loading={makeCase.isPending}
              onClick={() => makeCase.mutate()}
            >
              {t('Make a test case')}
            </Button>
            <CopyButton text={JSON.stringify(body, null, 2)} label={t('Copy as JSON')} />
          </Group>
          {body.input?.query && body.status ? (
            <Replay
              input={body.input}
              before={{
                status: body.status,
                text: body.answer?.claims?.[0]?.text ?? '',
              }}
            />
          ) : null}
          <Section title={t('Answer and its evidence')}>
            {body.answer?.claims?.length ? (
              <Stack gap="xs">
                {body.answer.claims.map((claim) => (
                  <ClaimView key={claim.text} claim={claim} />
                ))}
              </Stack>
            ) : (
              <Text size="sm">{t('Nothing was stated.')}</Text>
            )}
          </Section>
          {body.route?.sure === undefined ? null : (
            <Section title={t('Decision')}>
              <Decision route={body.route} />
            </Section>
          )}
          {body.timing_ms ? (
            <Section title={t('Time')}>
              <Waterfall timing={body.timing_ms} />
            </Section>
          ) : null}
          {body.search?.interpretation?.corrections?.length ? (
            <Section title={t('Corrected words')}>
              <Text size="sm">
                {body.search.interpretation.corrections.map(({ from, to }) => `${from} → ${to}`).join(', ')}
              </Text>
            </Section>
          ) : null}
          <Section title={t('Passages that were weighed')}>
            {body.retrieval?.pieces?.length ? (
              <Evidence pieces={body.retrieval.pieces} />
            ) : (
              <Text size="sm">{t('None.')}</Text>
            )}
          </Section>
          {body.retrieval?.products?.length ? (
            <Section title={t('Products that were weighed')}>
              <Table>
                <Table.Tbody>
                  {body.retrieval.products.slice(0, 8).map((product) => (
                    <Table.Tr key={product.product_id}>
                      <Table.Td>{product.product_id}</Table.Td>
                      <Table.Td>{percent(product.probability)}</Table.Td>
                      <Table.Td>
                        <Features of={product.features} />
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Section>
          ) : null}
          <Section title={t('Versions')}>
            <Text size="sm" data-versions>
              {Object.entries({ ...body.versions, ...body.search?.index })
                .map(([name, value]) => `${name} ${String(value)}`)
                .join(' · ') || '–'}
            </Text>
          </Section>
        </Stack>
      )}
    </Load>
  );
}

/** Where a trace would stand before anything is chosen. */
export function NoTrace() {
  return (
    <Empty
      title={t('Why this answer?')}
      example={t('Ask something, or choose an answer: every step towards it is shown here.')}
    />
  );
}
