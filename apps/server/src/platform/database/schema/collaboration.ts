import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { diagrams } from './diagrams.ts';
import { users } from './users.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});

/** The shared document of a diagram that people have open. */
export const collaborationDocuments = pgTable('collaboration_documents', {
  diagramId: integer()
    .primaryKey()
    .references(() => diagrams.id, { onDelete: 'cascade' }),
  /** Rises when the document is begun anew: nothing of the one before is merged into it. */
  epoch: integer().notNull().default(1),
  /** What the log was folded into; absent before the first time. */
  state: bytes(),
  /** The version of the diagram that the document has in it. */
  version: integer().notNull(),
  /** The last entry of the log that a version was stored with. */
  storedThrough: bigint({ mode: 'number' }).notNull().default(0),
  updatedAt: moment().notNull().defaultNow(),
});

/** Every change of a shared document, written before anybody is told that it is kept. */
export const collaborationLog = pgTable(
  'collaboration_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    diagramId: integer()
      .notNull()
      .references(() => diagrams.id, { onDelete: 'cascade' }),
    epoch: integer().notNull(),
    update: bytes().notNull(),
    /** Absent for what the server took over from a version that was stored another way. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The server that wrote it: others look for what they do not have yet. */
    node: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('collaboration_log_diagram_id_id').on(table.diagramId, table.id),
    index('collaboration_log_user_id').on(table.userId),
  ],
);

/** Two or more people at one diagram at the same time, from when the second comes to when the last leaves. */
export const collaborationSessions = pgTable(
  'collaboration_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    diagramId: integer()
      .notNull()
      .references(() => diagrams.id, { onDelete: 'cascade' }),
    sessionId: text().notNull().unique('collaboration_sessions_session_id_unique'),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    isActive: boolean().notNull().default(true),
    /** Who ended it for everybody; absent while it goes on, and where all have left. */
    endedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('collaboration_sessions_diagram_id').on(table.diagramId)],
);

export const collaborationParticipants = pgTable(
  'collaboration_participants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: text()
      .notNull()
      .references(() => collaborationSessions.sessionId, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    username: text().notNull(),
    /** Where the pointer was when they left, px of the page. */
    cursorX: real().notNull().default(0),
    cursorY: real().notNull().default(0),
    color: text().notNull(),
    joinedAt: moment().notNull().defaultNow(),
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('collaboration_participants_session_id_user_id').on(table.sessionId, table.userId),
    index('collaboration_participants_user_id').on(table.userId),
  ],
);

/** What was changed in a session, in a form that people can be told; kept for 90 days. */
export const collaborationChanges = pgTable(
  'collaboration_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: text()
      .notNull()
      .references(() => collaborationSessions.sessionId, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    changeType: text({ enum: ['added', 'changed', 'removed'] }).notNull(),
    elementId: text().notNull(),
    /** Its page, and the label that it had then. */
    elementData: jsonb().$type<{ readonly page: string; readonly label: string }>().notNull(),
    timestamp: moment().notNull().defaultNow(),
  },
  (table) => [
    index('collaboration_changes_session_id_id').on(table.sessionId, table.id),
    index('collaboration_changes_user_id').on(table.userId),
    index('collaboration_changes_timestamp').on(table.timestamp),
  ],
);
