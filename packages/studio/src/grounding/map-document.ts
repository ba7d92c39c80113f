import type { Passage } from '@diagloom/knowledge';
import { understand } from '@diagloom/language';
import { diagramTypeOf } from '@diagloom/types';
import { type AskedWord, askedWords, shareIn, stemsOf } from './asked-words.ts';
import { readableText } from './blank-spans.ts';
import { isAboutDocument } from './headings.ts';
import { outlineOf, titleOf } from './outline-of.ts';
import { type PassageReading, readPassage } from './read-passage.ts';
import { joinSections } from './tell-together.ts';

/** A heading with all that stands below it. */
interface Branch {
  readonly path: readonly string[];
  readonly sections: readonly Passage[];
}

/** With fewer leaves nothing is a map. */
const fewestTopics = 4;

/**
 * Reads a map of what a document says: its headings are the branches, what it lists below them the leaves. In: the question, and all sections of
 * the documents that it is about; out: the part of a document whose heading answers the question best, or undefined where none lists enough.
 */
export const mapDocument = (question: string, passages: readonly Passage[]): PassageReading | undefined => {
  const asked = stemsOf(question);
  const best = Math.max(...passages.map(({ score }) => score), 1e-9);
  const told = saidInProse(asked, passages);
  if (told !== undefined) return told;
  const subject = askedWords(question);
  const telling = passages.filter(({ text }) => saysAll(text, subject));
  const worth = ({ path, sections }: Branch): number =>
    headingCounts * shareAsked(path.at(-1) ?? '', asked) +
    (sections.length === 1 && subject.length > 1 && leadsTo(sections[0]?.text ?? '', subject) ? headingCounts : 0) +
    (subject.length > 0 && telling.length === 1 && sections[0] === telling[0] && path.length > 1 ? headingCounts : 0) +
    Math.max(...sections.map(({ score }) => score)) / best +
    (path.length > 1 ? 0 : wholeCounts);
  const ranked = branchesOf(passages)
    .map((branch) => ({ branch, worth: worth(branch) }))
    .toSorted((a, b) => b.worth - a.worth)
    .filter((each, _, all) => each.worth >= leastWorth * (all[0]?.worth ?? 0))
    .slice(0, mostTried);
  for (const { branch } of ranked) {
    const reading = readBranch(branch);
    if (reading !== undefined) return reading;
  }
  return undefined;
};

/** What a heading that is asked for counts beside the best score. */
const headingCounts = 1.5;

/** "We ended up with four big bets for Q3:" leads to what is asked for, whatever its section is called. */
const leadsTo = (text: string, subject: readonly AskedWord[]): boolean =>
  [...text.matchAll(/[^.!?\n]+(?=:[^\S\n]*\n)/g)].some(([lead]) => saysAll(lead, subject));

/** Whether a text has all words that a question is about. */
const saysAll = (text: string, subject: readonly AskedWord[]): boolean =>
  shareIn(
    subject,
    subject.map(() => 1),
    stemsOf(text),
  ) === 1;

/** Of parts that answer worse none is worth reading; one of less than this share of the best one is about something else. */
const mostTried = 20;
const leastWorth = 0.3;

/** A heading with this share of its words in the question is what was asked for. */
const isAskedFor = 0.5;

/** The section whose heading is asked for, where it lists nothing and is told in sentences. */
const saidInProse = (asked: ReadonlySet<string>, passages: readonly Passage[]): PassageReading | undefined => {
  const [best] = passages
    .map((passage) => ({ passage, share: shareAsked(passage.headingPath.at(-1) ?? '', asked) }))
    .toSorted((a, b) => b.share - a.share || b.passage.score - a.passage.score);
  if (best === undefined || best.share < isAskedFor || best.passage.headingPath.length < 2) return undefined;
  const { leaves } = outlineOf(best.passage.headingPath, [best.passage]);
  return leaves === 0 ? readPassage(best.passage, 'mind-map') : undefined;
};

/** Where no heading says what is asked for, the whole document is meant. */
const wholeCounts = 0.2;

const branchesOf = (passages: readonly Passage[]): readonly Branch[] => {
  const branches = new Map<string, { readonly path: readonly string[]; readonly sections: Passage[] }>();
  for (const passage of passages.toSorted((a, b) => a.start - b.start))
    for (let depth = 1; depth <= passage.headingPath.length; depth += 1) {
      const path = passage.headingPath.slice(0, depth);
      const key = `${passage.documentId}\n${path.join('\n')}`;
      const branch = branches.get(key) ?? { path, sections: [] };
      branch.sections.push(passage);
      branches.set(key, branch);
    }
  return [...branches.values()];
};

const readBranch = ({ path, sections }: Branch): PassageReading | undefined => {
  const own = path.length > 1 ? sections : sections.filter((section) => !isAboutDocument(section));
  const [first, ...rest] = own;
  if (first === undefined) return undefined;
  const outline = outlineOf(
    path,
    own.map((section) => ({ headingPath: section.headingPath, text: readableText(section) })),
  );
  if (outline.leaves < fewestTopics) return undefined;
  const read = understand(outline.text, { type: diagramTypeOf('mind-map'), keepsAll: true });
  if (!read.ok) return undefined;
  const passage = rest.reduce(joinSections, first);
  return {
    passage: { ...passage, headingPath: path },
    text: readableText(passage),
    told: outline.text,
    spec: read.spec,
    hasToldTables: true,
    coverage: read.coverage,
    named: outline.leaves,
    kept: 1,
  };
};

/** Words of headings that are about nothing. */
const small =
  /^(?:the|an?|of|and|to|in|on|for|with|you|your|our|we|us|are|is|be|do|doe|does|can|will|go|going|have|has|need|what|how|thing|things|some|all|tell|tells)$/;

/** How much of a heading the question has; of one that is about nothing, such as "What you can do", all words count. */
const shareAsked = (heading: string, asked: ReadonlySet<string>): number => {
  const all = [...stemsOf(titleOf(heading))];
  const telling = all.filter((stem) => !small.test(stem));
  const stems = telling.length > 0 ? telling : all;
  return stems.length === 0 ? 0 : stems.filter((stem) => asked.has(stem)).length / stems.length;
};
