import { findOrders, type Passage, type TextSpan } from '@diagloom/knowledge';

/**
 * A passage's text for the engine, of the same length, so that its spans stay true. Orders to programs, addresses and mark-up are blank: what a
 * document says is material, never an instruction.
 */
export const readableText = ({ text, start, suspicious }: Passage): string => {
  const marked = suspicious.map((span) => ({ start: span.start - start, end: span.end - start }));
  const withoutOrders = blankSpans(text, [...marked, ...findOrders(text)]);
  return blankSpans(
    withoutOrders,
    [...withoutOrders.matchAll(unwanted)].map(({ index, 0: match }) => ({ start: index, end: index + match.length })),
  );
};

/** A label without orders to programs. What is left of a label that is nothing else says that something stands there. */
export const withoutOrders = (label: string): string => {
  const orders = findOrders(label);
  return orders.length === 0 ? label : blankSpans(label, orders).replace(/\s+/g, ' ').trim() || '…';
};

const unwanted = /\b(?:https?|ftp|file):\/\/\S+|\bwww\.\S+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+|<[^<>\n]{0,300}>|[<>{}`]/gi;

const blankSpans = (text: string, spans: readonly TextSpan[]): string => {
  let blanked = text;
  for (const { start, end } of spans)
    blanked = blanked.slice(0, start) + blanked.slice(start, end).replace(/[^\n]/g, ' ') + blanked.slice(end);
  return blanked;
};
