import type { SpecEdge, SpecNode } from '@diagloom/diagram/model';
import type { BoardReading, ReadShape } from './board-reading.ts';

const states: ReadonlySet<ReadShape['kind']> = new Set(['rounded', 'pill', 'rectangle']);

/** So many of its lines have heads at least: some may be misread. */
const leastHeads = 0.6;

/** Dots at which it starts and ends, and boxes between which arrows lead. */
export const isMachine = ({ shapes, connectors }: BoardReading): boolean => {
  const parts = shapes.filter(({ kind }) => kind !== 'text');
  const boxes = parts.filter(({ kind }) => kind !== 'dot');
  return (
    boxes.length > 0 &&
    boxes.length < parts.length &&
    connectors.filter(({ head }) => head !== 'none').length >= leastHeads * connectors.length &&
    boxes.every(({ kind }) => states.has(kind)) &&
    boxes.some(({ kind }) => kind !== 'rectangle')
  );
};

/** People, and ovals with words. */
export const areUseCases = ({ shapes }: BoardReading): boolean =>
  shapes.some(({ kind }) => kind === 'person') && shapes.some(({ kind }) => kind === 'circle');

/** What a figure of UML that is no class is called and of what kind it is; nothing for classes. */
export const readUmlFigure = (
  shape: ReadShape,
  reading: BoardReading,
): Pick<SpecNode, 'label' | 'kind'> | undefined => {
  const { id, kind, label, rows } = shape;
  if (kind === 'dot') {
    const isFirst = !reading.connectors.some(({ to }) => to === id);
    return isFirst ? { label: 'Start', kind: 'initial' } : { label: 'End', kind: 'final' };
  }
  if (kind === 'person') return { label, kind: 'actor' };
  if (kind === 'circle') return { label, kind: 'use-case' };
  return rows === undefined && isMachine(reading) ? { label, kind: 'state' } : undefined;
};

/** Stereotypes of lines between use cases say what they are; arrows of machines are transitions. */
export const readUmlLine = (edge: SpecEdge, reading: BoardReading): SpecEdge => {
  const [, said = ''] = /^[«<(]{1,2}\s*(include|extend)s?\s*[»>)]{1,2}$/i.exec(edge.label) ?? [];
  if (said !== '') return { ...edge, label: '', kind: `${said.toLowerCase()}s` };
  return isMachine(reading) ? { ...edge, kind: 'transition' } : edge;
};
