import { Code, Text } from '@mantine/core';
import type { Static } from 'typebox';
import type { AuditEntry } from '../../../src/contract/dashboard/audit.ts';
import { When } from '../../shared/bits.tsx';
import { Export } from '../../shared/export.tsx';
import { Empty, PageHead } from '../../shared/feedback.tsx';
import { t } from '../../shared/i18n.ts';
import { Rows, ServerList, useList } from '../../shared/list.tsx';

type Entry = Static<typeof AuditEntry>;

/** Who changed what, newest first; nothing here can be changed. */
export function Audit() {
  const list = useList<Entry>('/audit', {});
  return (
    <>
      <PageHead
        title={t('Audit')}
        hint={t('Every change with who made it. Nothing can be taken out.')}
        action={<Export name="audit" path="/audit" />}
      />
      <ServerList
        list={list}
        empty={
          <Empty
            title={t('Nothing has been changed yet.')}
            example={t('Keys, people, settings, FAQs: each change is written down.')}
          />
        }
      >
        {(rows) => (
          <Rows
            label={t('Audit')}
            rows={rows}
            keyOf={({ audit_id: id }) => id}
            columns={[
              { title: t('Time'), cell: ({ created_at: at }) => <When at={at} />, width: 150 },
              {
                title: t('Who'),
                cell: ({ actor_name: name }) => (
                  <Text size="sm" className="pre">
                    {name}
                  </Text>
                ),
                width: 150,
              },
              { title: t('What'), cell: ({ action }) => <Code>{action}</Code>, width: 200 },
              {
                title: t('Of'),
                cell: ({ target }) => (
                  <Text size="xs" className="pre">
                    {target}
                  </Text>
                ),
                width: 160,
              },
              {
                title: t('Details'),
                cell: ({ details }) => (
                  <Text size="xs" className="pre">
                    {JSON.stringify(details)}
                  </Text>
                ),
              },
            ]}
          />
        )}
      </ServerList>
    </>
  );
}
