import {
  actsThere,
  answerMarks,
  decisionsTold,
  doneThere,
  endsThere,
  isStepOfGoing,
  leadsThere,
  leadsToKnown,
  passesBy,
  tellsOfSomebody,
} from '../../lexicon/en/question-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import { describeEdits } from '../describe-edits.ts';
import type { CommandForm, CommandReading } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import { addDecision } from '../reading/carry-out/flow.ts';
import { findByLabel } from '../references/find-by-label.ts';
import { findPart } from '../references/find-parts.ts';
import { findSubject } from '../references/find-subject.ts';
import { type Part, partsOf } from '../references/part.ts';
import type { Setting } from '../setting.ts';

/** "After Pack ask: Address complete? If so go on, otherwise call the customer": a question with its place and where its answers lead. */
export const askWithAnswers: CommandForm = {
  id: 'ask-with-answers',
  examples: [
    {
      diagram: 'order',
      says: 'After Pack put the question Fragile? If yes then Add padding',
      does: [
        'Adds "Fragile?" after "Pack".',
        'Adds "Add padding".',
        'Connects "Fragile?" to "Add padding" with the label "Yes".',
      ],
    },
    {
      diagram: 'order',
      says: 'new question Paid? before shipping. If so ship directly, otherwise it ends',
      does: ['Adds "Paid?" before "Ship".', 'Connects "Paid?" to "End" with the label "No".'],
    },
    {
      diagram: 'order',
      says: 'After packing there should be a check "Over 20 kg?" - yes goes to Call a carrier, no straight to shipping',
      does: [
        'Adds "Over 20 kg?" after "Pack".',
        'Adds "Call a carrier".',
        'Connects "Over 20 kg?" to "Call a carrier" with the label "Yes".',
        'Connects "Call a carrier" to "Ship".',
      ],
    },
    {
      diagram: 'order',
      says: 'insert a check after checking the stock: Damaged? if so the goods are packed again, otherwise the order gets cancelled',
      does: [
        'Adds "Damaged?" after "Check stock".',
        'Connects "Damaged?" to "Pack" with the label "Yes".',
        'Connects "Damaged?" to "Cancel the order" with the label "No".',
        'Removes the arrow from "Damaged?" to "In stock?".',
      ],
    },
    {
      diagram: 'order',
      says: 'Put a decision after shipping: Delivered? If not, we call the customer',
      does: [
        'Adds "Delivered?" after "Ship".',
        'Adds "Call the customer".',
        'Connects "Delivered?" to "Call the customer" with the label "No".',
      ],
    },
  ],
  read: (command, setting): CommandReading | undefined => {
    if (setting.type.family !== 'process') return undefined;
    const told = decisionsTold.map((pattern) => pattern.exec(command)?.groups).find((found) => found !== undefined);
    if (told === undefined) return undefined;
    const { question = '', side = '', place = '', answers = '' } = told;
    const beside = findPart(place, setting);
    const led = answersIn(answers).map((answer) => ({ ...answer, ...whereTo(answer.words, setting) }));
    const isClear = led.length > 0 && led.every(({ part, label }) => part !== undefined || label !== undefined);
    if (!beside.ok || !isClear || led.some(({ part }) => part?.id === beside.part.id && !isBefore(side)))
      return undefined;
    const isAfter = !isBefore(side);
    if (isAfter && setting.spec.edges.filter(({ from }) => from === beside.part.id).length > 1) return undefined;
    const [yes, no] = [led.find(({ isYes }) => isYes), led.find(({ isYes }) => !isYes)];
    const edits = addDecision({
      kind: 'add_decision',
      parts: {
        [isAfter ? 'after' : 'before']: [beside.part],
        ...(yes?.part === undefined ? {} : { yes: [yes.part] }),
        ...(no?.part === undefined ? {} : { no: [no.part] }),
      },
      words: {
        question: [showQuotes(question, setting.quotes)],
        ...(yes?.label === undefined ? {} : { newYes: [yes.label] }),
        ...(no?.label === undefined ? {} : { newNo: [no.label] }),
      },
      clause: '',
      setting,
    });
    if (edits === undefined) return undefined;
    const joined = [...edits, ...rejoining(edits, led)];
    const said = describeEdits(joined, setting.spec, setting.type);
    return { ok: true, steps: joined.map((edit, at) => ({ edit, said: said[at] ?? '' })) };
  },
};

const isBefore = (side: string): boolean => /^b/i.test(side);

interface Answer {
  readonly isYes: boolean;
  readonly words: string;
}

/** "Yes goes to A, otherwise B" as its two answers. */
const answersIn = (text: string): readonly Answer[] => {
  const marks = [...text.matchAll(answerMarks)];
  return marks.flatMap((mark, at): readonly Answer[] => {
    const words = text
      .slice(mark.index + mark[0].length, marks[at + 1]?.index ?? text.length)
      .replace(/[\s,.;:–—-]+$/, '');
    return words === '' ? [] : [{ isYes: mark[1] !== undefined, words }];
  });
};

/** The step that an answer leads to, or the name of a new one; neither where the words are a sentence of their own. */
const whereTo = (words: string, setting: Setting): { readonly part?: Part; readonly label?: string } => {
  const bare = words.replace(leadsThere, '');
  for (const phrase of [words, bare]) {
    const found = findPart(phrase, setting);
    if (found.ok && found.part.sort === 'node') return { part: found.part };
  }
  const ends = partsOf(setting).filter(({ kind }) => kind === 'end');
  if (endsThere.test(words) && ends.length === 1) return { part: ends[0] };
  const done = doneThere.exec(words);
  if (done !== null) return stepDone(done[1] ?? '', done[2] ?? '', setting);
  const step = words.replace(actsThere, '');
  if (step !== words) return { label: step };
  if (tellsOfSomebody.test(words) && bare === words) {
    const subject = findSubject(words, setting);
    return subject.ok ? { part: subject.part } : {};
  }
  if (bare !== words && leadsToKnown.test(words)) return {};
  return { label: showQuotes(isStepOfGoing.test(words) ? words : bare, setting.quotes) };
};

/** "The bank is called": the only step with that verb, or a new one. */
const stepDone = (
  object: string,
  verb: string,
  setting: Setting,
): { readonly part?: Part; readonly label?: string } => {
  const base = readVerb(verb.toLowerCase())?.base ?? verb;
  const nodes = partsOf(setting).filter(({ sort }) => sort === 'node');
  const [only, ...others] = findByLabel(base, nodes, 'some');
  if (only !== undefined && others.length === 0) return { part: only };
  return others.length > 0 ? {} : { label: `${base} ${object}` };
};

/** Where one answer passes by the new step of the other, that step goes on to where it leads. */
const rejoining = (
  edits: NonNullable<ReturnType<typeof addDecision>>,
  led: readonly { readonly words: string; readonly part?: Part }[],
): NonNullable<ReturnType<typeof addDecision>> => {
  const target = led.find(({ words, part }) => part !== undefined && passesBy.test(words))?.part;
  const [, added] = edits.filter(({ kind }) => kind === 'addNode');
  return target === undefined || added?.kind !== 'addNode' || added.id === undefined
    ? []
    : [{ kind: 'connect', from: added.id, to: target.id }];
};
