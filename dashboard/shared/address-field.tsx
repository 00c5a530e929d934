import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Static } from 'typebox';
import type { AddressLook } from '../../src/contract/dashboard/addresses.ts';
import { api } from './api.ts';
import { t } from './i18n.ts';

/** What is at an address that is being typed; `undefined` until it has been looked at. */
export function useLook(address: string): Static<typeof AddressLook> | undefined {
  const [typed] = useDebouncedValue(address.trim(), 400);
  const isWorthIt = /[^/\s]\.[^/\s]|localhost|:\d+/.test(typed);
  const look = useQuery({
    queryKey: ['address', typed],
    queryFn: () => api.post<Static<typeof AddressLook>>('/addresses/check', { address: typed }),
    enabled: isWorthIt,
    staleTime: 30_000,
    retry: false,
  });
  return typed === address.trim() ? look.data : undefined;
}

/** A shop's address, which is looked at while it is typed: where it leads, or why it cannot be read. */
export function AddressField(props: {
  label: string;
  value: string;
  look: Static<typeof AddressLook> | undefined;
  error?: string | undefined;
  onChange: (value: string) => void;
}) {
  const { label, value, look, error, onChange } = props;
  const said = look?.ok ? t('Found: {url}', { url: look.url ?? '' }) : (look?.reason ?? ' ');
  return (
    <TextInput
      flex={1}
      miw={240}
      label={label}
      description={<span role="status">{said}</span>}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder="shop.example"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      data-looked={look?.ok}
    />
  );
}
