import type { Drafter } from '../draft.ts';
import { isArrowText, readArrows } from '../notations/arrows.ts';
import { readTasks } from '../notations/tasks.ts';
import { splitClauses } from '../segment/clauses.ts';
import { describeClause } from '../segment/describe-clause.ts';
import { type Sentence, splitSentences } from '../text/sentences.ts';
import { joinActorLines } from './actor-lines.ts';
import { arrowsToFlow } from './arrows-to-flow.ts';
import { buildFlow } from './build-flow.ts';
import { describeStatement } from './describe-statement.ts';
import type { FlowGraph } from './flow-graph.ts';
import { flowToSpec } from './flow-to-spec.ts';
import { readProcess } from './read-process.ts';
import { repairFlow } from './repair-flow.ts';
import type { Statement } from './statement.ts';
import { tasksToStatements } from './tasks-to-statements.ts';

/** The process family: text, as notation or as sentences, to statements to a graph to a spec. */
export const draftProcess: Drafter = (given, type, title) => {
  const text = joinActorLines(given);
  const sentences = splitSentences(text);
  const { route, statements, flow } = readFlow(text, sentences);
  return {
    spec: flowToSpec(flow, type, title),
    sentences: route === 'sentences' || route === 'tasks' ? sentences : [],
    lost: flow.lost,
    trace: [
      { stage: 'route', lines: [route] },
      { stage: 'clauses', lines: sentences.flatMap((sentence) => splitClauses(sentence.tokens).map(describeClause)) },
      { stage: 'frames', lines: statements.map(describeStatement) },
    ],
  };
};

interface ReadFlow {
  readonly route: 'arrows' | 'tasks' | 'sentences';
  readonly statements: readonly Statement[];
  readonly flow: FlowGraph;
}

const readFlow = (text: string, sentences: readonly Sentence[]): ReadFlow => {
  if (isArrowText(text)) return { route: 'arrows', statements: [], flow: arrowsToFlow(readArrows(text)) };
  const tasks = readTasks(sentences);
  const statements = tasks ? tasksToStatements(tasks) : readProcess(sentences);
  return { route: tasks ? 'tasks' : 'sentences', statements, flow: repairFlow(buildFlow(statements)) };
};
