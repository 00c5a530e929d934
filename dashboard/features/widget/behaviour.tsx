import { NumberInput, Stack, Switch, TagsInput, Text, TextInput } from '@mantine/core';
import { t } from '../../shared/i18n.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { useCompany } from '../../shared/session.ts';
import type { WidgetSettings } from './draft.ts';

type Props = {
  widget: WidgetSettings;
  change: (next: WidgetSettings) => void;
  faqsAreOn: boolean;
  fault: (field: string) => string | undefined;
};

/** What of the widget is there, and what it says by itself. */
export function Behaviour({ widget, change, faqsAreOn, fault }: Props) {
  const company = useCompany();
  const { surfaces, nudge } = widget;
  const surface = (name: WidgetSettings['surfaces'][number], label: string) => (
    <Switch
      label={label}
      checked={surfaces.includes(name)}
      onChange={(event) => {
        const others = surfaces.filter((one) => one !== name);
        change({ ...widget, surfaces: event.currentTarget.checked ? [...others, name] : others });
      }}
    />
  );
  const setNudge = (next: Partial<NonNullable<WidgetSettings['nudge']>>) =>
    change({ ...widget, nudge: { text: '', after_seconds: 20, ...nudge, ...next } });
  return (
    <Stack>
      {surface('faq', t('Questions on product pages'))}
      {surfaces.includes('faq') && !faqsAreOn ? (
        <Text size="sm">
          {t('They appear once AI Powered FAQs are on:')}{' '}
          <PageLink to={`/${company.company_id}/settings/integrations`}>{t('Integrations')}</PageLink>
        </Text>
      ) : null}
      {surface('search', t('Search'))}
      {surface('chat', t('Chat'))}
      {surface('nudge', t('One line beside the chat button, once per visit'))}
      {surfaces.includes('nudge') ? (
        <>
          <TextInput
            label={t('That line')}
            value={nudge?.text ?? ''}
            onChange={(event) => setNudge({ text: event.currentTarget.value })}
            error={fault('nudge.text')}
          />
          <NumberInput
            label={t('Seconds until it shows')}
            min={0}
            max={3_600}
            value={nudge?.after_seconds ?? 20}
            onChange={(value) => setNudge({ after_seconds: Number(value) || 0 })}
            error={fault('nudge.after_seconds')}
          />
        </>
      ) : null}
      <Switch
        label={t('Tell search engines the questions of a page (FAQPage)')}
        checked={widget.faq_json_ld}
        onChange={(event) => change({ ...widget, faq_json_ld: event.currentTarget.checked })}
      />
      <TagsInput
        label={t('Questions to begin with')}
        description={t('Up to six; Enter after each')}
        maxTags={6}
        value={[...widget.starter_questions]}
        onChange={(starter_questions) => change({ ...widget, starter_questions })}
        clearButtonProps={{ 'aria-label': t('Clear') }}
      />
      <TextInput
        label={t('Line under the input')}
        value={widget.disclaimer}
        onChange={(event) => change({ ...widget, disclaimer: event.currentTarget.value })}
        error={fault('disclaimer')}
      />
      <TextInput
        label={t('Where a person is reached')}
        placeholder="https://"
        value={widget.contact_url}
        onChange={(event) => change({ ...widget, contact_url: event.currentTarget.value })}
        error={fault('contact_url')}
      />
    </Stack>
  );
}
