import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';
import { createCollaboration } from './collaboration/create-collaboration.ts';
import { keepTogether } from './collaboration/keep-together.ts';
import { adminInsightRoutes } from './features/admin/insight-routes.ts';
import { adminInvitationRoutes } from './features/admin/invitation-routes.ts';
import { adminLessonRoutes } from './features/admin/lesson-routes.ts';
import { adminModelRoutes } from './features/admin/model-routes.ts';
import { adminUserRoutes } from './features/admin/user-routes.ts';
import { attachmentRoutes } from './features/annotations/attachment-routes.ts';
import { newsMailRoutes } from './features/annotations/news-mail-routes.ts';
import { notificationRoutes } from './features/annotations/notification-routes.ts';
import { annotationRoutes } from './features/annotations/routes.ts';
import { invitationRoutes } from './features/auth/invitation-routes.ts';
import { ownAccountRoutes } from './features/auth/own-account/own-account-routes.ts';
import { passwordRoutes } from './features/auth/password-routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { sessionRoutes } from './features/auth/session-routes.ts';
import { connectServices } from './features/auth/social/connect-services.ts';
import { connectionRoutes } from './features/auth/social/connection-routes.ts';
import { socialRoutes } from './features/auth/social/social-routes.ts';
import { verificationRoutes } from './features/auth/verification-routes.ts';
import { collaborationRoutes } from './features/collaboration/routes.ts';
import { codeRoutes } from './features/diagrams/code-routes.ts';
import { drawingRoutes } from './features/diagrams/drawing-routes.ts';
import { folderRoutes } from './features/diagrams/folder-routes.ts';
import { generateRoutes } from './features/diagrams/generate-routes.ts';
import { gestureRoutes } from './features/diagrams/gesture-routes.ts';
import { importRoutes } from './features/diagrams/import-routes.ts';
import { libraryRoutes } from './features/diagrams/library-routes.ts';
import { refineRoutes } from './features/diagrams/refine-routes.ts';
import { diagramRoutes } from './features/diagrams/routes.ts';
import { storeLive } from './features/diagrams/store-live.ts';
import { suggestionRoutes } from './features/diagrams/suggestion-routes.ts';
import { textRoutes } from './features/diagrams/text-routes.ts';
import { themeRoutes } from './features/diagrams/theme-routes.ts';
import { thumbnailRoutes } from './features/diagrams/thumbnail-routes.ts';
import { tidyRoutes } from './features/diagrams/tidy-routes.ts';
import { variantRoutes } from './features/diagrams/variant-routes.ts';
import { versionRoutes } from './features/diagrams/version-routes.ts';
import { boardRoutes } from './features/drawing-boards/board-routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { documentRoutes } from './features/knowledge/document-routes.ts';
import { ingestWaiting } from './features/knowledge/ingest-waiting.ts';
import { passageRoutes } from './features/knowledge/passage-routes.ts';
import { modelRoutes } from './features/models/routes.ts';
import { pictureRoutes } from './features/pictures/picture-routes.ts';
import { promptHistoryRoutes } from './features/prompt-history/routes.ts';
import { guestRoutes } from './features/sharing/guest-routes.ts';
import { linkRoutes } from './features/sharing/link-routes.ts';
import { peopleRoutes } from './features/sharing/people-routes.ts';
import { pictureLinkRoutes } from './features/sharing/picture-link-routes.ts';
import { visitorRoutes } from './features/sharing/visitor-routes.ts';
import { siteRoutes } from './features/site/routes.ts';
import { sitemapRoutes } from './features/site/sitemap-routes.ts';
import type { JoinRules } from './platform/accounts/admit.ts';
import { createBackground } from './platform/background.ts';
import type { Operator } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { malformedRequest } from './platform/errors/catalogue.ts';
import { describeError } from './platform/errors/describe-error.ts';
import { handleErrors, sendFailure } from './platform/errors/handle-errors.ts';
import { describeApi } from './platform/http/describe-api.ts';
import { drainOnClose } from './platform/http/drain.ts';
import { takeJsonOnly } from './platform/http/json-body.ts';
import { limitUploads } from './platform/http/limit-uploads.ts';
import {
  addRateLimits,
  limitEverything,
  nameLimits,
  type RateLimits,
  refuseTokens,
} from './platform/http/rate-limits.ts';
import { refuseForeignOrigins } from './platform/http/refuse-foreign-origins.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { serveWeb } from './platform/http/serve-web.ts';
import { type TrustedProxies, trustIn } from './platform/http/trusted-proxies.ts';
import { withoutTokens } from './platform/http/without-tokens.ts';
import type { LessonFile } from './platform/lessons/lesson-file.ts';
import { createLessons } from './platform/lessons/lessons.ts';
import type { MailTransport } from './platform/mail/mail-transport.ts';
import { type LocalModels, noLocalModels } from './platform/models/local/create-local-runtime.ts';
import { type ModelSetup, noModels } from './platform/models/model-setup.ts';
import { createModels, type ModelParts } from './platform/models/models.ts';
import { createSealer } from './platform/models/sealer.ts';
import { createTypedAddresses, type TypedAddresses } from './platform/models/typed-addresses.ts';
import type { PictureReader } from './platform/picture-reading/create-picture-reader.ts';
import { createPictureStore } from './platform/pictures/picture-store.ts';
import { knowPeople } from './platform/sessions/know-people.ts';
import { type BackOffs, defaultBackOffs } from './platform/sessions/sign-in-attempts.ts';
import type { SocialSetup } from './platform/social-credentials.ts';
import type { Studio } from './platform/studio.ts';

export interface AppDependencies {
  readonly database: Database;
  readonly studio: Studio;
  readonly pictureReader: PictureReader;
  readonly rateLimits: RateLimits;
  readonly backOffs?: BackOffs;
  /** Where several servers count together; absent where there is one. */
  readonly redis?: Redis | undefined;
  readonly mail: MailTransport;
  /** Where people reach this server, without a slash at the end; links in messages start with it. */
  readonly publicUrl: string;
  readonly joinRules: JoinRules;
  /** The services that people can sign in with. */
  readonly social?: SocialSetup;
  /** The language models that the environment names. */
  readonly models?: ModelSetup;
  /** How addresses are reached that administrators type; by default only those of the world. */
  readonly typedAddresses?: TypedAddresses;
  /** Models that run on this machine. */
  readonly localModels?: LocalModels;
  /** How long models may be silent, where that is not the usual time. */
  readonly modelPatience?: ModelParts['patience'];
  /** What keys of models in the database are encrypted with. */
  readonly secret?: () => Promise<Buffer>;
  /** Whether people are told of comments by mail. */
  readonly mailsNews?: boolean;
  /** Where texts are kept that teach the engine, if an administrator has that done. */
  readonly lessonFile: LessonFile;
  /** Who runs this server; absent parts are left out of the pages. */
  readonly operator?: Partial<Operator>;
  /** For how many days the activity log is kept. */
  readonly activityDays: number;
  /** Whether people can be at a diagram together. */
  readonly isLive?: boolean;
  /** Whether links may let people comment and edit, also without an account. */
  readonly hasGuests?: boolean;
  /** The built web app. */
  readonly webFolder: string;
  readonly version: string;
  /** Names what works, but not as it should, such as `disk`. */
  readonly findDegraded?: () => Promise<readonly string[]>;
  readonly logger?: FastifyBaseLogger;
  /** Which proxies in front of us say who is calling. */
  readonly trustProxy?: TrustedProxies;
}

/** JSON bodies; routes that take files allow more. */
const bodyLimit = 2 * 1024 * 1024;

/** Where people may open a diagram where no other editor is set up. */
const publicEditor = 'https://app.diagrams.net/';

/** The whole HTTP server, not yet listening. */
export const createApp = async (dependencies: AppDependencies): Promise<FastifyInstance> => {
  const {
    database,
    redis,
    backOffs = defaultBackOffs,
    mail,
    publicUrl,
    joinRules,
    social = {},
    operator = {},
    activityDays,
    isLive = true,
    hasGuests = true,
    version,
    webFolder,
    logger,
    trustProxy = false,
  } = dependencies;
  const { studio } = dependencies;
  const modelParts = {
    database,
    setup: dependencies.models ?? noModels,
    local: dependencies.localModels ?? noLocalModels,
    patience: dependencies.modelPatience,
    typed: dependencies.typedAddresses ?? createTypedAddresses({ mayBePrivate: false }),
    sealer: createSealer(dependencies.secret ?? (async () => randomBytes(32))),
  };
  const models = createModels(modelParts);
  const { lessonFile } = dependencies;
  const pictures = createPictureStore();
  const rateLimits = nameLimits(dependencies.rateLimits);
  const app: FastifyInstance = fastify({
    ...(logger === undefined ? {} : { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: trustIn(trustProxy),
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, request, reply) => {
      void sendFailure(malformedRequest(), request, reply);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  takeJsonOnly(app);
  drainOnClose(app);
  logRequests(app);
  addSecurityHeaders(app);
  await addRateLimits(app, redis);
  refuseForeignOrigins(app);
  await app.register(cookie);
  const refused = refuseTokens(app);
  knowPeople(app, database, { hasGuests });
  limitEverything(app, rateLimits, refused);
  limitUploads(app);

  const lessons = createLessons({
    database,
    file: lessonFile,
    onError: (error) => app.log.warn(describeError(error), 'a text that teaches the engine could not be kept'),
  });
  const background = createBackground((error) => app.log.error(describeError(error), 'work in the background failed'));
  app.addHook('onClose', background.close);
  const collaboration = createCollaboration({
    database,
    studio,
    hasGuests,
    redis,
    storeVersion: storeLive(database),
    onError: (error, what) => app.log.warn(describeError(error), what),
  });
  if (isLive) keepTogether(app, collaboration);
  const tellComments = (diagramId: number): void => collaboration.tell(diagramId, { kind: 'comments' });
  const auth = {
    database,
    rateLimits,
    backOffs,
    mail,
    publicUrl,
    joinRules,
    isBehindProxy: trustProxy !== false,
    background,
  };

  await describeApi(app, version);
  await app.register(healthRoutes, { database, version, findDegraded: dependencies.findDegraded ?? (async () => []) });
  await app.register(sitemapRoutes, { publicUrl });
  await app.register(siteRoutes, {
    site: {
      operatorName: operator.name ?? null,
      operatorEmail: operator.email ?? null,
      sourceUrl: operator.sourceUrl ?? null,
      companyUrl: operator.companyUrl ?? null,
      editorUrl: operator.editorUrl ?? publicEditor,
      activityDays,
      delivery: mail.delivery,
      sendsNews: dependencies.mailsNews ?? false,
      registration: joinRules.registration,
    },
  });
  await app.register(authRoutes, auth);
  await app.register(invitationRoutes, auth);
  await app.register(passwordRoutes, auth);
  await app.register(verificationRoutes, auth);
  await app.register(sessionRoutes, auth);
  const socialOptions = { ...auth, services: connectServices(social) };
  await app.register(socialRoutes, socialOptions);
  await app.register(connectionRoutes, socialOptions);
  await app.register(ownAccountRoutes, { ...auth, lessonFile });
  const { pictureReader } = dependencies;
  await app.register(generateRoutes, { database, studio, pictureReader, models, lessons, pictures, rateLimits });
  await app.register(importRoutes, { database, studio, rateLimits });
  await app.register(drawingRoutes, { database, studio, rateLimits });
  await app.register(boardRoutes, { database, rateLimits });
  await app.register(pictureRoutes, { pictureReader, rateLimits });
  await app.register(diagramRoutes, { database, studio, pictures, rateLimits });
  await app.register(gestureRoutes, { database, studio, rateLimits });
  await app.register(libraryRoutes, { database, studio, rateLimits });
  await app.register(folderRoutes, { database });
  await app.register(themeRoutes, { database, studio, rateLimits });
  await app.register(variantRoutes, { database, studio, rateLimits });
  await app.register(codeRoutes, { database, studio, models, rateLimits });
  await app.register(textRoutes, { database, studio, rateLimits });
  await app.register(versionRoutes, { database, studio, pictures, rateLimits });
  await app.register(thumbnailRoutes, { database, studio, pictures, rateLimits });
  await app.register(tidyRoutes, { database, studio, rateLimits });
  await app.register(refineRoutes, { database, studio, models, lessons, rateLimits });
  await app.register(suggestionRoutes, { database, studio, models, rateLimits });
  const comments = { database, rateLimits, onChange: tellComments };
  await app.register(annotationRoutes, { ...comments, studio });
  await app.register(attachmentRoutes, { ...comments, pictureReader });
  await app.register(collaborationRoutes, { database, studio, isLive, onEnd: collaboration.end });
  await app.register(notificationRoutes, { database });
  await app.register(newsMailRoutes, { database, sealer: modelParts.sealer, rateLimits });
  await app.register(peopleRoutes, { database, rateLimits, mail, background, publicUrl });
  await app.register(linkRoutes, { database, hasGuests });
  const visitors = { database, studio, pictures, rateLimits, hasGuests, onLook: collaboration.look };
  await app.register(visitorRoutes, visitors);
  await app.register(guestRoutes, { database, rateLimits, hasGuests });
  await app.register(pictureLinkRoutes, visitors);
  await app.register(documentRoutes, { database, studio, pictureReader, rateLimits });
  await app.register(passageRoutes, { database, studio, models, rateLimits });
  ingestWaiting(app, { database, studio, pictureReader }, background);
  await app.register(promptHistoryRoutes, { database });
  await app.register(adminUserRoutes, { database });
  await app.register(adminInvitationRoutes, { ...auth });
  await app.register(adminInsightRoutes, { database });
  await app.register(modelRoutes, { database, models, rateLimits });
  await app.register(adminModelRoutes, { ...modelParts, models });
  await app.register(adminLessonRoutes, { database, lessonFile });
  await serveWeb(app, webFolder, publicUrl);
  return app;
};

/** One line for each answer, without query, headers, body and tokens in the path: they may let somebody in. */
const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method, person } = request;
    request.log.debug(
      {
        method,
        path: pathOf(request.raw),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: person?.userId,
      },
      'answered',
    );
  });
};

const pathOf = ({ url }: IncomingMessage): string => withoutTokens(url?.split('?', 1)[0] ?? '');
