import { Alert, Box, Group, NativeSelect, Stack, Table, Text, TextInput } from '@mantine/core';
import type { Static } from 'typebox';
import type { UploadRow } from '../../src/contract/dashboard/uploads.ts';
import { number, percent, t } from './i18n.ts';

type TableRead = Static<typeof UploadRow>['tables'][number];

/** What is said of a table's columns where they are not what they were taken for. */
export type Mapping = { columns?: Record<string, string>; url_pattern?: string };

const shownColumns = 60;

function said(readAs: string | null): string {
  return readAs === null ? t('nothing') : readAs;
}

/** Fields without which answers lack something shoppers ask for; in a file that gives none, one of its columns may be it. */
const wanted = ['title', 'price', 'image_url'] as const;

function MissingFields(props: {
  table: TableRead;
  mapping: Mapping;
  choose: (column: string, target: string) => void;
}) {
  const { table, mapping, choose } = props;
  const labels = {
    title: t('Which column is the title?'),
    price: t('Which column is the price?'),
    image_url: t('Which column is the picture’s address?'),
  };
  const given = new Set(table.columns.flatMap(({ read_as: readAs }) => readAs?.split(', ') ?? []));
  const missing = wanted.filter((field) => !given.has(field));
  const columnOf = (field: string) =>
    Object.entries(mapping.columns ?? {}).find(([, target]) => target === field)?.[0] ?? '';
  if (missing.length === 0) return null;
  return (
    <Group align="flex-end">
      {missing.map((field) => (
        <NativeSelect
          key={field}
          label={labels[field]}
          data-missing={field}
          value={columnOf(field)}
          data={[
            { value: '', label: t('none of them') },
            ...table.columns.map(({ column, example }) => ({
              value: column,
              label: example ? `${column} (${example.slice(0, 30)})` : column,
            })),
          ]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            if (value === '') choose(columnOf(field), '');
            else choose(value, field);
          }}
        />
      ))}
    </Group>
  );
}

/** What each column of a file is taken for, with an example, to be confirmed or put right before anything is written. */
export function Columns(props: {
  table: TableRead;
  targets: readonly string[];
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}) {
  const { table, targets, mapping, onChange } = props;
  const choose = (column: string, target: string) => {
    const { [column]: _before, ...others } = mapping.columns ?? {};
    const columns = target === '' ? others : { ...others, [column]: target };
    const { columns: _columns, ...rest } = mapping;
    onChange(Object.keys(columns).length > 0 ? { ...rest, columns } : rest);
  };
  const [sample] = table.samples;
  return (
    <Stack gap="sm" data-columns={table.format}>
      <Text size="sm">
        {t('{format}, {rows} rows. Is each column what it is taken for?', {
          format: table.format,
          rows: number(table.rows),
        })}
      </Text>
      {table.warnings.map((warning) => (
        <Alert key={warning} color="yellow" p="xs">
          {warning}
        </Alert>
      ))}
      <MissingFields table={table} mapping={mapping} choose={choose} />
      <Box className="rows" tabIndex={0} role="region" aria-label={t('Columns')}>
        <Table stickyHeader aria-label={t('Columns')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('Column')}</Table.Th>
              <Table.Th>{t('Example')}</Table.Th>
              <Table.Th ta="end">{t('Filled')}</Table.Th>
              <Table.Th>{t('Is')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {table.columns
              .slice(0, shownColumns)
              .map(({ column, read_as: readAs, filled, example, guess }) => (
                <Table.Tr key={column} data-column={column}>
                  <Table.Td>{column}</Table.Td>
                  <Table.Td>
                    <Text size="xs" lineClamp={1}>
                      {example}
                    </Text>
                  </Table.Td>
                  <Table.Td ta="end">{percent(filled)}</Table.Td>
                  <Table.Td>
                    <NativeSelect
                      size="xs"
                      aria-label={t('What the column {column} is', { column })}
                      value={mapping.columns?.[column] ?? ''}
                      data={[{ value: '', label: said(readAs) }, ...targets]}
                      onChange={(event) => choose(column, event.currentTarget.value)}
                    />
                    {guess ? <Text size="xs">{guess}</Text> : null}
                  </Table.Td>
                </Table.Tr>
              ))}
          </Table.Tbody>
        </Table>
      </Box>
      {table.columns.some(({ read_as: readAs }) => readAs === 'url') ? null : (
        <TextInput
          label={t('How the address of a product’s page is made (optional)')}
          placeholder="https://shop.example/products/{handle}"
          value={mapping.url_pattern ?? ''}
          onChange={(event) => {
            const { url_pattern: _before, ...rest } = mapping;
            const { value } = event.currentTarget;
            onChange(value === '' ? rest : { ...rest, url_pattern: value });
          }}
        />
      )}
      {sample ? (
        <Text size="sm" data-sample>
          {t('The first product: {title}', { title: String(sample['title'] ?? sample['product_id'] ?? '') })}
        </Text>
      ) : null}
    </Stack>
  );
}
