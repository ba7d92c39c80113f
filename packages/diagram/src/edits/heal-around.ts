import type { Cell } from '../model/index.ts';
import type { Canvas } from './canvas.ts';
import { nameOf } from './label.ts';

type Healing = { readonly edges: readonly Cell[] } | { readonly edges?: undefined; readonly reason: string };

/** The edges that close the gap which a shape leaves, turned to their new ends; a reason where it cannot be told which. */
export const healAround = (cell: Cell, canvas: Canvas): Healing => {
  const isOther = (end: string | undefined): end is string =>
    end !== undefined && end !== cell.id && canvas.cells.has(end);
  const incoming = canvas.edges.filter(({ source, target }) => target === cell.id && isOther(source));
  const outgoing = canvas.edges.filter(({ source, target }) => source === cell.id && isOther(target));
  const before = new Set(incoming.map(({ source }) => source));
  const after = new Set(outgoing.map(({ target }) => target));
  const [source] = before;
  const [target] = after;
  if (source === undefined || target === undefined) return { edges: [] };
  if (before.size > 1 && after.size > 1) {
    return {
      reason: `Several shapes lead to ${nameOf(cell)} and several follow it. Say which ones to connect, or remove it without closing the gap.`,
    };
  }
  const turned =
    after.size === 1
      ? incoming.map((edge) => withText({ ...edge, target }, outgoing[0], canvas))
      : outgoing.map((edge) => ({ ...edge, source }));
  return { edges: turned.filter((edge) => edge.source !== edge.target && !isThere(edge, canvas)) };
};

/** An edge without a label takes that of the one that it stands in for. */
const withText = (edge: Cell, gone: Cell | undefined, canvas: Canvas): Cell =>
  edge.value !== '' || gone === undefined || gone.value === '' || canvas.childrenOf(edge.id).length > 0
    ? edge
    : { ...edge, value: gone.value };

const isThere = (edge: Cell, canvas: Canvas): boolean =>
  canvas.edges.some(
    ({ id, source, target, value }) =>
      id !== edge.id && source === edge.source && target === edge.target && value === edge.value,
  );
