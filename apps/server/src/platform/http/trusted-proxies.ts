import { isIP } from 'node:net';

/** How many proxies stand in front of us, or the addresses that they have; false for none. */
export type TrustedProxies = false | number | readonly string[];

/**
 * Reads `off`, a number of proxies, or a list of their addresses, networks and the names that `proxy-addr` has for private ones; undefined for
 * anything else. Each proxy appends the address that it saw to `X-Forwarded-For`, so the last one that no proxy of ours has is who calls; what
 * stands before it may be invented. That is why there is no "trust everybody".
 */
export const readTrustedProxies = (text: string): TrustedProxies | undefined => {
  if (text === 'off') return false;
  if (/^\d$/.test(text)) return Number(text) || false;
  const parts = text.split(',').map((part) => part.trim());
  return parts.every(isNetwork) ? parts : undefined;
};

/** What Fastify asks of an address: hops are counted from our own socket. */
export const trustIn = (proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) => {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
};

const names: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (part: string): boolean => {
  if (names.includes(part)) return true;
  const [address = '', bits, ...rest] = part.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};
