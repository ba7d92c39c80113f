import { parseNotation } from '@diagloom/diagram/model';
import type { BadLine, ReadReply } from './read-reply.ts';

/** Lines that no diagram needs: a reply that goes on and on. */
const mostLines = 1500;

/** Reads our notation as models write it: with bullets, with prose before and after, with keys that nothing declares. */
export const readNotationReply = (text: string, type: string): ReadReply => {
  const lines = text.split('\n', mostLines).map(withoutBullet);
  const first = lines.findIndex((line) => headerPattern.test(line));
  const body = first < 0 ? lines : lines.slice(first);
  const keys = keysIn(body);
  const used = keysOfEdges(body);
  const badLines: BadLine[] = [];
  const kept = body.filter((line, index) => {
    if (index === 0 && first >= 0) return true;
    if (isProse(line, used)) return false;
    const missing = missingKeys(line, keys);
    if (missing.length === 0) return true;
    badLines.push({ text: line, message: `No line declares ${missing.map((key) => `"${key}"`).join(' and ')}.` });
    return false;
  });
  const { spec, problems } = parseNotation(kept.join('\n'), type);
  const unreadable = problems.map(({ line, text: part, message }) => ({ text: kept[line - 1] ?? part, message }));
  return { form: 'notation', spec, badLines: [...badLines, ...unreadable] };
};

const withoutBullet = (line: string): string => line.trim().replace(/^(?:[-*•]\s+(?![->])|\d+[.)]\s+)/, '');

/** Only a reply's own first line looks like this: a word, or a word with a title. */
const headerPattern = /^[a-z]+(?:-[a-z]+)*(?:\s*:.*)?$/;

const nodePattern = /^([\p{L}\p{N}_]+)(?:\?|\([^)]*\)|@[\p{L}\p{N}_]+|#[\w-]+|\{[^}]*\})*(?:\s+\S|$)/u;
const groupPattern = /^\[([\p{L}\p{N}_]+)[^\]]*\]/u;
const edgePattern = /^([\p{L}\p{N}_]+)(?:\[[^\]]*\])?\s*(?:-[\w-]+->|-->|->|=>|→)\s*([\p{L}\p{N}_]+)(?=$|[\s[@#{:,])/u;

/** Keys that lines of their own declare. */
const keysIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) => {
      if (edgePattern.test(line)) return [];
      return groupPattern.exec(line)?.[1] ?? nodePattern.exec(line)?.[1] ?? [];
    }),
  );

const keysOfEdges = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => edgePattern.exec(line)?.slice(1, 3) ?? []));

/** A sentence, where notation has a key and a label. */
const isProse = (line: string, used: ReadonlySet<string>): boolean => {
  const key = nodePattern.exec(line)?.[1] ?? '';
  const isSentence = /^\p{Lu}[\p{L}'’]*[,:]?\s.*[.:!?]$/u.test(line) && line.split(/\s+/).length >= 4;
  return isSentence && !used.has(key) && !/->|=>|→|\|/.test(line);
};

/** Ends of an edge that look like keys and that nothing declares. Longer words are labels of nodes that only edges name. */
const missingKeys = (line: string, keys: ReadonlySet<string>): readonly string[] => {
  const plain = /^[\p{L}\p{N}_]+(?:\s*(?:->|,)\s*[\p{L}\p{N}_]+)+$/u.test(line);
  const ends = plain ? line.split(/\s*(?:->|,)\s*/) : (edgePattern.exec(line)?.slice(1, 3) ?? []);
  return ends.filter((end) => end.length <= 2 && keys.size > 0 && !keys.has(end));
};
