import { Box, Button, Group, Paper, Slider, Table, Text, Title, useComputedColorScheme } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceDot,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { api } from '../../shared/api.ts';
import { ChartTools } from '../../shared/chart-tools.tsx';
import { number, percent, t } from '../../shared/i18n.ts';
import { mayUse, useCompany } from '../../shared/session.ts';
import { say } from '../../shared/toast.tsx';
import { type Chance, type Point, pointAt, riskCoverage, weighed } from './curve.ts';

type Props = { results: readonly Chance[]; assertedFrom: { shipped: number; own: number | null } };

function Points({ points }: { points: readonly Point[] }) {
  return (
    <Box className="rows" tabIndex={0} role="region" aria-label={t('Share right over share asserted')}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th ta="end">{t('From')}</Table.Th>
            <Table.Th ta="end">{t('Asserted')}</Table.Th>
            <Table.Th ta="end">{t('Right')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {points.map((point) => (
            <Table.Tr key={point.from}>
              <Table.Td ta="end">{percent(point.from)}</Table.Td>
              <Table.Td ta="end">{`${number(point.asserted)} (${percent(point.coverage)})`}</Table.Td>
              <Table.Td ta="end">{`${number(point.right)} (${percent(point.precision)})`}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Box>
  );
}

function Chart({ points, chosen, today }: { points: readonly Point[]; chosen: Point; today: Point }) {
  const scheme = useComputedColorScheme('light');
  const ink = scheme === 'dark' ? '#d5d9e0' : '#3b4250';
  const line = scheme === 'dark' ? '#8aaee4' : '#1f55a6';
  const label = { fill: ink, fontSize: 12 };
  return (
    <Box h={260} dir="ltr" aria-hidden>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart
          accessibilityLayer={false}
          data={[...points]}
          margin={{ top: 8, right: 16, bottom: 20, left: 8 }}
        >
          <CartesianGrid strokeDasharray="3 3" stroke={ink} strokeOpacity={0.25} />
          <XAxis
            dataKey="coverage"
            type="number"
            domain={[0, 1]}
            tickFormatter={percent}
            tick={label}
            label={{ value: t('Asserted'), position: 'insideBottom', offset: -12, ...label }}
          />
          <YAxis domain={[0, 1]} tickFormatter={percent} tick={label} />
          <Tooltip
            formatter={(value) => percent(Number(value))}
            labelFormatter={(value) => `${t('Asserted')} ${percent(Number(value))}`}
            contentStyle={{ background: scheme === 'dark' ? '#242424' : '#fff', color: ink }}
          />
          <Line
            dataKey="precision"
            name={t('Right')}
            stroke={line}
            strokeWidth={2}
            dot={{ r: 2 }}
            isAnimationActive={false}
          />
          <ReferenceDot
            x={today.coverage}
            y={today.precision}
            r={6}
            fill="none"
            stroke={ink}
            strokeWidth={2}
          />
          <ReferenceDot x={chosen.coverage} y={chosen.precision} r={6} fill="#c23b22" stroke={ink} />
        </LineChart>
      </ResponsiveContainer>
    </Box>
  );
}

/** What share of the test cases is asserted against what share of those is right, with the chance from which on as a slider. */
export function RiskCoverage({ results, assertedFrom }: Props) {
  const client = useQueryClient();
  const company = useCompany();
  const { shipped, own } = assertedFrom;
  const now = own ?? shipped;
  const [chosenPercent, setChosen] = useState(Math.round(now * 100));
  const [isTable, setTable] = useState(false);
  const save = useMutation({
    mutationFn: (percentOrShipped: number | null) =>
      api.patch('/v1/settings', { answers: { minimum_precision_percent: percentOrShipped } }),
    onSuccess: async () => {
      await client.invalidateQueries();
      say(t('Saved. In force within a second.'));
    },
  });
  const cases = weighed(results);
  const points = riskCoverage(cases);
  const chosen = pointAt(cases, chosenPercent / 100);
  const today = pointAt(cases, now);
  if (cases.length === 0)
    return (
      <Text size="sm">
        {t('The curve of how sure is sure enough needs cases that the embedded engine answers.')}
      </Text>
    );
  const said = t('From {from} on {asserted} of {all} are asserted, {right} of them right.', {
    from: percent(chosen.from),
    asserted: number(chosen.asserted),
    all: number(cases.length),
    right: number(chosen.right),
  });
  const mayChange = mayUse(company, 'settings');
  const isToday = chosenPercent === Math.round(now * 100);
  return (
    <Paper
      withBorder
      p="lg"
      component="section"
      aria-label={t('How sure is sure enough')}
      data-curve={cases.length}
    >
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {t('How sure is sure enough')}
        </Title>
        <Group gap="xs">
          <ChartTools
            isTable={isTable}
            onToggle={() => setTable((is) => !is)}
            rows={points}
            file="risk-coverage.csv"
          />
        </Group>
      </Group>
      <Text size="sm" mb="sm">
        {t(
          'The further right, the more questions are asserted; the higher, the more of those are right. The ring is today.',
        )}
      </Text>
      {isTable ? <Points points={points} /> : <Chart points={points} chosen={chosen} today={today} />}
      <Slider
        mt="md"
        mb="xs"
        min={50}
        max={99}
        value={chosenPercent}
        onChange={setChosen}
        label={(value) => `${value} %`}
        thumbLabel={t('Assert from this chance on')}
        thumbProps={{ 'aria-valuetext': said }}
      />
      <Text size="sm" role="status" data-asserted={chosen.asserted} data-right={chosen.right}>
        {said}
      </Text>
      <Group mt="sm">
        <Button
          disabled={!mayChange || isToday}
          loading={save.isPending}
          onClick={() => save.mutate(chosenPercent)}
        >
          {t('Assert from here on')}
        </Button>
        {own === null ? null : (
          <Button variant="default" disabled={!mayChange} onClick={() => save.mutate(null)}>
            {t('As shipped: {percent}', { percent: percent(shipped) })}
          </Button>
        )}
        {mayChange ? null : <Text size="sm">{t('Changing it needs the grant "settings".')}</Text>}
      </Group>
    </Paper>
  );
}
