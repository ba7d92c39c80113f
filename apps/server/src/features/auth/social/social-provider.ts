import type { SocialProviderId } from '@diagloom/contract';
import type { Configuration } from 'openid-client';
import type { SocialCredentials } from '../../../platform/social-credentials.ts';

/** Who somebody is at a service. */
export interface Identity {
  /** Never changes and is never given to anybody else, such as Google's `sub`. */
  readonly accountId: string;
  readonly email: string | undefined;
  /** Whether the service vouches that the address is this person's today. Only then may it open an account that has it. */
  readonly isEmailProven: boolean;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
}

/** What came back from a service, and what it must answer to. */
export interface Callback {
  readonly url: URL;
  readonly state: string;
  /** Of services without an id token it proves nothing. */
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** A service whose accounts people can sign in with. */
export interface SocialProvider {
  readonly id: SocialProviderId;
  /** Where `users` keeps the account's id at the service. */
  readonly accountColumn: 'googleId' | 'facebookId' | 'microsoftId';
  /** What is asked for, as the service names it. */
  readonly scope: string;
  /** Whether it answers with an id token, which carries the nonce back. */
  readonly hasIdToken: boolean;
  /** Finds out where the service's endpoints are. */
  readonly connect: (credentials: SocialCredentials) => Promise<Configuration>;
  /** Trades the code of a callback for who it is. Throws where state, nonce, verifier, audience or signature do not hold. */
  readonly identify: (
    configuration: Configuration,
    callback: Callback,
    credentials: SocialCredentials,
  ) => Promise<Identity>;
}
