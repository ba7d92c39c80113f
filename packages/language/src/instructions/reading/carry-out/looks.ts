import type { Edit } from '@diagloom/diagram/model';
import { coloured, colouredJustBefore } from '../../../lexicon/en/instruction-words.ts';
import { asDecisions } from '../../as-decisions.ts';
import type { CommandForm } from '../../form.ts';
import { setDirection } from '../../forms/set-direction.ts';
import { aspectFor, styleFor } from '../../forms/set-style.ts';
import { setTheme } from '../../forms/set-theme.ts';
import { lineJustDrawn } from '../../line-just-drawn.ts';
import { readLook } from '../../read-look.ts';
import type { Part } from '../../references/part.ts';
import { labelOf } from '../labels.ts';
import type { Wish } from '../wish.ts';

/** Looks are said in few ways, so they are carried out by the precise forms: "make <part> <value>". */
const viaForms = (
  commands: readonly string[],
  forms: readonly CommandForm[],
  wish: Wish,
  quotes: readonly string[],
): readonly Edit[] | undefined => {
  for (const command of commands) {
    for (const form of forms) {
      const reading = form.read(command, { ...wish.setting, quotes });
      if (reading?.ok === true) return reading.steps.map(({ edit }) => edit);
    }
  }
  return undefined;
};

export const style = (wish: Wish): readonly Edit[] | undefined => {
  const named = wish.parts.target ?? [];
  if (named.length === 0) return undefined;
  const targets = lineJustDrawn(named, (wish.words.value ?? []).join(' '), wish.setting) ?? named;
  const values = wish.words.value ?? [''];
  const edits = values.flatMap((value) =>
    editsFor(value, targets, {
      ...wish,
      clause: values.length < 2 ? wish.clause : wordsAround(value, values, wish.clause),
    }),
  );
  return edits.length === 0 ? undefined : edits;
};

const editsFor = (
  value: string,
  targets: readonly Part[],
  { clause, setting }: Pick<Wish, 'clause' | 'setting'>,
): readonly Edit[] => {
  const factor = sizes.find(({ words }) => words.test(value))?.factor;
  const shapes = targets.filter(({ sort }) => sort !== 'edge');
  const resized: readonly Edit[] =
    factor === undefined || shapes.length === 0
      ? []
      : [{ kind: 'resize', targets: shapes.map(({ id }) => id), factor, ...alongOf(value) }];
  const look =
    readLook(`x ${labelOf(value)}`) ?? (standingOut.test(`${value} ${clause}`) ? readLook('x yellow') : undefined);
  if (look === undefined) return resized;
  const asked = asDecisions(shapes, look, setting);
  if (asked.length > 0) return [...resized, ...asked];
  const aspect = aspectFor(`${value} ${aspectWord(value, clause)}`);
  const groups = [shapes, targets.filter(({ sort }) => sort === 'edge')].filter((parts) => parts.length > 0);
  return [
    ...resized,
    ...groups.map(
      (parts): Edit => ({ kind: 'setStyle', targets: parts.map(({ id }) => id), style: styleFor(parts, look, aspect) }),
    ),
  ];
};

/**
 * What one of several values is about: the words behind it up to the next value ("black with white letters"), or those before it where
 * they end in what is coloured ("border red, letters blue").
 */
const wordsAround = (value: string, values: readonly string[], clause: string): string => {
  const at = clause.indexOf(value);
  const places = values.map((each) => ({ start: clause.indexOf(each), end: clause.indexOf(each) + each.length }));
  const next = Math.min(clause.length, ...places.filter(({ start }) => start > at).map(({ start }) => start));
  const last = Math.max(0, ...places.filter(({ start }) => start < at).map(({ end }) => end));
  const behind = clause.slice(at, next);
  const before = clause.slice(last, at);
  return colouredJustBefore.test(before) ? before : behind;
};

/** What of a shape is coloured, where the words for it stand outside the value: "a red border around A". */
const aspectWord = (value: string, clause: string): string =>
  coloured
    .exec(clause)?.[0]
    .replace(/writing/i, 'text')
    .replace(/frame around/i, 'border') ?? value;

const standingOut = /\b(?:highlight|stand out|stands out|emphasi[sz]e|eye|noticeable|attention|pop)\b/i;

/** How many times as large a word makes a shape; "a bit" is in the words. */
const sizes: readonly { readonly words: RegExp; readonly factor: number }[] = [
  { words: /\b(?:a (?:bit|little)|slightly)\s+(?:bigger|larger|wider|taller)\b/i, factor: 1.2 },
  {
    words: /\b(?:much|twice|double|huge|far|way)\b.*\b(?:big|bigger|large|larger|wide|size)\b|\bhuge\b|\bdouble\b/i,
    factor: 2,
  },
  {
    words: /\b(?:bigger|larger|big|large|wider|taller|higher|enlarged?|more (?:room|space)|broader|longer)\b/i,
    factor: 1.5,
  },
  { words: /\b(?:a (?:bit|little)|slightly)\s+(?:smaller|narrower)\b/i, factor: 0.85 },
  { words: /\b(?:smaller|small|tiny|narrower|shorter|tinier|less (?:room|space))\b/i, factor: 0.7 },
];

const alongOf = (value: string): { readonly along?: 'width' | 'height' } =>
  /\b(?:wide|wider|narrower|broader)\b/i.test(value)
    ? { along: 'width' }
    : /\b(?:tall|taller|higher)\b/i.test(value)
      ? { along: 'height' }
      : {};

export const direction = (wish: Wish): readonly Edit[] | undefined => {
  const value = wish.words.value?.[0] ?? wish.clause;
  return viaForms([`make it ${value}`, value, `make it ${wish.clause}`], [setDirection], wish, []);
};

export const theme = (wish: Wish): readonly Edit[] | undefined => {
  const value = wish.words.value?.[0] ?? wish.clause;
  return viaForms([`use the ${value} theme`, `switch to the ${value} theme`], [setTheme], wish, []);
};
