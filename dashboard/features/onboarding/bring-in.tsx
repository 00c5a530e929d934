import { Button, Group, Stack, Tabs, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addWebsite } from '../../shared/add-website.ts';
import { AddressField, useLook } from '../../shared/address-field.tsx';
import { api, Problem } from '../../shared/api.ts';
import { t } from '../../shared/i18n.ts';
import { useAddress } from '../../shared/link.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { mayUse, useCompany } from '../../shared/session.ts';
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

/** The company that a first start makes of the demo shop. */
const demoCompanyId = 'co_northpeak';

/** Somebody else's shop to try things with; it is taken out again by deleting its two sources. */
function DemoShop({ sources }: { sources: readonly Source[] }) {
  const client = useQueryClient();
  const company = useCompany();
  const own = sources.filter(({ kind, name }) => kind === 'upload' && name.startsWith('demo-shop-'));
  const add = useMutation({
    mutationFn: () => api.post('/demo_content'),
    onSuccess: () => client.invalidateQueries(),
  });
  return (
    <Stack gap="md">
      <Text size="sm">
        {t('The products and pages of the demo shop come into this company, beside what is there.')}
      </Text>
      {own.length === 0 ? (
        <Button w="fit-content" loading={add.isPending} onClick={() => add.mutate()}>
          {t('Bring the demo shop in')}
        </Button>
      ) : (
        <>
          {own.map((source) => (
            <SourceProgress key={source.source_id} source={source} />
          ))}
          <Text size="sm">
            {t('To take it out again, delete these two sources:')}{' '}
            <PageLink to={`/${company.company_id}/sources`}>{t('Sources')}</PageLink>
          </Text>
        </>
      )}
    </Stack>
  );
}

/** Ways to bring in what a shop sells and knows, none before the others; each shows how far it is, also after a reload. */
export function BringIn({ sources }: { sources: readonly Source[] }) {
  const [address, change] = useAddress();
  const company = useCompany();
  return (
    <Tabs
      value={address['from'] ?? 'website'}
      onChange={(from) => change({ from: from ?? undefined })}
      keepMounted={false}
    >
      <Tabs.List grow aria-label={t('Where from')}>
        <Tabs.Tab value="website">{t('Website')}</Tabs.Tab>
        <Tabs.Tab value="products">{t('File of products')}</Tabs.Tab>
        <Tabs.Tab value="pages">{t('Files of pages')}</Tabs.Tab>
        {mayUse(company, 'admin') && company.company_id !== demoCompanyId ? (
          <Tabs.Tab value="demo">{t('Demo shop')}</Tabs.Tab>
        ) : null}
      </Tabs.List>
      <Tabs.Panel value="website" pt="md">
        <Website sources={sources.filter(({ kind }) => kind !== 'upload')} />
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
      <Tabs.Panel value="demo" pt="md">
        <DemoShop sources={sources} />
      </Tabs.Panel>
    </Tabs>
  );
}
