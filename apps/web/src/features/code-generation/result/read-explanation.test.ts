import { expect, it } from 'vitest';
import { readExplanation } from './read-explanation.ts';

it('reads headings, lists, code and signs that were written as entities', () => {
  expect(
    readExplanation('# Tea &amp; cups\n\nMade of `a`.\n\n## Run it\n\n- `npm test` runs &lt;all&gt;\n- Done\n'),
  ).toEqual([
    { kind: 'title', text: [{ text: 'Tea & cups', isCode: false }] },
    {
      kind: 'text',
      text: [
        { text: 'Made of ', isCode: false },
        { text: 'a', isCode: true },
        { text: '.', isCode: false },
      ],
    },
    { kind: 'heading', text: [{ text: 'Run it', isCode: false }] },
    {
      kind: 'list',
      items: [
        [
          { text: 'npm test', isCode: true },
          { text: ' runs <all>', isCode: false },
        ],
        [{ text: 'Done', isCode: false }],
      ],
    },
  ]);
});
