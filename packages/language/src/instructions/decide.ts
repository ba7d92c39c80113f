/**
 * Acts, offers or asks. `actAt` bounds the sureness that the leading reading is right, the others the chance that the ranking
 * gives each; both were fitted on authors whom the models had not read. Of readings that are done, 95 in 100 were right for
 * authors who are not learned from (docs/decisions/064).
 */
import type { Edit } from '@diagloom/diagram/model';
import { describeEdits } from './describe-edits.ts';
import type {
  InstructionReading,
  OfferedReading,
  PreciseReading,
  Refusal,
  SureReading,
  UnsureReading,
} from './instruction.ts';
import { refuse } from './instruction.ts';
import type { RankedReading } from './reading/rank-readings.ts';
import type { Setting } from './setting.ts';

const actAt = 0.76;
/** Where a form has a question: it knows only some of the words, and of 182 readings by authors left out this sure 171 were right. */
const actInSpiteOfAt = 0.9;
/** The chance of a wish to undo, of which sureness says nothing: of 39 such readings by authors left out all were right. */
const undoAt = 0.6;
/**
 * Forms that take any words for a new label. What they read is done where it leads or the ranking gives it this chance: on authors whom
 * nobody had read, 32 of 34 readings were right then, and 4 of 13 else.
 */
const openForms: ReadonlySet<string> = new Set(['add-plain', 'add-beside']);
const formAt = 0.3;
const offerAt = 0.03;
const mostOffers = 3;
/** Offers that are less likely than this in all are no help: a question is. */
const leastOffered = 0.2;

export const decide = (
  ranked: readonly RankedReading[],
  { precise, setting, text }: { readonly precise: PreciseReading; readonly setting: Setting; readonly text: string },
): InstructionReading => {
  if (precise.ok && isCommand(precise, text) && isLikely(precise, ranked, setting.quotes))
    return { ok: true, edits: precise.edits, said: precise.said };
  const [best] = ranked;
  const question = questionOf(precise);
  if (best?.asksFor === 'undo' && best.chance >= undoAt)
    return { ...refuse('To undo the last change, use Undo.'), asksFor: 'undo', readings: [] };
  const isSure =
    best !== undefined &&
    best.isGuess !== true &&
    (question === undefined
      ? best.sureness >= actAt
      : question.asks === undefined &&
        best.sureness >= actInSpiteOfAt &&
        !takesForNew(best.edits, question.unknownPart));
  if (isSure && best.edits.length > 0) {
    const { edits, said, left } = sentencesOf(best, setting);
    return { ok: true, edits, said, ...(left.length === 0 ? {} : { left }) };
  }
  const likely = ranked.filter(({ chance, edits }) => chance >= offerAt && edits.length > 0).slice(0, mostOffers);
  const offers = likely.reduce((sum, { chance }) => sum + chance, 0) < leastOffered ? [] : likely;
  return unsure(
    offers.map((each) => offerOf(each, setting)),
    best,
    question,
  );
};

/** True where a reading makes a new part of what the form looked for among those that are there: "add X after delivery". */
const takesForNew = (edits: readonly Edit[], unknownPart: string | undefined): boolean =>
  unknownPart !== undefined &&
  edits.some((edit) => edit.kind === 'addNode' && edit.label.toLowerCase().includes(unknownPart.trim().toLowerCase()));

/** What a form asks that fits the words and knows what is missing. */
const questionOf = (precise: PreciseReading): Refusal | undefined => {
  if (precise.ok || precise.isUnread === true) return undefined;
  // A long phrase that names no part is a sentence that the form did not understand.
  const { unknownPart } = precise;
  return unknownPart !== undefined && unknownPart.trim().split(/\s+/).length > longestPart ? undefined : precise;
};

/** Words in the name of a part. */
const longestPart = 3;

const isLikely = (
  precise: Extract<PreciseReading, { readonly ok: true }>,
  ranked: readonly RankedReading[],
  quotes: readonly string[],
): boolean =>
  !precise.forms.some((form) => openForms.has(form)) ||
  takesQuotes(precise.edits, quotes) ||
  namesKind(precise.edits, ranked[0]) ||
  ranked.some(({ said, chance }, place) => said === precise.said && (place === 0 || chance >= formAt));

/** True where quotation marks say how far each new label goes. */
const takesQuotes = (edits: readonly Edit[], quotes: readonly string[]): boolean =>
  edits.every((edit) => edit.kind !== 'addNode' || quotes.includes(edit.label));

/** True where the form knows a kind in words that the leading reading takes into the label: "interface Payable". */
const namesKind = (edits: readonly Edit[], leading: RankedReading | undefined): boolean =>
  edits.some(
    (edit) =>
      edit.kind === 'addNode' &&
      edit.nodeKind !== undefined &&
      leading?.edits.some(
        (other) => other.kind === 'addNode' && other.label.toLowerCase().endsWith(` ${edit.label.toLowerCase()}`),
      ),
  );

/** A reading by the forms is sure unless a new label swallowed what was meant as more than a label. */
const isCommand = ({ edits }: SureReading, text: string): boolean =>
  edits.every((edit) => {
    const label = edit.kind === 'addNode' || edit.kind === 'rename' || edit.kind === 'addGroup' ? edit.label : '';
    const isVerbatim = text.toLowerCase().includes(label.toLowerCase());
    return !(isVerbatim && swallowing.test(label)) && label.split(/\s+/).length <= longestLabel;
  });

const longestLabel = 7;
const swallowing =
  /[,;]\s|[?!:]\s\S|\s(?:that|which|like|in with|in front)\s|\s(?:please|from now on|instead)$|^(?:in|to|for|at|another)\s/i;

const sentencesOf = ({ edits, said, left }: RankedReading, { spec, type }: Setting) => ({
  edits,
  said: said ?? describeEdits(edits, spec, type),
  left,
});

const offerOf = (ranked: RankedReading, setting: Setting): OfferedReading => {
  const { edits, said } = sentencesOf(ranked, setting);
  return { id: readingId(JSON.stringify(edits)), edits, said };
};

/** A short name for a text (FNV-1a, 32 bits). */
const readingId = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
};

const unsure = (
  readings: readonly OfferedReading[],
  best: RankedReading | undefined,
  question: Refusal | undefined,
): UnsureReading => {
  if (question !== undefined) return { ...question, readings };
  if (readings.length > 0) {
    return { ...refuse(readings.length === 1 ? 'Is this what you mean?' : 'Which of these do you mean?'), readings };
  }
  return { ...refuse(best?.isQuiet === true ? asksForNothing : open), readings };
};

export const asksForNothing = 'This doesn’t seem to ask for a change. Say which part to change and how.';
const open = 'Which part should change, and how? Use its name in the diagram, such as "rename Pack to Wrap".';
