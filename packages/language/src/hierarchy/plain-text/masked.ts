/** The text with dots for what stands in brackets, of the same length, so that patterns see only what is outside. */
export const masked = (text: string): string =>
  text.replace(/\(([^()]*)\)/g, (_, inside: string) => `(${'·'.repeat(inside.length)})`);
