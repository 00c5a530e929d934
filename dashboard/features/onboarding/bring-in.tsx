import { Button, Group, Stack, Tabs, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addWebsite } from '../../shared/add-website.ts';
import { AddressField, useLook } from '../../shared/address-field.tsx';
import { Problem } from '../../shared/api.ts';
import { t } from '../../shared/i18n.ts';
import { type Source, SourceProgress } from '../../shared/sources.tsx';
import { UploadBox } from '../../shared/upload.tsx';

/** The address of the shop: its pages and products are found from there. */
function Website({ sources }: { sources: readonly Source[] }) {
  const client = useQueryClient();
  const [address, setAddress] = useState('');
  const look = useLook(address);
  const read = useMutation({
    mutationFn: () => addWebsite(look?.url ?? address.trim()),
    onSuccess: () => client.invalidateQueries({ queryKey: ['sources'] }),
  });
  const fault = read.error instanceof Problem ? (read.error.fault('url') ?? read.error.message) : undefined;
  return (
    <Stack gap="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          read.mutate();
        }}
      >
        <Group align="flex-start">
          <AddressField
            label={t('Address of the shop')}
            value={address}
            look={look}
            onChange={setAddress}
            error={fault}
          />
          <Button type="submit" mt={25} loading={read.isPending} disabled={address.trim() === ''}>
            {t('Read my shop')}
          </Button>
        </Group>
      </form>
      {sources.map((source) => (
        <SourceProgress key={source.source_id} source={source} />
      ))}
    </Stack>
  );
}

/** Three ways to bring in what a shop sells and knows; each shows how far it is, also after a reload. */
export function BringIn({ sources }: { sources: readonly Source[] }) {
  return (
    <Tabs defaultValue="website" keepMounted={false}>
      <Tabs.List aria-label={t('Where from')}>
        <Tabs.Tab value="website">{t('Website')}</Tabs.Tab>
        <Tabs.Tab value="products">{t('File of products')}</Tabs.Tab>
        <Tabs.Tab value="pages">{t('Files of pages')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="website" pt="md">
        <Website sources={sources} />
      </Tabs.Panel>
      <Tabs.Panel value="products" pt="md">
        <UploadBox
          kind="products"
          accept=".csv,.tsv,.txt,.xml,.rss,.xlsx,.json,.jsonl,.ndjson"
          hint={t('The export of your shop: CSV, Excel, XML or JSON, at most 32 MB')}
        />
      </Tabs.Panel>
      <Tabs.Panel value="pages" pt="md">
        <Text size="sm" mb="xs">
          {t('PDF and Word files go in under Sources.')}
        </Text>
        <UploadBox
          kind="documents"
          accept=".md,.html,.htm,.txt,.csv,.json,.jsonl,.ndjson"
          hint={t('Help pages, returns, delivery: Markdown, HTML, text, CSV or JSON Lines')}
        />
      </Tabs.Panel>
    </Tabs>
  );
}
