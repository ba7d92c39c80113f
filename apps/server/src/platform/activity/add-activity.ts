import type { ActivityType } from '@diagloom/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { activityEntries } from '../database/schema/index.ts';

/** Who does something, and from where. */
export interface Author {
  /** Absent for a command of whoever runs the server. */
  readonly actorId: number | null;
  readonly ipAddress: string | null;
}

export interface PersonAuthor extends Author {
  readonly actorId: number;
}

export interface Activity {
  readonly type: ActivityType;
  /** Whose account it is done to, where that is somebody else's. */
  readonly subjectId?: number;
  readonly diagramId?: number;
  /** A few words for the sentence. Never a prompt, a password or a link: administrators read it. */
  readonly detail?: string;
}

/** Writes an entry of the activity log, in the caller's transaction where there is one: what was undone was not done. */
export const addActivity = async (
  database: Pick<Database, 'insert'>,
  author: Author,
  activity: Activity,
): Promise<void> => {
  await database.insert(activityEntries).values({ ...author, ...activity });
};

/** The author of a request by that person. */
export const authorOf = (request: FastifyRequest, userId: number): PersonAuthor => ({
  actorId: userId,
  ipAddress: request.ip,
});

/** Whoever runs the server, by a command beside it. */
export const operator: Author = { actorId: null, ipAddress: null };
