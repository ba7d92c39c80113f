import { eq } from 'drizzle-orm';
import type { LiveVersion } from '../../collaboration/room-work.ts';
import type { Database } from '../../platform/database/database.ts';
import { diagrams } from '../../platform/database/schema/index.ts';
import { findDiagram, insertNextVersion } from './repository.ts';

/** Stores what people made together as the next version; undefined where somebody else stored one meanwhile, or the diagram is gone. */
export const storeLive =
  (database: Database) =>
  async (id: number, next: LiveVersion): Promise<number | undefined> => {
    const { xml: xmlContent, appraisal, keepsMeaning, baseVersion, userId, otherUserIds } = next;
    const [owned] = await database.select({ userId: diagrams.userId }).from(diagrams).where(eq(diagrams.id, id));
    const diagram = owned === undefined ? undefined : await findDiagram(database, owned.userId, id);
    if (diagram === undefined || diagram.version !== baseVersion) return undefined;
    const spec = keepsMeaning ? diagram.spec : null;
    const made = { xmlContent, appraisal, spec, userId, otherUserIds, reason: 'together' } as const;
    return (await insertNextVersion(database, diagram, { ...made, isGesture: true, isTogether: true }))?.version;
  };
