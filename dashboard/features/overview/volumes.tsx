import { Box, Group, Table, useComputedColorScheme } from '@mantine/core';
import { useState } from 'react';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTools } from '../../shared/chart-tools.tsx';
import { day, hour, number, t } from '../../shared/i18n.ts';
import type { Summary } from './summary.ts';

/** Blue, amber, red and grey differ also for colour-blind readers, and each series has its own pattern of strokes. */
const series = [
  ['answered', 'answered', '#1f77b4', undefined],
  ['partial', 'partly', '#e6a117', '4 2'],
  ['not_found', 'not found', '#c23b22', '1 2'],
  ['handed_over', 'handed over', '#7f7f7f', '6 3'],
] as const;

/** Questions per hour or day, stacked by what became of them; the same as a table and as a file. */
export function Volumes({ summary }: { summary: Summary }) {
  const [isTable, setTable] = useState(false);
  const scheme = useComputedColorScheme('light');
  const label = summary.bucket_seconds < 86_400 ? hour : day;
  const rows = summary.buckets.map(({ at, by_status: counts }) => ({
    at: label(at),
    ...Object.fromEntries(series.map(([status]) => [status, counts[status] ?? 0])),
  })) as Record<string, string | number>[];
  const ink = scheme === 'dark' ? '#d5d9e0' : '#3b4250';
  return (
    <>
      <Group justify="flex-end" mb="xs">
        <ChartTools
          isTable={isTable}
          onToggle={() => setTable((is) => !is)}
          rows={rows}
          file="questions.csv"
        />
      </Group>
      {isTable ? (
        <Box className="rows" tabIndex={0} role="region" aria-label={t('Questions over time')}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('Time')}</Table.Th>
                {series.map(([status, name]) => (
                  <Table.Th key={status} ta="end">
                    {t(name)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row['at']}>
                  <Table.Td>{row['at']}</Table.Td>
                  {series.map(([status]) => (
                    <Table.Td key={status} ta="end">
                      {number(Number(row[status]))}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Box>
      ) : (
        <Box h={260} dir="ltr">
          <ResponsiveContainer width="100%" height="100%">
            <BarChart data={rows} accessibilityLayer>
              <CartesianGrid vertical={false} strokeOpacity={0.25} />
              <XAxis dataKey="at" stroke={ink} fontSize={12} minTickGap={20} />
              <YAxis allowDecimals={false} stroke={ink} fontSize={12} width={40} />
              <Tooltip
                contentStyle={{ background: 'var(--mantine-color-body)', color: 'var(--mantine-color-text)' }}
              />
              <Legend formatter={(value: string) => <span style={{ color: ink }}>{value}</span>} />
              {series.map(([status, name, colour, dash]) => (
                <Bar
                  key={status}
                  dataKey={status}
                  name={t(name)}
                  stackId="all"
                  fill={colour}
                  isAnimationActive={false}
                  stroke={ink}
                  strokeWidth={dash ? 1 : 0}
                  {...(dash ? { strokeDasharray: dash } : {})}
                />
              ))}
            </BarChart>
          </ResponsiveContainer>
        </Box>
      )}
    </>
  );
}
