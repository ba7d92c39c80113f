import type { DrawingElement } from '@diagloom/contract';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { diagrams } from './diagrams.ts';
import { users } from './users.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** What people draw by hand, element by element, so that they can go on with it later. */
export const drawingBoards = pgTable(
  'drawing_boards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    elements: jsonb().$type<readonly DrawingElement[]>().notNull(),
    /** How many elements there are, so that a list need not read them. */
    size: integer().notNull(),
    /** Grows with every save. */
    revision: integer().notNull().default(1),
    /** The diagram that it was last converted to. */
    diagramId: integer().references(() => diagrams.id, { onDelete: 'set null' }),
    /** What the elements take as JSON. */
    storedBytes: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('drawing_boards_user_id_updated_at').on(
      table.userId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('drawing_boards_diagram_id').on(table.diagramId),
  ],
);

export type BoardRow = typeof drawingBoards.$inferSelect;
