import { Button, Checkbox, Group, Stack, TagsInput, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Problem } from '../../shared/api.ts';
import { Load, PageHead } from '../../shared/feedback.tsx';
import { t } from '../../shared/i18n.ts';
import { type Settings, useSettings } from '../../shared/use-settings.ts';

type Draft = {
  name: string;
  domains: string[];
  default_locale: string;
  locales: string[];
  currency: string;
  tone: string;
  guidelines: string[];
  handover: boolean;
  email: string;
  message: string;
  phone: string;
  contact_email: string;
  address: string;
  opening_hours: string;
  internal_fields: string[];
};

function draftOf({ company, answers, handover, contact, catalog }: Settings): Draft {
  const { name, domains, default_locale, locales, currency } = company;
  return {
    name,
    domains: [...domains],
    default_locale,
    locales: [...locales],
    currency,
    tone: answers.tone,
    guidelines: [...answers.guidelines],
    handover: handover.enabled,
    email: handover.email ?? '',
    message: handover.message,
    phone: contact.phone ?? '',
    contact_email: contact.email ?? '',
    address: contact.address ?? '',
    opening_hours: contact.opening_hours ?? '',
    internal_fields: [...catalog.internal_fields],
  };
}

function orNone(text: string): string | null {
  return text.trim() === '' ? null : text;
}

function patchOf(draft: Draft): object {
  const { name, domains, default_locale, locales, currency, tone, guidelines, handover, email, message } =
    draft;
  const { phone, contact_email, address, opening_hours, internal_fields } = draft;
  return {
    company: { name, domains, default_locale, locales, currency },
    answers: { tone, guidelines },
    handover: { enabled: handover, email: orNone(email), message },
    contact: {
      phone: orNone(phone),
      email: orNone(contact_email),
      address: orNone(address),
      opening_hours: orNone(opening_hours),
    },
    catalog: { internal_fields },
  };
}

type TextField =
  | 'name'
  | 'default_locale'
  | 'currency'
  | 'tone'
  | 'email'
  | 'message'
  | 'phone'
  | 'contact_email'
  | 'address'
  | 'opening_hours';

function Form({ settings, save }: { settings: Settings; save: ReturnType<typeof useSettings>['change'] }) {
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [before] = useState(() => draftOf(settings));
  const set = <K extends keyof Draft>(name: K, value: Draft[K]) =>
    setDraft((old) => ({ ...old, [name]: value }));
  const changed = (Object.keys(draft) as (keyof Draft)[]).filter(
    (name) => JSON.stringify(draft[name]) !== JSON.stringify(before[name]),
  );
  const fault = (field: string) => (save.error instanceof Problem ? save.error.fault(field) : undefined);
  const text = (name: TextField) => ({
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(patchOf(draft));
      }}
    >
      <Stack maw={640}>
        <TextInput label={t('Name of the shop')} {...text('name')} error={fault('company.name')} />
        <TagsInput
          label={t('Addresses of the shop')}
          description={t('Pages on these hosts count as the shop’s own; answers link nowhere else.')}
          value={draft.domains}
          onChange={(value) => set('domains', value)}
          error={fault('company.domains.0')}
          clearButtonProps={{ 'aria-label': t('Clear') }}
        />
        <Group grow align="flex-start">
          <TextInput
            label={t('Main language')}
            {...text('default_locale')}
            error={fault('company.default_locale')}
          />
          <TextInput label={t('Currency')} {...text('currency')} error={fault('company.currency')} />
        </Group>
        <TagsInput
          label={t('Languages offered')}
          value={draft.locales}
          onChange={(value) => set('locales', value)}
          clearButtonProps={{ 'aria-label': t('Clear') }}
        />
        <TextInput
          label={t('Tone')}
          description={t('How a language model should sound; the embedded engine quotes.')}
          {...text('tone')}
        />
        <TagsInput
          label={t('Guidelines')}
          description={t('When … then …; Enter after each')}
          value={draft.guidelines}
          onChange={(value) => set('guidelines', value)}
          clearButtonProps={{ 'aria-label': t('Clear') }}
        />
        <Checkbox
          label={t('Hand over to a person when a shopper asks for one')}
          checked={draft.handover}
          onChange={(event) => set('handover', event.currentTarget.checked)}
        />
        <TextInput
          label={t('Mail address of that person')}
          {...text('email')}
          error={fault('handover.email')}
        />
        <Textarea label={t('What the shopper is told then')} {...text('message')} autosize minRows={2} />
        <Text size="sm">
          {t(
            'How the shop is reached: answers quote it. What a site says of it stands in the report of its source.',
          )}
        </Text>
        <Group grow align="flex-start">
          <TextInput label={t('Phone')} {...text('phone')} error={fault('contact.phone')} />
          <TextInput label={t('Mail')} {...text('contact_email')} error={fault('contact.email')} />
        </Group>
        <Textarea
          label={t('Street and town')}
          {...text('address')}
          error={fault('contact.address')}
          autosize
          minRows={2}
        />
        <Textarea
          label={t('Opening hours')}
          {...text('opening_hours')}
          error={fault('contact.opening_hours')}
          autosize
          minRows={2}
        />
        <TagsInput
          label={t('Fields that shoppers never see')}
          description={t(
            'Names of product fields; a star at the end stands for any ending. Addresses, ids and seller data are never shown anyway.',
          )}
          value={draft.internal_fields}
          onChange={(value) => set('internal_fields', value)}
          clearButtonProps={{ 'aria-label': t('Clear') }}
        />
        <Group>
          <Button type="submit" loading={save.isPending} disabled={changed.length === 0}>
            {t('Save')}
          </Button>
          <Text size="sm">
            {changed.length === 0
              ? t('Nothing changed.')
              : t('Changed: {names}', { names: changed.join(', ') })}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

/** Name, addresses, languages, tone, hand-over, how the shop is reached, fields that stay inside. */
export function General() {
  const { settings, change } = useSettings();
  return (
    <>
      <PageHead title={t('General')} />
      <Load from={settings}>
        {(data) => <Form key={JSON.stringify(data.company)} settings={data} save={change} />}
      </Load>
    </>
  );
}
