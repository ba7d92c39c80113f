import { createHmac } from 'node:crypto';
import { allowInsecureRequests, authorizationCodeGrant, Configuration, fetchProtectedResource } from 'openid-client';
import { z } from 'zod';
import { addressOf, nameOf } from '../../read-claims.ts';
import type { SocialProvider } from '../../social-provider.ts';

const version = 'v23.0';

const profileSchema = z.object({
  id: z.string().min(1),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

/**
 * Plain OAuth 2: no id token, so the profile is asked for with the access token. `appsecret_proof` shows that the token is used
 * by the app that it was given to (https://developers.facebook.com/docs/graph-api/guides/secure-requests). Facebook says nothing
 * of whether an address is confirmed, so none is proven.
 */
export const facebook: SocialProvider = {
  id: 'facebook',
  accountColumn: 'facebookId',
  scope: 'email public_profile',
  hasIdToken: false,
  connect: async ({ clientId, clientSecret, issuer }) => {
    const { dialog, graph } = addressesOf(issuer);
    const configuration = new Configuration(
      {
        issuer: issuer ?? 'https://www.facebook.com',
        authorization_endpoint: `${dialog}/${version}/dialog/oauth`,
        token_endpoint: `${graph}/${version}/oauth/access_token`,
      },
      clientId,
      clientSecret,
    );
    configuration.timeout = 10;
    if (graph.startsWith('http:')) allowInsecureRequests(configuration);
    return configuration;
  },
  identify: async (configuration, { url, state, codeVerifier }, { clientSecret, issuer }) => {
    const { access_token } = await authorizationCodeGrant(configuration, url, {
      expectedState: state,
      pkceCodeVerifier: codeVerifier,
    });
    const address = new URL(`${addressesOf(issuer).graph}/${version}/me`);
    address.searchParams.set('fields', Object.keys(profileSchema.shape).join(','));
    address.searchParams.set('appsecret_proof', createHmac('sha256', clientSecret).update(access_token).digest('hex'));
    const response = await fetchProtectedResource(configuration, access_token, address, 'GET');
    const profile = profileSchema.parse(await response.json());
    return {
      accountId: profile.id,
      email: addressOf(profile.email),
      isEmailProven: false,
      firstName: nameOf(profile.first_name),
      lastName: nameOf(profile.last_name),
    };
  },
};

/** People meet it at one address, servers at another; another issuer has both. */
const addressesOf = (issuer: string | undefined) => ({
  dialog: issuer ?? 'https://www.facebook.com',
  graph: issuer ?? 'https://graph.facebook.com',
});
