import { useNavigate, useSearch } from '@tanstack/react-router';

/** The address's filters, and how they are changed: an empty value takes a filter away. */
export function useAddress(): [
  Readonly<Record<string, string>>,
  (change: Readonly<Record<string, string | undefined>>) => void,
] {
  const search = useSearch({ strict: false }) as Record<string, string>;
  const navigate = useNavigate();
  const change = (values: Readonly<Record<string, string | undefined>>) => {
    const next = Object.fromEntries(Object.entries({ ...search, ...values }).filter(([, value]) => value));
    void navigate({ to: '.', search: next as never, resetScroll: false });
  };
  return [search, change];
}
