import { expect } from 'vitest';
import type { Mail, MailTransport } from '../platform/mail/mail-transport.ts';

/** Takes mail and keeps it for a test to read. */
export interface Mailbox {
  readonly transport: MailTransport;
  /** Waits for the newest message to that address whose subject contains the text. */
  readonly read: (to: string, subject: string) => Promise<Mail>;
  readonly all: readonly Mail[];
}

export const buildMailbox = (): Mailbox => {
  const mails: Mail[] = [];
  return {
    transport: {
      delivery: 'email',
      deliver: async (mail) => {
        mails.push(mail);
      },
    },
    read: (to, subject) => {
      const find = () => mails.findLast((mail) => mail.to === to && mail.subject.includes(subject));
      return expect
        .poll(find, { timeout: 5000 })
        .toBeDefined()
        .then(() => find() ?? { to, subject, text: '' });
    },
    all: mails,
  };
};

/** The secret part of the link in a message. */
export const tokenIn = ({ text }: Pick<Mail, 'text'>): string => /#([\w-]{43})$/m.exec(text)?.[1] ?? 'no token';
