import { emptyLast } from './blocks.ts';
import type { Block, FlowDecl, Statement } from './flow.ts';
import type { Program } from './program.ts';

/** A flow that comes to one end however it goes tells nobody anything with it: it gives nothing back. */
export const withoutOnlyOutcome = (program: Program): Program => {
  const told = new Set(program.flows.flatMap(({ outcome }) => (outcome?.members.length === 1 ? [outcome] : [])));
  return {
    ...program,
    enums: program.enums.filter((each) => !told.has(each)),
    flows: program.flows.map(({ outcome, ...flow }): FlowDecl => {
      if (outcome === undefined || !told.has(outcome)) return { ...flow, outcome };
      const summary = flow.summary.replace(/ to its outcome\./, ' to its end.');
      return { ...flow, summary, ...(flow.body !== undefined && { body: withoutLastEnd(flow.body) }) };
    }),
  };
};

/** A block that falls out of its bottom where it ended there. */
const withoutLastEnd = (block: Block): Block => {
  const [rest, last] = [block.slice(0, -1), block.at(-1)];
  if (last?.kind === 'end') return withoutLastEnd(rest);
  if (last?.kind === 'if') return [...rest, withoutEmptyBranch(last)];
  if (last?.kind === 'choose')
    return [
      ...rest,
      { ...last, cases: emptyLast(last.cases.map((each) => ({ ...each, body: withoutLastEnd(each.body) }))) },
    ];
  return block;
};

const withoutEmptyBranch = (statement: Extract<Statement, { kind: 'if' }>): Statement => {
  const [body, otherwise] = [withoutLastEnd(statement.body), withoutLastEnd(statement.otherwise)];
  return body.length === 0 && otherwise.length > 0
    ? { ...statement, is: !statement.is, body: otherwise, otherwise: [] }
    : { ...statement, body, otherwise };
};
