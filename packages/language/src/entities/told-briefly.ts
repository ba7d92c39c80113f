import {
  amountBetween,
  joinedTable,
  mayBeBracket,
  politeOpening,
  resolvedBy,
  rowsBehind,
  tableSlash,
  versusPair,
} from '../lexicon/en/data-words.ts';
import { splitOutside } from '../outline/read-list.ts';

/**
 * Short ways of telling tables, in the words that are read: `a (…) / b (…)` with a semicolon, `match = home team vs away team` as what a match has,
 * `Enrolment resolves the m:n of …` as what stands between. In: a text. Out: one of the same length, so that places stay.
 */
export const plainTables = (text: string): string =>
  rules.reduce((told, rule) => {
    const next = rule(told);
    return next.length === told.length ? next : told;
  }, text);

/** `product (code) / shelf (bin) / stock`: slashes between tables, where some of them have their columns in brackets. */
const slashes = (text: string): string => {
  const parts = splitOutside({ text, start: 0 }, tableSlash);
  const tables = parts.filter(({ text: part }) => /^\s*[\p{L}_][\p{L}\d_ ]*\([^()]*\)/u.test(part));
  if (parts.length < leastTables || tables.length < leastTables) return text;
  const letters = text.split('');
  for (const { start } of parts.slice(1)) letters[text.lastIndexOf('/', start)] = ';';
  return letters.join('');
};

const leastTables = 2;

/** Fits what is said into as many letters as it takes the place of. */
const fitted = (said: string, place: string): string =>
  said.length > place.length ? place : said.padEnd(place.length);

/** `stock = how many of which product in which hall` */
const amounts = (text: string): string =>
  text.replace(amountBetween, (place: string, name: string, one: string, other: string) =>
    fitted(`${name}: amount, one ${one}, one ${other}`, place),
  );

/** `match = home team vs away team` has two teams. */
const pairs = (text: string): string =>
  text.replace(versusPair, (place: string, name: string, noun: string) => fitted(`${name} has two ${noun}s`, place));

/** `Enrolment resolves the m:n of student and course and carries grade` */
const resolved = (text: string): string =>
  text.replace(resolvedBy, (place: string, name: string, one: string, other: string, list = '') =>
    fitted(`${one} and ${other} are n:m via ${name.trim()}${list === '' ? '' : ` (${list.trim()})`}`, place),
  );

/** `and pick, which joins an event and a channel: id, phase.` is the table `pick (id, phase)`. */
const joined = (text: string): string =>
  text.replace(joinedTable, (place: string, name: string, list: string) => fitted(`${name} (${list})`, place));

/** `Rental - from, to; one customer, one car`: what a table has one of stands in its row, too. */
const rows = (text: string): string =>
  text.replace(rowsBehind, (place: string) => place.replace(/;(?=\s*(?:exactly |only )?(?:one|an?|1)\s)/giu, ','));

const blank = (place: string): string => place.replace(/[^\n]/g, ' ');

/** `Boat hire please.` above the tables, `(may be another)` within them. */
const remarks = (text: string): string => text.replace(politeOpening, blank).replace(mayBeBracket, blank);

const rules = [remarks, slashes, amounts, pairs, resolved, joined, rows] as const;
