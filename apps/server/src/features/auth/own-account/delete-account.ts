import type { SharedDiagramsChoice } from '@diagloom/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { annotations, diagramAccess, diagramVersions, users } from '../../../platform/database/schema/index.ts';

/** A diagram that went to somebody else. */
export interface HandedOver {
  readonly diagramId: number;
  readonly heirId: number;
  readonly heirEmail: string;
}

/**
 * Deletes an account in one transaction. Everything that belongs to it goes with its row, which the foreign keys say, and so do
 * invitations of its address; what others were let in on is handed to one of them first, where that was chosen.
 */
export const deleteAccount = (
  database: Database,
  userId: number,
  shared: SharedDiagramsChoice,
): Promise<readonly HandedOver[]> =>
  database.transaction(async (transaction) => {
    const handed = shared === 'hand_over' ? await handOver(transaction, userId) : [];
    const ownAddress = transaction
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.isEmailVerified, true)));
    await transaction.delete(diagramAccess).where(inArray(diagramAccess.invitedEmail, ownAddress));
    await transaction
      .update(annotations)
      .set({
        mentionedUsers: sql`array_remove(${annotations.mentionedUsers}, ${userId})`,
        updatedAt: sql`${annotations.updatedAt}`,
      })
      .where(sql`${userId} = any(${annotations.mentionedUsers})`);
    await transaction
      .update(diagramVersions)
      .set({ otherUserIds: sql`array_remove(${diagramVersions.otherUserIds}, ${userId})` })
      .where(sql`${userId} = any(${diagramVersions.otherUserIds})`);
    await transaction.delete(users).where(eq(users.id, userId));
    return handed;
  });

/**
 * Each diagram goes to the person who may do most with it, among equals to the one who was let in first. As its owner they need
 * no access any more. Somebody who is blocked, or came by a link, inherits nothing.
 */
const handOver = async (transaction: Pick<Database, 'execute'>, userId: number): Promise<readonly HandedOver[]> => {
  const { rows } = await transaction.execute<{ diagram_id: number; heir_id: number; heir_email: string }>(sql`
    with heirs as (
      select distinct on (diagram_access.diagram_id)
        diagram_access.diagram_id, users.id as heir_id, users.email as heir_email
      from diagram_access
      join diagrams on diagrams.id = diagram_access.diagram_id
      join users on users.id = diagram_access.user_id
        or (users.email = diagram_access.invited_email and users.is_email_verified)
      where diagrams.user_id = ${userId} and diagrams.trashed_at is null and users.id <> ${userId} and not users.is_blocked
        and diagram_access.link_id is null
      order by diagram_access.diagram_id,
        array_position(array['editor', 'commenter', 'viewer'], diagram_access.role), diagram_access.id
    ), given as (
      update diagrams set user_id = heirs.heir_id from heirs where diagrams.id = heirs.diagram_id
    ), removed as (
      delete from diagram_access using heirs
      where diagram_access.diagram_id = heirs.diagram_id
        and (diagram_access.user_id = heirs.heir_id or diagram_access.invited_email = heirs.heir_email)
    )
    select * from heirs`);
  return rows.map((row) => ({ diagramId: row.diagram_id, heirId: row.heir_id, heirEmail: row.heir_email }));
};
