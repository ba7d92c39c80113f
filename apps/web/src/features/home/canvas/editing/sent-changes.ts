import type { ChangeDiagramRequest } from '@diagloom/contract';
import type { Cell, CellChange } from '@diagloom/diagram/model';

type SentChange = ChangeDiagramRequest['changes'][number];
type SentCell = Extract<SentChange, { kind: 'put' }>['cell'];

/** Changes as they are sent: without the raw texts of cells, which the server has itself. */
export const sentChanges = (changes: readonly CellChange[]): SentChange[] =>
  changes.map((change) => (change.kind === 'put' ? { ...change, cell: withoutRaw(change.cell) } : change));

const withoutRaw = ({ verbatim: _verbatim, geometry, wrapper, ...cell }: Cell): SentCell => ({
  ...cell,
  ...(wrapper === undefined
    ? {}
    : { wrapper: { ...wrapper, tag: wrapper.tag === 'object' ? 'object' : 'UserObject' } }),
  ...(geometry === undefined ? {} : { geometry: withoutRest(geometry) }),
});

const withoutRest = ({ rest: _rest, ...geometry }: NonNullable<Cell['geometry']>): NonNullable<SentCell['geometry']> =>
  geometry;
