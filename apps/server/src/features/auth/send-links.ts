import { type SocialProviderId, socialProviders } from '@diagloom/contract';
import type { Background } from '../../platform/background.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MailTransport } from '../../platform/mail/mail-transport.ts';
import { createSecretToken } from '../../platform/secret-token.ts';
import { storeResetToken, storeVerificationToken } from './link-repository.ts';
import { connectedMail, passwordChangedMail, resetMail, verificationMail } from './mails.ts';

export interface PostOffice {
  readonly database: Database;
  readonly mail: MailTransport;
  readonly background: Background;
  /** Where people reach this server, without a slash at the end. */
  readonly publicUrl: string;
}

/** All of it runs after the answer, so that neither its time nor its words tell whether the account is there. */
export const sendResetLink = ({ database, mail, background, publicUrl }: PostOffice, email: string): void =>
  background.run(async () => {
    const { token, hash } = createSecretToken();
    const to = await storeResetToken(database, email, hash);
    if (to !== undefined) await mail.deliver(resetMail(to, publicUrl, token));
  });

export const sendVerificationLink = ({ database, mail, background, publicUrl }: PostOffice, userId: number): void =>
  background.run(async () => {
    const { token, hash } = createSecretToken();
    const to = await storeVerificationToken(database, userId, hash);
    if (to !== undefined) await mail.deliver(verificationMail(to, publicUrl, token));
  });

export const sendPasswordChanged = ({ mail, background, publicUrl }: PostOffice, to: string): void =>
  background.run(() => mail.deliver(passwordChangedMail(to, publicUrl)));

export const sendConnected = ({ mail, background, publicUrl }: PostOffice, to: string, id: SocialProviderId): void => {
  const service = socialProviders.find((provider) => provider.id === id)?.label ?? id;
  background.run(() => mail.deliver(connectedMail(to, publicUrl, service)));
};
