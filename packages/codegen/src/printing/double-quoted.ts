/** A string literal in double quotes, as Go, Java and C# all read it: nothing of the text ends it or is taken as an escape. */
export const doubleQuoted = (text: string): string =>
  JSON.stringify(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[\u007F-\u009F\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
