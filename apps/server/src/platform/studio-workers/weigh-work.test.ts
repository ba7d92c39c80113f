import { expect, test } from 'vitest';
import { weighWork } from './weigh-work.ts';

const drawing = (characters: number): string => `<mxfile><mxGraphModel>${'x'.repeat(characters)}`;
const exported = (characters: number, format: string, scale?: number) =>
  weighWork({ method: 'export', request: [{ xml: drawing(characters), title: '', scale }, format] });

test('a plain generation, a preview and a picture of ten steps are light', () => {
  const prompt = { prompt: 'Check stock. '.repeat(38), type: 'flowchart' };
  expect(weighWork({ method: 'generate', request: [prompt] })).toBe('light');
  expect(weighWork({ method: 'preview', request: [drawing(8000), 'Orders'] })).toBe('light');
  expect(exported(8000, 'png')).toBe('light');
});

test('large drawings are heavy, those that are packed or that many ways are tried for sooner', () => {
  expect(weighWork({ method: 'preview', request: [drawing(1_700_000)] })).toBe('heavy');
  expect(weighWork({ method: 'preview', request: [`<mxfile><diagram>${'x'.repeat(9000)}`] })).toBe('heavy');
  expect(weighWork({ method: 'tidy', request: [{ xml: drawing(60_000), extent: 'whole' }] })).toBe('heavy');
  expect(weighWork({ method: 'importDiagram', request: [{ bytes: new Uint8Array(90_000), name: 'a' }] })).toBe('heavy');
});

test('a picture weighs by its pixels', () => {
  expect([exported(8000, 'png', 4), exported(8000, 'svg'), exported(30_000, 'pdf')]).toEqual([
    'heavy',
    'light',
    'heavy',
  ]);
});
