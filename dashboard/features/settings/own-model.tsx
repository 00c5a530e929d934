import { Group, NumberInput, Paper, PasswordInput, Select, Stack, TextInput, Title } from '@mantine/core';
import { t } from '../../shared/i18n.ts';
import type { Settings } from '../../shared/use-settings.ts';

type Shown = Settings['model']['first'];

/** A model as it is being changed. `key` is what was typed; an empty one leaves the stored key as it is. */
export type ModelDraft = {
  provider: string;
  address: string;
  name: string;
  key: string;
  price: { input: number; output: number; cached: number } | null;
};

export function draftOfModel({ provider, base_url: address, name, price }: Shown): ModelDraft {
  return {
    provider: provider ?? '',
    address: address ?? '',
    name: name ?? '',
    key: '',
    price: price && { input: price.input, output: price.output, cached: price.cached_input },
  };
}

/** The merge patch of a draft. Another provider or address never gets the key of the one before. */
export function patchOfModel(draft: ModelDraft, before: Shown): object {
  const { provider, address, name, key, price } = draft;
  if (provider === '') return { provider: null, base_url: null, name: null, api_key: null, price: null };
  const isElsewhere = provider !== before.provider || address !== (before.base_url ?? '');
  return {
    provider,
    base_url: address === '' ? null : address,
    name: name === '' ? null : name,
    ...(key === '' ? (isElsewhere ? { api_key: null } : {}) : { api_key: key }),
    price: price && { input: price.input, output: price.output, cached_input: price.cached },
  };
}

const providers = [
  { value: 'openai-compatible', label: 'Ollama, vLLM, llama.cpp (OpenAI-compatible)' },
  { value: 'openai', label: 'OpenAI' },
  { value: 'anthropic', label: 'Anthropic' },
  { value: 'google', label: 'Google' },
];

const noPrice = { input: 0, output: 0, cached: 0 };

function Prices({ draft, set }: { draft: ModelDraft; set: (change: Partial<ModelDraft>) => void }) {
  const price = draft.price ?? noPrice;
  const field = (name: keyof typeof price, label: string) => (
    <NumberInput
      label={label}
      value={draft.price === null ? '' : price[name]}
      onChange={(value) =>
        set({ price: value === '' && name === 'input' ? null : { ...price, [name]: Number(value) } })
      }
      min={0}
      decimalScale={4}
      hideControls
    />
  );
  return (
    <Group grow align="flex-start">
      {field('input', t('Read'))}
      {field('cached', t('Read from its cache'))}
      {field('output', t('Written'))}
    </Group>
  );
}

/** One rung of the ladder of models. */
export function OwnModel(props: {
  title: string;
  shown: Shown;
  draft: ModelDraft;
  currency: string;
  set: (change: Partial<ModelDraft>) => void;
  fault: (field: string) => string | undefined;
}) {
  const { title, shown, draft, currency, set, fault } = props;
  const keeps = shown.api_key_set && draft.provider === shown.provider;
  return (
    <Paper withBorder p="lg" component="section" aria-label={title}>
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      <Stack gap="sm">
        <Select
          label={t('Provider')}
          data={[{ value: '', label: t('none') }, ...providers]}
          value={draft.provider}
          onChange={(value) => set({ provider: value ?? '' })}
          allowDeselect={false}
          error={fault('provider')}
        />
        {draft.provider === '' ? null : (
          <>
            <TextInput
              label={t('Address')}
              description={t('Left out: the provider’s own. A local server: http://127.0.0.1:11434/v1')}
              value={draft.address}
              onChange={(event) => set({ address: event.currentTarget.value.trim() })}
              error={fault('base_url')}
            />
            <TextInput
              label={t('Model')}
              placeholder="qwen3:8b"
              value={draft.name}
              onChange={(event) => set({ name: event.currentTarget.value })}
              error={fault('name')}
              required
              withAsterisk={false}
            />
            <PasswordInput
              label={t('Key')}
              description={
                keeps
                  ? t('A key is stored. It is sealed and never shown; type another to replace it.')
                  : t('It is stored sealed and never shown again.')
              }
              value={draft.key}
              onChange={(event) => set({ key: event.currentTarget.value })}
              autoComplete="off"
              data-1p-ignore
              error={fault('api_key')}
            />
            <Title order={3} size="h6">
              {t('Price of a million tokens in {currency}, where it is not the list price', { currency })}
            </Title>
            <Prices draft={draft} set={set} />
          </>
        )}
      </Stack>
    </Paper>
  );
}
