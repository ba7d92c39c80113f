import { resolve } from 'node:path';
import { emailSchema, type Registration } from '@diagloom/contract';
import { z } from 'zod';
import { readTrustedProxies, type TrustedProxies } from './http/trusted-proxies.ts';
import { type ModelSetup, readModelSetup } from './models/model-setup.ts';
import { readSocialSetup, type SocialSetup } from './social-credentials.ts';
import { StartupError } from './startup-error.ts';

/** An empty variable counts as one that is not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const webAddressRule = 'must be the address of a page, such as https://example.com/about';

const configSchema = z.object({
  PORT: optional(
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a number from 1 to 65535, such as 3000')
      .transform(Number)
      .refine((port) => port >= 1 && port <= 65_535, 'must be a number from 1 to 65535, such as 3000')
      .default(3000),
  ),
  HOST: optional(
    z
      .string()
      .regex(/^[\w.:-]+$/, 'must be an address or a host name, such as 127.0.0.1')
      .optional(),
  ),
  DATA_DIR: optional(
    z
      .string()
      .refine((folder) => !folder.includes('\0'), 'must be the path of a folder')
      .default('data'),
  ),
  DATABASE_URL: optional(
    z
      .string()
      .refine(
        isPostgresUrl,
        'must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/name',
      )
      .optional(),
  ),
  LOG_LEVEL: optional(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'must be fatal, error, warn, info, debug or trace')
      .default('warn'),
  ),
  ACTIVITY_DAYS: optional(
    z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'must be a number of days from 1 to 9999, such as 365')
      .transform(Number)
      .default(365),
  ),
  STORAGE_MB: optional(
    z
      .string()
      .regex(/^(?:off|[1-9]\d{0,6})$/, 'must be off, or a number of megabytes from 1 to 9999999, such as 1000')
      .transform((text) => (text === 'off' ? undefined : Number(text)))
      .prefault('1000'),
  ),
  LIVE: optional(z.enum(['on', 'off'], 'must be on or off').default('on')),
  LIVE_PEOPLE: optional(
    z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'must be a number of people from 1 to 9999, such as 200')
      .transform(Number)
      .prefault('200'),
  ),
  NEWS_MAIL: optional(z.enum(['on', 'off'], 'must be on or off').default('on')),
  GUEST_LINKS: optional(z.enum(['on', 'off'], 'must be on or off').default('on')),
  KNOWLEDGE_DOCUMENTS: optional(
    z
      .string()
      .regex(/^(?:off|[1-9]\d{0,5})$/, 'must be off, or a number of documents from 1 to 999999, such as 200')
      .transform((text) => (text === 'off' ? undefined : Number(text)))
      .prefault('200'),
  ),
  KNOWLEDGE_MB: optional(
    z
      .string()
      .regex(/^(?:off|[1-9]\d{0,6})$/, 'must be off, or a number of megabytes from 1 to 9999999, such as 200')
      .transform((text) => (text === 'off' ? undefined : Number(text)))
      .prefault('200'),
  ),
  PICTURE_MEGAPIXELS: optional(
    z
      .string()
      .regex(/^(?:off|[1-9]\d{0,2})$/, 'must be off, or a number of millions of pixels from 1 to 999, such as 40')
      .transform((text) => (text === 'off' ? undefined : Number(text)))
      .prefault('40'),
  ),
  PRIVATE_MODEL_ADDRESSES: optional(z.enum(['on', 'off'], 'must be on or off').default('off')),
  LOCAL_MODEL_MB: optional(
    z
      .string()
      .regex(/^[1-9]\d{2,6}$/, 'must be a number of megabytes from 100 to 9999999, such as 6000')
      .transform(Number)
      .default(6000),
  ),
  MODEL_DOWNLOADS: optional(
    z
      .string()
      .refine(isWebAddress, 'must be the address that models are fetched from, such as https://mirror.example.com')
      .transform((address) => address.replace(/\/+$/, ''))
      .default('https://huggingface.co'),
  ),
  RATE_LIMITS: optional(z.enum(['on', 'off'], 'must be on or off').default('on')),
  TRUST_PROXY: optional(
    z
      .string()
      .default('off')
      .transform((text, context) => {
        const trusted = readTrustedProxies(text);
        if (trusted !== undefined) return trusted;
        context.addIssue(
          'must be off, how many proxies there are, such as 1, or their addresses, such as 10.0.0.5,192.168.0.0/16',
        );
        return z.NEVER;
      }),
  ),
  REGISTRATION: optional(z.enum(['open', 'invite', 'closed'], 'must be open, invite or closed').default('open')),
  ADMIN_EMAIL: optional(
    z
      .string()
      .refine((email) => emailSchema.safeParse(email).success, 'must be an email address, such as admin@example.com')
      .transform((email) => emailSchema.parse(email))
      .optional(),
  ),
  PUBLIC_URL: optional(
    z
      .string()
      .refine(isOrigin, 'must be the address that people open, without a path, such as https://diagrams.example.com')
      .transform((address) => new URL(address).origin)
      .optional(),
  ),
  SMTP_URL: optional(
    z
      .string()
      .refine(isSmtpUrl, 'must be the address of a mail server, such as smtp://user:password@mail.example.com:587')
      .optional(),
  ),
  REDIS_URL: optional(
    z.string().refine(isRedisUrl, 'must be the address of a Redis, such as redis://:password@host:6379/0').optional(),
  ),
  MAIL_FROM: optional(
    z
      .string()
      .regex(/^[^\r\n]+$/, 'must be the sender of mails, such as Diagloom <diagloom@example.com>')
      .optional(),
  ),
  OPERATOR_NAME: optional(z.string().trim().max(200, 'must be a name of at most 200 characters').optional()),
  OPERATOR_EMAIL: optional(
    z
      .string()
      .refine((email) => emailSchema.safeParse(email).success, 'must be an email address, such as help@example.com')
      .optional(),
  ),
  SOURCE_URL: optional(z.string().refine(isWebAddress, webAddressRule).optional()),
  COMPANY_URL: optional(z.string().refine(isWebAddress, webAddressRule).optional()),
  EDITOR_URL: optional(z.string().refine(isWebAddress, webAddressRule).optional()),
  SECRET_KEY: optional(z.string().min(16, 'must be a secret of at least 16 characters').optional()),
});

export interface Operator {
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly sourceUrl: string | undefined;
  readonly companyUrl: string | undefined;
  /** Another editor of draw.io files than the public one. */
  readonly editorUrl: string | undefined;
}

export interface Config {
  readonly port: number;
  /** Absent for all addresses of the machine. */
  readonly host: string | undefined;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
  /** How long entries of the activity log are kept. */
  readonly activityDays: number;
  /** What one person may keep; absent for no limit. */
  readonly storageMegabytes: number | undefined;
  /** Whether people can be at a diagram together. */
  readonly isLive: boolean;
  /** How many at one diagram at the same time. */
  readonly livePeople: number;
  /** Whether links may let people comment and edit, also without an account. */
  readonly hasGuests: boolean;
  /** Whether people are told of comments by mail, where there is a mail server. */
  readonly mailsNews: boolean;
  /** Documents of one person; absent for no limit. */
  readonly knowledge: { readonly documents: number | undefined; readonly megabytes: number | undefined };
  /** The most pixels of a picture that is read, in millions; absent where pictures are not read. */
  readonly pictureMegapixels: number | undefined;
  /** Whether addresses of model services that administrators type may be in the network of this server. */
  readonly mayModelsBePrivate: boolean;
  /** The most memory that a model of this machine may take while it runs. */
  readonly localModelMegabytes: number;
  /** Where `admin -- model add` fetches models from, without a slash at the end. */
  readonly modelDownloads: string;
  readonly hasRateLimits: boolean;
  readonly trustProxy: TrustedProxies;
  /** Whose account becomes the admin's once the address is confirmed; absent where that is the first account. */
  readonly adminEmail: string | undefined;
  readonly registration: Registration;
  /** Where people reach this server, without a slash at the end. */
  readonly publicUrl: string;
  /** Where several servers count together; absent where there is one server. */
  readonly redisUrl: string | undefined;
  /** Absent where messages go into the outbox folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Who runs this server, and where to find them; each may be absent. */
  readonly operator: Operator;
  readonly social: SocialSetup;
  readonly models: ModelSetup;
  /** What keys in the database are encrypted with; absent where a file of the data folder holds it. */
  readonly secretKey: string | undefined;
}

/** Reads the environment. Throws StartupError that names every variable that is not right and what it should be. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>, home: string): Config => {
  const parsed = configSchema.safeParse(environment);
  const social = readSocialSetup(environment);
  const models = readModelSetup(environment);
  if (!parsed.success || social.problems.length > 0 || models.problems.length > 0) {
    const problems = (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
    problems.push(...social.problems, ...models.problems);
    throw new StartupError(`The configuration isn’t valid: ${problems.join('; ')}.`);
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, LOG_LEVEL, RATE_LIMITS, TRUST_PROXY } = parsed.data;
  const publicUrl = parsed.data.PUBLIC_URL ?? ownAddress({ host: HOST, port: PORT });
  return {
    port: PORT,
    host: HOST,
    dataFolder: resolve(home, DATA_DIR),
    databaseUrl: DATABASE_URL,
    logLevel: LOG_LEVEL,
    activityDays: parsed.data.ACTIVITY_DAYS,
    storageMegabytes: parsed.data.STORAGE_MB,
    isLive: parsed.data.LIVE === 'on',
    livePeople: parsed.data.LIVE_PEOPLE,
    hasGuests: parsed.data.GUEST_LINKS === 'on',
    mailsNews: parsed.data.NEWS_MAIL === 'on' && parsed.data.SMTP_URL !== undefined,
    pictureMegapixels: parsed.data.PICTURE_MEGAPIXELS,
    knowledge: { documents: parsed.data.KNOWLEDGE_DOCUMENTS, megabytes: parsed.data.KNOWLEDGE_MB },
    mayModelsBePrivate: parsed.data.PRIVATE_MODEL_ADDRESSES === 'on',
    localModelMegabytes: parsed.data.LOCAL_MODEL_MB,
    modelDownloads: parsed.data.MODEL_DOWNLOADS,
    hasRateLimits: RATE_LIMITS === 'on',
    trustProxy: TRUST_PROXY,
    adminEmail: parsed.data.ADMIN_EMAIL,
    registration: parsed.data.REGISTRATION,
    publicUrl,
    redisUrl: parsed.data.REDIS_URL,
    smtpUrl: parsed.data.SMTP_URL,
    mailFrom: parsed.data.MAIL_FROM ?? `Diagloom <diagloom@${new URL(publicUrl).hostname}>`,
    operator: {
      name: parsed.data.OPERATOR_NAME,
      email: parsed.data.OPERATOR_EMAIL,
      sourceUrl: parsed.data.SOURCE_URL,
      companyUrl: parsed.data.COMPANY_URL,
      editorUrl: parsed.data.EDITOR_URL,
    },
    social: social.setup,
    models: models.setup,
    secretKey: parsed.data.SECRET_KEY,
  };
};

function isPostgresUrl(value: string): boolean {
  return URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash, username } = new URL(value);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && hash === '' && username === '';
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function isRedisUrl(value: string): boolean {
  return URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '';
}

function isSmtpUrl(value: string): boolean {
  return URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '';
}

const anywhere: readonly string[] = ['0.0.0.0', '::', '127.0.0.1', '::1'];

/** The address to open on this machine. */
export function ownAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  if (host === undefined || anywhere.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
