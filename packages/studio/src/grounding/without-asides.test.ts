import { describe, expect, test } from 'vitest';
import { withoutAsides } from './without-asides.ts';

const read = (text: string, family: 'process' | 'entities' | 'hierarchy' = 'process'): string => {
  const plain = withoutAsides(text, family);
  expect(plain).toHaveLength(text.length);
  return plain.replace(/ {2,}/g, ' ').trim();
};

describe('a passage for the engine', () => {
  test('is without the numbers of requirements and clauses', () => {
    expect(read('**BK-013** A practitioner has schedules.', 'entities')).toContain('BK-013');
    expect(read('BK-013 A practitioner has schedules.\nBK-014 A slot has a start.', 'entities')).toBe(
      'A practitioner has schedules.\n A slot has a start.',
    );
    expect(read('4.1 The clerk signs the form.')).toBe('The clerk signs the form.');
  });

  test('keeps the step of an item and leaves out what only explains it', () => {
    expect(read("1. Deploy to the canary shops. That's three shops that get cake for it.\n2. Tag the build.")).toBe(
      '1. Deploy to the canary shops. \n2. Tag the build.',
    );
    expect(read('1. Notify the desk. They want an hour of notice.')).toBe('1. Notify the desk.');
    expect(read('The clerk scans it. The limit is 50 euros. The clerk signs it.')).toBe(
      'The clerk scans it. The clerk signs it.',
    );
  });

  test('keeps cases that are told by their order, by a name, or by whom they are about', () => {
    const text =
      'The clerk scans it. Is there a seal, she breaks it. Later: the box is put away. Those who want a copy get one.';
    expect(read(text)).toBe(text);
  });

  test('keeps what steers the story, however it is put', () => {
    const text = 'The clerk scans it. It is sent back if the seal is broken. They go back to step 1.';
    expect(read(text)).toBe(text);
    const cases = 'The clerk scans it. Where it is torn, the clerk mends it. No stamp: the clerk asks for one.';
    expect(read(cases)).toBe(cases);
  });

  test('keeps what is done to something', () => {
    const text = 'The clerk scans it. The parcel is weighed. The form has to be signed.';
    expect(read(text)).toContain('The parcel is weighed.');
  });
});
