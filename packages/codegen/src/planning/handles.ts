import { createNameScope, type NameScope } from '../program/index.ts';

/** Names that printed programs and tests use for themselves beside the handles of ports. */
export const ownWords =
  'answers answer call calls error inventory machine observe observed observer outcome remaining result run self service state test this'.split(
    ' ',
  );

/** A scope for parameters and fields that hold ports. What is taken before any of them is called a port: `state port`. */
export const createHandleScope = (): NameScope => {
  const words = new Set(ownWords);
  const scope = createNameScope([...words]);
  return {
    ...scope,
    take: (label, from, fallback, suffix = '') =>
      scope.take(label, from, fallback, suffix === '' && words.has(label.trim().toLowerCase()) ? 'port' : suffix),
  };
};
