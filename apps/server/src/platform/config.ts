import { resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

/** An empty variable counts as one that is not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

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
  RATE_LIMITS: optional(z.enum(['on', 'off'], 'must be on or off').default('on')),
  TRUST_PROXY: optional(z.enum(['on', 'off'], 'must be on or off').default('off')),
});

export interface Config {
  readonly port: number;
  /** Absent for all addresses of the machine. */
  readonly host: string | undefined;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
  readonly hasRateLimits: boolean;
  readonly trustProxy: boolean;
}

/** Reads the environment. Throws StartupError that names every variable that is not right and what it should be. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>, home: string): Config => {
  const parsed = configSchema.safeParse(environment);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new StartupError(`The configuration is not right: ${problems.join('; ')}.`);
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, LOG_LEVEL, RATE_LIMITS, TRUST_PROXY } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    dataFolder: resolve(home, DATA_DIR),
    databaseUrl: DATABASE_URL,
    logLevel: LOG_LEVEL,
    hasRateLimits: RATE_LIMITS === 'on',
    trustProxy: TRUST_PROXY === 'on',
  };
};

function isPostgresUrl(value: string): boolean {
  return URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);
}
