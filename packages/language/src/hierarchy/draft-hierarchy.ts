import type { Draft, Drafter } from '../draft.ts';
import { keepingVerbs } from '../lexicon/en/chart-contractions.ts';
import { familyTitle, tellsKin } from '../lexicon/en/kinship-words.ts';
import {
  bossIs,
  hasGot,
  listBelow,
  namedBefore,
  placedBehind,
  placesSomebody,
  reportsBelow,
} from '../lexicon/en/leading-verbs.ts';
import { sizeOfWhole, wholeStart } from '../lexicon/en/plain-chart-words.ts';
import { asksUs } from '../lexicon/en/requests.ts';
import { hasArrow } from '../notations/arrows.ts';
import type { OutlineItem, Piece } from '../outline/outline.ts';
import { readOutlineLines } from '../outline/read-lines.ts';
import { toDraft } from '../outline/to-draft.ts';
import { splitPlainSentences } from '../text/plain-sentences.ts';
import { capitalised } from '../text/words.ts';
import { addAll, readItems } from './add-items.ts';
import { withItHidden, withItShown } from './called-it.ts';
import { type Chart, createChart } from './chart.ts';
import { readFamily } from './family-tree/read-family.ts';
import { joinHolders } from './join-holders.ts';
import { joinNamed } from './join-named.ts';
import { topOf } from './lead-by-rank.ts';
import { listCounted } from './list-counted.ts';
import { looselyTold } from './loosely-told.ts';
import { readPlainText } from './plain-text/read-plain-text.ts';
import { readChains } from './read-chains.ts';
import { article, isPerson, isTitle, readName } from './read-name.ts';
import { readStatement } from './read-statement.ts';
import { readReportTable } from './report-table.ts';
import { hasListInSentence } from './running-text/lists.ts';
import { readRunningText } from './running-text/read-running-text.ts';

/**
 * The hierarchy family: who is under whom. Tables, arrows, outlines and sentences such as `The CTO and CFO report to the CEO`,
 * `Each VP has two teams`, to positions and the lines between them.
 */
export const draftHierarchy: Drafter = (written, type, named, asked) =>
  withItShown(draftChart(withItHidden(written), type, withItHidden(named), withItHidden(asked)));

const draftChart: Drafter = (written, type, named, asked) => {
  const isSaid = placesSomebody.test(named);
  const [given, prompt, title] = [plain(isSaid ? asked : written), plain(asked), isSaid ? '' : named];
  return (
    draftFamily(given, type, title, prompt) ??
    draftPlainText(given, type, title, prompt) ??
    draftRunningText(given, type, title, prompt) ??
    draftStatements(given, type, title, prompt)
  );
};

const plain = (text: string): string => looselyTold(withHas(text));

/** `Tom's got a driver`, `Tom's team: two drivers`: what he has, as does `Tom keeps Fleet`; `boss is Tom (owner)`: Tom, who is the owner. Offsets stay. */
const withHas = (text: string): string =>
  text
    .replace(bossIs, (found, opening: string, title: string) =>
      isTitle(title) ? found.slice(opening.length).padStart(found.length) : found,
    )
    .replace(placedBehind, (found, name: string, mark: string | undefined, at: number) =>
      opensPlace(name, mark, text.slice(0, at)) ? found.replace(',', '.') : found,
    )
    .replace(keepingVerbs, (verb) => (verb.endsWith('s') ? 'has' : 'have').padEnd(verb.length))
    .replace(reportsBelow, (found) => 'Below:'.padEnd(found.length))
    .replace(hasGot, (_, got: string, mark: string) => ` has${' '.repeat(got.length + mark.length - 4)}`);

/** `the board, under the CEO sales and IT`: who was named before opens a sentence of its own, a pronoun does before a colon. */
const opensPlace = (name: string, mark: string | undefined, before: string): boolean =>
  namedBefore.test(name)
    ? mark !== undefined
    : before
        .toLowerCase()
        .split(/[^\p{L}'’-]+/u)
        .includes(name.toLowerCase());

/** Who is whose child. */
const draftFamily = (...[given, type, title, prompt]: Parameters<Drafter>): Draft | undefined => {
  if (hasArrow(given)) return undefined;
  const family = readFamily(tellsKin.test(title) ? prompt : given);
  const name = tellsKin.test(title) || title === '' ? (familyTitle.exec(prompt)?.[0] ?? 'Family tree') : title;
  return family && toDraft(family.toSpec(type.id, capitalised(name), prompt), prompt);
};

/** A few sentences of which every word is understood. */
const draftPlainText: (...given: Parameters<Drafter>) => Draft | undefined = (given, type, title, prompt) => {
  if (hasArrow(given.replaceAll(' > ', ' → ')) || given.includes('\n')) return undefined;
  const chart = createChart(type);
  const isWhole = given.trim() === '' || isPosition(title, prompt) || (isTitle(title) && opensWith(title, prompt));
  const read = readPlainText(isWhole ? fromTitle(prompt, title) : given, chart, isWhole ? '' : title);
  if (read === undefined) return undefined;
  chart.leadRest(topOf);
  const name = isWhole ? '' : title === '' ? read.heading.trim() : title;
  const bare = name.replace(wholeStart, '').replace(sizeOfWhole, '').replace(article, '');
  return { ...toDraft(chart.toSpec(type.id, capitalised(bare)), prompt), isAllRead: true };
};

/** What stands before the title asks for the chart. */
const fromTitle = (prompt: string, title: string): string => {
  const found = title === '' ? -1 : prompt.toLowerCase().indexOf(title.toLowerCase());
  if (found < 0) return prompt;
  const start = prompt.slice(0, found).replace(/\b(?:the|our|an?)\s+$/i, '').length;
  return ' '.repeat(start) + prompt.slice(start);
};

/** Prose as handbooks have it; what people type is shorter and leaves out more. */
const draftRunningText = (...[given, type, title, prompt]: Parameters<Drafter>): Draft | undefined => {
  const isProse = given.length >= shortestProse || hasListInSentence(given) || itemBelowItem.test(given);
  if (!isProse || hasArrow(given) || isToldTable(given) || isOutline(given)) return undefined;
  const chart = createChart(type);
  if (!readRunningText(given, chart)) return undefined;
  chart.leaveLoners();
  chart.leadRest(topOf);
  return toDraft(chart.toSpec(type.id, title), prompt);
};

const shortestProse = 300;

/** Items below items, of which none says a sentence. */
const isOutline = (text: string): boolean => itemBelowItem.test(text) && readOutlineLines(text) !== undefined;

const itemBelowItem = /^[-*•]\s.*\n[^\S\n]+[-*•]\s/m;

/** A row of a table in each line names posts as they are, whatever they sound like; in prose, what is no title is no post. */
const isToldTable = (text: string): boolean =>
  text.split('\n').every((line) => line.trim() === '' || /^[^.\n]+ (?:reports to|is the) [^.\n]+\.\s*$/.test(line));

const draftStatements: Drafter = (given, type, title, prompt) => {
  const chart = createChart(type);
  const text = joinHolders(joinNamed(listCounted(given.replaceAll(' > ', ' → '))));
  const isOfHead = isTitle(title) && opensWith(title, prompt);
  const outline = hasArrow(text)
    ? undefined
    : readOutlineLines(isOfHead || headsOutline(title, prompt) ? prompt : text);
  const heading = readReportTable(text, chart)
    ? ''
    : outline === undefined
      ? readSentences(text, title, prompt, chart)
      : readOutline(outline, text, chart);
  chart.leadRest(topOf);
  const isNamed = title !== '' && !(isOfHead && outline !== undefined);
  const draft = toDraft(chart.toSpec(type.id, isNamed ? title : heading), prompt);
  return isListBelow(outline ?? []) ? { ...draft, isAllRead: true } : draft;
};

/** True for an outline that says in so many words below whom its items stand. */
const isListBelow = (outline: readonly OutlineItem[]): boolean =>
  outline.some(({ text, children }) => children.length > 0 && listBelow.test(text));

/** A first line that ends in a colon, or only asks for the chart, is its heading. */
const readOutline = (outline: readonly OutlineItem[], text: string, chart: Chart): string => {
  const [first, ...others] = outline;
  const isHeading =
    first !== undefined &&
    others.length > 0 &&
    first.children.length === 0 &&
    (/^[:!]/.test(text.slice(first.span.end).trimStart()) ||
      asksForChart.test(first.text) ||
      namesWhole(first, others)) &&
    !/:\s*\S/.test(first.text);
  for (const item of isHeading ? others : outline) addItem(item, undefined, chart);
  return isHeading ? first.text.replace(asksForChart, '').trim() : '';
};

/** `Repair shop` above `Head: Ann Lee` is what the chart shows. */
const namesWhole = ({ text }: OutlineItem, [second]: readonly OutlineItem[]): boolean => {
  const { head = '', list = '' } = headAndList.exec(second?.text ?? '')?.groups ?? {};
  return isTitle(head) && isPerson(list) && !isTitle(text) && !isPerson(text) && !text.includes(':');
};

const headAndList = /^(?<head>[^:()]{2,60}):\s+(?<list>.+)$/s;

const asksForChart = /\b(?:please|pls|plz|org(?:ani[sz]ation)? ?charts?|draw|chart|draft)\b/i;

/** `Squad A: two devs` in an outline brings its own reports; `Head: Ann Lee` is one box; `Three squads report to her` says below whom its items stand. */
const addItem = (item: OutlineItem, parent: string | undefined, chart: Chart): void => {
  const boss = listBelow.exec(item.text)?.groups?.above;
  const known = boss === undefined || item.children.length === 0 ? undefined : chart.refer(boss);
  if (known !== undefined) {
    for (const child of item.children) addItem(child, known, chart);
    return;
  }
  const { head = item.text, list } = headAndList.exec(item.text)?.groups ?? {};
  const isHolder = list !== undefined && (isTitle(head) || item.children.length === 0) && isPerson(list);
  const isOne = list === undefined || numbered.test(head);
  const under = parent === undefined ? undefined : { head: parent, isShared: false, most: mostListed };
  const text = isHolder ? `${head} (${list})` : isOne ? item.text : head;
  const own = { text, span: { start: item.span.start, end: item.span.start + text.length }, children: [] };
  const ids = addAll([own], under, chart);
  const [id] = ids;
  if (id === undefined) return;
  if (list !== undefined && !isHolder && !isOne)
    addAll(
      readItems({ text: list, start: item.span.end - list.length }),
      { head: id, isShared: false, most: mostListed },
      chart,
    );
  for (const child of item.children) addItem(child, id, chart);
};

/** `Section II: Archive` is one name. */
const numbered = /\s(?:\d{1,2}|[IVX]{1,4}|[A-H])$/;

/** An outline that counts more of one kind than this means the group. */
const mostListed = 2;

/** A heading before a colon (`Acme: the CEO leads ...`) names the chart; a bare list after it is led by nobody. */
const readSentences = (text: string, title: string, prompt: string, chart: Chart): string => {
  const [opening = ''] = headed.exec(text) ?? [];
  const whole =
    text.trim() === '' || isPosition(title, prompt) ? prompt : ' '.repeat(opening.length) + text.slice(opening.length);
  const pieces = splitPlainSentences(whole.replaceAll(' > ', ' → ')).filter(({ text: line }) => !asksUs.test(line));
  const [first, ...others] = pieces;
  const heading = first !== undefined && others.length > 0 && title === '' && isHeading(first) ? first : undefined;
  const isReversed = /\breports? to\b/i.test(heading?.text ?? '');
  const statements = heading === undefined ? pieces : others;
  if (statements.some(({ text: line }) => hasArrow(line))) readChains(statements, isReversed, chart);
  else for (const piece of statements) readStatement(piece, chart);
  return (
    heading?.text ??
    opening
      .replace(asksForChart, '')
      .replace(/[\s:,-]+$/, '')
      .trim()
  );
};

/** `City hall org, please draw: mayor ...`: what stands before the colon only says what the chart is of. */
const headed =
  /^\s*[^:.\n]{0,60}\b(?:structure|org|reorg|organi[sz]ation|chart|hierarchy|please|pls|plz|draft)\b[^:.\n-]{0,40}(?::|\s[-–]\s|\.\s|\n)\s*/i;

/** A first sentence that names nobody: `Youth football club.`, `Who reports to who:`. */
const isHeading = ({ text }: Piece): boolean =>
  !/[,:()=→]|->/.test(text.replace(/:$/, '')) &&
  !isTitle(text) &&
  !isPerson(text) &&
  !namesSomebody.test(text) &&
  readName(text).person === undefined &&
  (/^who\b/i.test(text) || (text.split(/\s+/).length <= 6 && !verbs.test(text)));

const verbs = /\b(?:is|are|has|have|leads?|runs|manages|reports?|heads|with|under|over|below|top|owns|boss)\b/i;
const namesSomebody =
  /\b(?:ceo|cto|cfo|coo|president|director|manager|owner|founder|chair(?:man|woman)?|head|lead|boss|chief|principal)\b/i;

/** `Head of IT: Marek`: what stands before the colon is somebody. */
const opensWith = (title: string, prompt: string): boolean =>
  prompt.trimStart().toLowerCase().startsWith(`${title.toLowerCase()}:`);

/** A title that stands alone above a list is the head of it. */
const headsOutline = (title: string, prompt: string): boolean =>
  (isTitle(title) || isPerson(title)) && prompt.trimStart().toLowerCase().startsWith(`${title.toLowerCase()}\n`);

/** `CTO: Engineering, Quality` is a statement about the CTO, not a title; `Kitchen: chef, cook under him` tells its own order. */
const isPosition = (title: string, prompt: string): boolean =>
  countsReports.test(title) ||
  /\s[-–]\s(?:chair|head|boss|lead|top|director|ceo|owner)$/i.test(title) ||
  (title !== '' &&
    prompt.trimStart().toLowerCase().startsWith(`${title.toLowerCase()}:`) &&
    title.split(' ').length <= 3 &&
    (isTitle(title) || !listsPositions(prompt)) &&
    !/\b(?:under|below|beneath|led by|headed by|reports? to|reporting to|leads|manages|top|over)\b|→|->| > | = /i.test(
      prompt,
    ));

/** `Bakery: owner, two bakers`: the list behind the colon opens with somebody, so that what stands before it is no position. */
const listsPositions = (prompt: string): boolean => {
  const [, first = ''] = /:\s*([^,.;:(]+)/.exec(prompt) ?? [];
  return isTitle(first.trim()) || isPerson(first.trim());
};

/** `Owner with two managers: ...` opens a sentence, and is no heading. */
const countsReports =
  /\b(?:with|has|have|leads|manages|consists\s+of|is\s+(?:split|divided)\s+into)\s+(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b/i;
