import type { SharedDiagramsChoice } from '@diagloom/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { users } from '../../../platform/database/schema/index.ts';

/**
 * Deletes an account in one transaction. Everything that belongs to it goes with its row, which the foreign keys say; what others
 * were let in on is handed to one of them first, where that was chosen.
 */
export const deleteAccount = (database: Database, userId: number, shared: SharedDiagramsChoice): Promise<void> =>
  database.transaction(async (transaction) => {
    if (shared === 'hand_over') await handOver(transaction, userId);
    await transaction.delete(users).where(eq(users.id, userId));
  });

/**
 * Each diagram goes to the person who may do most with it, among equals to the one who was let in first. As its owner they need
 * no access any more. Somebody who is blocked inherits nothing.
 */
const handOver = async (transaction: Pick<Database, 'execute'>, userId: number): Promise<void> => {
  await transaction.execute(sql`
    with heirs as (
      select distinct on (diagram_access.diagram_id) diagram_access.id, diagram_access.diagram_id, diagram_access.user_id
      from diagram_access
      join diagrams on diagrams.id = diagram_access.diagram_id
      join users on users.id = diagram_access.user_id
      where diagrams.user_id = ${userId} and diagram_access.user_id <> ${userId} and not users.is_blocked
      order by diagram_access.diagram_id,
        array_position(array['editor', 'commenter', 'viewer'], diagram_access.role), diagram_access.id
    ), given as (
      update diagrams set user_id = heirs.user_id from heirs where diagrams.id = heirs.diagram_id
    )
    delete from diagram_access using heirs where diagram_access.id = heirs.id`);
};
