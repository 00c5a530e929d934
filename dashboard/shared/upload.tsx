import { Alert, Box, Button, FileInput, Group, Progress, Stack, Table, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Static } from 'typebox';
import type { UploadList, UploadRow } from '../../src/contract/dashboard/uploads.ts';
import { api, Problem, query, request } from './api.ts';
import { Columns, type Mapping } from './columns.tsx';
import { number, percent, t } from './i18n.ts';
import { sayProblem } from './toast.tsx';

export type Upload = Static<typeof UploadRow>;

const largestBytes = 32 * 1024 * 1024;

type Sending = { kind: string; file: File; dryRun: boolean; mapping?: Mapping | undefined };

/** Sends a file as it is. */
async function send({ kind, file, dryRun, mapping }: Sending): Promise<Upload> {
  if (file.size > largestBytes)
    throw new Problem(413, {
      code: 'payload_too_large',
      detail: t('The file is larger than 32 MB. Split it into smaller ones.'),
    });
  const given = mapping && Object.keys(mapping).length > 0 ? JSON.stringify(mapping) : undefined;
  const path = `/uploads/${kind}${query({ file: file.name, dry_run: dryRun, mapping: given })}`;
  return (await request<Upload>('POST', path, file)).data;
}

/** Uploads of this company, looked at again while one is running. */
export function useUploads() {
  return useQuery({
    queryKey: ['uploads'],
    queryFn: () => api.get<Static<typeof UploadList>>('/uploads'),
    refetchInterval: ({ state }) =>
      state.data?.data.some((upload) => upload.state === 'running') ? 500 : false,
  });
}

function Account({ upload }: { upload: Upload }) {
  const client = useQueryClient();
  const isRunning = upload.state === 'running';
  const done = upload.created + upload.updated + upload.unchanged;
  return (
    <Stack gap="xs" data-upload={upload.state}>
      <Group justify="space-between">
        <Text size="sm" fw={600}>
          {upload.file_name}
          {upload.dry_run ? ` (${t('check only')})` : ''}
        </Text>
        {isRunning ? (
          <Button
            size="xs"
            variant="default"
            onClick={() =>
              void api
                .post(`/uploads/${upload.upload_id}/cancel`)
                .then(() => client.invalidateQueries({ queryKey: ['uploads'] }))
                .catch(sayProblem)
            }
          >
            {t('Stop')}
          </Button>
        ) : null}
      </Group>
      {isRunning ? (
        <Progress
          value={upload.progress * 100}
          aria-label={t('Read so far: {share}', { share: percent(upload.progress) })}
        />
      ) : null}
      <Text size="sm" role={isRunning ? undefined : 'status'} data-received={upload.received}>
        {upload.dry_run
          ? t('{good} of {all} rows can be read.', { good: number(done), all: number(upload.received) })
          : t('{all} rows: {created} new, {updated} changed, {unchanged} as before, {failed} refused.', {
              all: number(upload.received),
              created: number(upload.created),
              updated: number(upload.updated),
              unchanged: number(upload.unchanged),
              failed: number(upload.failed),
            })}
        {upload.state === 'cancelled' ? ` ${t('Stopped; what was brought in stays.')}` : ''}
      </Text>
      {upload.failure ? <Alert color="red">{upload.failure}</Alert> : null}
      {upload.ignored_fields.length > 0 ? (
        <Text size="sm">
          {t('Columns that were not used: {names}', { names: upload.ignored_fields.join(', ') })}
        </Text>
      ) : null}
      {upload.errors.length > 0 ? (
        <Box className="rows" tabIndex={0} role="region" aria-label={t('Refused rows')}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('Line')}</Table.Th>
                <Table.Th>{t('Field')}</Table.Th>
                <Table.Th>{t('Why')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {upload.errors.slice(0, 20).map((error) => (
                <Table.Tr key={`${error.line} ${error.pointer} ${error.detail}`}>
                  <Table.Td>{error.line}</Table.Td>
                  <Table.Td>{error.pointer}</Table.Td>
                  <Table.Td>{error.detail}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Box>
      ) : null}
    </Stack>
  );
}

/**
 * Brings a file in. A table of products is looked at as soon as it is chosen: what its columns are taken for stands there
 * to be confirmed or put right, and nothing is written before that. Progress survives a reload.
 */
export function UploadBox({
  kind,
  accept,
  hint,
  onDone,
}: {
  kind: 'products' | 'documents';
  accept: string;
  hint: string;
  onDone?: () => void;
}) {
  const client = useQueryClient();
  const uploads = useUploads();
  const [file, setFile] = useState<File | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const [checkId, setCheckId] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const own = (uploads.data?.data ?? []).filter((upload) => upload.kind === kind);
  const [latest] = own;
  const checked = own.find(({ upload_id: id }) => id === checkId);
  const [table] = checked?.state === 'done' ? checked.tables : [];
  const doneId = latest?.state === 'done' && !latest.dry_run ? latest.upload_id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each upload that comes to its end
  useEffect(() => {
    if (!doneId) return;
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'uploads' });
    onDone?.();
  }, [doneId]);
  const start = async (sending: Omit<Sending, 'kind'>) => {
    setBusy(true);
    await send({ kind, ...sending })
      .then(({ upload_id: id }) => {
        setCheckId(sending.dryRun ? id : undefined);
        return client.invalidateQueries({ queryKey: ['uploads'] });
      })
      .catch(sayProblem);
    setBusy(false);
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setMapping({});
    setCheckId(undefined);
    if (chosen && kind === 'products') void start({ file: chosen, dryRun: true });
  };
  return (
    <Stack gap="sm">
      <Group align="flex-end">
        <FileInput
          flex={1}
          miw={220}
          label={t('File')}
          description={hint}
          accept={accept}
          value={file}
          onChange={choose}
          clearable
          placeholder={t('Choose a file')}
          clearButtonProps={{ 'aria-label': t('Take the file away') }}
        />
        <Button
          variant="default"
          disabled={!file}
          loading={isBusy}
          onClick={() => file && void start({ file, dryRun: true, mapping })}
        >
          {t('Check only')}
        </Button>
        <Button
          disabled={!file}
          loading={isBusy}
          onClick={() => file && void start({ file, dryRun: false, mapping })}
        >
          {t('Bring in')}
        </Button>
      </Group>
      {latest ? <Account upload={latest} /> : null}
      {table && file ? (
        <Columns
          table={table}
          targets={uploads.data?.mapping_targets ?? []}
          mapping={mapping}
          onChange={setMapping}
        />
      ) : null}
    </Stack>
  );
}
