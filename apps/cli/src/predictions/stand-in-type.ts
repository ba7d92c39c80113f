import { type DiagramTypeId, findDiagramType } from '@diagloom/types';

/** Words of prompt collections for types of ours, or for the type that comes nearest as long as there is no better one. */
const nearest: Readonly<Record<string, string>> = {
  process: 'flowchart',
  'process-terse': 'flowchart',
  class: 'uml',
  'class-sentence': 'uml',
  er: 'logical',
};

/** The type for a word: its own, else the nearest that there is, else undefined. */
export const standInType = (word: string): DiagramTypeId | undefined =>
  (findDiagramType(word) ?? findDiagramType(nearest[word.trim().toLowerCase()] ?? ''))?.id;
