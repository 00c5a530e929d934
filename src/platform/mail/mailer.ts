import type { Log } from '../log/log.ts';

export type Mail = { to: string; subject: string; text: string };

/** Sends mail to people of the dashboard. */
export type Mailer = {
  /** Whether mail reaches people; otherwise links are shown to whoever made them. */
  isConnected: boolean;
  send(mail: Mail): Promise<void>;
};

/** Writes mail to the operator's terminal instead of sending it: what a server without a mail address does. */
export function consoleMailer(log: Log, write: (text: string) => void): Mailer {
  return {
    isConnected: false,
    send: async ({ to, subject, text }) => {
      log.info({ subject }, 'No mail server is set; the mail was written to the terminal.');
      write(`\n--- mail to ${to}: ${subject}\n${text}\n---\n`);
    },
  };
}
