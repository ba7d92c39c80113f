import { expect, it } from 'vitest';
import { frameOf, pictureUrl } from './picture-frame.ts';

it('reads what a picture shows from its view box', () => {
  const svg = '<svg xmlns="x" width="41" height="20" viewBox="-10.5 -4.5 41 20"><g/></svg>';
  expect(frameOf(svg)).toEqual({ x: -10.5, y: -4.5, width: 41, height: 20 });
});

it('an address holds the picture as it is, whatever its words', () => {
  const svg = '<svg><text>50 % & “more” #1</text></svg>';
  expect(decodeURIComponent(pictureUrl(svg).split(',').slice(1).join(','))).toBe(svg);
});
