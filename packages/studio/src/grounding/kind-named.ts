import { editDistance } from '@diagloom/knowledge';
import type { DiagramTypeId } from '@diagloom/types';

/**
 * The kind of diagram that a question calls by its name, wherever it does ("can I have the class diagram for section 3", "mindmap garden ideas",
 * "netwrok plan"). Undefined where it names none.
 */
export const kindNamed = (question: string): DiagramTypeId | undefined => {
  const spelled = withKindsSpelled(question);
  return kinds.find(([pattern]) => pattern.test(spelled))?.[1];
};

/** A question with the names of kinds of diagrams as they are spelled. */
export const withKindsSpelled = (question: string): string =>
  question.replace(/\p{L}{5,}/gu, (word) => {
    const lower = word.toLowerCase();
    const meant = kindWords.find((kind) => isMeant(lower, kind));
    return meant === undefined || kindWords.includes(lower) ? word : meant;
  });

/** Turned letters count as one; the first letter is seldom wrong. */
const isMeant = (word: string, kind: string): boolean =>
  word[0] === kind[0] &&
  Math.abs(word.length - kind.length) < 2 &&
  word !== `${kind}s` &&
  editDistance(word, kind) <= (kind.length > 9 ? 2 : 1);

const kindWords: readonly string[] = ['diagram', 'network', 'sequence', 'flowchart', 'deployment', 'architecture'];

const kinds: readonly (readonly [RegExp, DiagramTypeId])[] = [
  [/\bmind ?-?maps?\b/i, 'mind-map'],
  [/\b(?:class|use ?case|uml|state(?: machine)?) diagrams?\b|\bclass model\b|\b(?:as|in) uml\b/i, 'uml'],
  [/\bsequence (?:diag(?:ram)?|chart)s?\b|(?:^|[,.;:?!–-]\s*)(?:a )?sequence\W*$|\bas (?:a )?sequence\b/i, 'sequence'],
  [/\borg(?:ani[sz]ation(?:al)?)?[ -]?charts?\b|\borgani?gram/i, 'orgchart'],
  [/\b(?:process (?:diagram|map|chart|picture)s?|swim ?lanes?)\b/i, 'process'],
  [/\b(?:flow ?charts?|flow diagrams?)\b|\bas (?:a )?flow\W*$/i, 'flowchart'],
  [/\bdeployment (?:diagram|picture|view|map)s?\b/i, 'deployment'],
  [/\bnetwork (?:diagram|map|plan|picture|drawing)s?\b/i, 'network'],
  [/\bphysical (?:data )?(?:model|diagram|view)\b|\btables\b[^.?!]{0,60}\bforeign keys?\b/i, 'physical'],
  [/\blogical (?:(?:data )?model|er[ -]diagram|diagram|view)\b|\b(?:data )?model \(logical\)/i, 'logical'],
  [/\bconcept(?:ual)? (?:(?:data )?model|diagram|drawing|picture)\b|\ber[ -]?(?:diagram|model)s?\b/i, 'conceptual'],
  [/\barchitecture (?:diagram|picture|overview|map|sketch|drawing)s?\b/i, 'architecture'],
];
