import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { api, query } from './api.ts';
import { csvOf, download } from './download.ts';
import { number, t } from './i18n.ts';
import { say, sayProblem } from './toast.tsx';

type Row = Readonly<Record<string, unknown>>;
type Page = { data: Row[]; next_cursor: string | null };

const rowsPerPage = 100;
/** A browser's memory is not for more; the API and the command line have no such end. */
const mostRows = 10_000;

async function allRows(path: string, filter: Readonly<Record<string, string | undefined>>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.get<Page>(`${path}${query({ ...filter, limit: rowsPerPage, cursor })}`);
    rows.push(...page.data);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined && rows.length < mostRows);
  return rows.slice(0, mostRows);
}

/** What a list shows with its filters, also beyond what has been loaded, as a file. */
export function Export(props: {
  name: string;
  path: string;
  filter?: Readonly<Record<string, string | undefined>>;
}) {
  const { name, path, filter = {} } = props;
  const [isBusy, setBusy] = useState(false);
  const save = async (kind: 'csv' | 'ndjson') => {
    setBusy(true);
    try {
      const rows = await allRows(path, filter);
      const text = kind === 'csv' ? csvOf(rows) : rows.map((row) => `${JSON.stringify(row)}\n`).join('');
      download(`${name}.${kind}`, text, kind === 'csv' ? 'text/csv' : 'application/x-ndjson');
      say(t('{rows} rows saved.', { rows: number(rows.length) }));
    } catch (error) {
      sayProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu withinPortal>
      <Menu.Target>
        <Button variant="default" loading={isBusy}>
          {t('Export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save('csv')}>CSV</Menu.Item>
        <Menu.Item onClick={() => void save('ndjson')}>JSON Lines</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
