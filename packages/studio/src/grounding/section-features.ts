import type { Family } from '@diagloom/diagram/model';
import { plainWords } from '@diagloom/knowledge';
import { closeness } from '@diagloom/language/meaning';
import { askedWords, shareIn, stemsOf } from './asked-words.ts';
import { evidenceOf } from './evidence.ts';
import { isAboutDocument, isAnnounced, isStage, isStepList, isStory } from './headings.ts';
import { titleOf as titleOfSection } from './outline-of.ts';
import type { PassageReading } from './read-passage.ts';
import { worthOf } from './worth-of.ts';

/** A question beside all that was read for it. */
export interface Asked {
  readonly question: string;
  readonly family: Family;
  readonly readings: readonly PassageReading[];
}

/**
 * What speaks for or against a section's answering a question, by which the weights were learned: what its heading announces, how much of the
 * question stands in it, how much was read from it. Most also by family. In: the question with all readings. Out: names of features per reading.
 */
export const sectionFeatures = ({ question, family, readings }: Asked): readonly (readonly string[])[] => {
  const asked = askedWords(question);
  const words = asked.map(({ word }) => word);
  const askedFor = new Set(asked.map(({ stem }) => stem));
  const texts = readings.map(({ passage }) => tellingWords(passage.text));
  const rarities = words.map(rarityAmong(texts));
  const stems = readings.map(({ passage }) => stemsOf(passage.text));
  const weights = asked.map(({ stem }) => rarityAmong(stems.map((each) => [...each]))(stem));
  const share = (said: ReadonlySet<string>): number => shareIn(asked, weights, said);
  const nearness = (to: readonly string[]): number => closeness(words, to, (_, at) => rarities[at] ?? 0);
  const best = Math.max(...readings.map(({ passage }) => passage.score), 1e-9);
  const most = Math.max(...readings.map(({ named }) => named), 1);
  const documents = [
    ...new Set(readings.toSorted((a, b) => b.passage.score - a.passage.score).map(({ passage }) => passage.documentId)),
  ];
  const nearnessOf = new Map(
    documents.map((id) => {
      const said = texts.filter((_, at) => readings[at]?.passage.documentId === id).flat();
      return [id, nearness([...new Set(said)])];
    }),
  );
  const worths = readings.map((reading) => worthOf(reading, best, family));
  const mostWorth = Math.max(...worths, 1e-9);
  return readings.map((reading, at) => {
    const { passage, text, named, coverage, kept } = reading;
    const own = readings.filter((each) => each.passage.documentId === passage.documentId);
    const mostOwn = Math.max(...own.map((each) => each.named), 1);
    const heading = passage.headingPath.at(-1) ?? '';
    const graded = [
      ...upTo('score', passage.score / best, 6),
      ...upTo('worth', (worths[at] ?? 0) / mostWorth, 8),
      ...upTo('fit of document', Math.max(...own.map((each) => each.passage.score)) / best, 6),
      ...upTo('named', named / 15, 5),
      ...upTo('share', named / most, 5),
      ...upTo('own share', named / mostOwn, 5),
      ...upTo('kept', kept, 5),
      ...upTo('coverage', coverage, 5),
      ...upTo('evidence', evidenceOf(text, family), 5),
      ...upTo('in heading', share(stemsOf(passage.headingPath.slice(1).join(' '))), 5),
      ...upTo('in text', share(stems[at] ?? new Set()), 5),
      ...upTo('in title', share(stemsOf(titleOf(passage))), 4),
      ...upTo('near text', nearness(texts[at] ?? []), 8),
      ...upTo('near heading', nearness(tellingWords(heading)), 6),
      ...upTo('near document', nearnessOf.get(passage.documentId) ?? 0, 8),
      ...(passage.documentId === documents[0] ? ['first document'] : []),
      ...(isAskedFor(heading, askedFor) ? ['heading asked for'] : []),
      ...(isAnnounced(passage, family) ? ['announced'] : []),
      ...(isAnnounced({ ...passage, headingPath: passage.headingPath.slice(0, -1) }, family)
        ? ['announced above']
        : []),
      ...(isAboutDocument(passage) ? ['about the document'] : []),
      ...(isStepList(reading) ? ['steps'] : []),
      ...(isStage(passage) ? ['stage'] : []),
      ...(passage.headingPath.length < 2 ? ['before headings'] : []),
      `${family} in ${kindOfDocument.exec(titleOf(passage))?.[0].toLowerCase() ?? 'another'}`,
    ];
    const kind = isStory(family) ? 'story' : 'state';
    return [...graded, ...graded.map((feature) => `${kind} ${feature}`)];
  });
};

/** Whether a heading says nothing but what was asked for: "Helicopter" of "when do we call the helicopter?" */
const isAskedFor = (heading: string, asked: ReadonlySet<string>): boolean => {
  const said = askedWords(titleOfSection(heading)).map(({ stem }) => stem);
  return said.length > 0 && said.every((stem) => asked.has(stem));
};

/** What has more has all that less has, so that more never tells against what less tells for without many who say so. */
const upTo = (name: string, share: number, steps: number): readonly string[] =>
  Array.from({ length: bucket(share, steps) }, (_, at) => `${name}:${at + 1}`);

const bucket = (share: number, steps: number): number => Math.round(Math.min(1, Math.max(0, share)) * steps);

const titleOf = ({ title, headingPath: [first = ''] }: PassageReading['passage']): string => `${title} ${first}`;

/** Policies and runbooks tell procedures, minutes seldom; whoever wrote a document says in its title what it is. */
const kindOfDocument =
  /\b(?:runbook|policy|handbook|guide|requirements?|specification|srs|minutes|meeting|overview|release|notes)\b/i;

const tellingWords = (text: string): readonly string[] =>
  [...new Set(plainWords(text))].filter((word) => !small.has(word));

/** How much a word of the question tells: what every section has tells none of them from the others. */
const rarityAmong =
  (texts: readonly (readonly string[])[]) =>
  (word: string): number =>
    Math.log((texts.length + 1) / (texts.filter((words) => words.includes(word)).length + 0.5));

const small = new Set(
  'a an the of to in on for and or is are be it its by with from do does how what who which when where we i you us our my your me can could please draw show picture diagram flowchart chart flow as that this all up out'.split(
    ' ',
  ),
);
