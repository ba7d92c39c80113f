import type { IDToken } from 'openid-client';
import { defineOpenIdProvider } from '../../define-open-id-provider.ts';

/**
 * Whoever runs a tenant can write any address into the claim `email`. Only `xms_edov`, an optional claim that the app's
 * registration asks for, says that the tenant owns the address's domain
 * (https://learn.microsoft.com/entra/identity-platform/optional-claims-reference).
 */
export const microsoft = defineOpenIdProvider({
  id: 'microsoft',
  accountColumn: 'microsoftId',
  issuer: 'https://login.microsoftonline.com/common/v2.0',
  accountIdOf: (claims) => `${tenantOf(claims)}.${claims.sub}`,
  isEmailProven: ({ xms_edov }) => [true, 1, '1', 'true'].some((yes) => yes === xms_edov),
});

/** A `sub` is one person's within its tenant. */
const tenantOf = ({ tid }: IDToken): string => {
  if (typeof tid !== 'string' || tid === '') throw new Error('The id token names no tenant.');
  return tid;
};
