import { expect, test } from 'vitest';
import { hostedEditorLink, isTooLongForLink } from './hosted-editor-link.ts';

test('the drawing stands behind the #, where no server sees it', () => {
  const link = new URL(hostedEditorLink('https://editor.example/', { title: 'A & B', xmlContent: '<mxfile a="1"/>' }));
  expect([link.pathname, link.searchParams.get('title')]).toEqual(['/', 'A & B']);
  expect(decodeURIComponent(link.hash.slice(2))).toBe('<mxfile a="1"/>');
});

test('a drawing that no address holds is told apart', () => {
  expect(isTooLongForLink('x'.repeat(1_500_001))).toBe(true);
  expect(isTooLongForLink('x'.repeat(1000))).toBe(false);
});
