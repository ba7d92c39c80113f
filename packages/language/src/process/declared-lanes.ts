import { announcesLanes } from '../lexicon/en/lane-words.ts';
import { askingToDraw } from '../lexicon/en/requests.ts';
import { findPredicate } from '../segment/predicate.ts';
import { tokenise } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { longestTitle, tellsWhoActs } from './is-title.ts';
import type { Statement } from './statement.ts';

/** Lanes that a text lists, with the text that is left: what was read is blanked, so that offsets stay. */
export interface DeclaredLanes {
  readonly text: string;
  /** As they are to be called. */
  readonly lanes: readonly string[];
  /** What stands before the list and is called so; empty for nothing. */
  readonly title: string;
}

const declaration =
  /(?<before>(?:^|\n)[^.:;?!\n]{0,80}?[,\s]|^|[.;\n]\s*|,\s*)(?:(?:with|using|in)\s+)?(?:the\s+)?(?:(?:swim ?lanes?|lanes)(?:\s+(?:are|for))?\s*[:=]?|(?:actors|roles|participants|departments)\s*[:=])\s+(?<list>[^.:;\n?!]+?)\s*(?<end>[.:;\n]|\s[-–—](?=\s)|$)/i;

/** `Driver / Kitchen / Guest. The driver brings ...`: names alone in the first line that the rest comes back to. */
const bareList = (text: string): RegExpExecArray | null => {
  const match = /^(?<before>\s*)(?<list>[\p{L} ]{2,30}(?: *\/ *[\p{L} ]{2,30})+)\s*(?<end>[.\n])/u.exec(text);
  const rest = text.slice(match?.[0].length ?? 0).toLowerCase();
  const names = match?.groups?.list?.split('/') ?? [];
  return names.length > 0 && names.every((name) => rest.includes(name.trim().toLowerCase())) ? match : null;
};

/** The list that a text begins with whose title was taken off it. */
const announcedList = /^(?<before>\s*)(?<list>[^.:;\n?!]+?)\s*(?<end>[.;\n])/;

/** `Swimlanes: guest, waiter, kitchen. ...`, `lunch order, lanes guest / waiter: order, serve`: whose lanes there are. */
export const readDeclaredLanes = (text: string, called = ''): DeclaredLanes | undefined => {
  const announced = announcesLanes.test(called) ? announcedList.exec(text) : null;
  const match = announced ?? declaration.exec(text) ?? bareList(text);
  const { before = '', list = '', end = '' } = match?.groups ?? {};
  if (match === null) return undefined;
  const lanes = list
    .split(/\s*[,/&|]\s*|\s+and\s+/)
    .map((lane) => lane.trim())
    .filter((lane) => lane !== '');
  if (
    lanes.length < 2 ||
    lanes.some((lane) => lane.split(/\s+/).length > 3 || (findPredicate(tokenise(lane))?.score ?? 0) > 7)
  )
    return undefined;
  const heading = before
    .trim()
    .replace(/[\s,:-]+$/, '')
    .replace(askingToDraw, '');
  const isHeading = heading !== '' && end !== '' && namesOnly(heading);
  const from = match.index + (isHeading ? 0 : before.length);
  // `We need a chart with lanes for Ann and Tom. Ann ...`: what stands before the list is a sentence, and stays one.
  const isSentence = !isHeading && before.trim() !== '';
  const to = match.index + match[0].length - (isSentence ? end.length : 0);
  return {
    text: text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to),
    lanes: lanes.map(capitalised),
    title: isHeading ? capitalised(heading) : '',
  };
};

/** A heading is short; in a longer one nobody acts. */
const namesOnly = (heading: string): boolean => {
  const words = tokenise(heading);
  return words.length <= 6 || (words.length <= longestTitle && !tellsWhoActs(words));
};

/**
 * Gives the steps of a text that names lanes and says nowhere who acts to the lanes in turn, the first to the first and the last to the
 * last: that is how people list both.
 */
export const inTurn = (statements: readonly Statement[], lanes: readonly string[]): readonly Statement[] => {
  const steps = statements.filter((statement) => statement.kind === 'step');
  const isBare =
    steps.length >= lanes.length &&
    steps.length === statements.length &&
    steps.every(({ actor }) => actor === undefined);
  if (!isBare) return statements;
  return statements.map((statement, index) => {
    const lane = index === statements.length - 1 ? lanes.length - 1 : Math.min(index, lanes.length - 2);
    const actor = lanes[lane];
    return statement.kind !== 'step' || actor === undefined ? statement : { ...statement, actor };
  });
};
