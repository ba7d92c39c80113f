import type { User } from '@diagloom/contract';
import type { UserRow } from '../database/schema/index.ts';

/** What may be known of an account by its owner and by administrators. */
export const presentUser = (user: UserRow): User => ({
  id: user.id,
  username: user.username,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  profileImageUrl: user.profileImageUrl,
  role: user.role,
  isGuest: user.isGuest,
  isEmailVerified: user.isEmailVerified,
  createdAt: user.createdAt.toISOString(),
  lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
});
