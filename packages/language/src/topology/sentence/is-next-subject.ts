import type { Chunk } from '../chunks/chunk.ts';

/** True for a name that opens the next clause: the worker in `X publishes to Kafka, and a worker consumes it`. */
export const isNextSubject = (chunks: readonly Chunk[], index: number): boolean => {
  const end = chunks.findIndex((chunk, at) => at > index && chunk.kind === 'relation');
  const relation = chunks[end];
  if (relation?.kind !== 'relation' || !relation.isVerb || relation.isAttached || chunks[end - 1]?.kind !== 'name')
    return false;
  const start = chunks.findLastIndex((chunk, at) => at < index && chunk.kind === 'relation');
  const names = chunks
    .slice(start + 1, end)
    .flatMap((chunk, offset) => (chunk.kind === 'name' ? [start + 1 + offset] : []));
  if (names.length < 2) return false;
  const last = chunks[names.at(-1) ?? 0];
  if (start < 0) {
    // `A site, an API and a store, users come in`: the list was ended by its `and`.
    const isEnded = isPluralName(last) && chunks.slice(0, index - 1).some(isAnd);
    return (!relation.isPlural || isEnded) && index === names.at(-1) && isComma(chunks[index - 1]);
  }
  const isPair = relation.isPlural && names.length > 2 && !isPluralName(last);
  const isList = isPair && names.length > 3;
  return names.indexOf(index) >= (isList ? 1 : names.length - (isPair ? 2 : 1));
};

const isAnd = (chunk: Chunk): boolean => chunk.kind === 'separator' && chunk.word === 'and';

const isComma = (chunk: Chunk | undefined): boolean => chunk?.kind === 'separator' && chunk.word === ',';

const isPluralName = (chunk: Chunk | undefined): boolean =>
  chunk?.kind === 'name' && /(?:[^s]s|they|them)$/i.test(chunk.tokens.at(-1)?.lower ?? '');
