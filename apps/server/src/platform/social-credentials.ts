import { type SocialProviderId, socialProviders } from '@diagloom/contract';

/** What a service knows this server by. */
export interface SocialCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Another issuer than the service's own, such as that of one tenant. */
  readonly issuer: string | undefined;
}

/** A service that is not set up is absent. */
export type SocialSetup = Readonly<Partial<Record<SocialProviderId, SocialCredentials>>>;

/**
 * Reads `GOOGLE_CLIENT_ID`, `GOOGLE_CLIENT_SECRET`, `GOOGLE_ISSUER` and their like for every service. `problems` names each
 * variable that is missing or not right and what it should be.
 */
export const readSocialSetup = (
  environment: Readonly<Record<string, string | undefined>>,
): { readonly setup: SocialSetup; readonly problems: readonly string[] } => {
  const setup: Partial<Record<SocialProviderId, SocialCredentials>> = {};
  const problems: string[] = [];
  for (const { id } of socialProviders) {
    const name = id.toUpperCase();
    const [clientId, clientSecret] = [environment[`${name}_CLIENT_ID`], environment[`${name}_CLIENT_SECRET`]];
    const issuer = environment[`${name}_ISSUER`] || undefined;
    if (issuer !== undefined && !isSafeIssuer(issuer)) {
      problems.push(`${name}_ISSUER must be the address of a sign-in service, such as https://login.example.com`);
    }
    if (clientId && clientSecret) setup[id] = { clientId, clientSecret, issuer: issuer?.replace(/\/$/, '') };
    else if (clientId) problems.push(`${name}_CLIENT_SECRET must be set beside ${name}_CLIENT_ID`);
    else if (clientSecret) problems.push(`${name}_CLIENT_ID must be set beside ${name}_CLIENT_SECRET`);
  }
  return { setup, problems };
};

const thisMachine: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Secrets travel there: without TLS to this machine only. */
const isSafeIssuer = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, search, hash, username } = new URL(value);
  const isPlain = search === '' && hash === '' && username === '';
  return isPlain && (protocol === 'https:' || (protocol === 'http:' && thisMachine.includes(hostname)));
};
