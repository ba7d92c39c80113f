import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, pathOf, type Registration } from '@diagloom/contract';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { afterAll, inject } from 'vitest';
import type { z } from 'zod';
import { createApp } from '../app.ts';
import type { Operator } from '../platform/config.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { type RateLimits, sameLimits } from '../platform/http/rate-limits.ts';
import type { TrustedProxies } from '../platform/http/trusted-proxies.ts';
import { createLessonFile } from '../platform/lessons/lesson-file.ts';
import type { MailTransport } from '../platform/mail/mail-transport.ts';
import type { LocalModels } from '../platform/models/local/create-local-runtime.ts';
import { readModelSetup } from '../platform/models/model-setup.ts';
import type { ModelParts } from '../platform/models/models.ts';
import type { TypedAddresses } from '../platform/models/typed-addresses.ts';
import type { PictureReader } from '../platform/picture-reading/create-picture-reader.ts';
import { type BackOffs, noBackOffs } from '../platform/sessions/sign-in-attempts.ts';
import type { SocialSetup } from '../platform/social-credentials.ts';
import type { Studio } from '../platform/studio.ts';
import { buildMailbox } from './build-mailbox.ts';
import { buildPictureReader } from './build-picture-reader.ts';
import { buildStudio } from './build-studio.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface AskOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Who asks: a session token sent as bearer. */
  readonly as?: { readonly sessionToken: string };
  readonly headers?: Readonly<Record<string, string>>;
}

/** The real app with a database of its own; no port. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Sends a call and gives whatever is answered. */
  readonly ask: (call: Call, options?: AskOptions) => Promise<Answer>;
  /** Sends a call that must succeed and gives its answer, checked against the contract. */
  readonly succeed: <C extends Call>(call: C, options?: AskOptions) => Promise<z.output<C['response']>>;
}

export interface TestServerOptions {
  readonly studio?: Studio;
  /** By default one that finds the same two boxes in every picture. */
  readonly pictureReader?: PictureReader;
  readonly rateLimits?: Partial<RateLimits>;
  readonly backOffs?: Partial<BackOffs>;
  readonly redis?: Redis;
  readonly mail?: MailTransport;
  /** `first account` lets that become the admin's; else it is this address, by default one that nobody here has. */
  readonly admin?: 'first account' | string;
  readonly registration?: Registration;
  /** With what the first account is made from anywhere. */
  readonly firstAccountCode?: string;
  /** By default no service is set up. */
  readonly social?: SocialSetup;
  readonly operator?: Partial<Operator>;
  /** Variables of language models; by default none is set up. */
  readonly models?: Readonly<Record<string, string>>;
  readonly typedAddresses?: TypedAddresses;
  readonly localModels?: LocalModels;
  readonly modelPatience?: ModelParts['patience'];
  readonly secret?: () => Promise<Buffer>;
  readonly webFolder?: string;
  readonly trustProxy?: TrustedProxies;
}

const plentyOfEverything = sameLimits({ max: 100_000, windowMs: 60_000 });

/** Call it at the top of a test file: the server ends with the file. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const url = await createDatabase();
  const connection = openDatabase({ url, onError: (error) => console.error(error) });
  const folder = await mkdtemp(join(tmpdir(), 'diagloom-server-'));
  const app = await createApp({
    database: connection.database,
    studio: options.studio ?? buildStudio(),
    pictureReader: options.pictureReader ?? buildPictureReader(),
    redis: options.redis,
    rateLimits: { ...plentyOfEverything, ...options.rateLimits },
    backOffs: { ...noBackOffs, ...options.backOffs },
    mail: options.mail ?? buildMailbox().transport,
    publicUrl: 'https://diagrams.example.com',
    joinRules: {
      adminEmail: options.admin === 'first account' ? undefined : (options.admin ?? 'nobody@diagloom.test'),
      registration: options.registration ?? 'open',
      firstAccountCode: {
        file: '/nonexistent',
        opensWith: (given) => given !== undefined && given === options.firstAccountCode,
      },
    },
    social: options.social ?? {},
    operator: options.operator ?? {},
    models: readModelSetup(options.models ?? {}).setup,
    ...(options.localModels && { localModels: options.localModels }),
    modelPatience: options.modelPatience,
    ...(options.typedAddresses && { typedAddresses: options.typedAddresses }),
    ...(options.secret && { secret: options.secret }),
    activityDays: 365,
    lessonFile: createLessonFile(join(folder, 'lessons.jsonl')),
    webFolder: options.webFolder ?? '/nonexistent',
    version: '0.0.0-test',
    trustProxy: options.trustProxy ?? false,
  });
  afterAll(async () => {
    await app.close();
    await connection.close();
    await rm(folder, { recursive: true, force: true });
  });
  const ask = (call: Call, given: AskOptions = {}) => send(app, call, given);
  return {
    app,
    database: connection.database,
    ask,
    succeed: async (call, given) => {
      const answer = await ask(call, given);
      if (answer.status !== 200)
        throw new Error(`${call.method} ${call.path} answered ${answer.status}: ${answer.text}`);
      return parse(call, answer.body);
    },
  };
};

const createDatabase = async (): Promise<string> => {
  const response = await fetch(inject('databaseMaker'), { method: 'POST' });
  const text = await response.text();
  if (!response.ok) throw new Error(`No database for this test file: ${text}`);
  return text;
};

const send = async (app: FastifyInstance, call: Call, options: AskOptions): Promise<Answer> => {
  const response = await app.inject({
    method: call.method,
    url: pathOf(call, options.params),
    query: { ...options.query },
    headers: {
      ...(options.as === undefined ? {} : { authorization: `Bearer ${options.as.sessionToken}` }),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { payload: JSON.stringify(options.body) }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return {
    status: response.statusCode,
    body: isJson ? response.json() : undefined,
    text: response.body,
    headers: response.headers,
  };
};

const parse = <C extends Call>(call: C, body: unknown): z.output<C['response']> =>
  // The schema has just checked it; the general type of a schema does not say what it gives.
  call.response.parse(body) as z.output<C['response']>;
