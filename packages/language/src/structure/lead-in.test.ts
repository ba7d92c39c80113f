import { expect, it } from 'vitest';
import { tokenise } from '../text/token.ts';
import { asides, isAside, leadIns, withoutLeadIn } from './lead-in.ts';

it.each(leadIns.map(({ example }) => example))('"%s" opens with words that name nothing', (example) => {
  const tokens = tokenise(example);
  expect(withoutLeadIn(tokens).length).toBeLessThan(tokens.length);
  expect(isAside(tokens)).toBe(false);
});

it.each(asides.map(({ example }) => example))('"%s" names nothing', (example) => {
  expect(isAside(tokenise(example))).toBe(true);
});

it.each(['The harbour has ferries', 'Ferries belong to a fleet', 'We sell tickets to passengers'])(
  '"%s" stays',
  (text) => {
    expect(isAside(tokenise(text))).toBe(false);
    expect(withoutLeadIn(tokenise(text))).toHaveLength(tokenise(text).length);
  },
);
