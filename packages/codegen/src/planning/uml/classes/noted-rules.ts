import type { DiagramSpec, SpecNote } from '@diagloom/diagram/model';
import {
  type Assumption,
  type FieldDecl,
  labelWords,
  oneLine,
  type RangeRule,
  type RecordDecl,
} from '../../../program/index.ts';
import { readRange } from '../../records/read-range.ts';

type Bare = Omit<RecordDecl, 'scenarios'>;

/**
 * What notes on classes demand: where a note compares a member with a number, or says that a text must not be blank, the member is held to it.
 * Any other note is said where its class begins, and told.
 */
export const withNotedRules = (
  { notes }: DiagramSpec,
  records: readonly Bare[],
  assumptions: Assumption[],
): readonly Bare[] =>
  records.map((record) => {
    let noted = record;
    for (const note of notes.filter(({ about }) => about.some((id) => record.name.from.includes(id))))
      noted = holdTo(noted, note) ?? tellOf(noted, note, assumptions);
    return noted;
  });

const holdTo = (record: Bare, { text, id }: SpecNote): Bare | undefined => {
  const rules = oneLine(text)
    .split(/[;.](?:\s|$)|\s*,\s+and\s+/)
    .filter((part) => part.trim() !== '')
    .map(readRange);
  let fields = record.fields;
  for (const rule of rules) {
    const field = fields.find(({ name }) => name.words.join('') === labelWords(rule?.subject ?? '').join(''));
    const held = rule === undefined || field === undefined ? undefined : heldTo(field, rule.limits);
    if (held === undefined) return undefined;
    const about = { ...held, name: { ...held.name, from: [...held.name.from, id] } };
    fields = fields.map((each) => (each === field ? about : each));
  }
  return rules.length === 0 ? undefined : { ...record, fields };
};

/** The field with its rule, if it is of a kind that can be held to it. */
const heldTo = (field: FieldDecl, limits: readonly RangeRule[] | 'blank'): FieldDecl | undefined => {
  const { type, isList, initial } = field;
  if (isList || type.kind !== 'scalar') return undefined;
  if (limits === 'blank')
    return type.scalar === 'text' ? { ...field, refuses: 'blank', isRuleDrawn: true as const } : undefined;
  const isNumber = type.scalar === 'integer' || type.scalar === 'decimal';
  const fits = typeof initial !== 'number' || limits.every((rule) => isWithin(initial, rule));
  const isWhole = type.scalar === 'decimal' || limits.every(({ value }) => Number.isInteger(value));
  if (!isNumber || !fits || !isWhole) return undefined;
  const [first] = limits;
  const isSign = limits.length === 1 && first?.value === 0 && first.operator.startsWith('>');
  const { refuses: _refuses, ...free } = field;
  return isSign
    ? { ...field, refuses: first.operator === '>' ? 'zero' : 'negative', isRuleDrawn: true }
    : { ...free, bounds: limits, limits };
};

const isWithin = (value: number, { operator, value: limit }: RangeRule): boolean =>
  ({ '>=': value >= limit, '>': value > limit, '<=': value <= limit, '<': value < limit })[operator];

const tellOf = (record: Bare, { text, id }: SpecNote, assumptions: Assumption[]): Bare => {
  const said = oneLine(text);
  assumptions.push({
    text: `“${record.name.label}” has the note “${said}”, which nothing in the code holds.`,
    about: [id],
  });
  return { ...record, summary: `${record.summary === '' ? '' : `${record.summary} `}Note: ${said}` };
};
