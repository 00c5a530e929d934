import { Badge, Button, Code, Group, Text, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { dateTime, fromNow, t } from './i18n.ts';

/** A time as people say it; the exact one, and UTC, on hover and focus. */
export function When({ at }: { at: string | null }) {
  if (at === null) return <Text span>–</Text>;
  return (
    <Tooltip
      label={`${dateTime(at)} · ${at.replace(/\.\d+Z/, 'Z')}`}
      events={{ hover: true, focus: true, touch: true }}
    >
      <time dateTime={at}>{fromNow(at)}</time>
    </Tooltip>
  );
}

/** Plain words for a term of the engine; the term itself on hover and focus. */
export function Term({ says, is }: { says: string; is: string }) {
  return (
    <Tooltip label={is} events={{ hover: true, focus: true, touch: true }}>
      <Text span size="sm" tabIndex={0} className="term">
        {says}
      </Text>
    </Tooltip>
  );
}

export function CopyButton({
  text,
  label,
  onCopied,
}: {
  text: string;
  label?: string;
  onCopied?: () => void;
}) {
  const [copied, setCopied] = useState(false);
  return (
    <Button
      size="xs"
      variant="default"
      onClick={() =>
        void navigator.clipboard.writeText(text).then(() => {
          setCopied(true);
          onCopied?.();
          setTimeout(() => setCopied(false), 2_000);
        })
      }
    >
      {copied ? t('Copied') : (label ?? t('Copy'))}
    </Button>
  );
}

/** Text to paste somewhere, with its button. */
export function Snippet({ text, onCopied }: { text: string; onCopied?: () => void }) {
  return (
    <Group align="flex-start" gap="xs" wrap="nowrap">
      {/* A long line is scrolled, by keyboard too. */}
      <Code block className="snippet" tabIndex={0}>
        {text}
      </Code>
      <CopyButton text={text} {...(onCopied ? { onCopied } : {})} />
    </Group>
  );
}

const colours: Readonly<Record<string, string>> = {
  answered: 'teal',
  partial: 'yellow',
  not_found: 'red',
  handed_over: 'grape',
  open: 'blue',
  published: 'teal',
  verified: 'teal',
  dismissed: 'gray',
  live: 'teal',
  stale: 'yellow',
  retired: 'gray',
  approved: 'teal',
  auto: 'blue',
  edited: 'grape',
  rejected: 'red',
  ready: 'teal',
  generating: 'blue',
  not_available: 'gray',
  right: 'teal',
  wrong: 'red',
};

const names: Readonly<Record<string, string>> = {
  answered: 'answered',
  partial: 'partly',
  not_found: 'not found',
  handed_over: 'handed over',
  not_available: 'not available',
  auto: 'not reviewed',
};

/** A state in words; its colour says nothing that the word does not. */
export function State({ of }: { of: string }) {
  return (
    <Badge color={colours[of] ?? 'gray'} variant="light" className="state">
      {t(names[of] ?? of)}
    </Badge>
  );
}

export function StatusCode({ status }: { status: number }) {
  return (
    <Badge color={status < 400 ? 'teal' : status < 500 ? 'yellow' : 'red'} variant="light" className="state">
      {status}
    </Badge>
  );
}
