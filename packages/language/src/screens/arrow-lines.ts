import { deedBetween, oneOfList } from '../lexicon/en/screen-words.ts';
import { type Arrow, readArrows } from '../notations/arrows.ts';
import { type Piece, spanOfPiece } from '../outline/outline.ts';
import { capitalised } from '../text/words.ts';
import { addElements } from './add-elements.ts';
import { type Element, listsItems } from './element.ts';
import type { Screen, Storyboard } from './storyboard.ts';

/** Draws what a line with arrows tells: the screens, what stands in brackets behind them, and what leads from one to the next. */
export const readArrowLine = (piece: Piece, board: Storyboard): void => {
  for (const { from, to, label } of withoutDeeds(readArrows(piece.text))) {
    const source = { start: piece.start + from.span.start, end: piece.start + to.span.end };
    const known =
      board.findScreen(nameOf(from)) ??
      board.findElement(from.text) ??
      screenWith({ text: from.text, start: source.start }, board);
    const start = ('elements' in known && label !== '' ? touched(known, label) : undefined) ?? known;
    const target = screenWith({ text: to.text, start: piece.start + to.span.start }, board);
    // `-> "Lamb": photo, weight field`: what a list behind a colon tells is on the screen.
    const holdsList = label.includes(',') && target.elements.length === 0;
    if (holdsList) addElements({ text: label, start: source.end }, target, board);
    board.open(
      'elements' in start ? linkOn(start, label === '' || holdsList ? target.label : label, source) : start,
      target,
      source,
    );
  }
};

/** `Home -> tap one -> Menu` leads from Home to Menu, by what is tapped. */
const withoutDeeds = (arrows: readonly Arrow[]): readonly Arrow[] =>
  arrows.flatMap((arrow, at) => {
    const before = arrows[at - 1];
    const what =
      before?.to.span.start === arrow.from.span.start ? deedBetween.exec(arrow.from.text)?.groups?.what : undefined;
    if (before !== undefined && what !== undefined) return [{ ...arrow, from: before.from, label: what }];
    const leadsOn = arrows[at + 1]?.from.span.start === arrow.to.span.start;
    return leadsOn && deedBetween.test(arrow.to.text) ? [] : [arrow];
  });

/** What is tapped on a screen: by its name, or one of what it lists. */
const touched = ({ elements }: Screen, what: string): Element | undefined =>
  oneOfList.test(what)
    ? elements.findLast(listsItems)
    : elements.find(({ label }) => label.toLowerCase() === what.toLowerCase());

/** `Cart` of `Cart (items, total)`. */
const nameOf = ({ text }: Pick<Piece, 'text'>): string => partsOf(text).name;

const partsOf = (text: string): { readonly name: string; readonly inside: string | undefined } => {
  const [, name, inside, quoted, behind] = withInside.exec(text) ?? [];
  return { name: name ?? quoted ?? text, inside: inside ?? behind };
};

const withInside = /^(?:([^()]+?)\s*\(([^()]+)\)|["“]([^"”]+)["”]\s*:\s*(.+))$/s;

/** The screen of that name, with what stands in brackets behind it. */
export const screenWith = (piece: Piece, board: Storyboard): Screen => {
  const { name, inside } = partsOf(piece.text);
  const screen = board.screen(name, spanOfPiece(piece));
  if (inside !== undefined && screen.elements.length === 0)
    addElements({ text: inside, start: piece.start + piece.text.lastIndexOf(inside) }, screen, board);
  return screen;
};

/** Where a screen leads to another, a button on it does. */
const linkOn = (
  screen: Screen,
  label: string,
  source: Screen['elements'][number]['source'],
): Screen['elements'][number] => {
  const button = { label: capitalised(label), kind: 'button', rows: [], source, isPlural: false, takesRows: false };
  screen.elements.push(button);
  return button;
};
