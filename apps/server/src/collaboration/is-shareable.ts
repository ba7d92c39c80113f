import { liveLimits } from '@diagloom/collaboration';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { collaborationDocuments, collaborationLog, diagrams } from '../platform/database/schema/index.ts';
import type { Studio } from '../platform/studio.ts';
import { callerFor } from './room-work.ts';

/** A drawing of fewer bytes has no more cells than may be shared, unless somebody means it to: nothing is lost then, it is only slow. */
const surelyFew = 60_000;

/**
 * Whether a diagram is changed live. One with more cells, or with a longer history, than a shared document holds is changed over HTTP, as
 * where live is off: there is nothing that people could not do to it, only not together.
 */
export const isShareable = async (
  { database, studio }: { readonly database: Database; readonly studio: Studio },
  id: number,
): Promise<boolean> => {
  const [size] = await database
    .select({
      drawing: sql<number>`octet_length(${diagrams.xmlContent})`,
      document: sql<number>`coalesce(octet_length(${collaborationDocuments.state}), 0) + coalesce((
        select sum(octet_length(log.update)) from ${collaborationLog} as log
        where log.diagram_id = ${diagrams.id} and log.epoch = ${collaborationDocuments.epoch}), 0)`,
    })
    .from(diagrams)
    .leftJoin(collaborationDocuments, eq(collaborationDocuments.diagramId, diagrams.id))
    .where(eq(diagrams.id, id));
  if (size === undefined) return false;
  if (Number(size.document) > liveLimits.documentBytes - liveLimits.updateBytes) return false;
  if (Number(size.drawing) < surelyFew) return true;
  const [drawing] = await database.select({ xml: diagrams.xmlContent }).from(diagrams).where(eq(diagrams.id, id));
  if (drawing === undefined) return false;
  return (await studio.countCells(callerFor(id), drawing.xml)) <= liveLimits.cells;
};
