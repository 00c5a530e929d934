import { Button } from '@mantine/core';
import { csvOf, download } from './download.ts';
import { t } from './i18n.ts';

type Props = {
  isTable: boolean;
  onToggle: () => void;
  rows: Parameters<typeof csvOf>[0];
  /** Name of the saved file. */
  file: string;
};

/** The buttons of every chart: the same as a table, and as a file. */
export function ChartTools({ isTable, onToggle, rows, file }: Props) {
  return (
    <>
      <Button size="xs" variant="default" onClick={onToggle}>
        {isTable ? t('As a chart') : t('As a table')}
      </Button>
      <Button size="xs" variant="default" onClick={() => download(file, csvOf(rows), 'text/csv')}>
        CSV
      </Button>
    </>
  );
}
