import type { DiagramAccess } from '@diagloom/contract';
import { sql } from 'drizzle-orm';
import { accessOf, isReachable } from '../platform/access/access-of.ts';
import { may } from '../platform/access/policy.ts';
import type { Database } from '../platform/database/database.ts';

/** Somebody at a diagram. */
export interface Present {
  readonly diagramId: number;
  readonly userId: number;
  readonly sessionId: number;
}

/**
 * What each of them may do now, by place in the list; null where nothing any more: the access was taken, the account is blocked, the
 * session has ended, the diagram is gone. One statement for all.
 */
export const readAccesses = async (
  database: Database,
  present: readonly Present[],
): Promise<readonly (DiagramAccess | null)[]> => {
  if (present.length === 0) return [];
  const person = sql`present.user_id`;
  const { rows } = await database.execute<{ place: string; access: DiagramAccess | null }>(sql`
    select present.place, ${accessOf(person)} as access
    from unnest(
      ${list(present.map(({ diagramId }) => diagramId))}::int[],
      ${list(present.map(({ userId }) => userId))}::int[],
      ${list(present.map(({ sessionId }) => sessionId))}::int[]
    ) with ordinality as present (diagram_id, user_id, session_id, place)
    join diagrams on diagrams.id = present.diagram_id
    join users as people on people.id = present.user_id and not people.is_blocked
    join user_sessions as sessions on sessions.id = present.session_id and sessions.is_active and sessions.expires_at > now()
    where ${isReachable(person)}`);
  const byPlace = new Map(rows.map(({ place, access }) => [Number(place), access]));
  return present.map((_one, index) => {
    const access = byPlace.get(index + 1) ?? null;
    return access !== null && may('read', { access }) ? access : null;
  });
};

const list = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;
