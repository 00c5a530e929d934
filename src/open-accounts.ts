import { createSignIn } from './platform/auth/create-sign-in.ts';
import type { Config } from './platform/config/read-config.ts';
import { serverSecret } from './platform/config/server-secret.ts';
import { consoleMailer } from './platform/mail/mailer.ts';
import { smtpMailer } from './platform/mail/smtp-mailer.ts';
import type { Accounts } from './services/accounts/accounts.ts';
import type { BaseContext } from './services/context.ts';

/** Accounts and sessions of people over this server's store. Nothing is loaded before somebody signs in. */
export function openAccounts(base: BaseContext, config: Config, publicUrl: () => string): Accounts {
  const mailer = config.mail
    ? smtpMailer(config.mail)
    : consoleMailer(base.log, (text) => void process.stderr.write(text));
  const signIn = createSignIn({
    db: base.db,
    log: base.log,
    mailer,
    secret: () => serverSecret(config.dataFolder, config.secret),
    publicUrl,
  });
  return { ...signIn, sendsMail: mailer.isConnected, sendMail: (mail) => mailer.send(mail) };
}
