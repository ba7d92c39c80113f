import type { SpecEdge } from '../../model/diagram-spec.ts';
import { oneWay } from '../../model/one-way.ts';

/**
 * Lines between classes, as Mermaid and PlantUML draw them: kind, what stands between the names, and whether the line is read from its
 * right end. `a <|-- b` says that b inherits from a.
 */
const classLines: readonly {
  readonly kind?: string;
  readonly line: string;
  readonly isReversed?: boolean;
  /** Read from where it starts only: an arrow stands at its end. */
  readonly isOneWay?: boolean;
}[] = [
  { kind: 'inherits', line: '--|>' },
  { kind: 'inherits', line: '<|--', isReversed: true },
  { kind: 'realises', line: '..|>' },
  { kind: 'realises', line: '<|..', isReversed: true },
  { kind: 'composes', line: '*--' },
  { kind: 'composes', line: '--*', isReversed: true },
  { kind: 'aggregates', line: 'o--' },
  { kind: 'aggregates', line: '--o', isReversed: true },
  { kind: 'depends', line: '..>' },
  { kind: 'depends', line: '<..', isReversed: true },
  { line: '--' },
  { line: '-->', isOneWay: true },
  { line: '<--', isReversed: true, isOneWay: true },
  { kind: 'depends', line: '..' },
];

/** What a kind of line is written as. */
export const lineOf = (kind: string | undefined, isOneWay = false): string =>
  classLines.find((each) => each.kind === kind && (each.isOneWay === true) === isOneWay)?.line ?? '--';

/** What a line of any length, such as `--|>` or `<|-down-`, says; a line with two heads or another sign is a plain one. */
export const readClassLine = (
  text: string,
): { readonly kind?: string; readonly properties?: SpecEdge['properties']; readonly isReversed: boolean } => {
  const short = text
    .replace(/\[[^\]]*\]/g, '')
    .replace(/(?<=[-.])(?:up|down|left|right|[udlr]|le|ri|do)(?=[-.])/g, '')
    .replace(/-+/g, '--')
    .replace(/\.+/g, '..')
    .replace('*-->', '*--')
    .replace('o-->', 'o--')
    .replace('<--*', '--*')
    .replace('<--o', '--o');
  const found = classLines.find(({ line }) => line === short);
  return {
    ...(found?.kind === undefined ? {} : { kind: found.kind }),
    ...(found?.isOneWay === true ? { properties: oneWay } : {}),
    isReversed: found?.isReversed === true,
  };
};

/** Kinds of nodes and lines that class diagrams know. */
export const classKinds = {
  nodes: ['class', 'abstract', 'interface', 'enum'],
  edges: ['association', 'inherits', 'realises', 'composes', 'aggregates', 'depends'],
  groups: ['package'],
} as const;
