import type { DiagramAccess, GenerationReport, VersionReason } from '@diagloom/contract';
import type { DiagramSpec } from '@diagloom/diagram/model';
import type { Appraisal } from '@diagloom/studio';
import { and, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import { accessOf, isReachable } from '../../platform/access/access-of.ts';
import { may } from '../../platform/access/policy.ts';
import { nameOfUser } from '../../platform/accounts/name-of-user.ts';
import { addActivity, type PersonAuthor } from '../../platform/activity/add-activity.ts';
import { countToday } from '../../platform/activity/count-today.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  type DiagramRow,
  diagrams,
  diagramVersions,
  drawingBoards,
  promptHistory,
  users,
  type VersionRow,
} from '../../platform/database/schema/index.ts';
import type { Reservation } from '../../platform/usage/monthly-limit.ts';
import { checkStorage } from '../../platform/usage/storage-limit.ts';
import { findReach, type Reach } from './find-reach.ts';
import { isListed, isStarredBy, type ListQuery, listOrder } from './list-condition.ts';

export type FoundDiagram = DiagramRow & Seen;

/** A diagram as it was just stored: with what is kept with its drawing. */
export type StoredDiagram = FoundDiagram & Appraisal;

/** A diagram in the eyes of whoever asks for it. */
interface Seen extends Reach {
  readonly access: DiagramAccess;
  readonly ownerName: string;
  readonly starred: boolean;
}

export type FoundSummary = Omit<
  FoundDiagram,
  | 'userId'
  | 'xmlContent'
  | 'conversationHistory'
  | 'conversationReplies'
  | 'spec'
  | 'storedBytes'
  | 'report'
  | 'canUndo'
  | 'canRedo'
  | keyof Appraisal
>;

export interface NewDiagram {
  readonly title: string;
  readonly prompt: string;
  readonly diagramType: string;
  readonly xmlContent: string;
  readonly appraisal: Appraisal;
  readonly spec: DiagramSpec;
  readonly report: GenerationReport;
}

/** The database, or a transaction on it. */
type Store = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** What a row holds beside what grows with its drawing. */
const {
  xmlContent: _xml,
  spec: _spec,
  readability: _readability,
  pages: _pages,
  ...lightColumns
} = getTableColumns(diagrams);

/** The diagram if this person owns it or was given access; undefined for both a foreign one and none. */
export const findDiagram = async (store: Store, userId: number, id: number): Promise<FoundDiagram | undefined> => {
  const [found] = await store
    .select({ diagram: diagrams, access: accessOf(userId), ownerName: nameOfUser, starred: isStarredBy(userId) })
    .from(diagrams)
    .innerJoin(users, eq(users.id, diagrams.userId))
    .where(and(eq(diagrams.id, id), isReachable(userId)));
  return found === undefined
    ? undefined
    : seen(found.diagram, { ...found, ...(await findReach(store, id, { ...found, userId })) });
};

const seen = <Row extends DiagramRow>(
  row: Row,
  { access, ownerName, starred, canUndo, canRedo }: Seen,
): Row & Seen => ({
  ...row,
  access,
  ownerName,
  starred,
  canUndo,
  canRedo,
});

/** One's own that was just made. */
const owned = <Row extends DiagramRow>(row: Row): Row & Seen =>
  seen(row, { access: 'owner', ownerName: '', starred: false, canUndo: false, canRedo: false });

/** The diagrams that a person asks for, without their drawings. */
export const listDiagrams = async (
  database: Database,
  userId: number,
  query: ListQuery,
): Promise<{ readonly diagrams: readonly FoundSummary[]; readonly total: number }> => {
  const { page, pageSize } = query;
  const isWanted = isListed(userId, query);
  const {
    userId: _owner,
    conversationHistory: _history,
    conversationReplies: _replies,
    storedBytes: _bytes,
    report: _report,
    ...columns
  } = lightColumns;
  const [rows, total] = await Promise.all([
    database
      .select({ ...columns, access: accessOf(userId), ownerName: nameOfUser, starred: isStarredBy(userId) })
      .from(diagrams)
      .innerJoin(users, eq(users.id, diagrams.userId))
      .where(isWanted)
      .orderBy(...listOrder(query))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.$count(diagrams, isWanted),
  ]);
  return { diagrams: rows, total };
};

/** Stores a generated diagram as its first version, with its prompt, and settles the place that was reserved for it. */
export const insertDiagram = (
  database: Database,
  author: PersonAuthor,
  diagram: NewDiagram,
  reservation: Reservation | undefined,
): Promise<StoredDiagram> =>
  database.transaction(async (transaction) => {
    const userId = author.actorId;
    const row = await insertFirstVersion(transaction, userId, diagram, 'generated');
    await transaction.insert(promptHistory).values({ userId, prompt: row.prompt, diagramType: row.diagramType });
    await reservation?.settle(transaction);
    await addActivity(transaction, author, {
      type: 'diagram-generated',
      diagramId: row.id,
      detail: row.diagramType,
    });
    await countToday(transaction, [
      { measure: 'diagrams-by-type', label: row.diagramType },
      { measure: 'diagrams-by-engine', label: diagram.report.engine },
    ]);
    return owned(row);
  });

/** Stores a generated diagram as the next version of one that is there; undefined where that was changed meanwhile. */
export const insertGeneratedVersion = (
  database: Database,
  author: PersonAuthor,
  diagram: FoundDiagram,
  { title: _title, prompt, diagramType, report, ...drawing }: NewDiagram,
): Promise<StoredDiagram | undefined> =>
  database.transaction(async (transaction) => {
    const userId = author.actorId;
    const next = { ...drawing, reason: 'generated' as const, userId, now: { prompt, diagramType, report } };
    const stored = await insertNextVersion(transaction, diagram, next);
    if (stored === undefined) return undefined;
    await transaction.insert(promptHistory).values({ userId, prompt, diagramType });
    await addActivity(transaction, author, { type: 'diagram-generated', diagramId: diagram.id, detail: diagramType });
    return stored;
  });

/** Stores a file that somebody brought as the first version of a diagram. */
export const insertImported = (database: Database, author: PersonAuthor, diagram: NewDiagram): Promise<StoredDiagram> =>
  database.transaction(async (transaction) => {
    const row = await insertFirstVersion(transaction, author.actorId, diagram, 'imported');
    await addActivity(transaction, author, {
      type: 'diagram-imported',
      diagramId: row.id,
      detail: row.diagramType,
    });
    return owned(row);
  });

export interface DrawnFrom {
  readonly reservation: Reservation;
  /** The author's board that it was drawn on. */
  readonly boardId: number | undefined;
}

/** Stores a converted drawing as the first version of a diagram, and lets its board know of it. */
export const insertDrawn = (
  database: Database,
  author: PersonAuthor,
  drawing: Omit<NewDiagram, 'spec'> & Pick<DiagramRow, 'spec'>,
  { reservation, boardId }: DrawnFrom,
): Promise<StoredDiagram> =>
  database.transaction(async (transaction) => {
    const userId = author.actorId;
    const row = await insertFirstVersion(transaction, userId, drawing, 'drawn');
    if (boardId !== undefined) {
      const isOwnBoard = and(eq(drawingBoards.id, boardId), eq(drawingBoards.userId, userId));
      await transaction.update(drawingBoards).set({ diagramId: row.id }).where(isOwnBoard);
    }
    await reservation.settle(transaction);
    await addActivity(transaction, author, { type: 'drawing-converted', diagramId: row.id, detail: row.diagramType });
    await countToday(transaction, [
      { measure: 'diagrams-by-type', label: row.diagramType },
      { measure: 'diagrams-by-engine', label: drawing.report.engine },
    ]);
    return owned(row);
  });

/** Stores a copy of a diagram as one of the author's own. Who may not see how it was made gets what it shows. */
export const insertDuplicate = (
  database: Database,
  author: PersonAuthor,
  original: StoredDiagram,
): Promise<StoredDiagram> => {
  const { description, diagramType, xmlContent, readability, pages } = original;
  const title = `${original.title.slice(0, longestTitle - copyMark.length)}${copyMark}`;
  const maySee = may('see how somebody made', original);
  const made = maySee
    ? { prompt: original.prompt, spec: original.spec, report: original.report }
    : { prompt: title, spec: null, report: null };
  const copy = { title, description, diagramType, xmlContent, appraisal: { readability, pages }, ...made };
  return database.transaction(async (transaction) => {
    const row = await insertFirstVersion(transaction, author.actorId, copy, 'duplicated');
    await addActivity(transaction, author, { type: 'diagram-duplicated', diagramId: row.id });
    return owned(row);
  });
};

const longestTitle = 200;
const copyMark = ' (copy)';

const insertFirstVersion = async (
  store: Store,
  userId: number,
  {
    appraisal,
    ...diagram
  }: Omit<NewDiagram, 'spec' | 'report'> &
    Pick<DiagramRow, 'spec' | 'report'> &
    Partial<Pick<DiagramRow, 'description'>>,
  reason: VersionReason,
): Promise<DiagramRow & Appraisal> => {
  const [row] = await store
    .insert(diagrams)
    .values({ ...diagram, ...appraisal, userId, storedBytes: bytesOf(diagram.xmlContent) })
    .returning(lightColumns);
  if (row === undefined) throw new Error('The database gave no row for a new diagram.');
  await checkStorage(store, userId, userId);
  await insertVersion(store, row, { userId, otherUserIds: [], reason, sitting: null });
  return { ...row, xmlContent: diagram.xmlContent, spec: diagram.spec, ...appraisal };
};

/** Changes what is said about a diagram; its drawing stays. */
export const updateDiagram = async (
  database: Database,
  diagram: FoundDiagram,
  change: NonNullable<NextVersion['now']>,
): Promise<FoundDiagram | undefined> => {
  const [row] = await database.update(diagrams).set(change).where(eq(diagrams.id, diagram.id)).returning(lightColumns);
  return row === undefined ? undefined : { ...diagram, ...row };
};

export interface NextVersion {
  readonly xmlContent: string;
  readonly appraisal: Appraisal;
  /** What made it, such as `changed`. */
  readonly reason: VersionReason;
  readonly userId: number;
  readonly otherUserIds?: readonly number[];
  /** What the diagram means now; not known where absent. */
  readonly spec?: DiagramSpec | null;
  /** What else the diagram is from now on. */
  readonly now?: Partial<Pick<DiagramRow, 'diagramType' | 'prompt' | 'report' | 'title' | 'description'>>;
  /** A gesture on the drawing: those of one sitting are listed as one version. */
  readonly isGesture?: true;
  /** Of several people at once: their gestures are one sitting whoever made the one before. */
  readonly isTogether?: true;
  /** A message that the conversation grows by, and what was done for it. */
  readonly turn?: Turn;
}

/** A message, and a sentence for each thing that was done for it. */
export interface Turn {
  readonly message: string;
  readonly done: readonly string[];
}

/**
 * Stores a new drawing as the next version, if the version is still the one that it was made from; undefined
 * otherwise. What the diagram means is not known of a drawing that was changed by hand.
 */
export const insertNextVersion = (
  database: Pick<Database, 'transaction'>,
  diagram: FoundDiagram,
  next: NextVersion,
): Promise<StoredDiagram | undefined> =>
  database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(diagrams)
      .set({
        xmlContent: next.xmlContent,
        ...next.appraisal,
        storedBytes: sql`${diagrams.storedBytes} + ${bytesOf(next.xmlContent)}`,
        version: diagram.version + 1,
        spec: next.spec ?? null,
        ...next.now,
        ...(next.turn === undefined ? {} : grownBy(diagram, next.turn)),
      })
      .where(and(eq(diagrams.id, diagram.id), eq(diagrams.version, diagram.version)))
      .returning(lightColumns);
    if (row === undefined) return undefined;
    await checkStorage(transaction, row.userId, next.userId);
    const author = next.isTogether === true ? undefined : next.userId;
    const sitting = next.isGesture === true ? await findSitting(transaction, row, author) : null;
    const { userId, otherUserIds = [], reason } = next;
    await insertVersion(transaction, row, { userId, otherUserIds: [...otherUserIds], reason, sitting });
    const reach = await findReach(transaction, row.id, { access: diagram.access, userId: next.userId });
    return {
      ...diagram,
      ...row,
      xmlContent: next.xmlContent,
      spec: next.spec ?? null,
      ...reach,
      ...next.appraisal,
    };
  });

const grownBy = (
  { conversationHistory, conversationReplies }: FoundDiagram,
  { message, done }: Turn,
): Pick<DiagramRow, 'conversationHistory' | 'conversationReplies'> => ({
  conversationHistory: [...conversationHistory, message],
  conversationReplies: [
    ...conversationHistory.map((_, index) => conversationReplies[index] ?? []),
    done.slice(0, mostSentences),
  ],
});

/** Of what was done for one message so much is kept; nobody reads more. */
const mostSentences = 40;

const bytesOf = (xml: string): number => Buffer.byteLength(xml);

/** Copies the state of a diagram as it is now: its drawing, which may be large, does not travel a second time. */
const insertVersion = async (
  store: Store,
  { id, version }: Pick<DiagramRow, 'id' | 'version'>,
  { userId, otherUserIds, reason, sitting }: Pick<VersionRow, 'userId' | 'otherUserIds' | 'reason' | 'sitting'>,
): Promise<void> => {
  await store.execute(sql`
    insert into ${diagramVersions}
      (diagram_id, version, xml_content, readability, diagram_type, prompt, spec, reason, user_id, other_user_ids, sitting)
    select id, version, xml_content, readability, diagram_type, prompt, spec,
      ${reason}, ${userId}::integer, ${sql.param(otherUserIds)}::integer[], ${sitting}::integer
    from ${diagrams} where id = ${id}`);
  if (sitting !== null) await cutSitting(store, id, { sitting, upTo: version - mostOfSitting });
};

/** Versions of one sitting that are kept for undoing them. */
const mostOfSitting = 200;

/** Lets go of the oldest versions of a long sitting, and of the room that they took. */
const cutSitting = async (
  store: Store,
  id: number,
  { sitting, upTo }: { readonly sitting: number; readonly upTo: number },
): Promise<void> => {
  const cut = await store
    .delete(diagramVersions)
    .where(
      and(eq(diagramVersions.diagramId, id), eq(diagramVersions.sitting, sitting), lte(diagramVersions.version, upTo)),
    )
    .returning({ bytes: sql<number>`octet_length(${diagramVersions.xmlContent})` });
  const bytes = cut.reduce((sum, row) => sum + Number(row.bytes), 0);
  if (bytes === 0) return;
  await store
    .update(diagrams)
    .set({ storedBytes: sql`greatest(${diagrams.storedBytes} - ${bytes}, 0)` })
    .where(eq(diagrams.id, id));
};

/**
 * The sitting that a gesture belongs to: that of the version before, where the same person, or anybody at all for those who work together,
 * made it by a gesture within a minute, and the first one of it within half an hour.
 */
const findSitting = async (
  store: Store,
  { id, version }: Pick<DiagramRow, 'id' | 'version'>,
  userId: number | undefined,
): Promise<number> => {
  const [before] = await store
    .select({ sitting: diagramVersions.sitting })
    .from(diagramVersions)
    .where(
      and(
        eq(diagramVersions.diagramId, id),
        eq(diagramVersions.version, version - 1),
        userId === undefined ? undefined : eq(diagramVersions.userId, userId),
        sql`${diagramVersions.createdAt} > now() - interval '60 seconds'`,
        sql`(select min(first.created_at) from ${diagramVersions} as first where first.diagram_id = ${id}
          and first.sitting = ${diagramVersions.sitting}) > now() - interval '30 minutes'`,
      ),
    );
  return before?.sitting ?? version;
};
