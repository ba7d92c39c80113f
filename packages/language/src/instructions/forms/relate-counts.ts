import { belongToOne } from '../../lexicon/en/row-words.ts';
import { readVerb, thirdPerson } from '../../lexicon/morphology.ts';
import { type CommandForm, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import type { Step } from '../instruction.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf, type Part } from '../references/part.ts';
import type { Setting } from '../setting.ts';

const some =
  '(?:zero or more|one or more|at least one|at most one|zero or one|exactly one|only one|any number of|a number of|several|multiple|many|one|an?|the same)';
const statement = new RegExp(
  `^(?:make sure (?:that )?|note that )?(?:an?|each|every|one|the|all)\\s+(?<first>.+?)\\s+(?<modal>can|may|must|should|will|could|has to)?\\s*(?<verb>\\S+?)(?<particle>\\s+(?:in|at|to|by|of|on|with|for|from|up of|place in|place at))?\\s+(?<many>${some})\\s+(?<second>.+?)$`,
  'i',
);
const reverse = /^(.+?)\s*,?\s+(?:and|but|while)\s+((?:an?|each|every|one|the)\s+.+)$/i;

/** "a customer can have many orders": how many of each belong together, on the line that is there or on a new one. */
export const relateCounts: CommandForm = {
  id: 'relate-counts',
  examples: [
    {
      diagram: 'library',
      says: 'a member can have many books',
      does: ['Connects "Member" to "Book".', 'Sets 1 "Member" to 0..* "Book".'],
    },
    {
      diagram: 'library',
      says: 'a member can have many loans and a loan belongs to one member',
      does: ['Sets 1 "Member" to 0..* "Loan".'],
    },
    {
      diagram: 'library',
      says: 'books belong to exactly one member',
      does: ['Connects "Book" to "Member".', 'Sets 0..* "Book" to 1 "Member".'],
    },
    {
      diagram: 'library',
      says: 'every book must be written by at least one member',
      does: ['Connects "Book" to "Member" with the label "written by".', 'Sets 0..* "Book" to 1..* "Member".'],
    },
  ],
  read: (command, setting) => {
    const { family } = setting.type;
    if (family !== 'entities' && family !== 'classes') return undefined;
    const belonging = readBelonging(command, setting);
    if (belonging !== undefined) return steps(...relation(belonging, '0..*', setting));
    const [, main = command, rest] = reverse.exec(command) ?? [];
    const said = readStatement(main, setting) ?? readStatement(command, setting);
    if (said === undefined) return undefined;
    const other = rest === undefined ? undefined : readStatement(rest, setting);
    const isReverse = other?.first.id === said.second.id && other.second.id === said.first.id;
    const atFrom = isReverse ? other.count : said.isHaving || !/\*$/.test(said.count) ? undefined : '0..*';
    return steps(...relation(said, isReverse ? atFrom : undefined, setting));
  },
};

interface Statement {
  readonly first: Part;
  readonly second: Part;
  readonly count: string;
  readonly label: string;
  readonly isHaving: boolean;
}

const readStatement = (text: string, setting: Setting): Statement | undefined => {
  const {
    first = '',
    modal = '',
    verb = '',
    particle = '',
    many = '',
    second = '',
  } = statement.exec(text)?.groups ?? {};
  if (first === '' || /^(?:be|is|are)$/i.test(`${verb}${particle}`)) return undefined;
  const passive = /^be\s+/i.test(verb) ? verb.slice(3) : verb;
  const [subject, spoken] = withoutAuxiliary(first, passive);
  const [one, other] = [findPart(subject, setting), findPart(second, setting)];
  if (!one.ok || !other.ok || one.part.id === other.part.id) return undefined;
  const isHaving =
    /^(?:has|have|own|owns|contain|contains|hold|holds|include|includes)$/i.test(spoken) || /^belongs?$/i.test(spoken);
  const count = countOf(many, /^(?:must|has to|will)$/i.test(modal));
  const isPlainHaving = /^(?:has|have|belongs?)$/i.test(spoken);
  const label = isPlainHaving ? '' : `${third(spoken)}${particle}`.trim();
  return { first: one.part, second: other.part, count, label: showQuotes(label, setting.quotes), isHaving };
};

/** "Cars belong to a branch": each to one, and several to the same. */
const readBelonging = (text: string, setting: Setting): Statement | undefined => {
  const { first = '', second = '' } = belongToOne.exec(text)?.groups ?? {};
  const [one, other] = [findPart(first, setting), findPart(second, setting)];
  if (!one.ok || !other.ok || one.part.id === other.part.id) return undefined;
  return { first: one.part, second: other.part, count: '1', label: '', isHaving: true };
};

/** "A book must be written": the auxiliary is no part of the name. */
const withoutAuxiliary = (first: string, verb: string): readonly [subject: string, verb: string] => [
  first.replace(/\s+(?:can|may|must|should|will|has to)(?:\s+be)?$|\s+(?:is|are|be)$/i, ''),
  verb,
];

const third = (verb: string): string => {
  const reading = readVerb(verb.toLowerCase());
  return reading?.forms.has('base') === true && reading.base === verb.toLowerCase()
    ? thirdPerson(verb.toLowerCase())
    : verb;
};

const countOf = (many: string, isMust: boolean): string => {
  if (/zero or more|any number/i.test(many)) return '0..*';
  if (/one or more|at least one/i.test(many)) return '1..*';
  if (/at most one|zero or one/i.test(many)) return '0..1';
  if (/several|multiple|many|number/i.test(many)) return isMust ? '1..*' : '0..*';
  return '1';
};

const relation = (
  { first, second, count, label, isHaving }: Statement,
  reversed: string | undefined,
  setting: Setting,
): readonly Step[] => {
  const { edges } = setting.spec;
  const edge =
    edges.find(({ from, to }) => from === first.id && to === second.id) ??
    edges.find(({ from, to }) => from === second.id && to === first.id);
  const known = edge === undefined ? undefined : edge.from === first.id ? edge.fromCardinality : edge.toCardinality;
  const usual = isHaving && count !== '1' ? '1' : '0..*';
  const atFrom = reversed ?? known ?? usual;
  const [one, other] = [nameOf(first, setting), nameOf(second, setting)];
  const connected: Step = {
    edit: { kind: 'connect', from: first.id, to: second.id, ...(label === '' ? {} : { label }) },
    said: `Connects ${one} to ${other}${label === '' ? '' : ` with the label "${label}"`}.`,
  };
  const counted: Step = {
    edit: { kind: 'setCardinality', from: first.id, to: second.id, atFrom, atTo: count },
    said: `Sets ${atFrom} ${one} to ${count} ${other}.`,
  };
  return edge === undefined ? [connected, counted] : [counted];
};
