import {
  behindScreen,
  deedOnScreen,
  endsInScreens,
  opensElement,
  partOfProgram,
  screenHolds,
  screenNumber,
  screenOf,
  unnamedScreen,
} from '../lexicon/en/screen-words.ts';
import type { Piece } from '../outline/outline.ts';
import { addElements } from './add-elements.ts';
import { namesKind } from './element.ts';
import { spellElement } from './spell-element.ts';
import { namesScreen, type Screen, type Storyboard } from './storyboard.ts';

/** Where the number of the next screen ends, with which its name begins; 0 for none. */
export const numberLength = (text: string, board: Storyboard): number => {
  const [found = '', number] = screenNumber.exec(text) ?? [];
  const head = text.slice(found.length).split(screenHolds)[0] ?? '';
  const isNext = Number(number) === board.screens.length + 1 && screenHolds.test(text);
  const isCount = /s$/.test(head) && namesKind(head, board.type.vocabulary.nodes);
  return isNext && !head.includes(',') && !isCount ? found.length : 0;
};

/** `sign-in screen for our app, logo, email`: a screen and what is on it, in one list. */
export const screenInFront = ({ text, start }: Piece, board: Storyboard): Screen | undefined => {
  const comma = text.indexOf(',');
  const head = text.slice(0, Math.max(0, comma)).trim();
  const part = namesKind(head, board.type.vocabulary.nodes) ? undefined : partOfProgram.exec(head)?.groups?.name;
  const isScreen = namesScreen(head, board.type) || screenOf.test(head) || part !== undefined;
  if (comma < 0 || board.current !== undefined || !isScreen || endsInScreens.test(head)) return undefined;
  const behind = comma + (behindScreen.exec(text.slice(comma))?.[0].length ?? 1);
  // `a swap screen, nothing fancy: a title` says nothing before the colon.
  const [remark = ''] = /^[^,:]{2,40}:\s+/.exec(text.slice(behind)) ?? [];
  const from = behind + (namesKind(remark.replace(/:\s+$/, ''), board.type.vocabulary.nodes) ? 0 : remark.length);
  const rest = { text: text.slice(from), start: start + from };
  const isName =
    unnamedScreen.test(head) && !rest.text.includes(',') && !namesKind(rest.text, board.type.vocabulary.nodes);
  const done = deedOnScreen.exec(head)?.groups;
  const name = isName ? rest : { text: done?.name ?? part ?? head, start };
  const screen = board.screen(name.text, { start: name.start, end: name.start + name.text.length });
  if (done?.deed !== undefined) addElements({ text: done.deed, start }, screen, board);
  if (!isName) addElements(rest, screen, board);
  return screen;
};

/** `Job card: search box, list of jobs`: what a text opens with is a screen, though it could be a part of one. */
export const opensText = (text: string, found: RegExpExecArray | null, board: Storyboard): boolean => {
  const [first = ''] = text.slice((found?.index ?? 0) + (found?.[0].length ?? 0)).split(',');
  const isHeaded = found?.[0].startsWith(':') === true && !opensElement.test(text);
  const { nodes } = board.type.vocabulary;
  return (
    isHeaded &&
    board.current === undefined &&
    !text.slice(0, found.index).includes(',') &&
    namesKind(spellElement(first), nodes)
  );
};
