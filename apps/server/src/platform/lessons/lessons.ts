import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/index.ts';
import { readLimits } from '../models/limits.ts';
import type { LessonFile, NewLesson } from './lesson-file.ts';
import { createNameRemover } from './without-names.ts';

/** Keeps what models taught, where an administrator has switched that on. */
export interface Lessons {
  /** Never fails: nobody's work waits for it or ends with it. */
  readonly learn: (lesson: NewLesson) => Promise<void>;
}

interface LessonParts {
  readonly database: Database;
  readonly file: LessonFile;
  readonly onError: (error: unknown) => void;
}

export const createLessons = ({ database, file, onError }: LessonParts): Lessons => ({
  learn: async (lesson) => {
    try {
      if (!(await readLimits(database)).keepsLessons) return;
      const removeNames = createNameRemover(
        await findNames(database, `${lesson.text}\n${lesson.before}\n${lesson.answer}`),
      );
      const [text, before, answer] = [lesson.text, lesson.before, lesson.answer].map(removeNames);
      await file.add({ ...lesson, text: text ?? '', before: before ?? '', answer: answer ?? '' });
    } catch (error) {
      onError(error);
    }
  },
});

/** Names of people with an account here that stand in the text as they write them. */
const findNames = async (database: Database, text: string): Promise<readonly string[]> => {
  const { rows } = await database.execute<{ name: string }>(sql`
    select distinct name from ${users}, unnest(array[first_name, last_name, username]) as name
    where length(name) > 2 and strpos(${text}, name) > 0
    limit 200`);
  return rows.map(({ name }) => name);
};

/** Removes what is of accounts that are gone, which may have been deleted by another server. */
export const pruneLessons = async (database: Database, file: LessonFile): Promise<void> => {
  const owners = [...new Set((await file.read()).map(({ userId }) => userId))];
  if (owners.length === 0) return;
  const { rows } = await database.execute<{ id: number }>(sql`
    select id from ${users} where id = any(${sql.param(owners)}::int[])`);
  const there = new Set(rows.map(({ id }) => id));
  await file.keep(({ userId }) => there.has(userId));
};
