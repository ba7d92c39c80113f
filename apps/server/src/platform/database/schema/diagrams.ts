import type { GenerationReport } from '@diagloom/contract';
import type { DiagramSpec } from '@diagloom/diagram/model';
import type { PageName, Readability } from '@diagloom/studio';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Folders in which people keep their own diagrams. */
export const diagramFolders = pgTable(
  'diagram_folders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('diagram_folders_user_id_name').on(table.userId, sql`lower(${table.name})`)],
);

export type FolderRow = typeof diagramFolders.$inferSelect;

export const diagrams = pgTable(
  'diagrams',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    prompt: text().notNull(),
    diagramType: text().notNull(),
    xmlContent: text().notNull(),
    conversationHistory: text().array().notNull().default([]),
    /** What was done for each message of the conversation, by its place; shorter where that was not kept. */
    conversationReplies: jsonb().$type<readonly (readonly string[])[]>().notNull().default([]),
    version: integer().notNull().default(1),
    description: text(),
    /** What the diagram means; absent where it was only ever known as a drawing. */
    spec: jsonb().$type<DiagramSpec>(),
    /** What makes its drawing harder to read; absent where that was not checked when it was stored. */
    readability: jsonb().$type<Readability>(),
    /** The names of its pages; absent where they were not kept when it was stored. */
    pages: jsonb().$type<readonly PageName[]>(),
    /** What was understood of what it was made from; absent where that was not kept. */
    report: jsonb().$type<GenerationReport>(),
    /** The owner's folder that it lies in. */
    folderId: integer().references(() => diagramFolders.id, { onDelete: 'set null' }),
    /** Since when it lies in the trash, where nobody finds it but its owner. */
    trashedAt: moment(),
    /** What its drawing takes with all versions. */
    storedBytes: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  // Beside these there is `diagrams_search`, made by hand in a migration where PostgreSQL has pg_trgm.
  (table) => [
    index('diagrams_user_id_created_at').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('diagrams_user_id_updated_at').on(
      table.userId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('diagrams_folder_id').on(table.folderId),
    index('diagrams_trashed_at').on(table.trashedAt).where(sql`${table.trashedAt} is not null`),
  ],
);

export type DiagramRow = typeof diagrams.$inferSelect;

/** Which diagrams, their own or others', people have put a star on. */
export const diagramStars = pgTable(
  'diagram_stars',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    diagramId: integer()
      .notNull()
      .references(() => diagrams.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'diagram_stars_pkey', columns: [table.userId, table.diagramId] }),
    index('diagram_stars_diagram_id').on(table.diagramId),
  ],
);

/** Every state that a diagram's drawing has had. */
export const diagramVersions = pgTable(
  'diagram_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    diagramId: integer()
      .notNull()
      .references(() => diagrams.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    xmlContent: text().notNull(),
    /** What makes this drawing harder to read; absent where that was not checked when it was stored. */
    readability: jsonb().$type<Readability>(),
    /** What made it, such as `generated` or `changed`. */
    reason: text().notNull(),
    /** What the diagram was and meant in this state, so that it can be again; absent where that was not kept. */
    diagramType: text(),
    prompt: text(),
    spec: jsonb().$type<DiagramSpec>(),
    /** What somebody calls this state. */
    name: text(),
    /** The first version of the sitting that it belongs to: gestures of one person in a row, shown as one version. */
    sitting: integer(),
    /** Who made it; of several people at once, who was the last of them. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Who else had a hand in it since the version before. */
    otherUserIds: integer().array().notNull().default([]),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('diagram_versions_diagram_id_version').on(table.diagramId, table.version),
    index('diagram_versions_diagram_id_sitting').on(table.diagramId, table.sitting, table.version),
  ],
);

export type VersionRow = typeof diagramVersions.$inferSelect;

/**
 * Who besides the owner may do what: a person, whoever has confirmed an address that was invited, or whoever holds the token of
 * a link. Rules about access read it through `platform/access` alone.
 */
export const diagramAccess = pgTable(
  'diagram_access',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    diagramId: integer()
      .notNull()
      .references(() => diagrams.id, { onDelete: 'cascade' }),
    role: text({ enum: ['viewer', 'commenter', 'editor'] }).notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** In lower case, whether an account has it or not. */
    invitedEmail: text(),
    /** In lower case, as it was typed; without `userId` nobody had it, and whoever takes it later gets nothing. */
    invitedUsername: text(),
    /** When the person first opened the diagram. Until then the owner learns nothing about them. */
    openedAt: moment(),
    /** SHA-256 of the link's token in hex. */
    linkTokenHash: text().unique('diagram_access_link_token_hash_unique'),
    /** What a link opens: the page of the diagram, or a picture of it alone. */
    linkKind: text({ enum: ['page', 'picture'] })
      .notNull()
      .default('page'),
    /** What a picture is. */
    linkFormat: text({ enum: ['png', 'svg'] }),
    /** When a link ends, and with it who came by it; absent for one that stays. */
    expiresAt: moment(),
    /** The link by which a person came: what it gives ends with it. */
    linkId: integer().references((): AnyPgColumn => diagramAccess.id, { onDelete: 'cascade' }),
    /** Sent away by the owner: the same link lets this person in no more. */
    isBarred: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('diagram_access_diagram_id_user_id')
      .on(table.diagramId, table.userId)
      .where(sql`${table.linkId} is null`),
    uniqueIndex('diagram_access_link_id_user_id')
      .on(table.linkId, table.userId)
      .where(sql`${table.linkId} is not null`),
    unique('diagram_access_diagram_id_invited_email').on(table.diagramId, table.invitedEmail),
    unique('diagram_access_diagram_id_invited_username').on(table.diagramId, table.invitedUsername),
    index('diagram_access_user_id').on(table.userId),
    index('diagram_access_invited_email').on(table.invitedEmail),
    check(
      'diagram_access_person_or_link',
      sql`num_nonnulls(coalesce(${table.userId}::text, ${table.invitedUsername}), ${table.invitedEmail}, ${table.linkTokenHash}) = 1`,
    ),
  ],
);

export type DiagramAccessRow = typeof diagramAccess.$inferSelect;

export const promptHistory = pgTable(
  'prompt_history',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    prompt: text().notNull(),
    diagramType: text().notNull(),
    usedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('prompt_history_user_id_used_at').on(table.userId, table.usedAt.desc().nullsFirst())],
);
