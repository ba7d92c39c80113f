import type { SourceSpan } from '@diagloom/diagram/model';
import { belowThem } from '../lexicon/en/chart-pronouns.ts';
import {
  boundTo,
  frontedCounted,
  frontedTo,
  helpedBy,
  kindsBelow,
  partLedBy,
  peopleAre,
} from '../lexicon/en/leading-verbs.ts';
import { numberWords } from '../lexicon/en/numbers.ts';
import { type Piece, spanOfPiece } from '../outline/outline.ts';
import { aboveOf, addBelow, addCounted, addKind, addUnderEach } from './add-below.ts';
import { addAll, readItems } from './add-items.ts';
import type { Chart } from './chart.ts';
import { mayBeWhole } from './plain-text/whole.ts';
import { isPerson } from './read-name.ts';

export interface Parts {
  readonly above: Piece;
  readonly below: Piece;
}

/** From the end of the side that is said first to the start of the other. */
export const between = ({ above, below }: Parts, piece: Piece): SourceSpan => {
  const [first, second] = above.start < below.start ? [above, below] : [below, above];
  return { start: first.text === '' ? piece.start : first.start + first.text.length, end: second.start };
};

interface Form {
  readonly pattern: RegExp;
  /** A sentence of this form. */
  readonly example: string;
  readonly read: (parts: Parts, chart: Chart) => void;
}

const leads =
  '(?:manages?|appoints?|looks? after|leads|heads|oversees?|supervises?|runs?|directs|(?:is|are) responsible for|(?:is|are) in charge of|is head of|is superior to|are superior to|(?:is|are) having|has|have|had|got|includes|consists of|contains|splits? (?:in|into)|(?:is|are) (?:split|divided) into|(?:is |sits |stands )?(?:over|above)|with|w\\/?)';

export const forms: readonly Form[] = [
  {
    pattern:
      /^(?:at|on)\s+(?:the\s+)?(?:very\s+)?top[:,]?\s+(?:is\s+|we have\s+|sits\s+|stands\s+)?(?<above>[^,;:]+?)(?:,?\s+with\s+(?<below>.+))?$/is,
    example: 'At the top is the rector, with two deans below',
    read: ({ above, below }, chart) => {
      chart.setLastNamed(aboveOf(above, chart));
      if (below.text !== '') addBelow(above, { ...below, text: below.text.replace(belowThem, '') }, chart);
    },
  },
  {
    pattern:
      /^(?<above>[^,;:]+?)\s+(?:is\s+|sits\s+|stands\s+)?(?:at|on)\s+(?:the\s+)?(?:very\s+)?top(?:\s+\([^()]*\))?(?:[,;:]?\s+(?:and\s+)?(?:then\s+)?(?:(?:below|under|beneath|with)(?:\s+(?:him|her|them|it|that))?(?:\s+(?:is|are|come|comes|there(?: (?:is|are)|[’']?s)))?[:,]?\s+)?(?<below>.+))?$/is,
    example: 'Rector at the top, below her deans and a registrar',
    read: ({ above, below }, chart) => {
      if (below.text === '') chart.setLastNamed(aboveOf(above, chart));
      else if (countedList.test(below.text)) addCounted(above, below, chart);
      else addBelow(above, below, chart);
    },
  },
  {
    pattern: /^(?<below>.+?)\s+(?:has|have)\s+(?:a\s+)?dotted[- ]line(?:\s+report(?:ing)?)?\s+to\s+(?<above>.+)$/i,
    example: 'The East region has a dotted line to Marketing',
    read: ({ above, below }, chart) => {
      for (const id of addAll(readItems(below), undefined, chart))
        chart.advise(chart.refer(above.text) ?? chart.position(above.text, spanOfPiece(above)), id);
    },
  },
  {
    pattern: /^(?<below>.+?)\s+moves?\s+(?:from\s+[^,]+?\s+)?(?:to|under)\s+(?<above>[^,:;]+)$/i,
    example: 'Fleet moves from the CFO to the COO',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern: /^(?<below>[^,:]+?)\s+(?:below|under|beneath)\s+(?:each|every one)(?:\s+of\s+(?:them|these))?$/i,
    example: 'Two squads below each',
    read: ({ below }, chart) => addUnderEach('', below, chart),
  },
  {
    pattern:
      /^(?:\d+\s+|two\s+|three\s+|four\s+|five\s+)?[\p{L} ]+?\s+(?:below|under|beneath)\s+(?<above>[^:,()]+?)\s*(?::|\s[-–—])\s+(?<below>.+)$/isu,
    example: 'Members below the chair: secretary, treasurer',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern: /^reporting\s+(?:directly\s+)?to\s+(?<above>[^:,]+?)(?::|,|\s+(?:is|are))\s+(?<below>.+)$/is,
    example: 'Reporting to her: CFO and COO',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern: frontedCounted,
    example: 'To her three units are subordinated: registry, finance and archive',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern: frontedTo,
    example: 'To the CFO report Payroll and Tax',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern: boundTo,
    example: 'The clerk and the porter go straight to the director',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern: helpedBy,
    example: 'The editor is assisted by two clerks and a proofreader',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern: peopleAre,
    example: 'The bursar’s people are a cashier and a clerk',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern:
      /^(?<below>.+?)\s+(?:and\s+|who\s+|which\s+)?(?:all\s+|each\s+|both\s+|directly\s+|also\s+)*(?:reports?|reporting|answers?)\s+(?:directly\s+|straight\s+)?(?:to|2)\s+(?<above>[^,:;]+)$/i,
    example: 'The CTO, CFO and COO report to the CEO',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern: /^(?<below>[^,:]+?)\s+(?:also\s+)?belongs?\s+to\s+(?<above>[^,:;]+)$/i,
    example: 'The laboratory belongs to Quality',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern: partLedBy,
    example: 'The night crew is led by Eva',
    read: ({ above, below }, chart) => addLeader(below, above, chart),
  },
  {
    pattern:
      /^(?<below>.+?)\s+(?:is|are|all|both|\s)+\s*(?:directly\s+)?(?:managed by|led by|headed by|supervised by|overseen by|run by|under|below)\s+(?<above>.+)$/i,
    example: 'Accounting and Controlling are managed by the CFO',
    read: ({ above, below }, chart) => {
      if (chart.isEmpty() && mayBeWhole(below.text)) chart.setLastNamed(aboveOf(above, chart));
      else addBelow(above, below, chart);
    },
  },
  {
    pattern:
      /^(?:under|below|beneath)\s+(?<above>[^:,]+?)\s*(?::|,|\s(?:is|are|also|there is|there are|there[’']?s|come|comes|sit|sits|we have))\s*(?:is|are|we have)?\s*(?<below>.+)$/i,
    example: 'Under the CTO are Engineering and Quality',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern: new RegExp(
      `^(?:and\\s+)?each(?:\\s+of\\s+(?:them|these))?(?:\\s+(?<above>.+?))?\\s+${leads}\\s+(?<below>.+)$`,
      'i',
    ),
    example: 'Each VP has two managers',
    read: ({ above, below }, chart) => addUnderEach(above.text, below, chart),
  },
  {
    pattern: new RegExp(
      `^(?<above>[^,:]+?),?\\s+${leads}\\s+(?<below>(?:\\d+|${numberWords.slice(2).join('|')})\\s+[^,:()]+(?::|,? namely|,? -)\\s+.+)$`,
      'is',
    ),
    example: 'CEO with three VPs: sales, marketing and engineering',
    read: ({ above, below }, chart) => addCounted(above, below, chart),
  },
  {
    pattern: kindsBelow,
    example: 'Ann has team leads: Bo, Cy and Dee',
    read: ({ above, below }, chart) => addKind(above, below, chart),
  },
  {
    pattern: /^(?<above>[^:]{2,50}):\s+(?<below>.+)$/s,
    example: 'CTO: Engineering, Platform, Quality',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern: new RegExp(`^(?<above>[^,]+?),?\\s+${leads}\\s+(?<below>.+)$`, 'is'),
    example: 'The head chef leads two line cooks and a vacant pastry chef',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern: /^(?<above>[^=,]+?)\s+=\s+(?<below>[^=]*(?:,|\s\+\s|\s&\s|\sand\s|\s\/\s)[^=]*)$/s,
    example: 'Ops = warehouse + customer care',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
];

/** Who leads a part that the chart has holds its box, or stands right below it where another title is told. */
const addLeader = (part: Piece, leader: Piece, chart: Chart): void => {
  const id = chart.refer(part.text);
  const isNew = chart.refer(leader.text) === undefined;
  if (chart.isEmpty() && mayBeWhole(part.text)) chart.setLastNamed(aboveOf(leader, chart));
  else if (id === undefined || !isNew) addBelow(leader, part, chart);
  else if (isPerson(leader.text)) chart.setPosition(id, chart.labelOf(id), leader.text);
  else addBelow(part, leader, chart);
};

const countedList = new RegExp(`^(?:\\d+|${numberWords.slice(2).join('|')})\\s+[^,:()]+:\\s+.+$`, 'is');
