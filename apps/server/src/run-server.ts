import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { hasAccounts } from './platform/accounts/admit.ts';
import {
  type FirstAccountCode,
  removeFirstAccountCode,
  writeFirstAccountCode,
} from './platform/accounts/first-account-code.ts';
import { promoteNamedAdmin } from './platform/accounts/promote-named-admin.ts';
import { type Config, ownAddress, readConfig } from './platform/config.ts';
import { connectDatabase } from './platform/database/connect-database.ts';
import type { Database } from './platform/database/database.ts';
import { describeError } from './platform/errors/describe-error.ts';
import { freeSpaceOf } from './platform/free-space.ts';
import { startHousekeeping } from './platform/housekeeping.ts';
import { defaultRateLimits, type RateLimit, sameLimits } from './platform/http/rate-limits.ts';
import { setKnowledgeLimits } from './platform/knowledge/knowledge-limits.ts';
import { createLessonFile } from './platform/lessons/lesson-file.ts';
import type { MailTransport } from './platform/mail/mail-transport.ts';
import { createOutboxTransport } from './platform/mail/outbox-transport.ts';
import { createSmtpTransport } from './platform/mail/smtp-transport.ts';
import { createLocalModels } from './platform/models/local/create-local-runtime.ts';
import { modelsFolderOf } from './platform/models/local/local-models.ts';
import { createSealer, secretFromFile, secretFromText } from './platform/models/sealer.ts';
import { createTypedAddresses } from './platform/models/typed-addresses.ts';
import { mailNews } from './platform/notifications/mail-news.ts';
import { createPictureReader } from './platform/picture-reading/create-picture-reader.ts';
import { connectRedis } from './platform/redis.ts';
import { defaultBackOffs, noBackOffs } from './platform/sessions/sign-in-attempts.ts';
import { StartupError } from './platform/startup-error.ts';
import { createStudioWorkers } from './platform/studio-workers/create-studio-workers.ts';
import type { WorkerKind } from './platform/studio-workers/start-studio-worker.ts';
import type { PoolWorker } from './platform/studio-workers/worker-pool.ts';
import { giveBackReservations } from './platform/usage/monthly-limit.ts';
import { setStorageLimit } from './platform/usage/storage-limit.ts';

export interface ServerParts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The folder that a relative DATA_DIR starts from. */
  readonly home: string;
  readonly migrationsFolder: string;
  readonly webFolder: string;
  readonly version: string;
  readonly createLogger: (level: Config['logLevel']) => Logger;
  /** Starts a thread that carries out use cases. */
  readonly createWorker: (kind: WorkerKind) => Worker;
  /** Starts a process that reads pictures. */
  readonly createPictureProcess: () => PoolWorker;
  /** Starts a process that runs models of this machine, with the memory that it may take. */
  readonly createModelProcess: (megabytes: number) => PoolWorker;
}

/** Starts everything in order, and stops it in the opposite order when asked to. Ends the process with 0, or 1 after a failure. */
export const runServer = async (parts: ServerParts): Promise<void> => {
  const closers: (() => Promise<unknown>)[] = [];
  let isStopping = false;
  const stop = async (status: number): Promise<never> => {
    isStopping = true;
    for (const close of closers.reverse()) {
      await close().catch((error: unknown) => console.error(error));
    }
    process.exit(status);
  };
  const stopOn = (signal: NodeJS.Signals): void => {
    process.on(signal, () => {
      // A start or stop under way is not cut short: it would leave a database behind.
      if (!isStopping && isRunning) void stop(0);
      else wantsStop = true;
    });
  };
  let isRunning = false;
  let wantsStop = false;
  stopOn('SIGINT');
  stopOn('SIGTERM');
  try {
    const config = readConfig(parts.environment, parts.home);
    const { firstAccountCode } = await start(config, parts, closers, (error) => {
      if (isStopping) return;
      console.error(error.message);
      void stop(1);
    });
    isRunning = true;
    if (wantsStop) return await stop(0);
    console.log(`Diagloom runs at ${ownAddress(config)}`);
    if (firstAccountCode !== undefined) console.log(howToBegin(config, firstAccountCode));
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    await stop(1);
  }
};

const start = async (
  config: Config,
  parts: ServerParts,
  closers: (() => Promise<unknown>)[],
  onTaken: (error: Error) => void,
): Promise<{ readonly firstAccountCode: FirstAccountCode | undefined }> => {
  const logger = parts.createLogger(config.logLevel);
  const connection = await connectDatabase({
    databaseUrl: config.databaseUrl,
    dataFolder: config.dataFolder,
    migrationsFolder: parts.migrationsFolder,
    onError: (error) => logger.warn(describeError(error), 'a database connection broke'),
    onEvent: (event) => {
      if (event.kind === 'taken') onTaken(event.cause);
      else if (event.kind === 'lost')
        logger.error(describeError(event.cause), 'the database is lost and is started again');
      else logger.warn('the database is back');
    },
  });
  closers.push(connection.close);
  if (connection.isOwn) await giveBackReservations(connection.database, 'all');
  const mail = createMail(config, logger);
  const secret = async (): Promise<Buffer> =>
    config.secretKey === undefined
      ? secretFromFile(join(config.dataFolder, 'secret.key'))
      : secretFromText(config.secretKey);
  const mailing = { database: connection.database, mail, publicUrl: config.publicUrl, sealer: createSealer(secret) };
  const lessonFile = createLessonFile(join(config.dataFolder, 'lessons.jsonl'));
  closers.push(
    startHousekeeping({
      database: connection.database,
      lessonFile,
      ...(config.mailsNews && { mailNews: (now: Date) => mailNews(mailing, now) }),
      activityDays: config.activityDays,
      onError: (error) => logger.warn(describeError(error), 'housekeeping failed and is tried again later'),
    }).close,
  );
  const redis = await connectRedis(config.redisUrl, (error) =>
    logger.warn(describeError(error), 'Redis does not answer'),
  );
  if (redis !== undefined) closers.push(async () => redis.disconnect());
  await promoteNamedAdmin(connection.database, config.adminEmail);
  await setStorageLimit(connection.database, config.storageMegabytes);
  await setKnowledgeLimits(connection.database, config.knowledge);
  const firstAccountCode = await prepareFirstAccount(connection.database, config, logger);
  const workers = createStudioWorkers({
    createWorker: parts.createWorker,
    onFallback: (reason) => logger.warn({ reason }, 'a simpler layout answered'),
  });
  closers.push(workers.close);
  const pictureReader = createPictureReader({
    createProcess: parts.createPictureProcess,
    megapixels: config.pictureMegapixels,
  });
  closers.push(pictureReader.close);
  const localModels = createLocalModels({
    modelsFolder: modelsFolderOf(config.dataFolder),
    createProcess: () => parts.createModelProcess(config.localModelMegabytes),
  });
  closers.push(localModels.close);
  const app = await createApp({
    database: connection.database,
    studio: workers.studio,
    pictureReader,
    redis,
    rateLimits: config.hasRateLimits ? defaultRateLimits : sameLimits(unlimited),
    backOffs: config.hasRateLimits ? defaultBackOffs : noBackOffs,
    mail,
    mailsNews: config.mailsNews,
    publicUrl: config.publicUrl,
    joinRules: { adminEmail: config.adminEmail, registration: config.registration, firstAccountCode },
    operator: config.operator,
    activityDays: config.activityDays,
    isLive: config.isLive,
    livePeople: config.livePeople,
    hasGuests: config.hasGuests,
    social: config.social,
    models: config.models,
    lessonFile,
    typedAddresses: createTypedAddresses({ mayBePrivate: config.mayModelsBePrivate }),
    localModels,
    secret,
    webFolder: parts.webFolder,
    version: parts.version,
    findDegraded: async () => {
      const free = config.databaseUrl === undefined ? await freeSpaceOf(config.dataFolder) : undefined;
      return [
        ...(free !== undefined && free < littleSpace ? ['disk'] : []),
        ...(redis !== undefined && redis.status !== 'ready' ? ['redis'] : []),
        ...(workers.isFull() ? ['workers'] : []),
      ];
    },
    logger,
    trustProxy: config.trustProxy,
  });
  closers.push(() => app.close());
  await listen(app, config);
  workers.warmUp();
  return { firstAccountCode };
};

/** Undefined where there are accounts already. */
const prepareFirstAccount = async (
  database: Database,
  { dataFolder }: Config,
  logger: Logger,
): Promise<FirstAccountCode | undefined> => {
  try {
    if (!(await hasAccounts(database))) return await writeFirstAccountCode(dataFolder);
    await removeFirstAccountCode(dataFolder);
  } catch (error) {
    logger.warn(describeError(error), 'the file with the code for the first account could not be written or removed');
  }
  return undefined;
};

const howToBegin = ({ adminEmail }: Config, { file }: FirstAccountCode): string => {
  const atThisMachine =
    adminEmail === undefined
      ? 'The first account created on this machine becomes the administrator. To create it from another machine'
      : `The account for ${adminEmail} becomes the administrator once that address is confirmed. To create one without it`;
  return `There’s no account yet. ${atThisMachine}, open /register with the code in ${file}`;
};

/** Bytes on the disk of the data folder below which somebody should make room. */
const littleSpace = 500_000_000;

const createMail = ({ smtpUrl, mailFrom, dataFolder }: Config, logger: Logger): MailTransport => {
  if (smtpUrl !== undefined) return createSmtpTransport(smtpUrl, mailFrom);
  return createOutboxTransport(join(dataFolder, 'outbox'), (file) =>
    logger.warn({ file }, 'a message was written to the outbox, because SMTP_URL names no mail server'),
  );
};

const listen = async (app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> => {
  try {
    await app.listen({ port, host: host ?? '::' });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    // A machine without IPv6.
    if (host === undefined && code === 'EAFNOSUPPORT') return listen(app, { port, host: '0.0.0.0' });
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} is already in use. Stop the program that uses it, or choose another one, for example: PORT=${port + 1} npm start`,
        { cause },
      );
    }
    if (code === 'EACCES') {
      throw new StartupError(
        `This user isn’t allowed to listen on port ${port}. Choose one above 1023: PORT=3000 npm start`,
        {
          cause,
        },
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(`HOST is ${host}, which isn’t an address of this machine. Unset it, or use 127.0.0.1.`, {
        cause,
      });
    }
    throw cause;
  }
};

const unlimited: RateLimit = { max: Number.MAX_SAFE_INTEGER, windowMs: 60_000 };
