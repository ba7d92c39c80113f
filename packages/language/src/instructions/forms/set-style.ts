import { perUnit } from '../../lexicon/en/standing-words.ts';
import { asDecisions } from '../as-decisions.ts';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { lineJustDrawn } from '../line-just-drawn.ts';
import { type LookWords, readLook } from '../read-look.ts';
import { findParts } from '../references/find-parts.ts';
import { hangingOn } from '../references/hanging-on.ts';
import { listNames, nameOf, type Part, partsOf } from '../references/part.ts';
import type { Setting } from '../setting.ts';
import { ordinals } from '../words/positions.ts';
import { styleVerbs } from '../words/verbs.ts';

const verb = new RegExp(`^(?:${styleVerbs})\\s+`, 'i');
const property =
  /^(?:the\s+)?(colou?r|background|fill|text(?: colou?r)?|font(?: colou?r)?|label colou?r|border(?: colou?r)?|outline|stroke|look|style)\s+(?:of|in|on|for)\s+/i;
const linking = /\s+(?:to|in|as|with|into|be|a|an|to be|look)$/i;

/** "make the database red", "all decisions yellow", "highlight X", "change the text of X to dark blue". */
export const setStyle: CommandForm = {
  id: 'set-style',
  examples: [
    { diagram: 'order', says: 'make the decision yellow', does: ['Colors "In stock?" yellow.'] },
    { diagram: 'signIn', says: 'make the database red', does: ['Colors "Database" red.'] },
    {
      diagram: 'order',
      says: 'colour packing and shipping light blue',
      does: ['Colors "Pack" and "Ship" light blue.'],
    },
    {
      diagram: 'order',
      says: 'make the arrow from Pack to Ship dashed',
      does: ['Makes the arrow from "Pack" to "Ship" dashed.'],
    },
    { diagram: 'order', says: 'all decisions yellow', does: ['Colors "In stock?" yellow.'] },
    { diagram: 'order', says: 'change the text of Ship to red', does: ['Colors the text of "Ship" red.'] },
    {
      diagram: 'order',
      says: 'make Pack green and Ship red',
      does: ['Colors "Pack" green.', 'Colors "Ship" red.'],
    },
    { diagram: 'order', says: 'make the Ship border red', does: ['Colors the border of "Ship" red.'] },
    {
      diagram: 'order',
      says: 'could you please change the colour of Ship to green? thanks!',
      does: ['Colors "Ship" green.'],
    },
    { diagram: 'purchase', says: "make the Requester's steps blue", does: ['Colors "Pay the invoice" blue.'] },
    { diagram: 'company', says: 'colour the C-level blue', does: ['Colors "CEO", "CTO" and "CFO" blue.'] },
    { diagram: 'order', says: 'highlight Ship', does: ['Colors "Ship" yellow.'] },
    {
      diagram: 'company',
      says: 'color per team would be great: CTO green, CFO red',
      does: ['Colors "CTO" and "Engineering" green.', 'Colors "CFO" red.'],
    },
    {
      diagram: 'purchase',
      says: 'the lanes differently, Finance blue and requester stuff green',
      does: ['Colors "Finance" blue.', 'Colors "Purchase request" and "Pay the invoice" green.'],
    },
    {
      diagram: 'order',
      says: 'each step in a color of its own: Pack red, Ship blue',
      does: ['Colors "Pack" red.', 'Colors "Ship" blue.'],
    },
  ],
  read: (given, setting) => {
    const { preface, command } = withoutPreface(given, setting);
    const reading = readStyle(command, setting);
    if (reading?.ok === true) return reading;
    // "Make the start green and the end red" says a look for each.
    const pieces = piecesOf(command.replace(verb, ''));
    if (pieces.length < 2 || !pieces.every(hasLook)) return reading;
    const isPerUnit = perUnit.test(preface);
    const readings = pieces.map((piece) => readStyle(`make ${piece}`, setting, isPerUnit));
    const refusal = readings.find((piece) => piece?.ok !== true);
    if (refusal !== undefined) return verb.test(command) ? refusal : reading;
    return steps(...readings.flatMap((piece) => (piece?.ok === true ? piece.steps : [])));
  },
};

const piecesOf = (list: string): readonly string[] => list.split(/\s*,\s*(?:and\s+)?|\s+and\s+/);

/** "The first one red" says a place among what stands before the list. */
const ordinal = new RegExp(`^(?:the\\s+)?(?:${Object.keys(ordinals).join('|')})\\b`, 'i');

const hasLook = (piece: string): boolean => (readLook(piece)?.rest ?? '') !== '';

/** "Each branch in its own color: budget red, IT blue": what stands before the list of looks only announces it. */
const withoutPreface = (command: string, setting: Setting): { readonly preface: string; readonly command: string } => {
  const [, preface = '', list = ''] = /^([^:,]{3,80})[:,]\s+(.+)$/.exec(command) ?? [];
  const pieces = piecesOf(list);
  const isList =
    preface !== '' &&
    !hasLook(preface) &&
    pieces.length > 1 &&
    pieces.every((piece) => hasLook(piece) && !ordinal.test(piece));
  const isPart = isList && findParts(preface.replace(verb, ''), setting, ['node', 'edge', 'group']).ok;
  return isList && !isPart ? { preface, command: `make ${list}` } : { preface: '', command };
};

const readStyle = (command: string, setting: Setting, withThoseUnder = false): CommandReading | undefined => {
  const isHighlight = /^(?:highlight|emphasi[sz]e)\s/i.test(command);
  const look = readLook(command) ?? (isHighlight ? readLook(`${command} yellow`) : undefined);
  if (look === undefined) return undefined;
  const isSpoken = verb.test(command) || isHighlight;
  let rest = look.rest.replace(verb, '').replace(/^emphasi[sz]e\s+/i, '');
  const [whole = '', aspectOf = ''] = property.exec(rest) ?? [];
  rest = rest.slice(whole.length).replace(/\s*[:,–-]\s*$/, '');
  for (let shorter = rest.replace(linking, ''); shorter !== rest; shorter = rest.replace(linking, '')) rest = shorter;
  if (rest === '' || /^(?:rename|add|insert|call|label|connect|remove|delete)\b/i.test(rest)) return undefined;
  const sorts = ['node', 'edge', 'group'] as const;
  const all = findParts(everything.test(rest) ? 'all shapes' : rest, setting, sorts);
  const [, bare, behind] = all.ok ? [] : (aspectBehind.exec(rest) ?? []);
  const part = bare === undefined ? all : findParts(bare, setting, sorts);
  const found = part.ok ? part : all;
  // Without a verb it may be something else altogether.
  if (!found.ok) return isSpoken || /^(?:all|every|the)\b/i.test(rest) ? found : undefined;
  const aspect = aspectFor(`${aspectOf} ${part.ok ? (behind ?? '') : ''} ${look.name}`);
  const named = lineJustDrawn(found.parts, look.name, setting) ?? found.parts;
  const targets = withThoseUnder ? withTheirs(named, setting) : named;
  const shapes = targets.filter(({ sort }) => sort !== 'edge');
  const lines = targets.filter(({ sort }) => sort === 'edge');
  const names = listNames(targets.map((part) => nameOf(part, setting)));
  const asked = asDecisions(shapes, look, setting);
  if (asked.length > 0)
    return steps(
      ...asked.map((edit) => ({
        edit,
        said: `Makes ${listNames(shapes.filter(({ id }) => id === edit.node).map((part) => nameOf(part, setting)))} a decision.`,
      })),
    );
  return steps(
    ...[shapes, lines]
      .filter((parts) => parts.length > 0)
      .map((parts) => ({
        edit: { kind: 'setStyle' as const, targets: parts.map(({ id }) => id), style: styleFor(parts, look, aspect) },
        said: sentenceFor(look, aspect, names),
      })),
  );
};

/** A part with all that hangs on it. */
const withTheirs = (parts: readonly Part[], setting: Setting): readonly Part[] => {
  const ids = new Set(parts.flatMap(({ id }) => [id, ...hangingOn(id, setting.spec)]));
  return partsOf(setting).filter(({ id }) => ids.has(id));
};

/** "the firewall border": what is coloured stands behind its owner. */
const aspectBehind = /^(.+?)(?:['’]s)?\s+(border|outline|stroke|text|font|label|letters|background|fill|colou?r)s?$/i;

const everything = /^(?:everything|all|all of it|the (?:whole )?diagram|every shape)$/i;

export type Aspect = 'area' | 'text' | 'border';

export const aspectFor = (words: string): Aspect => {
  if (/\b(?:text|font|label|letters)\b/i.test(words)) return 'text';
  return /\b(?:border|outline|stroke)\b/i.test(words) ? 'border' : 'area';
};

export const styleFor = (
  parts: readonly Part[],
  { colour, style }: LookWords,
  aspect: Aspect,
): Readonly<Record<string, string>> => {
  if (colour === undefined) return style;
  const isLine = parts.some(({ sort }) => sort === 'edge');
  if (aspect === 'text') return { ...style, fontColor: colour.stroke };
  if (aspect === 'border' || isLine) return { ...style, strokeColor: colour.stroke };
  return { ...style, fillColor: colour.fill, strokeColor: colour.stroke, fontColor: colour.font };
};

const sentenceFor = ({ colour, name }: LookWords, aspect: Aspect, names: string): string => {
  const look = name.replace(/\s+(?:colou?r|background|fill|text|font|border|outline|stroke|letters|lines?)\b/gi, '');
  if (colour === undefined) return `Makes ${names} ${look}.`;
  return `Colors ${aspect === 'area' ? '' : `the ${aspect} of `}${names} ${look}.`;
};
