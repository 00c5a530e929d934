import type { Mailer } from './mailer.ts';

export type SmtpSettings = {
  /** `smtp://` (STARTTLS when the server offers it) or `smtps://`, with user and password where there are any. */
  url: string;
  /** Address that mail comes from. */
  from: string;
};

const connectionTimeoutMs = 10_000;

/** Sends mail through the operator's own mail server; the library is loaded with the first mail. Throws when the server refuses. */
export function smtpMailer({ url, from }: SmtpSettings): Mailer {
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport(
      {
        url,
        connectionTimeout: connectionTimeoutMs,
        greetingTimeout: connectionTimeoutMs,
        socketTimeout: connectionTimeoutMs,
        // What is sent is our own text: it never names a file or an address to fetch.
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from },
    );
  };
  let opening: ReturnType<typeof open> | undefined;
  return {
    isConnected: true,
    send: async (mail) => {
      // The library would read more receivers, or headers, out of such a text.
      if (/[\s<>,;:"]/.test(mail.to)) throw new Error('Mail goes to one plain address.');
      opening ??= open();
      await (await opening).sendMail(mail);
    },
  };
}
