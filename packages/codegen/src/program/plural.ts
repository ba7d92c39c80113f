import { singular as singularWord } from '@diagloom/language/morphology';

const irregular: Readonly<Record<string, string>> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  foot: 'feet',
  tooth: 'teeth',
  mouse: 'mice',
  analysis: 'analyses',
  shelf: 'shelves',
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  calf: 'calves',
  wolf: 'wolves',
  knife: 'knives',
  life: 'lives',
  wife: 'wives',
  stock: 'stock',
  data: 'data',
  staff: 'staff',
  equipment: 'equipment',
  furniture: 'furniture',
  hardware: 'hardware',
  information: 'information',
  luggage: 'luggage',
  software: 'software',
  inventory: 'inventory',
};

/** `order line` becomes `order lines`; what is a plural already stays. */
export const plural = (words: readonly string[]): readonly string[] => {
  const last = words.at(-1) ?? '';
  return [...words.slice(0, -1), pluralWord(last)];
};

const pluralWord = (word: string): string => {
  const known = irregular[word];
  if (known !== undefined) return known;
  if (/[^aeiou][aeiou]z$|[^aeiou]uiz$/.test(word)) return `${word}zes`;
  if (/(?:s|x|z|ch|sh)$/.test(word)) return /[^su]s$/.test(word) ? word : `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /\d$/.test(word) ? word : `${word}s`;
};

/** A table's rows are called by one of them: `order lines` holds an `order line`, `check_ins` a `check_in`. */
export const singular = (label: string): string => {
  const word = /[a-z]+$/i.exec(label)?.[0] ?? '';
  if (/[a-z][\s_-](?:in|off|on|out|up)s$/i.test(label)) return label.slice(0, -1);
  const known = Object.keys(irregular).find((one) => irregular[one] === word.toLowerCase());
  if (known !== undefined) return `${label.slice(0, -word.length)}${word.charAt(0)}${known.slice(1)}`;
  return `${label.slice(0, label.length - word.length)}${singularWord(word)}`;
};
