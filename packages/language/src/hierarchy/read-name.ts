import { personNouns } from '../lexicon/en/actors.ts';
import { asStaff, fieldNouns, jobEnding, personTitles, titleNouns } from '../lexicon/en/position-words.ts';
import { singular } from '../lexicon/morphology.ts';
import { capitalised } from '../text/words.ts';

/** What a name in a chart says: what the box is, and who holds it. */
export interface NamedPosition {
  readonly label: string;
  readonly person?: string;
  readonly kind?: 'unit' | 'assistant' | 'vacant';
}

export const article = /^(?:the|a|an|our|their|its|his|her|one|both)\s+/i;

/** Reads a name as a professional would write it: `cto` in capitals, `anna` as a name. */
export const readName = (text: string): NamedPosition => {
  const { label, person, kind } = readParts(text);
  return {
    label: capitalised(
      label.replace(/\p{L}+/gu, (word) => (shortTitles.has(word.toLowerCase()) ? word.toUpperCase() : word)),
    ),
    ...(person === undefined ? {} : { person: person.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase()) }),
    ...(kind === undefined ? {} : { kind }),
  };
};

const shortTitles: ReadonlySet<string> = new Set(
  'ceo cto cfo coo cmo cpo cso cio chro ciso vp svp evp pm po hr it qa r&d'.split(' '),
);

/** Reads `Jane Doe (CEO)`, `CTO Marc Dupont`, `kim = owner`, `vacant designer`, `East led by Mara`. */
const readParts = (text: string): NamedPosition => {
  const bare = text
    .trim()
    .replace(article, '')
    .replace(/^(?:then|also|plus)\s+/i, '')
    .replace(/\s*\((?:was|were|formerly|ex[- ]|since|until|from|previously|currently|acting|new|joined)\b[^()]*\)/i, '')
    .replace(asStaff, '')
    .replace(/\s+(?:too|also|as well|leads(?: it)?|is in charge|is the boss|runs it)$/i, '');
  const vacant = /^(?:vacant|open)\s+(.+)$/i.exec(bare)?.[1];
  if (vacant !== undefined) return { label: capitalised(vacant.replace(/\s+position$/i, '')), kind: 'vacant' };
  const led = /^(?<unit>.+?),?\s+(?:led|headed|run|managed) by\s+(?<person>.+)$/iu.exec(bare)?.groups;
  if (led?.unit !== undefined && led.person !== undefined && isPerson(led.person))
    return { label: capitalised(led.unit), person: led.person };
  for (const pattern of pairs) {
    const { one, other } = pattern.exec(bare)?.groups ?? {};
    if (one !== undefined && other !== undefined) return holder(one.trim(), other.trim().replace(article, ''));
  }
  const inField =
    /^(?<label>\p{L}[\p{L} -]*? (?:of|for) (?:[\p{Ll} ]+?|\p{Lu}{2,4}))\s(?<person>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)$/u.exec(
      bare,
    )?.groups;
  if (
    inField?.label !== undefined &&
    inField.person !== undefined &&
    isTitle(inField.label) &&
    isPerson(inField.person)
  )
    return { label: capitalised(inField.label), person: inField.person };
  const addressed = /^(?<label>\p{L}[\p{L} -]*?)\s+(?<person>(?:Mr|Mrs|Ms|Dr|Prof|Father|Sister)\.?\s+\p{Lu}.*)$/u.exec(
    bare,
  )?.groups;
  if (addressed?.label !== undefined && addressed.person !== undefined && isTitle(addressed.label))
    return { label: capitalised(addressed.label), person: addressed.person };
  return titledPerson(bare) ?? jobbedPerson(bare) ?? { label: capitalised(bare), ...kindOf(bare) };
};

/** Two names for one box. */
const pairs: readonly RegExp[] = [
  /^(?<one>[^()]+?)\s*\((?<other>[^()]+)\)$/,
  /^(?<one>[^=]+?)\s*=\s*(?<other>[^=]+)$/,
  /^(?<one>.+?)\s+(?:is|was named|became)\s+(?:now\s+)?(?:the\s+|our\s+|an?\s+)?(?<other>[^,]+)$/i,
  /^(?<one>[^,:]+?)\s+[-–—]\s+(?<other>[^,]+)$/,
  /^(?<one>[^,]+?),\s*(?<other>(?:the |our )?[^,]+)$/i,
];

/** Which of the two is a person. Where neither is, both stand in the box. */
const holder = (one: string, other: string): NamedPosition => {
  if (/^(?:vacant|open|tbd|tba|n\.?n\.?)$/i.test(other)) return { label: capitalised(one), kind: 'vacant' };
  const [first, second] = [titledPerson(one), titledPerson(other)];
  if (second?.person !== undefined && !isTitle(one)) return { label: capitalised(`${one} (${other})`), ...kindOf(one) };
  if (isPerson(one) && !isPerson(other)) return { label: capitalised(other), person: one };
  if (isPerson(other) && !(isPerson(one) && isTitle(other))) return { label: capitalised(one), person: other };
  if (isTitle(other) && !isTitle(one) && isShort(one)) return { label: capitalised(other), person: one };
  if (isTitle(one) && !isTitle(other) && isShort(other) && !hasField(other))
    return { label: capitalised(one), person: other };
  if (first?.person !== undefined) return { label: `${first.label} (${other})`, person: first.person };
  return { label: capitalised(`${one} (${other})`), ...kindOf(one) };
};

const isShort = (text: string): boolean => text.split(/\s+/).length <= 3 && !/\d/.test(text);
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s./]+/)
    .filter((word) => word !== '');
const hasField = (text: string): boolean =>
  wordsOf(text).some((word) => fieldNouns.has(word) || fieldNouns.has(singular(word)));

/** `Production manager Aldo`, `CEO Anna Berg`, `exec director fatima`: a title, then who holds it. */
const titledPerson = (text: string): NamedPosition | undefined => {
  const words = text.split(/\s+/);
  const isLowerCase = text === text.toLowerCase();
  const at = words.findLastIndex((word) => titleNouns.has(singularTitle(word).toLowerCase()));
  for (let from = at + 1; at >= 0 && from < words.length; from += 1) {
    const rest = words.slice(from).join(' ');
    const [between, after] = [words.slice(at + 1, from), words.slice(from)];
    if (after.length > 3 || /^(?:of|for|to|at|in|and|with|under|who)$/i.test(words[at + 1] ?? '')) return undefined;
    const isName = isLowerCase ? after.length <= 2 && /^[\p{Ll}' -]+$/u.test(rest) && !hasField(rest) : isPerson(rest);
    if (isName && between.every((word) => hasField(word)))
      return { label: capitalised(words.slice(0, from).join(' ')), person: rest };
  }
  return undefined;
};

/** `senior carer Lou Finch`: small words of which the last says what somebody does, then a name in capitals. */
const jobbedPerson = (text: string): NamedPosition | undefined => {
  const { job = '', person = '' } =
    /^(?<job>\p{L}[\p{Ll}-]+(?:\s\p{Ll}[\p{Ll}-]+){0,3})\s(?<person>\p{Lu}\p{Ll}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}.’'-]*){0,2})$/u.exec(
      text,
    )?.groups ?? {};
  const last = job.split(' ').at(-1)?.toLowerCase() ?? '';
  const isJob = personNouns.has(last) || jobEnding.test(last);
  return isJob && isPerson(person) ? { label: capitalised(job), person } : undefined;
};

const singularTitle = (word: string): string => (/^\p{Lu}{2,}s$/u.test(word) ? word.slice(0, -1) : word);

/** `CEO`, `Head of sales`, `senior developer`. */
export const isTitle = (text: string): boolean => {
  const words = wordsOf(text.trim());
  const last = words.findIndex((word) => word === 'of' || word === 'for');
  const head = (last > 0 ? words.slice(0, last) : words).at(-1) ?? '';
  return (
    /^\p{Lu}{2,4}$/u.test(text.trim()) ||
    titleNouns.has(head) ||
    (titleNouns.has(words[0] ?? '') && words.length <= 2 && hasField(text))
  );
};

/** `Jane`, `Jane Doe`, `Dr. Sato`: capitalised words, none of them a title or a field. */
export const isPerson = (text: string): boolean => {
  const words = text.trim().split(/\s+/);
  if (personTitles.has((words[0] ?? '').toLowerCase().replace('.', '')) && words.length <= 4) return words.length > 1;
  return (
    words.length <= 3 &&
    words.every(
      (word, index) =>
        /^\p{Lu}(?:\p{Ll}[\p{L}’'-]*|\.)$/u.test(word) || (index === 1 && /^(?:van|von|de|der|la)$/.test(word)),
    ) &&
    !words.some((word) => titleNouns.has(word.toLowerCase()) || fieldNouns.has(word.toLowerCase()))
  );
};

/** Words that say what a box is. */
const unitWords =
  /\b(?:departments?|depts?|divisions?|teams?|units?|offices?|branch|branches|groups?|regions?|squads?|crews?|wards?)$/i;

const kindOf = (text: string): Pick<NamedPosition, 'kind'> => {
  if (/^(?:(?:personal|executive|office) )?assistant(?: to .+)?$/i.test(text)) return { kind: 'assistant' };
  return unitWords.test(text) ? { kind: 'unit' } : {};
};
