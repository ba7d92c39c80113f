import type { DiagramSpec } from '../../model/diagram-spec.ts';
import type { CarryStep } from '../carry/carry.ts';
import { inOneLine } from '../carry/clean-texts.ts';
import { classKinds } from './class-lines.ts';

/** True where everything is a class or the like; use cases and states are none. */
export const showsClasses = ({ nodes }: DiagramSpec): boolean =>
  nodes.every(({ kind }) => kind === undefined || classKinds.nodes.some((known) => known === kind));

/** Lines between classes, packages left alone; a package's name is a word. */
export const withoutGroupLines: CarryStep = (spec) => {
  const nodes = new Set(spec.nodes.map(({ id }) => id));
  const edges = spec.edges.filter(({ from, to }) => nodes.has(from) && nodes.has(to));
  const lost = spec.edges.length - edges.length;
  return {
    spec: { ...spec, edges },
    leftOut: lost === 0 ? [] : [`This format can’t show lines to packages: ${lost} left out.`],
  };
};

export const toWord = (text: string): string =>
  inOneLine(text)
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
