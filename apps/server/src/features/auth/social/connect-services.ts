import type { SocialProviderId } from '@diagloom/contract';
import {
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { SocialCredentials, SocialSetup } from '../../../platform/social-credentials.ts';
import type { Flow } from './flow-cookie.ts';
import { providers } from './providers/index.ts';
import { SocialProblem, toSocialProblem } from './social-problem.ts';
import type { Identity } from './social-provider.ts';

/** The services that this server is set up for. Both throw a `SocialProblem`. */
export interface Services {
  readonly isAvailable: (id: SocialProviderId) => boolean;
  /** Where the browser goes, and what it has to keep until it comes back to `callback`. */
  readonly begin: (
    id: SocialProviderId,
    options: { readonly callback: string } & Pick<Flow, 'connectTo' | 'invitation'>,
  ) => Promise<{ readonly flow: Flow; readonly url: URL }>;
  /** Who came back to `url`. */
  readonly finish: (flow: Flow, url: URL) => Promise<Identity>;
}

/** Where a service's endpoints are is asked once; after a failure, with the next sign-in again. */
export const connectServices = (setup: SocialSetup): Services => {
  const connected = new Map<SocialProviderId, Promise<Configuration>>();
  const configurationOf = (id: SocialProviderId): Promise<Configuration> => {
    const connecting = connected.get(id) ?? providers[id].connect(credentialsOf(setup, id));
    connected.set(id, connecting);
    connecting.catch(() => connected.delete(id));
    return connecting;
  };
  return {
    isAvailable: (id) => setup[id] !== undefined,
    begin: async (id, { callback, connectTo, invitation }) => {
      credentialsOf(setup, id);
      const configuration = await configurationOf(id).catch((error: unknown) => {
        throw new SocialProblem('unreachable', error);
      });
      const flow: Flow = {
        provider: id,
        state: randomState(),
        nonce: randomNonce(),
        codeVerifier: randomPKCECodeVerifier(),
        connectTo,
        invitation,
      };
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        response_type: 'code',
        scope: providers[id].scope,
        state: flow.state,
        ...(providers[id].hasIdToken ? { nonce: flow.nonce } : {}),
        code_challenge: await calculatePKCECodeChallenge(flow.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { flow, url };
    },
    finish: async (flow, url) => {
      const credentials = credentialsOf(setup, flow.provider);
      try {
        const configuration = await configurationOf(flow.provider);
        return await providers[flow.provider].identify(configuration, { ...flow, url }, credentials);
      } catch (error) {
        throw toSocialProblem(error);
      }
    },
  };
};

const credentialsOf = (setup: SocialSetup, id: SocialProviderId): SocialCredentials => {
  const credentials = setup[id];
  if (credentials === undefined) throw new SocialProblem('not_configured');
  return credentials;
};
