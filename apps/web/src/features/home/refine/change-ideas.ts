import { refineStrings } from '../../../strings/refine.ts';

/** An instruction that fits the open diagram, ready to be finished. */
export interface ChangeIdea {
  readonly label: string;
  readonly text: string;
  /** Where the next word goes, in characters. */
  readonly caret: number;
}

/** Names that read well within a sentence. */
const plainName = /^\p{L}[\p{L}\d -]{1,27}$/u;

/** What one could say about a drawing, by the names in it: none where none is plain. In: its draw.io XML. */
export const changeIdeas = (xml: string): readonly ChangeIdea[] => {
  const cells = new DOMParser().parseFromString(xml, 'text/xml').querySelectorAll('mxCell[vertex="1"][value]');
  const names = [...cells].map((cell) => cell.getAttribute('value') ?? '').filter((name) => plainName.test(name));
  const name = names[Math.floor(names.length / 2)];
  if (name === undefined) return [];
  return refineStrings.ideas.map(({ label, text }) => {
    const [before = '', after = ''] = text(name).split(caretMark);
    return { label: label(name), text: before + after, caret: before.length };
  });
};

const caretMark = '|';
