import { askedAtEnd, type Block, type PassedValue, type Statement } from '../../program/index.ts';
import { askedFirst, isSetOnAllWays, timesSet } from './set-on-all-ways.ts';
import { type Behind, broughtIn, keyOf, nothingBehind, takenFirst, takenInRounds } from './taken-first.ts';

/**
 * In: the body of an operation, and the values that it is given. Out: the same with a variable for each result that something behind it takes.
 * What every way through a choice or a loop brings is a variable around that. A loop whose rounds bring what is taken behind it, or what it
 * asks about, asks at the end of its round.
 */
export const keepResults = (body: Block, given: readonly PassedValue[]): Block =>
  keepIn(body, { given: new Set(given.map(keyOf)), declared: new Set() }, nothingBehind);

interface Seen {
  readonly given: ReadonlySet<string>;
  /** Variables of this block and of those around it. */
  readonly declared: ReadonlySet<string>;
}

const keepIn = (block: Block, { given, declared: around }: Seen, behind: Behind): Block => {
  const declared = new Set(around);
  const isNew = (key: string): boolean => !given.has(key) && !declared.has(key);
  const statements = block.flatMap((drawn, index): readonly Statement[] => {
    const next = takenFirst(block.slice(index + 1), behind);
    if (drawn.kind === 'do') {
      const { result } = drawn.step;
      if (result === undefined || given.has(keyOf(result)) || !next.has(keyOf(result))) return [drawn];
      const isSet = declared.has(keyOf(result));
      declared.add(keyOf(result));
      return [{ ...drawn, keeps: result, ...(isSet && { as: 'set' as const }) }];
    }
    const statement = askingAtEnd(drawn, (key) => isNew(key) && next.has(key), isNew);
    const outside = new Set([...next.keys(), ...askedBy(statement)]);
    const held = [...broughtIn([statement])].filter(
      ([key]) => isNew(key) && outside.has(key) && isSetOnAllWays(statement, key),
    );
    for (const [key] of held) declared.add(key);
    return [
      ...held.map(([, value]): Statement => ({ kind: 'hold', value, isVaried: false })),
      keepWithin(statement, { given, declared }, { ...behind, next }),
    ];
  });
  return statements.map((statement, index) => withVariable(statement, statements.slice(index + 1)));
};

const keepWithin = (statement: Statement, seen: Seen, behind: Behind): Statement => {
  switch (statement.kind) {
    case 'if': {
      const [body, otherwise] = [statement.body, statement.otherwise].map((each) => keepIn(each, seen, behind));
      return { ...statement, body: body ?? [], otherwise: otherwise ?? [] };
    }
    case 'choose':
      return {
        ...statement,
        cases: statement.cases.map((each) => ({ ...each, body: keepIn(each.body, seen, behind) })),
      };
    case 'while':
    case 'each':
    case 'repeat': {
      const next = new Map([...takenInRounds(statement, behind), ...behind.next]);
      return { ...statement, body: keepIn(statement.body, seen, { next, leave: behind.next, again: next }) };
    }
    default:
      return statement;
  }
};

/** A loop that asks first, asking last where what its rounds bring is needed outside of them, or for its question. */
const askingAtEnd = (
  statement: Statement,
  isTaken: (key: string) => boolean,
  isNew: (key: string) => boolean,
): Statement => {
  const asking = askedFirst(statement);
  if (asking === undefined) return statement;
  const { question, body } = asking;
  const late: Statement = { kind: 'repeat', body: [...body, question] };
  const asked = new Set((question.step.parameters ?? []).map(keyOf));
  const isNeeded = [...broughtIn([late]).keys()].some(
    (key) => (isTaken(key) || (isNew(key) && asked.has(key))) && isSetOnAllWays(late, key),
  );
  return isNeeded ? late : statement;
};

/** What a loop asks about at the end of its round. */
const askedBy = (statement: Statement): readonly string[] =>
  (statement.kind === 'repeat' ? (askedAtEnd(statement.body)?.step.parameters ?? []) : []).map(keyOf);

/** A declaration that says whether its variable is set again. */
const withVariable = (statement: Statement, behind: Block): Statement => {
  if (statement.kind === 'hold') return { ...statement, isVaried: timesSet(behind, keyOf(statement.value)) > 1 };
  if (statement.kind !== 'do' || statement.keeps === undefined || statement.as === 'set') return statement;
  return timesSet(behind, keyOf(statement.keeps)) > 0 ? { ...statement, as: 'varied' } : statement;
};
