import { Box, Button, Checkbox, Group, Table } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { api, query } from './api.ts';
import { Load } from './feedback.tsx';
import { t } from './i18n.ts';
import { type BulkAction, SelectionBar } from './selection.tsx';

type Page<T> = { data: T[]; next_cursor: string | null };

/** A list that the server filters and cuts into pages. */
export function useList<T>(
  path: string,
  filter: Readonly<Record<string, string | number | undefined>>,
  limit = 50,
) {
  return useInfiniteQuery({
    queryKey: [path, filter, limit],
    queryFn: ({ pageParam, signal }) =>
      api.get<Page<T>>(`${path}${query({ ...filter, limit, cursor: pageParam })}`, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
  });
}

export type Column<T> = {
  title: string;
  cell: (row: T) => ReactNode;
  width?: number | string;
  isNumber?: boolean;
};

/** Moves between rows with the arrow keys, opens with Enter. */
function onRowKey(event: KeyboardEvent<HTMLTableRowElement>, open: (() => void) | undefined): void {
  if (event.target !== event.currentTarget) return;
  const { key, currentTarget: row } = event;
  const next =
    key === 'ArrowDown' ? row.nextElementSibling : key === 'ArrowUp' ? row.previousElementSibling : undefined;
  if (next instanceof HTMLElement) {
    event.preventDefault();
    next.focus();
  }
  if ((key === 'Enter' || key === ' ') && open) {
    event.preventDefault();
    open();
  }
}

/** Which rows are chosen, by key; rows that are gone are chosen no more. */
function useChosen<T>(rows: readonly T[], keyOf: (row: T) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter((row) => keys.has(keyOf(row)));
  return {
    chosen,
    has: (row: T) => keys.has(keyOf(row)),
    toggle: (row: T) => {
      const next = new Set(keys);
      if (!next.delete(keyOf(row))) next.add(keyOf(row));
      setKeys(next);
    },
    set: (those: readonly T[]) => setKeys(new Set(those.map(keyOf))),
  };
}

/** Rows under a header that stays; each row can be reached, opened and, where `bulk` says what for, chosen by keyboard. */
export function Rows<T>(props: {
  label: string;
  rows: readonly T[];
  columns: readonly Column<T>[];
  keyOf: (row: T) => string;
  onOpen?: (row: T) => void;
  isOpen?: (row: T) => boolean;
  bulk?: readonly BulkAction<T>[];
}) {
  const { label, rows, columns, keyOf, onOpen, isOpen, bulk } = props;
  const { chosen, has, toggle, set } = useChosen(rows, keyOf);
  return (
    <>
      {bulk && chosen.length > 0 ? <SelectionBar rows={chosen} actions={bulk} onDone={set} /> : null}
      {/* A table that is too wide is scrolled, by keyboard too. */}
      <Box className="rows" role="region" aria-label={label} tabIndex={0}>
        <Table striped highlightOnHover={onOpen !== undefined} stickyHeader aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              {bulk ? (
                <Table.Th w={44}>
                  <Checkbox
                    aria-label={t('Choose all that are shown')}
                    checked={chosen.length === rows.length}
                    indeterminate={chosen.length > 0 && chosen.length < rows.length}
                    onChange={() => set(chosen.length === rows.length ? [] : rows)}
                  />
                </Table.Th>
              ) : null}
              {columns.map(({ title, width, isNumber }) => (
                <Table.Th key={title} w={width} ta={isNumber ? 'end' : 'start'}>
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr
                key={keyOf(row)}
                data-key={keyOf(row)}
                className={onOpen ? 'row-open' : ''}
                {...(onOpen ? { tabIndex: 0, onClick: () => onOpen(row) } : {})}
                onKeyDown={(event) => onRowKey(event, onOpen && (() => onOpen(row)))}
                {...(isOpen ? { 'aria-selected': isOpen(row) } : {})}
              >
                {bulk ? (
                  <Table.Td onClick={(event) => event.stopPropagation()}>
                    <Checkbox
                      aria-label={t('Choose this row')}
                      checked={has(row)}
                      onChange={() => toggle(row)}
                    />
                  </Table.Td>
                ) : null}
                {columns.map(({ title, cell, isNumber }) => (
                  <Table.Td key={title} ta={isNumber ? 'end' : 'start'}>
                    {cell(row)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
    </>
  );
}

/** A server's list: outline, failure, nothing yet, or rows with "more". */
export function ServerList<T>(props: {
  list: ReturnType<typeof useList<T>>;
  empty: ReactNode;
  children: (rows: T[]) => ReactNode;
}) {
  const { list, empty, children } = props;
  return (
    <Load from={list}>
      {({ pages }) => {
        const rows = pages.flatMap(({ data }) => data);
        if (rows.length === 0) return empty;
        return (
          <>
            {children(rows)}
            {list.hasNextPage ? (
              <Group justify="center" mt="md">
                <Button
                  variant="default"
                  loading={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  {t('Show more')}
                </Button>
              </Group>
            ) : null}
          </>
        );
      }}
    </Load>
  );
}
