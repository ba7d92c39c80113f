import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { lessonSchema } from '@diagloom/contract';
import { z } from 'zod';

/**
 * What the engine could not read, with what a model made of it that was taken: for whoever runs this server to make the engine better by. A
 * file of this machine, one line of JSON each, without names.
 */
export interface LessonFile {
  readonly file: string;
  readonly read: () => Promise<readonly Lesson[]>;
  readonly bytes: () => Promise<number>;
  /** Leaves it out where the file, or what is of one person, is full. */
  readonly add: (lesson: NewLesson) => Promise<void>;
  /** Keeps only those. */
  readonly keep: (isKept: (lesson: Lesson) => boolean) => Promise<void>;
}

export const mostLessonBytes = 5_000_000;
const mostBytesOfOne = 20_000;
const mostOfPerson = 200;

/** With the account's number, so that what is of it can be exported and goes with it. */
const keptSchema = z.object({ ...lessonSchema.shape, userId: z.int() });

export type Lesson = z.infer<typeof keptSchema>;
export type NewLesson = Omit<Lesson, 'id' | 'keptAt'>;

export const createLessonFile = (file: string): LessonFile => {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const read = async (): Promise<readonly Lesson[]> => (await textOf(file)).split('\n').flatMap(lessonOf);
  const bytes = (): Promise<number> =>
    stat(file).then(
      ({ size }) => size,
      () => 0,
    );
  return {
    file,
    read: () => inTurn(read),
    bytes: () => inTurn(bytes),
    add: (lesson) =>
      inTurn(async () => {
        const line = lineOf({ id: randomUUID(), keptAt: new Date().toISOString(), ...lesson });
        const size = Buffer.byteLength(line);
        if (size > mostBytesOfOne || (await bytes()) + size > mostLessonBytes) return;
        const kept = await read();
        if (kept.filter(({ userId }) => userId === lesson.userId).length >= mostOfPerson) return;
        if (
          kept.some(
            ({ text, before, answer }) =>
              lineOf([text, before, answer]) === lineOf([lesson.text, lesson.before, lesson.answer]),
          )
        )
          return;
        await mkdir(dirname(file), { recursive: true });
        await appendFile(file, line, { mode: ownerOnly });
      }),
    keep: (isKept) =>
      inTurn(async () => {
        const lessons = await read();
        const kept = lessons.filter(isKept);
        if (kept.length === lessons.length) return;
        // Whole or not at all: a server that is killed meanwhile leaves the old file.
        await writeFile(`${file}.new`, kept.map(lineOf).join(''), { mode: ownerOnly });
        await rename(`${file}.new`, file);
      }),
  };
};

const ownerOnly = 0o600;

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Empty where there is no file yet. */
const textOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });

/** Nothing of a line that somebody broke by hand. */
const lessonOf = (line: string): readonly Lesson[] => {
  if (line === '') return [];
  try {
    return [keptSchema.parse(JSON.parse(line))];
  } catch {
    return [];
  }
};
