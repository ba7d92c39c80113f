import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import * as Y from 'yjs';
import type { Database } from '../platform/database/database.ts';
import { collaborationDocuments, collaborationLog, diagrams } from '../platform/database/schema/index.ts';

type Store = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface StoredDocument {
  readonly epoch: number;
  readonly version: number;
  readonly storedThrough: number;
  /** Everything that it was made of, in no particular order. */
  readonly updates: readonly Uint8Array[];
  /** The last entry of the log among it. */
  readonly lastEntry: number;
}

/** What is stored of a shared document; undefined where it was never begun. */
export const findDocument = async (store: Store, diagramId: number): Promise<StoredDocument | undefined> => {
  // One statement, or a compaction between two would hide what it has folded.
  const { rows } = await store.execute<{
    epoch: number;
    version: number;
    stored_through: string;
    entry: string | null;
    data: Buffer | null;
  }>(sql`
    select documents.epoch, documents.version, documents.stored_through, null::bigint as entry, documents.state as data
    from ${collaborationDocuments} as documents where documents.diagram_id = ${diagramId}
    union all
    select documents.epoch, documents.version, documents.stored_through, log.id, log.update
    from ${collaborationDocuments} as documents
    join ${collaborationLog} as log on log.diagram_id = documents.diagram_id and log.epoch = documents.epoch
    where documents.diagram_id = ${diagramId}`);
  const [first] = rows;
  if (first === undefined) return undefined;
  return {
    epoch: first.epoch,
    version: first.version,
    storedThrough: Number(first.stored_through),
    updates: rows.flatMap(({ data }) => data ?? []),
    lastEntry: rows.reduce((most, { entry }) => Math.max(most, Number(entry ?? 0)), 0),
  };
};

/** Which of its documents a diagram has now. */
export const epochOf = async (store: Store, diagramId: number): Promise<number> => {
  const [found] = await store
    .select({ epoch: collaborationDocuments.epoch })
    .from(collaborationDocuments)
    .where(eq(collaborationDocuments.diagramId, diagramId));
  return found?.epoch ?? 1;
};

/** Begins a document with a state, where nobody else has begun it meanwhile. */
export const beginDocument = async (
  store: Store,
  diagramId: number,
  { state, version }: { readonly state: Uint8Array; readonly version: number },
): Promise<void> => {
  await store
    .insert(collaborationDocuments)
    .values({ diagramId, state, version })
    .onConflictDoUpdate({
      target: collaborationDocuments.diagramId,
      set: { state, version, storedThrough: 0, updatedAt: sql`now()` },
      setWhere: sql`${collaborationDocuments.state} is null`,
    });
};

/** The document has a version in it, and that version has the log up to an entry in it. */
export const markStored = async (
  store: Store,
  diagramId: number,
  { version, storedThrough }: { readonly version?: number; readonly storedThrough?: number },
): Promise<void> => {
  await store
    .update(collaborationDocuments)
    .set({
      updatedAt: sql`now()`,
      ...(version === undefined ? {} : { version: sql`greatest(${collaborationDocuments.version}, ${version})` }),
      ...(storedThrough === undefined
        ? {}
        : { storedThrough: sql`greatest(${collaborationDocuments.storedThrough}, ${storedThrough})` }),
    })
    .where(eq(collaborationDocuments.diagramId, diagramId));
};

/** Who wrote what no version has yet, up to an entry of the log, on whichever server. */
export const findWriters = async (
  database: Database,
  {
    diagramId,
    epoch,
    storedThrough,
  }: { readonly diagramId: number; readonly epoch: number; readonly storedThrough: number },
  through: number,
): Promise<readonly number[]> => {
  const rows = await database
    .selectDistinct({ userId: collaborationLog.userId })
    .from(collaborationLog)
    .where(
      and(
        eq(collaborationLog.diagramId, diagramId),
        eq(collaborationLog.epoch, epoch),
        sql`${collaborationLog.id} > ${storedThrough} and ${collaborationLog.id} <= ${through}`,
      ),
    );
  return rows.flatMap(({ userId }) => userId ?? []);
};

/** Other servers have read an entry that is so old, seconds. */
const settledAfter = 60;

/** Folds what is old of the log into the state. Exactly the entries that it takes away are folded, whatever is written meanwhile. */
export const compactDocument = (database: Database, diagramId: number, epoch: number): Promise<void> =>
  database.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ state: collaborationDocuments.state, storedThrough: collaborationDocuments.storedThrough })
      .from(collaborationDocuments)
      .where(and(eq(collaborationDocuments.diagramId, diagramId), eq(collaborationDocuments.epoch, epoch)))
      .for('update');
    if (row === undefined || row.state === null) return;
    const taken = await transaction
      .delete(collaborationLog)
      .where(
        and(
          eq(collaborationLog.diagramId, diagramId),
          eq(collaborationLog.epoch, epoch),
          // What no version has yet is looked for by its entry.
          sql`${collaborationLog.id} <= ${row.storedThrough}`,
          sql`${collaborationLog.createdAt} < now() - make_interval(secs => ${settledAfter}::int)`,
        ),
      )
      .returning({ update: collaborationLog.update });
    if (taken.length === 0) return;
    // One transaction of a document is many times faster than merging updates.
    const doc = new Y.Doc();
    const { state } = row;
    doc.transact(() => {
      Y.applyUpdate(doc, state);
      for (const { update } of taken) Y.applyUpdate(doc, update);
    });
    await transaction
      .update(collaborationDocuments)
      .set({ state: Y.encodeStateAsUpdate(doc) })
      .where(eq(collaborationDocuments.diagramId, diagramId));
    doc.destroy();
  });

/** Ends a document: the next one is begun from the newest version. */
const endDocument = async (store: Store, diagramId: number, epoch: number): Promise<void> => {
  const [ended] = await store
    .update(collaborationDocuments)
    .set({ epoch: epoch + 1, state: null, storedThrough: 0, updatedAt: sql`now()` })
    .where(and(eq(collaborationDocuments.diagramId, diagramId), eq(collaborationDocuments.epoch, epoch)))
    .returning({ diagramId: collaborationDocuments.diagramId });
  if (ended === undefined) return;
  await store
    .delete(collaborationLog)
    .where(and(eq(collaborationLog.diagramId, diagramId), sql`${collaborationLog.epoch} <= ${epoch}`));
};

/** Diagrams whose log has something that no version has: a server was killed before it could store one. */
export const findUnstored = async (store: Store): Promise<readonly number[]> => {
  const rows = await store
    .selectDistinct({ diagramId: collaborationDocuments.diagramId })
    .from(collaborationDocuments)
    .innerJoin(
      collaborationLog,
      and(
        eq(collaborationLog.diagramId, collaborationDocuments.diagramId),
        eq(collaborationLog.epoch, collaborationDocuments.epoch),
        gt(collaborationLog.id, collaborationDocuments.storedThrough),
      ),
    );
  return rows.map(({ diagramId }) => diagramId);
};

/** Whether the log of one diagram has something that no version has. */
export const isUnstored = async (store: Store, diagramId: number): Promise<boolean> => {
  const { rows } = await store.execute(sql`
    select 1 from ${collaborationDocuments} as documents
    where documents.diagram_id = ${diagramId} and exists (
      select 1 from ${collaborationLog} as log
      where log.diagram_id = ${diagramId} and log.epoch = documents.epoch and log.id > documents.stored_through)`);
  return rows.length > 0;
};

/** What other servers wrote since; entries are committed in another order than they are numbered, so some come twice. */
export const readForeign = async (
  store: Store,
  ids: readonly number[],
  { node, after }: { readonly node: string; readonly after: number },
): Promise<
  readonly { readonly id: number; readonly diagramId: number; readonly epoch: number; readonly update: Uint8Array }[]
> =>
  store
    .select({
      id: collaborationLog.id,
      diagramId: collaborationLog.diagramId,
      epoch: collaborationLog.epoch,
      update: collaborationLog.update,
    })
    .from(collaborationLog)
    .where(
      and(
        inArray(collaborationLog.diagramId, [...ids]),
        ne(collaborationLog.node, node),
        gt(collaborationLog.id, after),
      ),
    );

/** The versions that diagrams have now. */
export const readVersions = async (store: Store, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await store
    .select({ id: diagrams.id, version: diagrams.version })
    .from(diagrams)
    .where(inArray(diagrams.id, [...ids]));
  return new Map(rows.map(({ id, version }) => [id, version]));
};

/** Hours without anybody after which a document is begun anew, as the history of all that was ever done in it only grows. */
const restHours = 24;

/** Ends documents that nobody was at for a day and that a version holds wholly. */
export const endResting = async (store: Store): Promise<void> => {
  const rows = await store
    .select({ diagramId: collaborationDocuments.diagramId, epoch: collaborationDocuments.epoch })
    .from(collaborationDocuments)
    .where(
      and(
        sql`${collaborationDocuments.state} is not null`,
        lt(collaborationDocuments.updatedAt, sql`now() - make_interval(hours => ${restHours}::int)`),
        sql`not exists (select 1 from collaboration_log as log where log.diagram_id = ${collaborationDocuments.diagramId}
          and log.epoch = ${collaborationDocuments.epoch} and log.id > ${collaborationDocuments.storedThrough})`,
      ),
    )
    .limit(500);
  for (const { diagramId, epoch } of rows) await endDocument(store, diagramId, epoch);
};
