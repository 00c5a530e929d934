import { Table, Text } from '@mantine/core';
import { State } from './bits.tsx';
import { t } from './i18n.ts';

/** What a wording gets from the assistant as it is now. */
export type Tried = { text: string; status: string; result_text: string };

/** Wordings that were asked just now, each with what it got. */
export function TriedList({ tried }: { tried: readonly Tried[] }) {
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('Wording')}</Table.Th>
          <Table.Th>{t('Outcome')}</Table.Th>
          <Table.Th>{t('Answer')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {tried.map(({ text, status, result_text: result }) => (
          <Table.Tr key={text} data-tried={status}>
            <Table.Td>{text}</Table.Td>
            <Table.Td style={{ whiteSpace: 'nowrap' }}>
              <State of={status} />
            </Table.Td>
            <Table.Td>
              <Text size="xs" lineClamp={3}>
                {result}
              </Text>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
