import type { Drafter } from '../draft.ts';
import {
  countsScreens,
  namesPage,
  nextScreen,
  numberedLine,
  opensPart,
  ordinalScreen,
  placedBelow,
  programName,
  sameScreen,
  screenHolds,
  screenStatements,
} from '../lexicon/en/screen-words.ts';
import { hasArrow } from '../notations/arrows.ts';
import { type OutlineItem, type Piece, spanOfPiece, trimPiece } from '../outline/outline.ts';
import { readOutlineLines } from '../outline/read-lines.ts';
import { splitOutside } from '../outline/read-list.ts';
import { splitSentences } from '../text/sentences.ts';
import { capitalised } from '../text/words.ts';
import { addElements, ofSameKind } from './add-elements.ts';
import { readArrowLine, screenWith } from './arrow-lines.ts';
import { namesKind, readElement, rowOf } from './element.ts';
import { numberLength, opensText, screenInFront } from './in-front.ts';
import { plainProse } from './plain-prose.ts';
import { readRegion } from './region.ts';
import { isPlace, spellElement } from './spell-element.ts';
import { namesScreen, type Screen, Storyboard } from './storyboard.ts';

/**
 * The screens family: `login screen with email field and a sign-in button`, `sign in opens the dashboard`, to screens,
 * the elements on them and what opens what.
 */
export const draftScreens: Drafter = (rest, type, title, prompt) => {
  const board = new Storyboard(type);
  const asked = withoutRequest(prompt, rest);
  const text = plainProse(asked, type.vocabulary.nodes);
  if (/\b(?:phone|mobile|app)\s+(?:app\s+)?(?:screens|wireframes?|mock-?ups?)\b|\bmobile app:/i.test(prompt)) {
    board.usualKind = type.vocabulary.groups.find(({ id }) => id === 'phone')?.id;
  }
  board.title =
    /^(?:wireframes?|mock-?ups?|(?:phone|mobile|app)?\s*screens?)(?:\s+(?:of|for)\s.*)?$/i.test(title) ||
    asked === prompt
      ? ''
      : title;
  const outline = text.includes('\n') && !hasArrow(text) ? readOutlineLines(text) : undefined;
  if (outline === undefined) readText(text, board);
  else for (const item of outline) addItem(item, board);
  if (board.title === '')
    board.title = board.screens
      .map(({ label }) => label)
      .slice(0, 2)
      .join(' and ');
  const spec = board.toSpec();
  return {
    spec,
    sentences: splitSentences(text),
    lost: [],
    trace: [
      {
        stage: 'screens',
        lines: board.screens.flatMap(({ label, elements }) => [
          label,
          ...elements.map((element) => `  ${element.label} [${element.kind ?? 'text'}]`),
        ]),
      },
    ],
  };
};

const request =
  /^\s*(?:(?:please\s+)?(?:draw|create|make|design|sketch|show|generate|build)\s+(?:me\s+)?)?(?:an?\s+|the\s+)?(?:simple\s+|low-fidelity\s+)?(?:(?:ui\s+|app\s+|mobile\s+|web\s+)?(?:wireframes?|mock-?ups?)|(?:phone|mobile|app)\s+screens?(?=:))(?:\s+(?:of|for|with|showing))?\s*:?\s*/i;

/** The prompt without `wireframe of`; a screen that opens it stays, even before a colon. */
const withoutRequest = (prompt: string, rest: string): string => {
  const match = request.exec(prompt)?.[0];
  if (match !== undefined && match.trim() !== '') {
    const named =
      /^(?:an?\s+|the\s+|our\s+)?[^:.,\n]{2,40}?\b(?:app|application|website|site|shop|portal|tool|system)\s*:/i.exec(
        prompt.slice(match.length),
      )?.[0] ?? '';
    const subject = namesPage.test(named) ? '' : named;
    const from = match.length + subject.length;
    return ' '.repeat(from) + prompt.slice(from);
  }
  return rest.trim() === '' || /^[^.\n]{2,60}(?::|\n\s*[-*•])/.test(prompt) ? prompt : rest;
};

const readText = (text: string, board: Storyboard): void => {
  const pieces = splitOutside({ text: text.replace(numberedLine, '$<number> '), start: 0 }, screenStatements);
  for (const piece of pieces) {
    const statement = trimPiece(piece);
    if (statement === undefined) continue;
    if (board.screens.length === 0 && programName.test(statement.text) && piece !== pieces.at(-1)) {
      board.title ||= capitalised(statement.text.replace(/^(?:an?|our|my)\s+/i, ''));
      board.titleSource ??= spanOfPiece(statement);
      if (/^(?:an?\s+)?(?:mobile|phone)\b/i.test(statement.text))
        board.usualKind ??= board.type.vocabulary.groups.find(({ id }) => id === 'phone')?.id;
      continue;
    }
    if (piece !== pieces.at(-1) && countsScreens.test(statement.text)) continue;
    if (hasArrow(statement.text)) readArrowLine(statement, board);
    else readStatement(statement, board);
  }
};

const opens =
  /(?<!\b(?:of|the|all|with|my|your|no|an|and|can|may|or))\s+(?:opens?|leads?\s+(?:the user\s+)?to|goes\s+to|go\s+to|navigates?\s+to|links?\s+to|redirects?\s+to|returns?\s+to|(?:takes?|brings?)\s+(?:you\s+|the user\s+|users\s+)?(?:to|up)|(?:brings|pops)\s+up|shows?(?=\s+(?:the|an?)\s+[\w-]+\s+(?:page|screen|view|dialog)\b))\s+/i;

const readStatement = (given: Piece, board: Storyboard): void => {
  const number = numberLength(given.text, board);
  const skipped = number + (nextScreen.exec(given.text)?.[0].length ?? 0);
  const statement = { text: given.text.slice(skipped), start: given.start + skipped };
  if (number > 0) {
    fillScreen(statement, board);
    return;
  }
  const turn = ordinalScreen.exec(statement.text);
  if (turn !== null) {
    const source = { start: statement.start, end: statement.start + turn[0].length };
    const screen = board.screen(`${turn.groups?.turn ?? turn.groups?.named} screen`, source);
    addElements({ text: statement.text.slice(turn[0].length), start: source.end }, screen, board);
    return;
  }
  if (listsScreens(statement, board)) return;
  const opening = opens.exec(statement.text);
  if (opening === null) {
    readScreen(statement, board);
    return;
  }
  const subject = statement.text
    .slice(0, opening.index)
    .replace(
      /^(?:when\s+|then\s+)?(?:(?:tapping|clicking|pressing|selecting|choosing|submitting|after|tap|click|press|select)\s+(?:on\s+)?)?(?:(?:you|u|they|the user)\s+)?/i,
      '',
    )
    .replace(/\s+it$/i, '');
  const from = board.findElement(subject) ?? board.findScreen(subject) ?? addButton(subject, statement, board);
  const start = statement.start + opening.index + opening[0].length;
  const target = trimPiece({ text: statement.text.slice(opening.index + opening[0].length), start });
  if (target === undefined) return;
  const screen = readScreen(target, board);
  if (from !== undefined)
    board.open(from, screen, {
      start: statement.start,
      end: start + (screenHolds.exec(target.text)?.index ?? target.text.length),
    });
};

/** `three screens: login, product list, product details` names screens alone: each gets its name as a heading. */
const listsScreens = (statement: Piece, board: Storyboard): boolean => {
  const [head] = /^[^:]{0,60}?\b(?:screens|pages|views):\s+/i.exec(statement.text) ?? [];
  if (head === undefined || screenHolds.test(statement.text.slice(head.length))) return false;
  const rest = { text: statement.text.slice(head.length), start: statement.start + head.length };
  for (const part of splitOutside(rest, /,|\s+and\s+/gi)) {
    const piece = trimPiece(part);
    if (piece === undefined) continue;
    const source = spanOfPiece(piece);
    const screen = screenWith(piece, board);
    if (screen.elements.length > 0) continue;
    screen.elements.push({ label: screen.label, kind: 'heading', rows: [], source, isPlural: false, takesRows: false });
  }
  return true;
};

/** A subject that nobody named yet is a button of the screen that is being described. */
const addButton = (
  subject: string,
  statement: Piece,
  board: Storyboard,
): Screen['elements'][number] | Screen | undefined => {
  const piece = trimPiece({ text: subject, start: statement.start + statement.text.indexOf(subject) });
  if (piece === undefined || /^(?:it|this|that|which)$/i.test(piece.text)) return board.current?.elements.at(-1);
  if (namesScreen(piece.text, board.type)) return board.screen(piece.text, spanOfPiece(piece));
  const element = readElement(piece, board.type.vocabulary.nodes);
  if (element === undefined || board.current === undefined) return undefined;
  const button = { ...element, kind: element.kind ?? 'button' };
  board.current.elements.push(button);
  return button;
};

/** `left: menu, search`: a place on the screen is no screen of its own. */
const withoutPlace = (piece: Piece): Piece => {
  const [head = '', colon = ''] = /^([^:,]{3,40}?)(\s*:\s+|\s*=\s+(?=[^:]*:))/.exec(piece.text)?.slice(1) ?? [];
  const length = head.length + colon.length;
  return length > 0 && isPlace(head) ? { text: piece.text.slice(length), start: piece.start + length } : piece;
};

/** `settings page: toggle for dark mode, list of devices`. A list without a name belongs to the screen before it. */
const readScreen = (given: Piece, board: Storyboard): Screen => {
  const piece = withoutPlace(given);
  const { current } = board;
  // `Left: name, street` below the title of the only screen
  if (current === undefined && board.title !== '' && piece !== given && readRegion(given.text) !== undefined) {
    const screen = board.screen(board.title, board.titleSource);
    addElements(given, screen, board);
    return screen;
  }
  if (current !== undefined && (sameScreen.test(piece.text) || isOnScreen(given.text, board))) {
    addPartOfScreen(given, current, board);
    return current;
  }
  const found = screenHolds.exec(piece.text);
  const head = found === null ? piece.text : piece.text.slice(0, found.index);
  const listed = found === null || head.includes(',') ? screenInFront(piece, board) : undefined;
  if (listed !== undefined) return listed;
  // `a name, a list with times` lists, whatever the last of it holds.
  const isWithin = found !== null && !found[0].startsWith(':') && head.includes(',') && !namesScreen(head, board.type);
  const isList = isWithin || (found === null && /,|\sand\s/.test(piece.text) && !namesScreen(piece.text, board.type));
  const [first = ''] = head.split(/,|\sand\s/);
  const isElement =
    !opensText(piece.text, found, board) &&
    !namesScreen(head, board.type) &&
    board.findScreen(head) === undefined &&
    (namesKind(spellElement(first), board.type.vocabulary.nodes) ||
      (found === null && current !== undefined && opensPart.test(head)));
  if (isList || (isElement && !/^on\s/i.test(head))) {
    const screen = board.current ?? board.screen(board.title === '' ? 'Screen' : board.title, board.titleSource);
    addElements(piece, screen, board);
    return screen;
  }
  return fillScreen(piece, board);
};

/** `settings page: toggle for dark mode`: the screen of that name, with what it holds. */
const fillScreen = (piece: Piece, board: Storyboard): Screen => {
  const found = screenHolds.exec(piece.text);
  const head = found === null ? piece.text : piece.text.slice(0, found.index);
  const name = head.replace(/^(?:on|in)\s+/i, '');
  const at = piece.start + piece.text.indexOf(name);
  const screen = board.screen(name, { start: at, end: at + name.length });
  if (found === null) return screen;
  const from = found.index + found[0].length;
  addElements({ text: piece.text.slice(from), start: piece.start + from }, screen, board);
  return screen;
};

/** `Comments underneath with a text area` is a heading with what follows. */
const addPartOfScreen = (piece: Piece, screen: Screen, board: Storyboard): void => {
  const found = screenHolds.exec(piece.text);
  const head = found === null ? '' : piece.text.slice(0, found.index);
  if (found === null || !placedBelow.test(head)) {
    addElements(piece, screen, board);
    return;
  }
  const from = found.index + found[0].length;
  addElements({ text: `heading ${head.replace(placedBelow, '')}`, start: piece.start }, screen, board);
  addElements({ text: piece.text.slice(from), start: piece.start + from }, screen, board);
};

/** True for a piece that tells of a part of the screen which is being described. */
const isOnScreen = (text: string, board: Storyboard): boolean => {
  const head = text.split(screenHolds)[0] ?? text;
  return (
    !namesScreen(head, board.type) &&
    board.findScreen(head) === undefined &&
    (readRegion(text) !== undefined || readRegion(head) !== undefined || placedBelow.test(head))
  );
};

const addItem = (item: OutlineItem, board: Storyboard): void => {
  const piece = { text: item.text, start: item.span.start };
  if (item.children.length === 0) {
    readStatement(piece, board);
    return;
  }
  const screen = board.screen(item.text.replace(/:$/, ''), item.span);
  for (const child of item.children) {
    const opening = opens.exec(child.text);
    if (opening === null && child.children.length === 0) {
      addElements({ text: child.text, start: child.span.start }, screen, board);
    } else if (opening === null) {
      const text = ofSameKind(spellElement(child.text), screen.elements.at(-1), screen);
      const element = readElement({ text, start: child.span.start }, board.type.vocabulary.nodes);
      if (element === undefined) continue;
      element.rows.push(...child.children.map(({ text }) => rowOf(text)));
      screen.elements.push(element);
    } else readStatement({ text: child.text, start: child.span.start }, board);
  }
};
