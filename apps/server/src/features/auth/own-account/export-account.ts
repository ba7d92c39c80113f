import { Readable } from 'node:stream';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import {
  diagramAccess,
  diagramFolders,
  diagramStars,
  diagrams,
  drawingBoards,
  promptHistory,
  type UserRow,
  userSessions,
} from '../../../platform/database/schema/index.ts';
import { findUsage } from '../../../platform/usage/find-usage.ts';
import { presentCurrentUser, presentSession } from '../presenter.ts';
import { type ZipEntry, zipOf } from './zip-of.ts';

/** How much is read at a time. Few diagrams are large, and the next ones are read only when the receiver has taken these. */
const pageSize = 20;

/** A stream of a zip with everything that is kept of a person. Memory holds one page of diagrams at a time, however many there are. */
export const exportAccount = (database: Database, user: UserRow): Readable =>
  Readable.from(zipOf(entriesOf(database, user)), { objectMode: false });

const entriesOf = async function* (database: Database, user: UserRow): AsyncGenerator<ZipEntry> {
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
  const list: unknown[] = [];
  for await (const { xmlContent, ...diagram } of diagramsOf(database, user.id)) {
    const file = `diagrams/${diagram.id}-${fileNameOf(diagram.title)}.drawio`;
    list.push({ ...diagram, file });
    yield { name: file, content: xmlContent };
  }
  yield toJson('diagrams.json', list);
  for await (const { id, title, ...board } of boardsOf(database, user.id)) {
    yield toJson(`drawing-boards/${id}-${fileNameOf(title)}.json`, { id, title, ...board });
  }
  yield toJson('library.json', await libraryOf(database, user.id));
  yield toJson('sharing.json', await sharingOf(database, user.id));
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

/** Whom the person let in on which diagram, and by which links; tokens of links are kept nowhere. */
const sharingOf = (database: Database, userId: number) =>
  database
    .select({
      diagramId: diagramAccess.diagramId,
      role: diagramAccess.role,
      invitedEmail: diagramAccess.invitedEmail,
      invitedUsername: diagramAccess.invitedUsername,
      isLink: isNotNull(diagramAccess.linkTokenHash),
      linkKind: diagramAccess.linkKind,
      linkFormat: diagramAccess.linkFormat,
      expiresAt: diagramAccess.expiresAt,
      createdAt: diagramAccess.createdAt,
    })
    .from(diagramAccess)
    .innerJoin(diagrams, eq(diagrams.id, diagramAccess.diagramId))
    .where(eq(diagrams.userId, userId))
    .orderBy(asc(diagramAccess.id));

const diagramsOf = async function* (database: Database, userId: number) {
  for (let after = 0; ; ) {
    const page = await database
      .select({
        id: diagrams.id,
        title: diagrams.title,
        description: diagrams.description,
        prompt: diagrams.prompt,
        diagramType: diagrams.diagramType,
        conversationHistory: diagrams.conversationHistory,
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
      .limit(pageSize);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return;
    after = last.id;
  }
};

/** One at a time: a board may be large. */
const boardsOf = async function* (database: Database, userId: number) {
  for (let after = 0; ; ) {
    const [board] = await database
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
      .limit(1);
    if (board === undefined) return;
    yield board;
    after = board.id;
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
