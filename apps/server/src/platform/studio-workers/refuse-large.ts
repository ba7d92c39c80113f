import { DrawioError } from '@diagloom/diagram/drawio';

/** What one answer may hold, in characters or bytes: it goes through the thread that answers everybody, and is kept for a while. */
const mostInAnswer = 24_000_000;

/** The result of a use case; one whose drawing or picture is larger than anybody can open is refused in words. */
export const refuseLarge = <Result>(result: Result): Result => {
  const parts = typeof result === 'object' && result !== null ? Object.values(result) : [];
  const isLarge = parts.some(
    (part) => (typeof part === 'string' || part instanceof Uint8Array) && part.length > mostInAnswer,
  );
  if (!isLarge) return result;
  throw new DrawioError(
    'too_large',
    'The result is too large to send or open. Split the diagram into several pages, or use the .drawio file.',
  );
};
