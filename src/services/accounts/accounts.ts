import type { SignIn } from '../../platform/auth/create-sign-in.ts';

export type { Cookies, SignedIn } from '../../platform/auth/create-sign-in.ts';

/** Accounts and sessions of people, and how mail reaches them. */
export type Accounts = SignIn & {
  /** Whether mail is really sent; otherwise links are shown to copy. */
  sendsMail: boolean;
  sendMail(mail: { to: string; subject: string; text: string }): Promise<void>;
};
