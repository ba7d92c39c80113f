import { asksOnly, renamesToNone, slippedArticle, takenBack } from '../lexicon/en/instruction-words.ts';
import { opensWithPerson } from '../lexicon/en/standing-words.ts';
import { beyondReach, takeBeyondReach } from './beyond-reach.ts';
import { asksForNothing, decide } from './decide.ts';
import { hideQuotes } from './hide-quotes.ts';
import { type InstructionContext, type InstructionReading, type Refusal, refuse } from './instruction.ts';
import { sentencesLeftOver } from './left-over.ts';
import { readPrecisely, settingFor } from './read-precisely.ts';
import { loadModels } from './reading/load-models.ts';
import { rankReadings } from './reading/rank-readings.ts';
import { readWishes } from './reading/read-wishes.ts';
import { retell, withoutDetours } from './retell.ts';
import type { Setting } from './setting.ts';
import { spellOutVerbs } from './spell-out-verbs.ts';
import { asksWhichSibling } from './unsaid-sibling.ts';

/**
 * Turns an instruction for a diagram into edits without any language model. In: what a person says, in whatever words, and the
 * diagram as it is. Out: the edits with a sentence for each where the reading is sure; else up to three readings to choose
 * from, or a question. Candidates come from forms of commands and from models learned of how people talk, and are
 * ranked by one of them; see `docs/decisions/019`. What sounds like a wish and changed nothing is told, too. Deterministic.
 */
export const readInstruction = (given: string, context: InstructionContext): InstructionReading => {
  const { text: said, beyond } = takeBeyondReach(
    spellOutVerbs(withoutDetours(given.replace(slippedArticle, 'the')), context.spec),
  );
  if (beyond.length > 0 && said === '') return { ...refuse(beyondReach), readings: [] };
  if (takenBack.test(said) || asksOnly.test(said)) return { ...refuse(asksForNothing), readings: [] };
  if (renamesToNone.test(said)) return { ...refuse(saysNoName), readings: [] };
  const { text, reading } = readRetold(said, context);
  if (!reading.ok) return reading;
  const known = [...beyond, ...(reading.left ?? [])];
  const others = sentencesLeftOver(text, context, { edits: reading.edits, read }).filter(
    (sentence) => !known.some((words) => words.includes(sentence) || sentence.includes(words)),
  );
  const left = [...known, ...others];
  return left.length === 0 ? reading : { ...reading, left };
};

const saysNoName = 'Say what to call it, such as "rename Pack to Wrap".';

/** The plain command that the words come to where it can be done at once, else the words themselves. */
const readRetold = (
  said: string,
  context: InstructionContext,
): { readonly text: string; readonly reading: InstructionReading } => {
  const plain = retell(said, context.type.family);
  const retold = plain === undefined ? undefined : read(plain, context);
  return plain !== undefined && retold?.ok === true
    ? { text: plain, reading: retold }
    : { text: said, reading: read(said, context) };
};

/** "She needs an assistant": somebody is meant who was not spoken of. */
const asksWho = (text: string, { type, selection, lastTouched }: Setting): Refusal | undefined => {
  const [, who] = opensWithPerson.exec(text) ?? [];
  if (who === undefined || type.family !== 'hierarchy' || selection.length + lastTouched.length > 0) return undefined;
  return { ...refuse(`"${who}" could be anyone here. Name the shape you mean.`), asks: 'which' };
};

const read = (text: string, context: InstructionContext): InstructionReading => {
  if (!/[\p{L}\p{N}]/u.test(text))
    return { ...refuse('Say what to change, such as "add Approval before Ship".'), readings: [] };
  const precise = readPrecisely(text, context);
  if (!precise.ok && precise.asksFor === 'undo') return { ...precise, readings: [] };
  const models = loadModels();
  const setting = settingFor(context, hideQuotes(text).quotes);
  const ranked = rankReadings(readWishes(text, setting, models), { precise, setting, text }, models);
  const reading = decide(ranked, { precise, setting, text });
  const question = reading.ok ? (asksWho(text, setting) ?? asksWhichSibling(reading.edits, text, setting)) : undefined;
  return question === undefined ? reading : { ...question, readings: [] };
};
