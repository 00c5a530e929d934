import { Button, Drawer, Group, Modal, Select, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Static } from 'typebox';
import type { CaseList, RunRow } from '../../../src/contract/dashboard/insight.ts';
import { api, companyOfAddress } from '../../shared/api.ts';
import { State, When } from '../../shared/bits.tsx';
import { download } from '../../shared/download.ts';
import { Empty, Load, Loading, PageHead } from '../../shared/feedback.tsx';
import { number, t } from '../../shared/i18n.ts';
import { useAddress } from '../../shared/link.tsx';
import { Rows } from '../../shared/list.tsx';
import { say } from '../../shared/toast.tsx';
import { BringInSuite, Schedule } from './suite-tools.tsx';

// The library of charts is not for who only looks at the cases.
const RiskCoverage = lazy(async () => ({ default: (await import('./risk-coverage.tsx')).RiskCoverage }));

type Run = Static<typeof RunRow>;
type Result = {
  name: string;
  query: string;
  passed: boolean;
  faults: string[];
  status: string;
  resultText: string;
  sure?: number;
  isRightIfAsserted?: boolean;
  tookMs: number;
};

function resultsOf(run: Run | undefined): Result[] {
  return (run?.results ?? []) as Result[];
}

/** A file that `aisle eval` runs; JSON is YAML too. */
function saveSuite(cases: Static<typeof CaseList>['cases']): void {
  const suite = { suite: 'dashboard', company: companyOfAddress(), cases: cases.map(({ body }) => body) };
  download('suite.yaml', JSON.stringify(suite, null, 2));
}

function NewCase({ close }: { close: () => void }) {
  const client = useQueryClient();
  const [ask, setAsk] = useState('');
  const [contains, setContains] = useState('');
  const [status, setStatus] = useState('answered');
  const save = useMutation({
    mutationFn: () =>
      api.post('/evaluation/cases', {
        body: {
          name: ask,
          ask,
          expect: { status: [status], ...(contains ? { must_contain: [contains] } : {}) },
        },
      }),
    onSuccess: async () => {
      close();
      await client.invalidateQueries({ queryKey: ['evaluation'] });
    },
  });
  return (
    <Modal opened onClose={close} title={t('New test case')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Stack>
          <TextInput
            label={t('Question')}
            value={ask}
            onChange={(event) => setAsk(event.currentTarget.value)}
            required
            withAsterisk={false}
            data-autofocus
          />
          <Select
            label={t('It must be')}
            value={status}
            onChange={(value) => setStatus(value ?? 'answered')}
            allowDeselect={false}
            data={[
              { value: 'answered', label: t('answered') },
              { value: 'partial', label: t('partly') },
              { value: 'not_found', label: t('not found') },
            ]}
          />
          <Textarea
            label={t('The answer must hold these words (optional)')}
            value={contains}
            onChange={(event) => setContains(event.currentTarget.value)}
          />
          <Button type="submit" loading={save.isPending}>
            {t('Save')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

/** Questions that must stay answered: kept once, run after every change. */
export function Evaluation() {
  const client = useQueryClient();
  const [address, change] = useAddress();
  const [isNew, setNew] = useState(false);
  const all = useQuery({
    queryKey: ['evaluation'],
    queryFn: () => api.get<Static<typeof CaseList>>('/evaluation'),
  });
  const refresh = () => client.invalidateQueries({ queryKey: ['evaluation'] });
  const run = useMutation({
    mutationFn: () => api.post<Run>('/evaluation/runs'),
    onSuccess: async ({ passed, failed }) => {
      await refresh();
      say(t('{passed} right, {failed} wrong.', { passed: number(passed), failed: number(failed) }));
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.delete(`/evaluation/cases/${id}`),
    onSuccess: refresh,
  });
  const runs = all.data?.runs ?? [];
  const opened = runs.find(({ run_id: id }) => id === address['run']);
  const before = opened ? runs[runs.indexOf(opened) + 1] : undefined;
  const passedBefore = new Map(resultsOf(before).map(({ name, passed }) => [name, passed]));
  const make = <Button onClick={() => setNew(true)}>{t('New test case')}</Button>;
  return (
    <>
      <PageHead
        title={t('Evaluation')}
        hint={t('Questions whose answers must stay right. The same cases run with: aisle eval')}
        action={
          <Group>
            <BringInSuite />
            {all.data?.cases.length ? (
              <>
                <Button variant="default" onClick={() => saveSuite(all.data.cases)}>
                  {t('Save as a suite file')}
                </Button>
                <Button variant="default" loading={run.isPending} onClick={() => run.mutate()}>
                  {t('Run all')}
                </Button>
              </>
            ) : null}
            {make}
          </Group>
        }
      />
      <Load from={all}>
        {({ cases, asserted_from: assertedFrom, schedule }) => (
          <Stack gap="lg">
            {cases.length > 0 ? <Schedule schedule={schedule} /> : null}
            {cases.length === 0 ? (
              <Empty
                title={t('No test cases yet.')}
                example={t('Every trace has "Make a test case", and every answered gap makes one.')}
                action={make}
              />
            ) : (
              <Rows
                label={t('Test cases')}
                rows={cases}
                keyOf={({ case_id: id }) => id}
                columns={[
                  {
                    title: t('Question'),
                    cell: ({ body }) => String(body['ask'] ?? body['search'] ?? body['name']),
                  },
                  {
                    title: t('Expected'),
                    cell: ({ body }) => <Text size="xs">{JSON.stringify(body['expect'])}</Text>,
                  },
                  {
                    title: t('Last run'),
                    cell: ({ body }) => {
                      const last = resultsOf(runs[0]).find(({ name }) => name === body['name']);
                      return last ? <State of={last.passed ? 'right' : 'wrong'} /> : '–';
                    },
                    width: 110,
                  },
                  { title: t('Made'), cell: ({ created_at: at }) => <When at={at} />, width: 140 },
                  {
                    title: t('Actions'),
                    cell: ({ case_id: id }) => (
                      <Button size="compact-sm" variant="light" color="red" onClick={() => remove.mutate(id)}>
                        {t('Delete')}
                      </Button>
                    ),
                    width: 110,
                  },
                ]}
              />
            )}
            {runs[0] ? (
              <Suspense fallback={<Loading rows={4} />}>
                <RiskCoverage
                  key={`${assertedFrom.own}`}
                  results={resultsOf(runs[0])}
                  assertedFrom={assertedFrom}
                />
              </Suspense>
            ) : null}
            {runs.length > 0 ? (
              <div>
                <Title order={2} size="h4" mb="sm">
                  {t('Runs')}
                </Title>
                <Rows
                  label={t('Runs')}
                  rows={runs}
                  keyOf={({ run_id: id }) => id}
                  onOpen={({ run_id: id }) => change({ run: id })}
                  columns={[
                    { title: t('Time'), cell: ({ started_at: at }) => <When at={at} />, width: 160 },
                    { title: t('right'), cell: ({ passed }) => number(passed), isNumber: true, width: 100 },
                    { title: t('wrong'), cell: ({ failed }) => number(failed), isNumber: true, width: 100 },
                    {
                      title: t('Wrong now'),
                      cell: (each) =>
                        resultsOf(each)
                          .filter(({ passed }) => !passed)
                          .map(({ name }) => name)
                          .join(', ') || '–',
                    },
                  ]}
                />
              </div>
            ) : null}
          </Stack>
        )}
      </Load>
      <Drawer
        opened={opened !== undefined}
        onClose={() => change({ run: undefined })}
        position="right"
        size="xl"
        title={t('Run')}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <Stack>
          {resultsOf(opened).map((result) => (
            <div key={result.name}>
              <Group gap="xs">
                <State of={result.passed ? 'right' : 'wrong'} />
                {passedBefore.has(result.name) && passedBefore.get(result.name) !== result.passed ? (
                  <Text size="sm">{t('changed since the run before')}</Text>
                ) : null}
                <Text fw={600} size="sm">
                  {result.query}
                </Text>
              </Group>
              <Text size="sm" className="pre">
                {result.resultText}
              </Text>
              {result.faults.map((fault) => (
                <Text key={fault} size="sm">
                  · {fault}
                </Text>
              ))}
            </div>
          ))}
        </Stack>
      </Drawer>
      {isNew ? <NewCase close={() => setNew(false)} /> : null}
    </>
  );
}
