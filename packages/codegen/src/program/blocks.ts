import type { Block, Statement } from './flow.ts';

/** True where control can fall out of the bottom of a block. */
export const canFallOut = (block: Block): boolean => block.every(fallsThrough);

const fallsThrough = (statement: Statement): boolean => {
  switch (statement.kind) {
    case 'do':
    case 'while':
      return true;
    case 'if':
      return canFallOut(statement.body) || canFallOut(statement.otherwise);
    case 'choose':
      return statement.cases.some(({ body }) => canFallOut(body));
    case 'repeat':
      return leavesLoop(statement.body);
    case 'leave':
    case 'again':
    case 'end':
      return false;
  }
};

/** True where a block leaves the loop around it. Many languages cannot do so from within a switch. */
export const leavesLoop = (block: Block): boolean =>
  block.some((statement) => {
    if (statement.kind === 'leave') return true;
    if (statement.kind === 'if') return leavesLoop(statement.body) || leavesLoop(statement.otherwise);
    return statement.kind === 'choose' && statement.cases.some(({ body }) => leavesLoop(body));
  });

/** A block whose `while` loops ask inside of their round: where each step is observed before it is called. */
export const withoutWhile = (block: Block): Block =>
  block.map((statement): Statement => {
    switch (statement.kind) {
      case 'while': {
        const guard: Statement = {
          kind: 'if',
          step: statement.step,
          is: !statement.is,
          body: [{ kind: 'leave' }],
          otherwise: [],
        };
        return { kind: 'repeat', body: [guard, ...withoutWhile(statement.body)] };
      }
      case 'if':
        return { ...statement, body: withoutWhile(statement.body), otherwise: withoutWhile(statement.otherwise) };
      case 'choose':
        return { ...statement, cases: statement.cases.map((each) => ({ ...each, body: withoutWhile(each.body) })) };
      default:
        return statement;
    }
  });
