import { type DiagramSpec, emptySpec } from '../diagram-spec.ts';
import { type Direction, directions } from '../geometry.ts';
import type { PartStyle } from '../part-style.ts';
import { buildSpec } from './build-spec.ts';
import { createDraft, type NotationDraft } from './notation-draft.ts';
import { readEdge, readGroup, readLabelledEdge, readNode, readNote } from './read-line.ts';
import { Scanner } from './scanner.ts';

export interface NotationProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  /** For people: what is wrong with the line. */
  readonly message: string;
}

export interface NotationResult {
  readonly spec: DiagramSpec;
  /** Lines that were skipped, and parts that were left out. */
  readonly problems: readonly NotationProblem[];
  /** How the text wants parts to look. Absent rather than empty. */
  readonly looks?: readonly PartStyle[];
}

/** Notation of our own, with what it takes to find a part in its text. */
export interface ReadNotation extends NotationResult {
  /** The ids of nodes and groups by the keys that the text gives them. */
  readonly keys: ReadonlyMap<string, string>;
  /** The lines, counted from 1, by the ids of what they say. */
  readonly lines: ReadonlyMap<string, number>;
}

/**
 * Reads notation (README.md of this folder). Never fails: a line that cannot be read is reported and skipped.
 * `fallbackType` is the spec's type where the text does not begin with one.
 */
export const parseNotation = (text: string, fallbackType: string): ReadNotation => {
  const problems: NotationProblem[] = [];
  const draft = createDraft(emptySpec(fallbackType));
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#') || content.startsWith('```')) continue;
    const message = readLine(content, index + 1, draft);
    if (message !== undefined) problems.push({ line: index + 1, text: line, message });
  }
  const built = buildSpec(draft);
  return { ...built, problems: [...problems, ...built.problems] };
};

/** Adds what the line says to the draft; answers why it could not. */
const readLine = (line: string, number: number, draft: NotationDraft): string | undefined => {
  if (readHeader(line, draft)) return undefined;
  const direction = /^direction\s+(\S+)$/.exec(line)?.[1];
  if (direction !== undefined) return readDirection(direction, draft);
  const part =
    readNote(line, number) ??
    readGroup(line, number) ??
    readEdge(line, number) ??
    readLabelledEdge(line, number) ??
    readNode(line, number);
  if (part === undefined)
    return 'This line isn’t a shape, a connection, a group or a note. Check its spelling, or remove it.';
  draft.add(part);
  return undefined;
};

/** `flowchart` or `flowchart: Order handling`, on the first line that says anything. */
const readHeader = (line: string, draft: NotationDraft): boolean => {
  if (!draft.isEmpty) return false;
  const match = /^([a-z][a-z0-9-]*)(?:\s*:\s*(.*))?$/.exec(line);
  if (match?.[1] === undefined) return false;
  const scanner = new Scanner(match[2] ?? '');
  draft.setHeader(match[1], scanner.takeQuoted() ?? scanner.takeRest());
  return true;
};

const isDirection = (text: string): text is Direction => directions.some((direction) => direction === text);

const readDirection = (text: string, draft: NotationDraft): string | undefined => {
  if (!isDirection(text)) return `Choose a direction: ${directions.join(', ')}.`;
  draft.setDirection(text);
  return undefined;
};
