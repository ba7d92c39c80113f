import { actorsBefore, namesActor, withBaseVerb } from '@diagloom/language/morphology';
import { labelWords, oneLine } from '../../../program/index.ts';

/**
 * What events are called: after what happens to what the machine is about. “The agent resolves it” and “The customer may reopen it” are
 * `resolve` and `reopen`, “After 7 days it is closed” is `after 7 days`, and “The ticket is assigned” of a ticket is `assigned`. Labels that
 * would be called alike, as where two do the same, stay as they are drawn.
 */
export const eventLabels = (labels: readonly string[], title: string): ((label: string) => string) => {
  const about = new Set(labelWords(title));
  const drawn = [...new Set(labels.map((label) => oneLine(label)))];
  const short = new Map(drawn.map((label) => [label, shortened(label, about)]));
  const isShared = (label: string): boolean =>
    drawn.filter((other) => (short.get(other) ?? '').toLowerCase() === (short.get(label) ?? '').toLowerCase()).length >
    1;
  return (label) => {
    const said = oneLine(label);
    return isShared(said) ? said : (short.get(said) ?? said);
  };
};

const shortened = (label: string, about: ReadonlySet<string>): string => {
  const waited =
    /^(after\s+(?:\d+|an?|one|two|three)\s+\p{L}+?s?)[,\s]+(?:the\s+)?\p{L}+(?:\s+\p{L}+)?\s+(?:is|are|gets?|will)\b/iu.exec(
      label,
    )?.[1];
  if (waited !== undefined) return waited;
  const said = withoutModal(withoutSubject(label, about)).replace(
    /\s+(?:moves?|brings?|puts?|takes?|sets?|changes?)\s+(?:it|the\s+\p{L}+)\s+(?:in)?to\s.*$/iu,
    '',
  );
  const words = said.split(' ');
  const actors = actorsBefore(words.map((word) => word.toLowerCase()));
  const deed = withBaseVerb(words.slice(actors), actors > 0).join(' ');
  return deed.replace(/(?<=\p{L})\s+(?:it|them)(?=$|\s+(?:back|down|in|off|on|out|over|up|away)$)/iu, '');
};

/** `reopen it` of `The customer may reopen it`. */
const withoutModal = (label: string): string => {
  const [, actor = '', deed] = /^(.+?)\s+(?:may|can|must|should|will)\s+(?!not\b|be\b)(.+)$/i.exec(label) ?? [];
  return deed !== undefined && namesActor(labelWords(actor)) ? deed : label;
};

/** `assigned to an agent` of `A ticket is assigned to an agent`, where the machine is about tickets. */
const withoutSubject = (label: string, about: ReadonlySet<string>): string => {
  const [, subject = '', rest] =
    /^(?:(?:an?|the)\s+)?(.+?)\s+(?:is|gets|was|has been)\s+(?!not\b)(\p{L}+(?:ed|en|t|n)\b.*)$/iu.exec(label) ?? [];
  const words = labelWords(subject);
  return rest !== undefined && (subject.toLowerCase() === 'it' || words.every((word) => about.has(word)))
    ? rest
    : label;
};
