import { Button, FileInput, Modal, SegmentedControl, Select, Stack, TagsInput, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addWebsite } from '../../shared/add-website.ts';
import { AddressField, useLook } from '../../shared/address-field.tsx';
import { api, Problem, request } from '../../shared/api.ts';
import { t } from '../../shared/i18n.ts';
import type { Source } from '../../shared/sources.tsx';
import { say } from '../../shared/toast.tsx';

type Kind = 'website' | 'sitemap' | 'feed' | 'file';

const largestBytes = 10 * 1024 * 1024;

async function sendFile(file: File): Promise<Source> {
  if (file.size > largestBytes)
    throw new Problem(413, {
      code: 'payload_too_large',
      detail: t('The file is larger than 10 MB. Bring it in under Catalogue or Knowledge, which take 32 MB.'),
    });
  const form = new FormData();
  form.set('file', file);
  return (await request<Source>('POST', '/v1/sources', form)).data;
}

/** How often, in hours, a source is read again. */
function everyChoices() {
  return [
    { value: '0', label: t('only when asked') },
    { value: '6', label: t('every 6 hours') },
    { value: '24', label: t('every day') },
    { value: '168', label: t('every week') },
  ];
}

/** Asks where texts or products come from; the source is read at once. */
export function AddSource({ close, onAdded }: { close: () => void; onAdded: (id: string) => void }) {
  const client = useQueryClient();
  const [kind, setKind] = useState<Kind>('website');
  const [address, setAddress] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [every, setEvery] = useState('24');
  const [exclude, setExclude] = useState<string[]>([]);
  const look = useLook(kind === 'file' ? '' : address);
  const add = useMutation({
    mutationFn: () => {
      if (kind === 'file') return sendFile(file!);
      const url = look?.url ?? address.trim();
      const options = { every_hours: Number(every), ...(exclude.length > 0 ? { exclude } : {}) };
      return kind === 'website'
        ? addWebsite(url, options)
        : api.post<Source>('/v1/sources', { kind, url, ...options });
    },
    onSuccess: async ({ source_id: id }) => {
      await client.invalidateQueries({ queryKey: ['sources'] });
      say(t('It is being read; what is found answers at once.'));
      onAdded(id);
    },
  });
  const fault = (name: string) => (add.error instanceof Problem ? add.error.fault(name) : undefined);
  return (
    <Modal
      opened
      onClose={close}
      title={t('Add a source')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate();
        }}
      >
        <Stack>
          <SegmentedControl
            aria-label={t('Kind')}
            value={kind}
            onChange={(value) => setKind(value as Kind)}
            data={[
              { value: 'website', label: t('Website') },
              { value: 'sitemap', label: t('Sitemap') },
              { value: 'feed', label: t('Product feed') },
              { value: 'file', label: t('File') },
            ]}
          />
          {kind === 'file' ? (
            <FileInput
              label={t('File')}
              description={t('PDF, DOCX, XLSX, CSV, JSON, XML, Markdown, HTML or text, at most 10 MB')}
              placeholder={t('Choose a file')}
              value={file}
              onChange={setFile}
              error={fault('file')}
              clearable
              clearButtonProps={{ 'aria-label': t('Take the file away') }}
            />
          ) : (
            <>
              <AddressField
                label={t('Address')}
                value={address}
                look={look}
                onChange={setAddress}
                error={fault('url')}
              />
              <Select
                label={t('Read again')}
                value={every}
                onChange={(value) => setEvery(value ?? '24')}
                allowDeselect={false}
                data={everyChoices()}
              />
            </>
          )}
          {kind === 'website' || kind === 'sitemap' ? (
            <TagsInput
              label={t('Leave out')}
              description={t('Beginnings of paths, * for anything: /blog/*. Enter after each')}
              value={exclude}
              onChange={setExclude}
              error={exclude.map((_, i) => fault(`exclude.${i}`)).find(Boolean)}
              clearButtonProps={{ 'aria-label': t('Clear') }}
            />
          ) : null}
          {add.error && !fault('url') && !fault('file') ? (
            <Text size="sm" role="alert">
              {(add.error as Error).message}
            </Text>
          ) : null}
          <Button
            type="submit"
            loading={add.isPending}
            disabled={kind === 'file' ? file === null : address.trim() === ''}
          >
            {t('Add and read')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
