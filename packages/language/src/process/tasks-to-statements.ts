import type { TaskTree } from '../notations/tasks.ts';
import { longestLabel } from './label.ts';
import { namedStep } from './named-step.ts';
import type { Statement } from './statement.ts';

/** The closed language of tasks as statements; a choice asks for the tasks it is between. */
export const tasksToStatements = (tree: TaskTree): readonly Statement[] => {
  switch (tree.kind) {
    case 'task':
      return [namedStep(tree.name, tree.span)];
    case 'sequence':
      return tree.parts.flatMap(tasksToStatements);
    case 'parallel':
      return [{ kind: 'parallel', branches: tree.parts.map(tasksToStatements) }];
    default: {
      const names = tree.parts.map(firstName);
      const question = names.length * 2 - 1 > longestLabel ? 'Which one?' : `${names.join(' or ')}?`;
      return [
        {
          kind: 'alternatives',
          question,
          branches: tree.parts.map((part) => ({ label: '', body: tasksToStatements(part) })),
        },
      ];
    }
  }
};

const firstName = (tree: TaskTree): string =>
  tree.kind === 'task' ? tree.name : tree.parts[0] ? firstName(tree.parts[0]) : '';
