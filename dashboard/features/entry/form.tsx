import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Problem } from '../../shared/api.ts';
import { t } from '../../shared/i18n.ts';

type Field = {
  name: string;
  label: string;
  kind?: 'password' | 'new-password' | 'email' | 'code';
  readOnly?: string;
};

/** A form of a few fields that keeps what was typed when it is refused, and says why beside the field. */
export function EntryForm(props: {
  fields: readonly Field[];
  submit: string;
  onSubmit: (values: Record<string, string>) => Promise<void>;
  children?: ReactNode;
}) {
  const { fields, submit, onSubmit, children } = props;
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    setBusy(true);
    setProblem(undefined);
    try {
      await onSubmit(values);
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  const fault = (name: string) => (problem instanceof Problem ? problem.fault(name) : undefined);
  const isSaid = fields.some(({ name }) => fault(name));
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack>
        {problem && !isSaid ? (
          <Alert color="red" role="alert">
            {problem instanceof Problem && problem.status === 0
              ? t('The server cannot be reached.')
              : (problem as Error).message}
          </Alert>
        ) : null}
        {fields.map(({ name, label, kind, readOnly }) => {
          const shared = { name, label, required: true, withAsterisk: false, error: fault(name) };
          if (kind === 'password' || kind === 'new-password')
            return (
              <PasswordInput
                key={name}
                {...shared}
                {...(kind === 'new-password'
                  ? {
                      minLength: 12,
                      description: t('At least 12 characters. Anything goes, also a sentence.'),
                    }
                  : {})}
                autoComplete={kind === 'password' ? 'current-password' : 'new-password'}
                visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password'), tabIndex: 0 }}
              />
            );
          if (kind === 'email')
            return (
              <TextInput
                key={name}
                {...shared}
                type="email"
                autoComplete="username"
                {...(readOnly ? { value: readOnly, readOnly: true } : {})}
              />
            );
          return (
            <TextInput
              key={name}
              {...shared}
              autoComplete={kind === 'code' ? 'one-time-code' : 'name'}
              {...(kind === 'code' ? { inputMode: 'numeric' as const } : {})}
            />
          );
        })}
        <Button type="submit" loading={isBusy}>
          {submit}
        </Button>
        {children}
      </Stack>
    </form>
  );
}
