import { describe, expect, it } from 'vitest';
import { analysePrompt } from './analyse-prompt.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'step').join(' ');

describe('analysePrompt', () => {
  it.each([
    [0, 'Low'],
    [10, 'Low'],
    [11, 'Medium'],
    [20, 'Medium'],
    [21, 'High'],
  ] as const)('calls the specificity of %i words %s', (count, specificity) => {
    expect(analysePrompt(words(count)).specificity).toBe(specificity);
  });

  it.each(['for', 'in', 'with', 'using', 'showing', 'WITH'])('finds context in the word %s', (word) => {
    expect(analysePrompt(`A kitchen ${word} gas`).hasContext).toBe(true);
  });

  it.each(['inform', 'within', 'forms'])('finds no context in a word that only holds one, %s', (word) => {
    expect(analysePrompt(`Clerk ${word} people`).hasContext).toBe(false);
  });

  it.each(['include', 'contain', 'show', 'display', 'includes', 'containing'])(
    'finds structure in the word %s',
    (word) => {
      expect(analysePrompt(`It ${word} a step`).hasStructure).toBe(true);
    },
  );

  it('asks for more clarity where the prompt is a question', () => {
    expect(analysePrompt('How do we hire?').clarity).toBe('Needs improvement');
    expect(analysePrompt('We hire people.').clarity).toBe('Good');
  });

  it('recommends what is missing, in one order', () => {
    expect(analysePrompt('Order handling').recommendations.map(({ about }) => about)).toEqual([
      'length',
      'context',
      'structure',
      'specificity',
    ]);
  });

  it('recommends nothing for a long prompt with context and structure', () => {
    expect(analysePrompt(`Show the order process for a shop with two roles. ${words(12)}`).recommendations).toEqual([]);
  });

  it('takes 50 characters for long enough', () => {
    const abouts = (length: number) => analysePrompt('x'.repeat(length)).recommendations.map(({ about }) => about);
    expect(abouts(49)).toContain('length');
    expect(abouts(50)).not.toContain('length');
  });
});
