import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { ModelFailure } from '@diagloom/providers';
import { Agent, buildConnector, fetch as fetchOver } from 'undici';
import { isPublicAddress } from './public-address.ts';
import { safeFetch } from './safe-fetch.ts';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** How addresses of model services are reached that an administrator typed: whoever may type one is not who runs this machine. */
export interface TypedAddresses {
  /** Set by whoever runs this server: addresses in its own network are reached as well. */
  readonly mayBePrivate: boolean;
  /** Refuses such addresses otherwise, at every connection, whatever the name stood for before. Never follows a redirect. */
  readonly fetch: typeof fetch;
  /** False where it leads into this server's network now, and may not. A name that nothing is known of may lead anywhere. */
  readonly mayBeAsked: (address: string) => Promise<boolean>;
}

interface TypedAddressOptions {
  readonly mayBePrivate: boolean;
  readonly resolve?: (host: string) => Promise<readonly ResolvedAddress[]>;
  readonly isAllowed?: (address: string) => boolean;
}

const resolveAll = (host: string): Promise<readonly ResolvedAddress[]> => lookup(host, { all: true });

export const createTypedAddresses = ({
  mayBePrivate,
  resolve = resolveAll,
  isAllowed = isPublicAddress,
}: TypedAddressOptions): TypedAddresses => {
  const find = async (host: string): Promise<readonly ResolvedAddress[]> => {
    const family = isIP(host);
    const found = family === 0 ? await resolve(host) : [{ address: host, family }];
    // One private answer among public ones is how a name is made to lead here.
    if (!found.every(({ address }) => isAllowed(address))) throw new ModelFailure('private');
    return found;
  };
  return {
    mayBePrivate,
    fetch: mayBePrivate ? safeFetch : guardedFetch(find),
    mayBeAsked: async (address) => {
      if (mayBePrivate) return true;
      const error: unknown = await find(hostOf(new URL(address).hostname)).catch((cause: unknown) => cause);
      return !(error instanceof ModelFailure);
    },
  };
};

const guardedFetch = (find: (host: string) => Promise<readonly ResolvedAddress[]>): typeof fetch => {
  const lookupFound: LookupFunction = (host, { all }, done) => {
    find(host).then(
      (found) => (all ? done(null, [...found]) : done(null, found[0]?.address ?? '', found[0]?.family)),
      (error: Error) => done(error, ''),
    );
  };
  const connect = buildConnector({ lookup: lookupFound });
  const dispatcher = new Agent({
    // Numbers are looked up nowhere, so they are checked before.
    connect: (options, done) => {
      const host = hostOf(options.hostname);
      if (isIP(host) === 0) return connect(options, done);
      find(host).then(
        () => connect(options, done),
        (error: Error) => done(error, null),
      );
    },
  });
  // The same program as the global one, whose types only differ in their names.
  const fetchGuarded = fetchOver as unknown as (input: string | URL | Request, init?: object) => Promise<Response>;
  return (input, init) => fetchGuarded(input, { ...init, dispatcher, redirect: 'error' });
};

/** Addresses of six numbers stand in brackets. */
const hostOf = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');
