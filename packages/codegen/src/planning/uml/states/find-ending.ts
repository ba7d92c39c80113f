import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';
import type { StateText } from './read-state.ts';

/** What of a machine ends by itself, without an event. */
interface Ending {
  /** Ids of states that nothing leaves but a line that says nothing to the end: with them the machine is finished. */
  readonly states: ReadonlySet<string>;
  /** Those lines. */
  readonly lines: ReadonlySet<SpecEdge>;
  /** Ids of ends without a name of their own that only such lines lead to. */
  readonly unneeded: ReadonlySet<string>;
}

/** A state that lasts until something in it is done ends later. */
export const findEnding = (
  { nodes, edges }: DiagramSpec,
  texts: readonly { readonly id: string; readonly text: StateText }[],
): Ending => {
  const plain = new Set(
    nodes.filter(({ kind, label }) => kind === 'final' && /^(?:end|final|)$/i.test(label)).map(({ id }) => id),
  );
  const isSilent = ({ from, to, label }: SpecEdge): boolean =>
    label.trim() === '' &&
    plain.has(to) &&
    edges.every((each) => each.from !== from || each.to === to) &&
    texts.some(({ id, text }) => id === from && text.during.length === 0);
  const lines = new Set(edges.filter(isSilent));
  return {
    states: new Set([...lines].map(({ from }) => from)),
    lines,
    unneeded: new Set([...plain].filter((id) => edges.every((each) => each.to !== id || lines.has(each)))),
  };
};
