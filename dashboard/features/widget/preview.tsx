import { Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../../preview/draft.ts';
import { language, t } from '../../shared/i18n.ts';
import { ProductPicker } from '../../shared/product-picker.tsx';
import { useCompany } from '../../shared/session.ts';
import type { Config } from './draft.ts';

const waitMs = 300;

/** A page in outlines with the widget as it would be once this is saved. What is asked there is answered, and not counted. */
export function Preview({ config }: { config: Config }) {
  const { company_id: companyId } = useCompany();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [show, setShow] = useState<Draft['show']>('chat');
  const [look, setLook] = useState<Draft['look']>('light');
  const [pageUrl, setPageUrl] = useState('');
  const draft: Draft = { companyId, config, locale: language(), pageUrl, look, show };
  const [text] = useDebouncedValue(JSON.stringify(draft), waitMs);
  useEffect(() => {
    const heard = (event: MessageEvent) => {
      if (event.source === frame.current?.contentWindow && event.data === 'ready') setReady(true);
    };
    addEventListener('message', heard);
    return () => removeEventListener('message', heard);
  }, []);
  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage(JSON.parse(text), location.origin);
  }, [isReady, text]);
  return (
    <Paper withBorder p="md" component="section" aria-label={t('Preview')} className="widget-preview">
      <Stack gap="sm">
        <Group gap="xs">
          <SegmentedControl
            size="xs"
            aria-label={t('What is open')}
            value={show}
            onChange={(value) => setShow(value as Draft['show'])}
            data={[
              { value: 'page', label: t('Page') },
              { value: 'chat', label: t('Chat') },
              { value: 'search', label: t('Search') },
            ]}
          />
          <SegmentedControl
            size="xs"
            aria-label={t('Look of the page')}
            value={look}
            onChange={(value) => setLook(value as Draft['look'])}
            data={[
              { value: 'light', label: t('light') },
              { value: 'dark', label: t('dark') },
            ]}
          />
        </Group>
        <ProductPicker size="xs" label={t('On the page of')} value={pageUrl} onChange={setPageUrl} />
        <div className="widget-stage">
          <iframe ref={frame} src="/dashboard/preview" title={t('Preview')} className="widget-frame" />
        </div>
        <Text size="xs" c="dimmed">
          {t('What is asked here is answered as in the playground, and not counted.')}
        </Text>
      </Stack>
    </Paper>
  );
}
