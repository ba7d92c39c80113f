/** The secret in a link such as `https://diagrams.example.com/register#...`, or by itself; undefined where there is none. */
export const readInvitation = (text: string): string | undefined => /(?:^|#)([\w-]{43})$/.exec(text.trim())?.[1];
