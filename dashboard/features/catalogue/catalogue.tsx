import { Button, Code, Drawer, Group, Modal, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { When } from '../../shared/bits.tsx';
import { Export } from '../../shared/export.tsx';
import { Empty, Load, PageHead } from '../../shared/feedback.tsx';
import { money, t } from '../../shared/i18n.ts';
import { LanguageFilter } from '../../shared/language-filter.tsx';
import { useAddress } from '../../shared/link.tsx';
import { Rows, ServerList, useList } from '../../shared/list.tsx';
import { UploadBox } from '../../shared/upload.tsx';

type Product = {
  product_id: string;
  title: string;
  locale: string;
  url?: string;
  brand?: string;
  price?: { amount: number; currency: string };
  availability?: string;
  attributes?: Record<string, unknown>;
  variants?: {
    variant_id: string;
    title?: string;
    price?: { amount: number; currency: string };
    availability?: string;
  }[];
  updated_at?: string;
  fact_sheet?: string;
};

/** What answers would want to know and the record does not say. */
function missing(product: Product): string[] {
  const parts: [string, unknown][] = [
    [t('price'), product.price],
    [t('stock'), product.availability && product.availability !== 'unknown'],
    [t('address'), product.url],
    [t('attributes'), Object.keys(product.attributes ?? {}).length > 0],
  ];
  return parts.filter(([, has]) => !has).map(([name]) => name);
}

const stocks: Readonly<Record<string, string>> = {
  in_stock: 'in stock',
  out_of_stock: 'out of stock',
  preorder: 'preorder',
  backorder: 'backorder',
  discontinued: 'discontinued',
  unknown: 'not stated',
};

function OneProduct({ id, locale }: { id: string; locale: string }) {
  const product = useQuery({
    queryKey: ['product', id, locale],
    queryFn: () =>
      api.get<Product>(`/v1/products/${encodeURIComponent(id)}${locale ? `?locale=${locale}` : ''}`),
  });
  return (
    <Load from={product}>
      {(whole) => (
        <Stack>
          <Title order={3} size="h4">
            {whole.title}
          </Title>
          <Group gap="xs">
            <Code>{whole.product_id}</Code>
            <Text size="sm">{[whole.locale, whole.brand].filter(Boolean).join(' · ')}</Text>
          </Group>
          {whole.url ? (
            <a href={whole.url} target="_blank" rel="noreferrer">
              {t('The page in the shop')}
            </a>
          ) : null}
          {missing(whole).length > 0 ? (
            <Text size="sm">{t('Not stated: {names}', { names: missing(whole).join(', ') })}</Text>
          ) : null}
          {whole.variants?.length ? (
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('Variant')}</Table.Th>
                  <Table.Th>{t('Price')}</Table.Th>
                  <Table.Th>{t('Stock')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {whole.variants.map((variant) => (
                  <Table.Tr key={variant.variant_id}>
                    <Table.Td>{variant.title ?? variant.variant_id}</Table.Td>
                    <Table.Td>{variant.price ? money(variant.price) : '–'}</Table.Td>
                    <Table.Td>{t(stocks[variant.availability ?? 'unknown'] ?? 'not stated')}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          ) : null}
          <Title order={4} size="h5">
            {t('What the engine sees')}
          </Title>
          <Paper withBorder p="md">
            <Text size="sm" className="pre">
              {whole.fact_sheet}
            </Text>
          </Paper>
        </Stack>
      )}
    </Load>
  );
}

/** Products, what is known of each, and how they come in. */
export function Catalogue() {
  const [address, change] = useAddress();
  const [isBringing, setBringing] = useState(false);
  const { locale } = address;
  const list = useList<Product>('/v1/products', { locale });
  return (
    <>
      <PageHead
        title={t('Catalogue')}
        hint={t(
          'Products as the assistant knows them. A price or stock that is not stated is never guessed.',
        )}
        action={<Button onClick={() => setBringing(true)}>{t('Bring in products')}</Button>}
      />
      <Group mb="md" align="flex-end">
        <LanguageFilter locale={locale ?? ''} onChange={(tag) => change({ locale: tag })} />
        <Export name="products" path="/v1/products" filter={{ locale }} />
      </Group>
      <ServerList
        list={list}
        empty={
          <Empty
            title={t('No products yet.')}
            example={t('An export of your shop as CSV or JSON Lines is enough.')}
            action={<Button onClick={() => setBringing(true)}>{t('Bring in products')}</Button>}
          />
        }
      >
        {(rows) => (
          <Rows
            label={t('Products')}
            rows={rows}
            keyOf={({ product_id: id, locale: tag }) => `${id} ${tag}`}
            bulk={[
              {
                label: t('Delete'),
                question: t('Delete {count} products, each in every language?'),
                isDangerous: true,
                run: ({ product_id: id }) => api.delete(`/v1/products/${encodeURIComponent(id)}`),
              },
            ]}
            onOpen={({ product_id: id, locale: tag }) => change({ open: id, in: tag })}
            isOpen={({ product_id: id, locale: tag }) => id === address['open'] && tag === address['in']}
            columns={[
              {
                title: t('Title'),
                cell: ({ title, product_id: id }) => (
                  <>
                    <Text size="sm">{title}</Text>
                    <Text size="xs" c="dimmed">
                      {id}
                    </Text>
                  </>
                ),
              },
              { title: t('Brand'), cell: ({ brand }) => brand ?? '–', width: 130 },
              {
                title: t('Price'),
                cell: ({ price }) => (price ? money(price) : '–'),
                width: 120,
                isNumber: true,
              },
              {
                title: t('Stock'),
                cell: ({ availability }) => t(stocks[availability ?? 'unknown'] ?? 'not stated'),
                width: 120,
              },
              { title: t('Language'), cell: ({ locale: tag }) => tag, width: 90 },
              { title: t('Not stated'), cell: (product) => missing(product).join(', ') || '–', width: 150 },
              { title: t('Changed'), cell: ({ updated_at: at }) => <When at={at ?? null} />, width: 140 },
            ]}
          />
        )}
      </ServerList>
      <Drawer
        opened={address['open'] !== undefined}
        onClose={() => change({ open: undefined, in: undefined })}
        position="right"
        size="xl"
        title={t('Product')}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        {address['open'] ? <OneProduct id={address['open']} locale={address['in'] ?? ''} /> : null}
      </Drawer>
      <Modal
        opened={isBringing}
        onClose={() => setBringing(false)}
        title={t('Bring in products')}
        size="xl"
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <UploadBox
          kind="products"
          accept=".csv,.tsv,.txt,.xml,.rss,.xlsx,.json,.jsonl,.ndjson"
          hint={t('The export of your shop: CSV, Excel, XML or JSON, at most 32 MB')}
        />
      </Modal>
    </>
  );
}
