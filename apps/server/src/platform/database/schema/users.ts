import type { NotificationMail } from '@diagloom/contract';
import type { BrandKit } from '@diagloom/diagram/themes';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    username: text(),
    /** What the username looks like; see username-skeleton.ts. */
    usernameSkeleton: text().unique('users_username_skeleton_unique'),
    /** In lower case. */
    email: text().notNull().unique('users_email_unique'),
    /** Argon2id of the derived password; absent for who signs in with another service only. */
    password: text(),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    role: text({ enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    isEmailVerified: boolean().notNull().default(false),
    /** Somebody whom a link let in under a name of their own: without password and usage, and with a made-up address. */
    isGuest: boolean().notNull().default(false),
    isBlocked: boolean().notNull().default(false),
    blockedAt: moment(),
    blockedReason: text(),
    /** SHA-256 of the token in hex, as for every secret that is sent out. */
    emailVerificationToken: text().unique('users_email_verification_token_unique'),
    emailVerificationExpires: moment(),
    resetPasswordToken: text().unique('users_reset_password_token_unique'),
    resetPasswordExpires: moment(),
    lastLoginAt: moment(),
    googleId: text().unique('users_google_id_unique'),
    facebookId: text().unique('users_facebook_id_unique'),
    microsoftId: text().unique('users_microsoft_id_unique'),
    theme: text({ enum: ['light', 'dark', 'system'] })
      .notNull()
      .default('system'),
    /** What a new diagram is when nothing else is chosen; absent for the form's own first choice. */
    defaultDiagramType: text(),
    /** Colours and font for diagrams. */
    brandKit: jsonb().$type<BrandKit>(),
    /** Kinds of notifications that this person wants none of. */
    mutedNotifications: text({ enum: ['mention', 'reply', 'comment', 'resolved', 'invitation'] })
      .array()
      .notNull()
      .default([]),
    /** How soon each kind of notification comes by mail as well. */
    notificationMail: jsonb()
      .$type<NotificationMail>()
      .notNull()
      .default({ mention: 'daily', reply: 'daily', comment: 'daily', resolved: 'off' }),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  // Beside these there is `users_search`, made by hand in a migration where PostgreSQL has pg_trgm.
  (table) => [
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    // Who has an account, to be counted.
    index('users_members').on(table.id).where(sql`not ${table.isGuest}`),
    index('users_email_id').on(table.email, table.id),
    index('users_created_at_id').on(table.createdAt, table.id),
    index('users_last_login_at_id').on(table.lastLoginAt.asc().nullsFirst(), table.id),
  ],
);

export type UserRow = typeof users.$inferSelect;

export const userSessions = pgTable(
  'user_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in hex; the token itself is never stored. */
    sessionToken: text().notNull().unique('user_sessions_session_token_unique'),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    isActive: boolean().notNull().default(true),
    /** Written in batches, so it may lag behind by a moment. */
    lastUsedAt: moment().notNull().defaultNow(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('user_sessions_user_id').on(table.userId)],
);

export type SessionRow = typeof userSessions.$inferSelect;

/** With what somebody may make an account where not everybody may. */
export const registrationInvitations = pgTable(
  'registration_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the link's token in hex. */
    tokenHash: text().notNull().unique('registration_invitations_token_hash_unique'),
    /** Whom the link was sent to, in lower case. */
    email: text(),
    /** Absent for whoever runs the server. */
    madeBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** The account that was made with it. */
    usedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('registration_invitations_made_by').on(table.madeBy),
    index('registration_invitations_used_by').on(table.usedBy),
  ],
);

export type RegistrationInvitationRow = typeof registrationInvitations.$inferSelect;

/** The first moment of the present month, UTC; a number of months after it with the argument. */
const monthStart = (monthsLater: 0 | 1) =>
  sql.raw(`((date_trunc('month', now() at time zone 'utc') + interval '${monthsLater} month') at time zone 'utc')`);

export const userUsage = pgTable('user_usage', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer()
    .notNull()
    .unique('user_usage_user_id_unique')
    .references(() => users.id, { onDelete: 'cascade' }),
  diagramsGenerated: integer().notNull().default(0),
  codeGenerationsUsed: integer().notNull().default(0),
  ragQueriesUsed: integer().notNull().default(0),
  collaborationSessionsCreated: integer().notNull().default(0),
  totalApiCalls: integer().notNull().default(0),
  monthlyDiagramLimit: integer().notNull().default(50),
  currentMonthDiagrams: integer().notNull().default(0),
  subscriptionTier: text({ enum: ['free', 'premium'] })
    .notNull()
    .default('free'),
  subscriptionStatus: text().notNull().default('active'),
  billingPeriodStart: moment().notNull().default(monthStart(0)),
  billingPeriodEnd: moment().notNull().default(monthStart(1)),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});

export type UserUsageRow = typeof userUsage.$inferSelect;
