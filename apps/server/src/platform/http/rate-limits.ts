import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/app-error.ts';
import { rateLimited } from '../errors/catalogue.ts';
import { hashOf } from '../secret-token.ts';
import { requirePerson } from '../sessions/know-people.ts';
import { tokenOf } from '../sessions/session-cookie.ts';
import { callerNameOf } from './caller-of.ts';
import { createHoldBack } from './hold-back.ts';
import { networkOf } from './network-of.ts';

export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
  /** Keeps its counts apart from those of others in a shared store; `nameLimits` sets it. */
  readonly name?: string;
}

/** How often one caller may do what costs us or tempts attackers. */
export interface RateLimits {
  /** Requests of any kind by one person, or of visitors from one network address. */
  readonly any: RateLimit;
  /** Sign-ins from one network address, right ones too, for their cost; guessing is slowed down by `BackOffs`. */
  readonly login: RateLimit;
  /** Registrations from one network address. */
  readonly register: RateLimit;
  /** Changes of the password, or of the names, by one person. */
  readonly changePassword: RateLimit;
  /** Messages asked for from one network address. */
  readonly mail: RateLimit;
  /** Messages to one account, from anywhere. */
  readonly mailAccount: RateLimit;
  /** Links of messages tried, from one network address or by one person. */
  readonly link: RateLimit;
  /** Ways to a sign-in service and back, from one network address or by one person. */
  readonly social: RateLimit;
  /** Exports of everything for one person. */
  readonly exportAccount: RateLimit;
  /** Diagrams and pictures for one person. */
  readonly generate: RateLimit;
  /** Pictures, files and changes of diagrams that exist, for one person. */
  readonly draw: RateLimit;
  /** Comments, and what is done with them, by one person. */
  readonly comment: RateLimit;
  /** Invitations by one person. */
  readonly invite: RateLimit;
  /** Guests who come from one network address. */
  readonly guest: RateLimit;
  /** Guests who come by one link. */
  readonly guestsOfLink: RateLimit;
  /** What visitors ask for with links to diagrams, from one network address. */
  readonly shared: RateLimit;
}

const minuteMs = 60_000;

export const defaultRateLimits: RateLimits = {
  // A page with a hundred small pictures asks for as many; an office may share an address until people are signed in.
  any: { max: 1500, windowMs: minuteMs },
  login: { max: 200, windowMs: 5 * minuteMs },
  register: { max: 20, windowMs: 60 * minuteMs },
  changePassword: { max: 10, windowMs: 5 * minuteMs },
  mail: { max: 30, windowMs: 15 * minuteMs },
  mailAccount: { max: 5, windowMs: 15 * minuteMs },
  link: { max: 20, windowMs: 5 * minuteMs },
  social: { max: 40, windowMs: 5 * minuteMs },
  exportAccount: { max: 6, windowMs: 60 * minuteMs },
  generate: { max: 60, windowMs: minuteMs },
  draw: { max: 400, windowMs: minuteMs },
  comment: { max: 120, windowMs: minuteMs },
  invite: { max: 40, windowMs: 15 * minuteMs },
  guest: { max: 30, windowMs: 60 * minuteMs },
  guestsOfLink: { max: 60, windowMs: 60 * minuteMs },
  shared: { max: 120, windowMs: minuteMs },
};

/**
 * With Redis all servers count together. Where it does not answer, requests are let through: the accounts behind it are still
 * safe, and nobody would be able to sign in otherwise.
 */
export const addRateLimits = async (app: FastifyInstance, redis?: Redis): Promise<void> => {
  if (redis === undefined) await app.register(rateLimit, { global: false });
  else await app.register(rateLimit, { global: false, redis, nameSpace: 'diagloom:limit:', skipOnError: true });
};

/** The same limit for everything, for whoever wants none. */
export const sameLimits = (limit: RateLimit): RateLimits => {
  const limits = { ...defaultRateLimits };
  for (const name of limitNames) limits[name] = limit;
  return limits;
};

/** Each limit with its own name. */
export const nameLimits = (limits: RateLimits): RateLimits => {
  const named = { ...limits };
  for (const name of limitNames) named[name] = { ...limits[name], name };
  return named;
};

const limitNames = Object.keys(defaultRateLimits).filter((name): name is keyof RateLimits => name in defaultRateLimits);

/** Counts every request there is, before the limit that its route may have of its own. */
export const limitEverything = (app: FastifyInstance, { any }: RateLimits, refused: RefusedTokens): void => {
  const count = limitBy(app, any, callerNameOf);
  app.addHook('onRequest', async (request) => {
    try {
      await count(request);
    } catch (error) {
      if (error instanceof AppError) refused.add(request, error);
      throw error;
    }
  });
};

/** The tokens of those who have asked too often: whoever goes on all the same is refused before anybody is looked up. */
export interface RefusedTokens {
  readonly add: (request: FastifyRequest, refusal: AppError) => void;
}

export const refuseTokens = (app: FastifyInstance): RefusedTokens => {
  const refused = new LRUCache<string, true>({ max: mostRefused });
  const holdBack = createHoldBack();
  app.addHook('onRequest', async (request) => {
    const token = tokenOf(request);
    if (token === undefined) return;
    const hash = hashOf(token);
    const left = refused.getRemainingTTL(hash);
    if (left <= 0) return;
    await holdBack(hash);
    throw rateLimited(Math.ceil(left / 1000));
  });
  return {
    add: (request, { details: { retryAfter = 0 } }) => {
      const token = request.person && tokenOf(request);
      if (token !== undefined && retryAfter > 0) refused.set(hashOf(token), true, { ttl: retryAfter * 1000 });
    },
  };
};

const mostRefused = 10_000;

/** A hook that counts by person. A visitor is refused. */
export const limitByPerson = (app: FastifyInstance, limit: RateLimit): Hook =>
  limitBy(app, limit, (request) => `person:${requirePerson(request).userId}`);

/** A hook that counts by network address, as far as one caller cannot change it. */
export const limitByAddress = (app: FastifyInstance, limit: RateLimit): Hook =>
  limitBy(app, limit, ({ ip }) => networkOf(ip));

/** A hook that counts by a key of the request, such as its person or the account that it names. */
export const limitBy = (
  app: FastifyInstance,
  { max, windowMs, name = '' }: RateLimit,
  keyOf: (request: FastifyRequest) => string | Promise<string>,
): Hook => {
  const keyGenerator = async (request: FastifyRequest): Promise<string> => `${name}:${await keyOf(request)}`;
  const count = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator });
  const holdBack = createHoldBack();
  return async (request) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    await holdBack(counted.key);
    throw rateLimited(counted.ttlInSeconds);
  };
};

/** The same as a question: false where the hook would refuse. */
export const isWithin =
  (hook: Hook) =>
  async (request: FastifyRequest): Promise<boolean> => {
    try {
      await hook(request);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'rate_limited') return false;
      throw error;
    }
  };

type Hook = (request: FastifyRequest) => Promise<void>;
