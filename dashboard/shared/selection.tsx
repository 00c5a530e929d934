import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from './api.ts';
import { number, t } from './i18n.ts';
import { say, sayProblem } from './toast.tsx';

/** Something that can be done to many rows at once. */
export type BulkAction<T> = {
  label: string;
  /** Asked before it is done; `{count}` is how many rows. */
  question?: string;
  isDangerous?: boolean;
  run: (row: T) => Promise<unknown>;
};

/** How many rows are chosen and what can be done to them; a row that fails stays chosen, and the first reason is said. */
export function SelectionBar<T>(props: {
  rows: readonly T[];
  actions: readonly BulkAction<T>[];
  onDone: (failed: readonly T[]) => void;
}) {
  const { rows, actions, onDone } = props;
  const client = useQueryClient();
  const [running, setRunning] = useState<string>();
  const act = async ({ label, question, run }: BulkAction<T>) => {
    if (question && !window.confirm(question.replace('{count}', number(rows.length)))) return;
    setRunning(label);
    const failed: T[] = [];
    let reason: unknown;
    for (const row of rows)
      await run(row).catch((error: unknown) => {
        // Gone already, such as with its row in another language: what was wanted.
        if (error instanceof Problem && error.status === 404) return;
        reason ??= error;
        failed.push(row);
      });
    setRunning(undefined);
    onDone(failed);
    await client.invalidateQueries();
    if (reason === undefined) say(t('{count} done.', { count: number(rows.length) }));
    else sayProblem(reason);
  };
  return (
    <Group mb="xs" gap="xs" role="group" aria-label={t('Chosen rows')} data-chosen={rows.length}>
      <Text size="sm" fw={600} role="status">
        {t('{count} chosen', { count: number(rows.length) })}
      </Text>
      {actions.map((action) => (
        <Button
          key={action.label}
          size="xs"
          variant={action.isDangerous ? 'light' : 'default'}
          {...(action.isDangerous ? { color: 'red' } : {})}
          loading={running === action.label}
          disabled={running !== undefined}
          onClick={() => void act(action)}
        >
          {action.label}
        </Button>
      ))}
      <Button size="xs" variant="subtle" onClick={() => onDone([])}>
        {t('Choose none')}
      </Button>
    </Group>
  );
}
