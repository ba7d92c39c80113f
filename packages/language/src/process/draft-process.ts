import type { DiagramSpec } from '@diagloom/diagram/model';
import { isArrowText, readArrows } from '../notations/arrows.ts';
import { readTasks } from '../notations/tasks.ts';
import { splitSentences } from '../text/sentences.ts';
import type { TypeDescription } from '../understanding.ts';
import { arrowsToFlow } from './arrows-to-flow.ts';
import { buildFlow } from './build-flow.ts';
import type { FlowGraph } from './flow-graph.ts';
import { flowToSpec } from './flow-to-spec.ts';
import { readProcess } from './read-process.ts';
import { tasksToStatements } from './tasks-to-statements.ts';

/** The process family: text, as notation or as sentences, to a graph to a spec. */
export const draftProcess = (text: string, type: TypeDescription, title: string): DiagramSpec =>
  flowToSpec(readFlow(text), type, title);

const readFlow = (text: string): FlowGraph => {
  if (isArrowText(text)) return arrowsToFlow(readArrows(text));
  const sentences = splitSentences(text);
  const tasks = readTasks(sentences);
  return buildFlow(tasks ? tasksToStatements(tasks) : readProcess(sentences));
};
