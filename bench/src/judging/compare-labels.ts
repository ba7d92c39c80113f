/**
 * How alike two labels are, from 0 to 1: the words that mean something, each by its stem, as a soft Dice coefficient. A word with a
 * small slip counts in part. `Approval of the order` and `approve order` are nearly one.
 */
export const compareLabels = (one: string, other: string): number => {
  if (one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase()) return 1;
  const [a, b] = [stemsOf(one), stemsOf(other)];
  if (a.length === 0 || b.length === 0) return 0;
  const free = [...b];
  let common = 0;
  for (const stem of a) {
    const likes = free.map((candidate) => compareStems(stem, candidate));
    const best = Math.max(0, ...likes);
    if (best === 0) continue;
    free.splice(likes.indexOf(best), 1);
    common += best;
  }
  return (2 * common) / (a.length + b.length);
};

const known = new Map<string, readonly string[]>();

/** The stems of the words that mean something; of all words where none does. */
export const stemsOf = (label: string): readonly string[] => {
  const before = known.get(label);
  if (before !== undefined) return before;
  const words = label
    .replace(/(?<=[a-z0-9])(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !silent.has(word));
  const stems = (telling.length > 0 ? telling : words).map(stemOf);
  known.set(label, stems);
  return stems;
};

const silent = new Set(
  'a an the of to for in on at by with from into and or is are be been was were has have had its his her their this that these those it he she they as per via will can must should do does did then'.split(
    ' ',
  ),
);

const irregular: Readonly<Record<string, string>> = {
  sent: 'send',
  made: 'make',
  given: 'give',
  taken: 'take',
  paid: 'pay',
  bought: 'buy',
  sold: 'sell',
  told: 'tell',
  chosen: 'choose',
  written: 'write',
  done: 'do',
  found: 'find',
  held: 'hold',
  kept: 'keep',
  left: 'leave',
  met: 'meet',
  shown: 'show',
  drawn: 'draw',
  built: 'build',
  brought: 'bring',
  people: 'person',
  children: 'child',
};

/** Deeds and the nouns for them share a crude stem. */
const stemOf = (word: string): string => {
  const base = baseOf(irregular[word] ?? word);
  if (base.length < 7) return base;
  return base.replace(/(?:[ai]tion|[st]ion|ion|i[sz]ation|ment|[ae]nce|al|er|or|ity|ness|ure|i[sz]e|at|it)$/, '');
};

const baseOf = (word: string): string => {
  if (word.length > 3 && /[^sui]s$/.test(word))
    return baseOf(
      word.length > 4
        ? word
            .replace(/ies$/, 'y')
            .replace(/(?<=ss|x|z|ch|sh)es$/, '')
            .replace(/s$/, '')
        : word.slice(0, -1),
    );
  if (word.length > 4 && word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  const stem = word.length > 4 ? word.replace(/(?<=...)ing$|(?<=..)ed$/, '') : word;
  return (stem === word ? word : stem.replace(/([bdfgmnprt])\1$/, '$1')).replace(/e$/, '');
};

/** 1 for one stem; less where one begins the other or a letter in five is wrong; else 0. */
const compareStems = (one: string, other: string): number => {
  if (one === other) return 1;
  if (Math.min(one.length, other.length) < 4) return 0;
  if (one.startsWith(other) || other.startsWith(one)) return 0.9;
  const likeness = 1 - distance(one, other) / Math.max(one.length, other.length);
  return likeness >= 0.8 ? likeness : 0;
};

/** The fewest letters to put in, take out or change. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
};
