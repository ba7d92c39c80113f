import type { AnnotationAction, ReactionSign } from '@diagloom/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { diagrams } from './diagrams.ts';
import { users } from './users.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** What a thread says of a picture. */
export interface AttachmentNote {
  readonly id: number;
  /** px. */
  readonly width: number;
  readonly height: number;
  /** What it takes here, with its small one. */
  readonly bytes: number;
}

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** What people pin to diagrams: the first of a thread, and its replies with `parentId`. */
export const annotations = pgTable(
  'annotations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    diagramId: integer()
      .notNull()
      .references(() => diagrams.id, { onDelete: 'cascade' }),
    /** Who wrote it; what is said in a thread of others stays when an account goes. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Its place without its shape, px of the page. */
    x: real().notNull(),
    y: real().notNull(),
    width: real().notNull().default(200),
    height: real().notNull().default(100),
    content: text().notNull(),
    type: text({ enum: ['comment', 'note', 'question', 'task'] })
      .notNull()
      .default('comment'),
    /** A reply has that of its thread. */
    status: text({ enum: ['open', 'resolved'] })
      .notNull()
      .default('open'),
    priority: text({ enum: ['low', 'normal', 'high'] })
      .notNull()
      .default('normal'),
    color: text().notNull().default('#FFE066'),
    isVisible: boolean().notNull().default(true),
    parentId: integer().references((): AnyPgColumn => annotations.id, { onDelete: 'cascade' }),
    mentionedUsers: integer().array().notNull().default([]),
    /** The pictures that belong to it; what they show lies in `annotation_pictures`. */
    attachments: jsonb().$type<readonly AttachmentNote[]>().notNull().default([]),
    pageId: text().notNull(),
    /** The shape or line that it moves with; absent for the page. */
    cellId: text(),
    /** Where on that shape, as shares of its box. */
    anchorX: real().notNull().default(1),
    anchorY: real().notNull().default(0),
    resolvedAt: moment(),
    resolvedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    editedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (table) => [
    index('annotations_diagram_id_id').on(table.diagramId, table.id),
    index('annotations_parent_id').on(table.parentId),
    index('annotations_user_id').on(table.userId),
  ],
);

export type AnnotationRow = typeof annotations.$inferSelect;

/** Pictures of annotations, drawn anew from their pixels when they came. */
export const annotationPictures = pgTable(
  'annotation_pictures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    annotationId: integer()
      .notNull()
      .references(() => annotations.id, { onDelete: 'cascade' }),
    /** WebP, both. */
    picture: bytes().notNull(),
    thumbnail: bytes().notNull(),
  },
  (table) => [index('annotation_pictures_annotation_id').on(table.annotationId)],
);

/** What was done to an annotation, and with the action `seen` until when somebody has read a thread and whether they have it open. */
export const annotationActivity = pgTable(
  'annotation_activity',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    annotationId: integer()
      .notNull()
      .references(() => annotations.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    action: text().$type<AnnotationAction | 'seen'>().notNull(),
    oldValue: text(),
    newValue: text(),
    createdAt: moment().notNull().defaultNow(),
    isActive: boolean().notNull().default(true),
    lastSeen: moment().notNull().defaultNow(),
  },
  (table) => [
    index('annotation_activity_annotation_id').on(table.annotationId, table.id),
    index('annotation_activity_user_id').on(table.userId),
    uniqueIndex('annotation_activity_seen').on(table.annotationId, table.userId).where(sql`${table.action} = 'seen'`),
  ],
);

export const annotationReactions = pgTable(
  'annotation_reactions',
  {
    annotationId: integer()
      .notNull()
      .references(() => annotations.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sign: text().$type<ReactionSign>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'annotation_reactions_pkey', columns: [table.annotationId, table.userId, table.sign] }),
    index('annotation_reactions_user_id').on(table.userId),
  ],
);

/** What somebody is told of; kept for 90 days. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['mention', 'reply', 'comment', 'resolved', 'invitation'] }).notNull(),
    /** The comment that it is about. */
    annotationId: integer().references(() => annotations.id, { onDelete: 'cascade' }),
    /** The diagram that it is about where that is no comment. */
    diagramId: integer().references(() => diagrams.id, { onDelete: 'cascade' }),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    readAt: moment(),
    /** When it went out by mail; absent where it did not. */
    mailedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('notifications_user_id_id').on(table.userId, table.id),
    index('notifications_annotation_id').on(table.annotationId),
    index('notifications_diagram_id').on(table.diagramId),
    index('notifications_actor_id').on(table.actorId),
    index('notifications_created_at').on(table.createdAt),
    // What may have to be mailed, to be looked at once a minute.
    index('notifications_unmailed')
      .on(table.createdAt)
      .where(sql`${table.mailedAt} is null and ${table.readAt} is null`),
  ],
);
