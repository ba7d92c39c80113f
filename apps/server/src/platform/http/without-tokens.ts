/** A path for the log: what has the shape of a secret token (256 bits in base64url) is left out. */
export const withoutTokens = (path: string): string => path.replace(/(?<=\/)[\w-]{43}(?=[/.]|$)/g, '…');
