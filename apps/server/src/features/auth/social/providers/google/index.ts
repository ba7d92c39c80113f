import { defineOpenIdProvider } from '../../define-open-id-provider.ts';

/**
 * Google vouches for addresses that it runs itself: those of Gmail, and of a Workspace, which the claim `hd` names. Others were
 * confirmed once and may have changed hands since (https://developers.google.com/identity/gsi/web/guides/verify-google-id-token).
 */
export const google = defineOpenIdProvider({
  id: 'google',
  accountColumn: 'googleId',
  issuer: 'https://accounts.google.com',
  accountIdOf: ({ sub }) => sub,
  isEmailProven: ({ email_verified, hd }, email) =>
    email_verified === true && (email.endsWith('@gmail.com') || (typeof hd === 'string' && hd !== '')),
});
