import { Readable } from 'node:stream';
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { nameOfUser } from '../../../platform/accounts/name-of-user.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  annotationActivity,
  annotationPictures,
  annotationReactions,
  annotations,
  collaborationChanges,
  collaborationParticipants,
  collaborationSessions,
  diagramAccess,
  diagramFolders,
  diagramStars,
  diagrams,
  drawingBoards,
  knowledgeChunks,
  knowledgeDocuments,
  modelCalls,
  notifications,
  promptHistory,
  type UserRow,
  userSessions,
  users,
} from '../../../platform/database/schema/index.ts';
import type { LessonFile } from '../../../platform/lessons/lesson-file.ts';
import { findUsage } from '../../../platform/usage/find-usage.ts';
import { presentCurrentUser, presentSession } from '../presenter.ts';
import { type ZipEntry, zipOf } from './zip-of.ts';

/** How much is read at a time. Few diagrams are large, and the next ones are read only when the receiver has taken these. */
const pageSize = 20;

/** A stream of a zip with everything that is kept of a person. Memory holds one page of diagrams at a time, however many there are. */
export const exportAccount = (kept: Kept, user: UserRow): Readable =>
  Readable.from(zipOf(entriesOf(kept, user)), { objectMode: false });

interface Kept {
  readonly database: Database;
  readonly lessonFile: Pick<LessonFile, 'read'>;
}

const entriesOf = async function* ({ database, lessonFile }: Kept, user: UserRow): AsyncGenerator<ZipEntry> {
  const usage = await findUsage(database, user.id);
  const sessions = await database.select().from(userSessions).where(eq(userSessions.userId, user.id));
  yield toJson('account.json', {
    ...(usage === undefined ? {} : presentCurrentUser(user, usage)),
    connected: { google: user.googleId, facebook: user.facebookId, microsoft: user.microsoftId },
    sessions: sessions.map((session) => ({ ...presentSession(session, 0), isActive: session.isActive })),
  });
  const prompts = await database.select().from(promptHistory).where(eq(promptHistory.userId, user.id));
  yield toJson(
    'prompts.json',
    prompts.map(({ prompt, diagramType, usedAt }) => ({ prompt, diagramType, usedAt })),
  );
  yield toJson('model-calls.json', await modelCallsOf(database, user.id));
  const lessons = await lessonFile.read();
  yield toJson(
    'lessons.json',
    lessons.filter(({ userId }) => userId === user.id),
  );
  const list: unknown[] = [];
  for await (const { xmlContent, ...diagram } of diagramsOf(database, user.id)) {
    const file = `diagrams/${diagram.id}-${fileNameOf(diagram.title)}.drawio`;
    list.push({ ...diagram, file });
    yield { name: file, content: xmlContent };
  }
  yield toJson('diagrams.json', list);
  const documents: unknown[] = [];
  for await (const { content, ...document } of documentsOf(database, user.id)) {
    const file = `knowledge/${document.id}-${fileNameOf(document.title)}.md`;
    documents.push({ ...document, file, placedBy: await placedBy(database, document.id) });
    yield { name: file, content };
  }
  yield toJson('knowledge.json', documents);
  for await (const { id, title, ...board } of boardsOf(database, user.id)) {
    yield toJson(`drawing-boards/${id}-${fileNameOf(title)}.json`, { id, title, ...board });
  }
  yield toJson('library.json', await libraryOf(database, user.id));
  yield toJson('sharing.json', await sharingOf(database, user.id));
  yield toJson('comments.json', await commentsOf(database, user.id));
  for await (const { id, annotationId, picture } of picturesOf(database, user.id)) {
    yield { name: `comments/${annotationId}-${id}.webp`, content: picture };
  }
  yield toJson('sessions-together.json', await togetherOf(database, user.id));
};

/** Folders by their ids, which `diagrams.json` names, and the diagrams with a star, those of others included. */
const libraryOf = async (database: Database, userId: number) => ({
  folders: await database
    .select({ id: diagramFolders.id, name: diagramFolders.name, createdAt: diagramFolders.createdAt })
    .from(diagramFolders)
    .where(eq(diagramFolders.userId, userId))
    .orderBy(asc(diagramFolders.id)),
  starredDiagrams: (
    await database
      .select({ id: diagramStars.diagramId })
      .from(diagramStars)
      .where(eq(diagramStars.userId, userId))
      .orderBy(asc(diagramStars.diagramId))
  ).map(({ id }) => id),
});

/** When the person asked which language model, and what it took; what was said is kept nowhere. */
const modelCallsOf = (database: Database, userId: number) =>
  database
    .select({
      startedAt: modelCalls.startedAt,
      provider: modelCalls.provider,
      model: modelCalls.model,
      task: modelCalls.task,
      outcome: modelCalls.outcome,
      inputTokens: modelCalls.inputTokens,
      outputTokens: modelCalls.outputTokens,
      costMicros: modelCalls.costMicros,
      milliseconds: modelCalls.milliseconds,
    })
    .from(modelCalls)
    .where(eq(modelCalls.userId, userId))
    .orderBy(asc(modelCalls.id));

/** Whom the person let in on which diagram, and by which links; tokens of links are kept nowhere. */
const sharingOf = (database: Database, userId: number) =>
  database
    .select({
      diagramId: diagramAccess.diagramId,
      role: diagramAccess.role,
      invitedEmail: diagramAccess.invitedEmail,
      invitedUsername: diagramAccess.invitedUsername,
      isLink: isNotNull(diagramAccess.linkTokenHash),
      cameByLink: isNotNull(diagramAccess.linkId),
      cameAs: sql<string | null>`case when ${diagramAccess.linkId} is null then null else ${nameOfUser} end`,
      isBarred: diagramAccess.isBarred,
      linkKind: diagramAccess.linkKind,
      linkFormat: diagramAccess.linkFormat,
      expiresAt: diagramAccess.expiresAt,
      createdAt: diagramAccess.createdAt,
    })
    .from(diagramAccess)
    .innerJoin(diagrams, eq(diagrams.id, diagramAccess.diagramId))
    .leftJoin(users, eq(users.id, diagramAccess.userId))
    .where(eq(diagrams.userId, userId))
    .orderBy(asc(diagramAccess.id));

/** When the person was at a diagram together with others, and what they changed then. */
const togetherOf = async (database: Database, userId: number) => ({
  sessions: await database
    .select({
      diagramId: collaborationSessions.diagramId,
      sessionId: collaborationParticipants.sessionId,
      username: collaborationParticipants.username,
      joinedAt: collaborationParticipants.joinedAt,
      cursorX: collaborationParticipants.cursorX,
      cursorY: collaborationParticipants.cursorY,
    })
    .from(collaborationParticipants)
    .innerJoin(collaborationSessions, eq(collaborationSessions.sessionId, collaborationParticipants.sessionId))
    .where(eq(collaborationParticipants.userId, userId))
    .orderBy(asc(collaborationParticipants.id)),
  changes: await database
    .select()
    .from(collaborationChanges)
    .where(eq(collaborationChanges.userId, userId))
    .orderBy(asc(collaborationChanges.id)),
});

/** What the person wrote on any diagram, the reactions given, and what they were told of. */
const commentsOf = async (database: Database, userId: number) => ({
  written: await database.select().from(annotations).where(eq(annotations.userId, userId)).orderBy(asc(annotations.id)),
  history: await database
    .select()
    .from(annotationActivity)
    .where(eq(annotationActivity.userId, userId))
    .orderBy(asc(annotationActivity.id)),
  reactions: await database
    .select({ annotationId: annotationReactions.annotationId, sign: annotationReactions.sign })
    .from(annotationReactions)
    .where(eq(annotationReactions.userId, userId)),
  notifications: await database
    .select({
      kind: notifications.kind,
      annotationId: notifications.annotationId,
      diagramId: notifications.diagramId,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
      mailedAt: notifications.mailedAt,
    })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.id)),
});

/** What the person put to comments, one at a time. */
const picturesOf = (database: Database, userId: number) =>
  inPages(1, (after) =>
    database
      .select({
        id: annotationPictures.id,
        annotationId: annotationPictures.annotationId,
        picture: annotationPictures.picture,
      })
      .from(annotationPictures)
      .innerJoin(annotations, eq(annotations.id, annotationPictures.annotationId))
      .where(and(eq(annotations.userId, userId), gt(annotationPictures.id, after)))
      .orderBy(asc(annotationPictures.id))
      .limit(1),
  );

const diagramsOf = (database: Database, userId: number) =>
  inPages(pageSize, (after) =>
    database
      .select({
        id: diagrams.id,
        title: diagrams.title,
        description: diagrams.description,
        prompt: diagrams.prompt,
        diagramType: diagrams.diagramType,
        conversationHistory: diagrams.conversationHistory,
        conversationReplies: diagrams.conversationReplies,
        version: diagrams.version,
        folderId: diagrams.folderId,
        trashedAt: diagrams.trashedAt,
        createdAt: diagrams.createdAt,
        updatedAt: diagrams.updatedAt,
        xmlContent: diagrams.xmlContent,
      })
      .from(diagrams)
      .where(and(eq(diagrams.userId, userId), gt(diagrams.id, after)))
      .orderBy(asc(diagrams.id))
      .limit(pageSize),
  );

/** One text at a time: each may have two million characters. */
const documentsOf = (database: Database, userId: number) =>
  inPages(1, (after) =>
    database
      .select({
        id: knowledgeDocuments.id,
        title: knowledgeDocuments.title,
        category: knowledgeDocuments.category,
        source: knowledgeDocuments.source,
        uploadedAt: knowledgeDocuments.uploadedAt,
        deletedAt: knowledgeDocuments.deletedAt,
        content: knowledgeDocuments.content,
      })
      .from(knowledgeDocuments)
      .where(and(eq(knowledgeDocuments.userId, userId), gt(knowledgeDocuments.id, after)))
      .orderBy(asc(knowledgeDocuments.id))
      .limit(1),
  );

/** Which models placed how many passages of a document by what they mean: numbers that say nothing to people. */
const placedBy = (database: Database, documentId: number) =>
  database
    .select({
      provider: knowledgeChunks.embeddingProvider,
      model: knowledgeChunks.embeddingModel,
      dimensions: knowledgeChunks.embeddingDimensions,
      passages: sql`count(*)`.mapWith(Number),
    })
    .from(knowledgeChunks)
    .where(and(eq(knowledgeChunks.documentId, documentId), isNotNull(knowledgeChunks.embedding)))
    .groupBy(knowledgeChunks.embeddingProvider, knowledgeChunks.embeddingModel, knowledgeChunks.embeddingDimensions);

/** One at a time: a board may be large. */
const boardsOf = (database: Database, userId: number) =>
  inPages(1, (after) =>
    database
      .select({
        id: drawingBoards.id,
        title: drawingBoards.title,
        elements: drawingBoards.elements,
        diagramId: drawingBoards.diagramId,
        createdAt: drawingBoards.createdAt,
        updatedAt: drawingBoards.updatedAt,
      })
      .from(drawingBoards)
      .where(and(eq(drawingBoards.userId, userId), gt(drawingBoards.id, after)))
      .orderBy(asc(drawingBoards.id))
      .limit(1),
  );

/** Rows in the order of their ids, read so many at a time as the receiver takes them. */
const inPages = async function* <Row extends { readonly id: number }>(
  size: number,
  read: (after: number) => PromiseLike<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const page = await read(after);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < size) return;
    after = last.id;
  }
};

const toJson = (name: string, value: unknown): ZipEntry => ({ name, content: `${JSON.stringify(value, null, 2)}\n` });

/** Letters, digits and dashes, so that the name is one in every system and leads to no other folder. */
const fileNameOf = (title: string): string =>
  title
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'diagram';
