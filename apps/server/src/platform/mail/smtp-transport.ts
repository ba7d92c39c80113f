import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport.ts';

/** A mail server that is silent must not keep this one from stopping. */
const timeoutMs = 15_000;

/** Sends through the mail server at `url` (`smtp://` or `smtps://`, with user and password where it asks for them). */
export const createSmtpTransport = (url: string, from: string): MailTransport => {
  const smtp = createTransport(
    { url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    { from },
  );
  return {
    delivery: 'email',
    deliver: async ({ to, subject, text, headers = {} }) => {
      // An object is one address whatever its text; a string could be a list of them.
      await smtp.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        headers: { ...headers },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
};
