import type { Variable } from './schema.ts';

/** How mail reaches the people of the dashboard. */
export function mailVariables(): readonly Variable[] {
  return [
    {
      name: 'AISLE_MAIL_URL',
      description:
        'Mail server for invitations and links for a new password; unset = links are shown to copy, or written to the terminal.',
      kind: 'text',
      example: 'smtps://user:password@mail.northpeak.example',
      secret: true,
      pattern: /^smtps?:\/\/[^\s/?#]+\/?$/,
      expected: 'an address that begins with smtp:// or smtps://',
    },
    {
      name: 'AISLE_MAIL_FROM',
      description: 'Address that mail comes from; unset = aisle at the mail server.',
      kind: 'text',
      example: 'Aisle <assistant@northpeak.example>',
      pattern: /^(?:[^<>\r\n]{0,200}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      expected: 'a mail address, with a name before it if wanted',
    },
  ];
}

type Values = ReadonlyMap<string, string | undefined>;

/** The mail server and the sender, which is `aisle` at the mail server unless set; `undefined` when mail is not sent. */
export function readMailConfig(values: Values): { url: string; from: string } | undefined {
  const url = values.get('AISLE_MAIL_URL');
  if (url === undefined) return undefined;
  return { url, from: values.get('AISLE_MAIL_FROM') ?? `aisle@${new URL(url).hostname}` };
}
