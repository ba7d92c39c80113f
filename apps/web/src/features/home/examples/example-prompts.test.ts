import { promptSchema } from '@diagloom/contract';
import { expect, it } from 'vitest';
import { exampleGroups } from './example-prompts.ts';

it.each(exampleGroups.flatMap(({ examples }) => examples))(
  'the example "$title" can be sent as it is',
  ({ prompt }) => {
    expect(promptSchema.parse(prompt)).toBe(prompt);
  },
);
