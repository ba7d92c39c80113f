/** Tokens of English and of notation, roughly. */
export const estimateTokens = (characters: number): number => Math.ceil(characters / 3.5);
