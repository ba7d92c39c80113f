import { type DiagramSpec, parseNotation } from '@diagloom/diagram/model';

/** The largest share of lines that may be unreadable in a text that is taken as notation. */
const mostProblems = 0.2;

/**
 * Reads a prompt that is written in our own notation: its first line names the type, and what follows declares nodes that edges join.
 * Undefined for anything else, such as prose that happens to begin with `flowchart:`.
 */
export const readOwnNotation = (text: string, type: string): DiagramSpec | undefined => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (!new RegExp(`^\\s*${type}\\s*(?::|$)`).test(lines[0] ?? '') || lines.length < 3) return undefined;
  const { spec, problems } = parseNotation(text, type);
  if (spec.edges.length === 0 || !joinsDeclared(lines) || problems.length > mostProblems * lines.length)
    return undefined;
  return { ...spec, nodes: spec.nodes.map((node) => ({ ...node, origin: 'prompt' })) };
};

/** True where an edge line names two keys that lines of their own declare; in prose the words around an arrow do not. */
const joinsDeclared = (lines: readonly string[]): boolean => {
  const keys = new Set(lines.map((line) => /^\s*([^\s(@?#[]+)/.exec(line)?.[1] ?? ''));
  return lines.some((line) => {
    const edge = /^\s*(\S+?)(?:\[[^\]]*\])?\s+-[^\s>]*>\s+([^\s:@[]+)/.exec(line);
    return edge !== null && keys.has(edge[1] ?? '') && keys.has(edge[2] ?? '');
  });
};
