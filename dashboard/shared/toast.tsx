import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { Problem } from './api.ts';
import { t } from './i18n.ts';

type Note = { id: number; text: string; isError: boolean; undo?: (() => void) | undefined };

let notes: readonly Note[] = [];
let last = 0;
const listeners = new Set<() => void>();
const shownMs = 10_000;

function set(next: readonly Note[]): void {
  notes = next;
  for (const listener of listeners) listener();
}

function drop(id: number): void {
  set(notes.filter((note) => note.id !== id));
}

/** Says that something was done; for ten seconds it can be undone where `undo` is given. */
export function say(text: string, undo?: () => void): void {
  const id = ++last;
  set([...notes.slice(-2), { id, text, isError: false, undo }]);
  setTimeout(() => drop(id), shownMs);
}

/** Says that something failed. */
export function sayProblem(error: unknown): void {
  const id = ++last;
  const text =
    error instanceof Problem && error.status === 0
      ? t('The server cannot be reached. Nothing was changed.')
      : (error as Error).message;
  set([...notes.slice(-2), { id, text, isError: true }]);
  setTimeout(() => drop(id), shownMs);
}

/** The corner in which notes appear. */
export function Toasts() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notes,
  );
  return (
    <Stack className="toasts" gap="xs" role="status" aria-live="polite">
      {shown.map(({ id, text, isError, undo }) => (
        <Paper key={id} withBorder shadow="md" p="sm" className={isError ? 'toast-error' : ''}>
          <Group gap="md" wrap="nowrap">
            <Text size="sm">{text}</Text>
            {undo ? (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  drop(id);
                  undo();
                }}
              >
                {t('Undo')}
              </Button>
            ) : null}
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => drop(id)}
              aria-label={t('Close this note')}
            >
              ×
            </Button>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}
