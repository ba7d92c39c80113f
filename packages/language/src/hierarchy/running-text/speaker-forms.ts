import { iAm, myNameIs } from '../../lexicon/en/chart-sentences.ts';
import { applyClauses } from './apply-clauses.ts';
import { readClauses } from './clauses.ts';
import type { Form } from './form.ts';

/** Who writes. */
export const speakerForms: readonly Form[] = [
  {
    pattern: iAm,
    example: 'I’m Delphine, the General Manager, and I answer to the owners',
    read: (part, roster, whole) => {
      const opening = whole.text.slice(0, part('who').start - whole.start);
      const text = `me,${' '.repeat(opening.length - 3)}${part('who').text}`;
      roster.speakOf(roster.enter({ text, start: whole.start }));
      if (part('rest').text !== '') applyClauses(readClauses(part('rest')), roster);
      return true;
    },
  },
  {
    pattern: myNameIs,
    example: 'My name is Pia and I’m the Group Leader',
    read: (part, roster, whole) => {
      const text = `me, ${part('name').text}, ${part('title').text}`;
      roster.speakOf(roster.enter({ text, start: whole.start }));
      return true;
    },
  },
];
