import { type DiagramTypeId, findDiagramType } from '@diagloom/types';

/** Words of collections of prompts that no type has as an alias, with the type that comes nearest. */
const nearest: Readonly<Record<string, string>> = {
  'process-terse': 'process',
  'class-sentence': 'uml',
};

/** The type for a word: its own, else the nearest that there is, else undefined. */
export const standInType = (word: string): DiagramTypeId | undefined =>
  (findDiagramType(word) ?? findDiagramType(nearest[word.trim().toLowerCase()] ?? ''))?.id;
