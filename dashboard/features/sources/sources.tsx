import { Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { BackToSetup } from '../../shared/back-to-setup.tsx';
import { When } from '../../shared/bits.tsx';
import { Empty, Load, PageHead } from '../../shared/feedback.tsx';
import { t } from '../../shared/i18n.ts';
import { useAddress } from '../../shared/link.tsx';
import { Rows } from '../../shared/list.tsx';
import {
  isBusy,
  type Source,
  SourceCounts,
  SourceProgress,
  SourceState,
  useSources,
} from '../../shared/sources.tsx';
import { AddSource } from './add-source.tsx';
import { OneSource } from './one-source.tsx';

function kindOf({ kind }: Source): string {
  return { website: t('Website'), sitemap: t('Sitemap'), feed: t('Product feed'), upload: t('File') }[kind];
}

/** Where pages and products come from by themselves: websites, sitemaps, feeds, files. */
export function Sources() {
  const [address, change] = useAddress();
  const [isAdding, setAdding] = useState(false);
  const sources = useSources();
  const add = <Button onClick={() => setAdding(true)}>{t('Add a source')}</Button>;
  return (
    <>
      <PageHead
        title={t('Sources')}
        hint={t('Websites, sitemaps, feeds and files, read again by themselves when they change.')}
        action={
          <Group>
            <BackToSetup />
            {add}
          </Group>
        }
      />
      <Load from={sources}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty
              title={t('No sources yet.')}
              example={t('The address of your shop is enough: its pages and products are found from there.')}
              action={add}
            />
          ) : (
            <Stack gap="lg">
              {data.filter(isBusy).map((source) => (
                <SourceProgress key={source.source_id} source={source} />
              ))}
              <Rows
                label={t('Sources')}
                rows={data}
                keyOf={({ source_id: id }) => id}
                onOpen={({ source_id: id }) => change({ open: id })}
                isOpen={({ source_id: id }) => id === address['open']}
                columns={[
                  {
                    title: t('Name'),
                    cell: ({ name }) => (
                      <Text size="sm" className="pre">
                        {name}
                      </Text>
                    ),
                  },
                  { title: t('Kind'), cell: kindOf, width: 120 },
                  { title: t('State'), cell: (source) => <SourceState source={source} />, width: 130 },
                  {
                    title: t('Pages or products'),
                    cell: (source) => (
                      <>
                        <SourceCounts source={source} />
                        {source.last_run?.error ? (
                          <Text size="xs">{source.last_run.error.detail}</Text>
                        ) : null}
                      </>
                    ),
                  },
                  {
                    title: t('Read'),
                    cell: ({ last_run: last }) => <When at={last?.finished_at ?? last?.started_at ?? null} />,
                    width: 130,
                  },
                  { title: t('Again'), cell: ({ next_run_at: at }) => <When at={at} />, width: 130 },
                ]}
              />
            </Stack>
          )
        }
      </Load>
      <Drawer
        opened={address['open'] !== undefined}
        onClose={() => change({ open: undefined })}
        position="right"
        size="xl"
        title={t('Source')}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        {address['open'] ? (
          <OneSource key={address['open']} id={address['open']} close={() => change({ open: undefined })} />
        ) : null}
      </Drawer>
      {isAdding ? (
        <AddSource
          close={() => setAdding(false)}
          onAdded={(id) => {
            setAdding(false);
            change({ open: id });
          }}
        />
      ) : null}
    </>
  );
}
