import type { Family } from '@diagloom/diagram/model';
import { plainWords, stemOf } from '@diagloom/knowledge';
import { evidenceOf } from './evidence.ts';
import { isAboutDocument, isAnnounced, isStage, isStepList } from './headings.ts';
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
  const asked = stemsOf(question);
  const best = Math.max(...readings.map(({ passage }) => passage.score), 1e-9);
  const most = Math.max(...readings.map(({ named }) => named), 1);
  const documents = [
    ...new Set(readings.toSorted((a, b) => b.passage.score - a.passage.score).map(({ passage }) => passage.documentId)),
  ];
  const worths = readings.map((reading) => worthOf(reading, best, family));
  const mostWorth = Math.max(...worths, 1e-9);
  return readings.map((reading, at) => {
    const { passage, named, coverage, kept } = reading;
    const own = readings.filter((each) => each.passage.documentId === passage.documentId);
    const mostOwn = Math.max(...own.map((each) => each.named), 1);
    const heading = passage.headingPath.at(-1) ?? '';
    const general = [
      `score:${bucket(passage.score / best, 6)}`,
      `worth:${bucket((worths[at] ?? 0) / mostWorth, 8)}`,
      `document:${Math.min(3, documents.indexOf(passage.documentId))}`,
      `named:${Math.min(6, Math.floor(named / 3))}`,
      `share:${bucket(named / most, 5)}`,
      `own share:${bucket(named / mostOwn, 5)}`,
      `kept:${bucket(kept, 5)}`,
      `coverage:${bucket(coverage, 5)}`,
      `evidence:${bucket(evidenceOf(passage.text, family), 5)}`,
      `in heading:${bucket(shareIn(asked, stemsOf(heading)), 4)}`,
      `in text:${bucket(shareIn(asked, stemsOf(passage.text)), 5)}`,
      `in title:${bucket(shareIn(asked, stemsOf(passage.title)), 3)}`,
      `length:${Math.min(5, Math.floor(Math.log2(1 + passage.text.length / 200)))}`,
      ...(isAnnounced(passage, family) ? ['announced'] : []),
      ...(isAnnounced({ ...passage, headingPath: passage.headingPath.slice(0, -1) }, family)
        ? ['announced above']
        : []),
      ...(isAboutDocument(passage) ? ['about the document'] : []),
      ...(isStepList(passage) ? ['steps'] : []),
      ...(isStage(passage) ? ['stage'] : []),
      ...(passage.headingPath.length < 2 ? ['before headings'] : []),
    ];
    const words = plainWords(heading).map((word) => `h:${stemOf(word, 'en')}`);
    return [
      ...new Set([
        ...general,
        ...general.map((feature) => `${family} ${feature}`),
        ...words.map((word) => `${family} ${word}`),
      ]),
    ];
  });
};

const bucket = (share: number, steps: number): number => Math.round(Math.min(1, Math.max(0, share)) * steps);

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    plainWords(text)
      .filter((word) => !small.has(word))
      .map((word) => stemOf(word, 'en')),
  );

const shareIn = (asked: ReadonlySet<string>, said: ReadonlySet<string>): number =>
  asked.size === 0 ? 0 : [...asked].filter((stem) => said.has(stem)).length / asked.size;

const small = new Set(
  'a an the of to in on for and or is are be it its by with from do does how what who which when where we i you us our my your me can could please draw show picture diagram flowchart chart flow as that this all up out'.split(
    ' ',
  ),
);
