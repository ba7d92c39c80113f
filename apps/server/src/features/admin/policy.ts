import type { FastifyRequest } from 'fastify';
import { authorOf, type PersonAuthor } from '../../platform/activity/add-activity.ts';
import type { UserRow } from '../../platform/database/schema/index.ts';
import { adminsOnly, againstTheRules } from '../../platform/errors/catalogue.ts';
import { requirePerson } from '../../platform/sessions/know-people.ts';

/** The administrator who asks. Throws for visitors and for everybody else. */
export const requireAdmin = (request: FastifyRequest): PersonAuthor => {
  const { userId, role } = requirePerson(request);
  if (role !== 'admin') throw adminsOnly();
  return authorOf(request, userId);
};

/** An account that is blocked is unblocked first: its owner could not use the rights. */
export const checkMayPromote = (user: UserRow): void => {
  if (user.isBlocked) throw againstTheRules('Unblock this account before you make it an administrator.');
};

/** Nobody locks administrators out, themselves included. */
export const checkMayBlock = (user: UserRow, { actorId }: PersonAuthor): void => {
  if (user.id === actorId) throw againstTheRules('You can’t block or unblock yourself.');
  if (user.role === 'admin') throw againstTheRules('You can’t block or unblock administrators here.');
};
