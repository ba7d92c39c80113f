/** The words of a text in small letters without accents; of scripts without gaps between words, every two characters in a row. */
export const plainWords = (text: string): string[] => {
  const words: string[] = [];
  for (const [word] of text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}]+/gu)) {
    if (withoutGaps.test(word)) words.push(...pairsOf(word));
    else words.push(word.length > longestWord ? word.slice(0, longestWord) : word);
  }
  return words;
};

/** Longer ones are keys and the like; an index has no use for them whole. */
const longestWord = 40;

const withoutGaps = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const pairsOf = (word: string): string[] => {
  const characters = Array.from(word);
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
};
