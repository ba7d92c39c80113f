import { allowInsecureRequests, authorizationCodeGrant, discovery, type IDToken } from 'openid-client';
import { addressOf, nameOf } from './read-claims.ts';
import type { Identity, SocialProvider } from './social-provider.ts';

/** How a service that speaks OpenID Connect differs from the others. */
export interface OpenIdTraits extends Pick<SocialProvider, 'id' | 'accountColumn'> {
  /** Where its discovery document stands, unless the configuration names another issuer. */
  readonly issuer: string;
  readonly accountIdOf: (claims: IDToken) => string;
  /** The rule by which the service's word about an address counts. */
  readonly isEmailProven: (claims: IDToken, email: string) => boolean;
}

const timeoutSeconds = 10;

/** OpenID Connect Core 1.0, section 3.1: code flow with PKCE, state and nonce. The library checks every claim that it can. */
export const defineOpenIdProvider = (traits: OpenIdTraits): SocialProvider => ({
  id: traits.id,
  accountColumn: traits.accountColumn,
  scope: 'openid email profile',
  hasIdToken: true,
  connect: ({ clientId, clientSecret, issuer = traits.issuer }) =>
    discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // The configuration lets nothing but this machine be asked without TLS.
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    }),
  identify: async (configuration, { url, state, nonce, codeVerifier }): Promise<Identity> => {
    const tokens = await authorizationCodeGrant(configuration, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('The service gave no id token.');
    const email = addressOf(claims.email);
    return {
      accountId: traits.accountIdOf(claims),
      email,
      isEmailProven: email !== undefined && traits.isEmailProven(claims, email),
      ...namesOf(claims),
    };
  },
});

const namesOf = (claims: IDToken): Pick<Identity, 'firstName' | 'lastName'> => {
  const [first, ...others] = nameOf(claims.name)?.split(' ') ?? [];
  return {
    firstName: nameOf(claims.given_name) ?? first,
    lastName: nameOf(claims.family_name) ?? nameOf(others.join(' ')),
  };
};
