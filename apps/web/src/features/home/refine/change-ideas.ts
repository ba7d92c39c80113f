import type { Diagram } from '@diagloom/contract';
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

/**
 * What one could say about a page, by the names of steps or parts that lead on to another: none where no such name is plain. In: the
 * draw.io XML, what it is drawn as, and the id of the page; the first one where absent.
 */
export const changeIdeas = (
  xml: string,
  type: Diagram['diagramType'],
  pageId: string | undefined,
): readonly ChangeIdea[] => {
  const pages = [...new DOMParser().parseFromString(xml, 'text/xml').querySelectorAll('diagram')];
  const page = pages.find(({ id }) => pageId === undefined || id === pageId);
  if (page === undefined) return [];
  const sources = new Set([...page.querySelectorAll('mxCell[edge="1"]')].map((edge) => edge.getAttribute('source')));
  const names = [...page.querySelectorAll('mxCell[vertex="1"][value]')]
    .filter((cell) => sources.has(cell.getAttribute('id')) && !event.test(cell.getAttribute('style') ?? ''))
    .map((cell) => cell.getAttribute('value') ?? '')
    .filter((name) => plainName.test(name));
  const { rename, add, connect, color } = refineStrings.ideas;
  const ideas = [rename, type === 'flowchart' || type === 'process' ? add : connect, color];
  return ideas.flatMap(({ label, text }, place) => {
    // One from each part of the drawing.
    const name = names[Math.floor(((place + 0.5) * names.length) / ideas.length)];
    if (name === undefined) return [];
    const [before = '', after = ''] = text(name).split(caretMark);
    return [{ label: label(name), text: before + after, caret: before.length }];
  });
};

/** Where a flow begins and ends. */
const event = /\bdlKind=(?:start|end)\b/;

const caretMark = '|';
