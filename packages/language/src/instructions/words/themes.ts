/** Themes by what people call them; the ids are those of the drawing package. */
export const themeWords: readonly { readonly id: string; readonly name: string; readonly words: RegExp }[] = [
  { id: 'high-contrast', name: 'high-contrast', words: /\b(?:high|strong)[- ]contrast\b/i },
  { id: 'dark', name: 'dark', words: /\b(?:dark|night|black)\b/i },
  { id: 'sketch', name: 'hand-drawn', words: /\b(?:sketch(?:y|ed)?|hand[- ]?drawn|rough)\b/i },
  {
    id: 'mono',
    name: 'black-and-white',
    words: /\b(?:mono(?:chrome)?|black[- ]and[- ]white|b&w|gr[ae]y ?scale|print(?:er|able)?)\b/i,
  },
  { id: 'drawio', name: 'classic draw.io', words: /\b(?:draw\.?io|classic|diagrams\.net)\b/i },
  { id: 'light', name: 'light', words: /\b(?:light|default|standard|normal|bright|day|white)\b/i },
];
