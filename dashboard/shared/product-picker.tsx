import { Avatar, Group, Loader, Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, query } from './api.ts';
import { t } from './i18n.ts';

type Suggestions = {
  suggestions: { kind: string; text: string; product_id?: string; url?: string }[];
};
type Product = { image_url?: string };
type Choice = { value: string; label: string; productId?: string };

const mostFound = 6;
const isAddress = (text: string) => /^https?:\/\/\S+\.\S+/i.test(text);

/** Products whose names go with what is typed, as far as they have a page; an address that is pasted is one too. */
function useChoices(typed: string): { choices: Choice[]; isLooking: boolean } {
  const [asked] = useDebouncedValue(typed.trim(), 150);
  const found = useQuery({
    queryKey: ['product-picker', asked],
    queryFn: ({ signal }) =>
      api.get<Suggestions>(`/v1/search/suggest${query({ q: asked, limit: 20 })}`, signal),
    enabled: asked.length > 1 && !isAddress(asked),
    staleTime: 60_000,
  });
  const choices = (found.data?.suggestions ?? [])
    .flatMap(({ text, url, product_id: productId }): Choice[] =>
      url && productId ? [{ value: url, label: text, productId }] : [],
    )
    .slice(0, mostFound);
  return {
    choices: isAddress(asked) ? [{ value: asked, label: asked }] : choices,
    isLooking: found.isFetching,
  };
}

/** A page of a product, chosen by the product's name and picture; empty = none. */
export function ProductPicker(props: {
  label: string;
  size?: 'xs';
  value: string;
  onChange: (address: string) => void;
  error?: string | undefined;
}) {
  const { label, value, onChange, error, size = 'sm' } = props;
  const [chosen, setChosen] = useState<Choice>();
  const [typed, setTyped] = useState('');
  const own = chosen?.value === value ? chosen : value ? { value, label: value } : undefined;
  const { choices, isLooking } = useChoices(typed === own?.label ? '' : typed);
  const all = own && !choices.some((choice) => choice.value === own.value) ? [own, ...choices] : choices;
  const details = useQueries({
    queries: choices.map(({ productId = '' }) => ({
      queryKey: ['product-picker', 'picture', productId],
      queryFn: () => api.get<Product>(`/v1/products/${encodeURIComponent(productId)}`),
      enabled: productId !== '',
      staleTime: 300_000,
      retry: false,
    })),
  });
  const pictureOf = (address: string) =>
    details[choices.findIndex((choice) => choice.value === address)]?.data?.image_url;
  return (
    <Select
      flex={1}
      size={size}
      label={label}
      description={t('Type a part of the product’s name, or paste the address of its page.')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={t('No page')}
      searchable
      clearable
      value={value || null}
      data={all.map(({ value: address, label: name }) => ({ value: address, label: name }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(address) => {
        setChosen(all.find((choice) => choice.value === address));
        onChange(address ?? '');
      }}
      nothingFoundMessage={
        isLooking ? <Loader size="xs" /> : typed.trim().length > 1 ? t('No product of that name.') : null
      }
      renderOption={({ option }) => {
        const picture = pictureOf(option.value);
        return (
          <Group gap="sm" wrap="nowrap" data-product={option.value}>
            {/* A picture that cannot be loaded leaves the letter. */}
            <Avatar
              src={picture ?? null}
              alt=""
              size={36}
              radius="sm"
              imageProps={{ referrerPolicy: 'no-referrer' }}
            >
              {option.label.charAt(0)}
            </Avatar>
            <div>
              <Text size="sm">{option.label}</Text>
              <Text size="xs" c="dimmed" lineClamp={1}>
                {option.value}
              </Text>
            </div>
          </Group>
        );
      }}
      clearButtonProps={{ 'aria-label': t('Clear') }}
      error={error}
    />
  );
}
