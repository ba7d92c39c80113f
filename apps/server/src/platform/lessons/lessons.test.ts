import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createLessonFile, type NewLesson } from './lesson-file.ts';
import { createNameRemover } from './without-names.ts';

const folder = await mkdtemp(join(tmpdir(), 'diagloom-lessons-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const lesson = (text: string, userId = 1): NewLesson => ({
  ...{ userId, text, kind: 'prompt', diagramType: 'flowchart', before: '' },
  ...{ answer: 'flowchart\na Pay', model: 'small' },
});

describe('names', () => {
  test('of people with an account, behind titles, and addresses go, in the same way in every text', () => {
    const remove = createNameRemover(['Mia', 'Mia Holm', 'jo']);
    expect(
      [
        'Mia Holm asks Dr. Ben Lee, then Mia signs. Write to mia@example.com or +49 30 1234567.',
        'a Ask Dr. Ben Lee | b Told by Mia Holm',
      ].map(remove),
    ).toEqual([
      'Person A asks Dr Person C, then Person B signs. Write to person@example.com or 000.',
      'a Ask Dr Person C | b Told by Person A',
    ]);
  });

  test('that are words or parts of words stay', () => {
    const remove = createNameRemover(['jo', 'Mark']);
    expect(remove('join the Marker, mark it as done')).toBe('join the Marker, mark it as done');
  });
});

describe('the file', () => {
  test('holds each text once, for its owner alone to read', async () => {
    const file = createLessonFile(join(folder, 'once.jsonl'));
    await Promise.all([file.add(lesson('Pay')), file.add(lesson('Pay', 2)), file.add(lesson('Ship'))]);
    expect((await file.read()).map(({ text }) => text)).toEqual(['Pay', 'Ship']);
    expect((await readFile(file.file, 'utf8')).trim().split('\n')).toHaveLength(2);
    expect(await file.bytes()).toBeGreaterThan(100);
  });

  test('takes no text that is too long, and no more than so many of one person', async () => {
    const file = createLessonFile(join(folder, 'limits.jsonl'));
    await file.add(lesson('x'.repeat(30_000)));
    for (let count = 0; count < 205; count += 1) await file.add(lesson(`Text ${count}`));
    await file.add(lesson('Of another', 2));
    expect((await file.read()).filter(({ userId }) => userId === 1)).toHaveLength(200);
    expect((await file.read()).filter(({ userId }) => userId === 2)).toHaveLength(1);
  });

  test('lets go of one, and of everything of one person, and passes over broken lines', async () => {
    const file = createLessonFile(join(folder, 'keep.jsonl'));
    for (const [text, owner] of [
      ['Pay', 1],
      ['Ship', 2],
      ['Send', 2],
    ] as const)
      await file.add(lesson(text, owner));
    const [first] = await file.read();
    await file.keep(({ id }) => id !== first?.id);
    expect((await file.read()).map(({ text }) => text)).toEqual(['Ship', 'Send']);
    await file.keep(({ userId }) => userId !== 2);
    expect(await file.read()).toEqual([]);
    expect(await createLessonFile(join(folder, 'none.jsonl')).read()).toEqual([]);
  });
});
