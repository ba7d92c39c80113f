import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const lines = (text: string): string => drawn(understand(text, { type })).join('\n');

test('a pronoun before anything was acted on stands for what the title is about', () => {
  const grant = lines('Grant proposal: the chemist drafts it, then the dean signs it.');
  expect(grant).toContain('Draft grant proposal');
  expect(lines('Badge renewal at the lab: the porter prints it, then the guard signs the list.')).toContain(
    'Print badge',
  );
  expect(lines('How I decide: I read it, then I sign the list.')).toContain('Read it');
});

test('what was only looked into is not what is dealt with next where it may be another thing', () => {
  const booked = lines('A club fills in the form. We look at the calendar, then we pencil it in.');
  expect(booked).toContain('Pencil it in');
  expect(lines('A club fills in the form. We write a permit, then we post it.')).toContain('Post permit');
});

test('what the sentence before named is dealt with, however often something else was named', () => {
  expect(lines('Open the crate. Weigh the crate. Run the report. Then the boss reviews it.')).toContain(
    'reviews report',
  );
});

test('of what was named long before, a pronoun stands for what was spoken of most', () => {
  const text =
    'The guard opens the crate. He weighs the crate. He fills in a slip. Then the guests sit down. He seals it.';
  expect(lines(text)).toContain('Seal crate');
});
