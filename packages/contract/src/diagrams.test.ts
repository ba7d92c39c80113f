import { describe, expect, test } from 'vitest';
import { changeDiagramRequestSchema, generateDiagramRequestSchema } from './diagrams.ts';

const firstMessage = (input: unknown): string | undefined =>
  generateDiagramRequestSchema.safeParse(input).error?.issues[0]?.message;

describe('a request for a diagram', () => {
  test('takes an alias and gives the id of the type', () => {
    const request = generateDiagramRequestSchema.parse({ prompt: 'Order, pay, ship', diagramType: 'flow' });
    expect(request).toEqual({ prompt: 'Order, pay, ship', diagramType: 'flowchart', useRAG: false });
  });

  test.each([
    ['nine characters', 'a'.repeat(9), 'Prompt must be at least 10 characters'],
    ['ten characters', 'a'.repeat(10), undefined],
    ['500 characters', 'a'.repeat(500), undefined],
    ['501 characters', 'a'.repeat(501), 'Prompt must be less than 500 characters'],
    ['blanks', ' '.repeat(20), 'Prompt must be at least 10 characters'],
    ['no text', 7, 'Prompt must be at least 10 characters'],
    ['nothing', undefined, 'Prompt must be at least 10 characters'],
  ])('of %s', (_name, prompt, message) => {
    expect(firstMessage({ prompt, diagramType: 'flowchart' })).toBe(message);
  });

  test.each([[[]], [[null]], [null], ['text']])('is no %j', (value) => {
    expect(generateDiagramRequestSchema.safeParse(value).success).toBe(false);
  });

  test.each([{ templateXml: '<mxfile><diagram/></mxfile>' }, { imageData: 'aGVsbG8=' }])(
    'needs no prompt with %j',
    (upload) => {
      expect(firstMessage({ ...upload, diagramType: 'flowchart' })).toBeUndefined();
    },
  );

  test('names the types that there are', () => {
    expect(firstMessage({ prompt: 'Order, pay, ship', diagramType: 'poem' })).toMatch(
      /^There’s no diagram type "poem"\. Choose one of: .*flowchart/,
    );
  });

  test.each([
    ['no drawing', '<svg/>', "The file doesn't appear to be a valid Draw.io diagram"],
    ['too large', `<mxfile>${'x'.repeat(1_048_576)}</mxfile>`, 'Please upload a file smaller than 1MB'],
  ])('refuses a template that is %s', (_name, templateXml, message) => {
    expect(firstMessage({ templateXml, diagramType: 'flowchart' })).toBe(message);
  });
});

describe('a change', () => {
  const cell = { id: 'a', kind: 'vertex', value: 'A', style: '' };
  const isTaken = (change: unknown): boolean =>
    changeDiagramRequestSchema.safeParse({ baseVersion: 1, changes: [change] }).success;

  test('puts or removes a cell', () => {
    expect(isTaken({ kind: 'put', page: 'p', cell })).toBe(true);
    expect(isTaken({ kind: 'remove', page: 'p', id: 'a' })).toBe(true);
  });

  test.each([
    ['text that would be written unescaped', { ...cell, verbatim: { before: '', text: '<script/>' } }],
    ['raw XML in its geometry', { ...cell, geometry: { x: 0, y: 0, width: 1, height: 1, rest: '<script/>' } }],
    ['an attribute that breaks out of its quotes', { ...cell, attributes: { 'a="1" b': 'x' } }],
    ['a coordinate that is no number', { ...cell, geometry: { x: 'left', y: 0, width: 1, height: 1 } }],
  ])('never carries %s', (_name, put) => {
    expect(isTaken({ kind: 'put', page: 'p', cell: put })).toBe(false);
  });
});
