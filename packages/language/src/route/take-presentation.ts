import type { Direction, PartStyle } from '@diagloom/diagram/model';
import {
  askingWords,
  drawingNouns,
  leadsToDrawing,
  leadsToLook,
  leadsToSame,
  lookNouns,
  lookPhrases,
  opensRequest,
  plainLooks,
  quietWords,
  runPhrases,
} from '../lexicon/en/presentation-words.ts';
import { colourPhrase, coloursIn } from './colour-phrase.ts';

/** How a description wants its diagram to run and to look. */
export interface Presentation {
  readonly direction?: Direction;
  /** The id of a theme. */
  readonly theme?: string;
  /** `#rrggbb`: what most shapes are to be coloured in, and what stands out where a second one is named. */
  readonly colours?: readonly string[];
  /** How single parts are to look. */
  readonly parts?: readonly PartStyle[];
}

export interface TakenPresentation {
  /** The text with those wishes blanked out, so that offsets stay. */
  readonly text: string;
  readonly presentation: Presentation;
}

/**
 * Takes `from left to right`, `in a hand-drawn style` and the like out of a description: pieces that say nothing else, and words right
 * before or behind what the drawing is called. Where two contradict each other, the first holds. Linear in the length of the text.
 */
export const takePresentation = (prompt: string): TakenPresentation => {
  const wishes: Presentation[] = [];
  const take = (found: string): string => {
    wishes.push(presentationIn(found));
    return ' '.repeat(found.length);
  };
  const withoutPieces = prompt.replace(piece, (found: string) => (isPresentation(found) ? take(found) : found));
  const text = [...asks, lastWords, lastWords].reduce(
    (rest, pattern) => rest.replace(pattern, (found, before: string) => before + take(found.slice(before.length))),
    withoutPieces,
  );
  // A text of nothing else is answered as it stands.
  if (text.trim() === '') return { text: prompt, presentation: {} };
  return { text, presentation: Object.assign({}, ...wishes.toReversed()) };
};

const union = (patterns: readonly { readonly phrase: RegExp }[]): string =>
  patterns.map(({ phrase }) => phrase.source).join('|');

// `Black and white` is a theme before it is a pair of colours.
const looks = [...lookPhrases, { phrase: colourPhrase }];
const phrases = [...runPhrases, ...looks];
const anyPhrase = new RegExp(union(phrases), 'gi');
const plainLook = new RegExp(`\\b(?:${plainLooks})\\b`, 'gi');
const lookNoun = new RegExp(`\\b(?:${lookNouns})\\b`, 'gi');
const drawingNoun = new RegExp(`\\b(?:${drawingNouns})\\b`, 'gi');

/** From one mark of punctuation to the next, with the one that ends it, or with the comma that leads to it. */
const piece = /(?:(?<=^|[.!?;:\n])[^.!?;:,\n()]+[.!?;:]?)|(?:,[^.!?;:,\n()]+)|(?:\([^.!?;:,\n()]+\))/g;

/** A longer piece tells something, words. */
const mostWords = 14;

/** `Draw a horizontal flowchart`, `Swimlanes in blue` ask for a drawing by name, which tells its type; `the diagram` is the one that is asked for. */
const namesDrawing = (found: string): boolean => found.search(drawingNoun) >= 0 && !sameDrawing.test(found);

const sameDrawing = new RegExp(`\\b(?:${leadsToSame}) (?:[\\p{L}-]+ ){0,2}(?:${drawingNouns})\\b(?!.*:\\s*$)`, 'iu');

const isPresentation = (found: string): boolean => {
  if (found.split(/\s+/).length > mostWords || namesDrawing(found)) return false;
  const isRun = runPhrases.some(({ phrase }) => phrase.test(found));
  const isLook = looks.some(({ phrase }) => phrase.test(found));
  const isPlain = found.search(plainLook) >= 0;
  if (!isRun && !isLook && !isPlain) return false;
  const isAsked = wordsOf(found).some((word) => askingWords.has(word));
  const ofLook = found.search(lookNoun) >= 0;
  // `Dark mode` or `clear labels` alone may be an item of a list; `left to right` and `horizontal layout` are none.
  const isBareRun = isRun && (/\bto\b/i.test(found) || ofLook);
  if (!isBareRun && !(isAsked && (isRun || isLook || ofLook || /\b(?:it|this|everything)\b/i.test(found))))
    return false;
  const rest = found.replace(anyPhrase, ' ').replace(plainLook, ' ').replace(lookNoun, ' ').replace(drawingNoun, ' ');
  return wordsOf(rest).every((word) => askingWords.has(word) || quietWords.has(word));
};

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d&']+/gu) ?? [];

/** Words about the look beside what the drawing is called, in the sentence that asks for it; the group is what stays before them. */
const asks: readonly RegExp[] = [
  new RegExp(
    `(^[^.:\\n]{0,40}?\\b(?:${leadsToDrawing})\\s+(?:(?:${plainLooks})\\s+)?)(?:${union(phrases)})(?:[- ](?:${lookNouns}|styled?|oriented))*,?(?=\\s+(?:[\\p{L}-]+\\s+){0,2}(?:${drawingNouns})\\b)`,
    'iu',
  ),
  new RegExp(
    `(^\\s*)(?:${union(phrases)})(?:[- ](?:${lookNouns}|styled?|oriented))*(?=\\s+(?:[\\p{L}-]+\\s+)?(?:${drawingNouns})\\b)`,
    'iu',
  ),
  new RegExp(
    `(^[^.:\\n]{0,60}?\\b(?:${drawingNouns})(?: (?:process|flow))?)\\s*,?\\s+(?:(?:${leadsToLook})\\s+){0,4}(?:${union(phrases)})(?:[- ](?:${lookNouns}|styled?))*`,
    'iu',
  ),
];

/** The last words of a text of one sentence that asks for a drawing: `Draw the refund procedure in dark mode`. */
const lastWords = new RegExp(
  `(^\\s*(?:please )?(?:${opensRequest}|(?:an? |the )?(?:${drawingNouns}))\\b[^.:;!?\\n]{3,120}?),?\\s+(?:(?:${leadsToLook})\\s+){0,2}(?:${union(phrases)})(?:[- ](?:${lookNouns}|styled?|oriented))*(?=\\s*[.?!]?\\s*$)`,
  'iu',
);

const presentationIn = (found: string): Presentation => {
  const direction = runPhrases.find(({ phrase }) => phrase.test(found))?.direction;
  const look = lookPhrases.find(({ phrase }) => phrase.test(found));
  const theme = look?.theme;
  const hues = coloursIn(look === undefined ? found : found.replace(look.phrase, ' '));
  return {
    ...(direction !== undefined && { direction }),
    ...(theme !== undefined && { theme }),
    ...(hues.length > 0 && { colours: hues }),
  };
};
