import type { SourceSpan } from '@diagloom/diagram/model';
import { numberWords } from '../lexicon/en/numbers.ts';
import { type Piece, spanOfPiece } from '../outline/outline.ts';
import { readList } from '../outline/read-list.ts';
import { aboveOf, addBelow, addCounted, addUnderEach } from './add-below.ts';
import { addAll } from './add-items.ts';
import type { Chart } from './chart.ts';

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
  '(?:manages?|leads|heads|oversees?|supervises?|runs|directs|is responsible for|is in charge of|is head of|has|have|includes|consists of|contains|with)';

export const forms: readonly Form[] = [
  {
    pattern:
      /^(?<above>[^,;:]+?)\s+(?:is\s+|stands\s+)?(?:at|on)\s+(?:the\s+)?top(?:[,;:]?\s+(?:and\s+)?(?:then\s+)?(?:below|under|beneath|with)(?:\s+(?:him|her|them|it|that))?(?:\s+(?:is|are|come|comes|there (?:is|are)))?[:,]?\s+(?<below>.+))?$/is,
    example: 'Rector at the top, below her deans and a registrar',
    read: ({ above, below }, chart) =>
      below.text === '' ? chart.setLastNamed(aboveOf(above, chart)) : addBelow(above, below, chart),
  },
  {
    pattern: /^(?<below>.+?)\s+(?:has|have)\s+(?:a\s+)?dotted[- ]line(?:\s+report(?:ing)?)?\s+to\s+(?<above>.+)$/i,
    example: 'The East region has a dotted line to Marketing',
    read: ({ above, below }, chart) => {
      for (const id of addAll(readList(below), undefined, chart))
        chart.advise(chart.position(above.text, spanOfPiece(above)), id);
    },
  },
  {
    pattern: /^reporting\s+(?:directly\s+)?to\s+(?<above>[^:,]+?)(?::|,|\s+(?:is|are))\s+(?<below>.+)$/is,
    example: 'Reporting to her: CFO and COO',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern:
      /^(?<below>.+?)\s+(?:all\s+|each\s+|directly\s+|also\s+)*(?:reports?|reporting|answers?)\s+(?:directly\s+)?to\s+(?<above>.+)$/i,
    example: 'The CTO, CFO and COO report to the CEO',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern:
      /^(?<below>.+?)\s+(?:is|are)\s+(?:directly\s+)?(?:managed by|led by|headed by|supervised by|overseen by|run by|under|below)\s+(?<above>.+)$/i,
    example: 'Accounting and Controlling are managed by the CFO',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern:
      /^(?:under|below|beneath)\s+(?<above>[^:,]+?)(?::|,|\s+(?:is|are|there is|there are|come|comes))\s+(?<below>.+)$/i,
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
    pattern: /^(?<above>[^:]{2,50}):\s+(?<below>.+)$/s,
    example: 'CTO: Engineering, Platform, Quality',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
  {
    pattern: new RegExp(`^(?<above>[^,]+?),?\\s+${leads}\\s+(?<below>.+)$`, 'is'),
    example: 'The head chef leads two line cooks and a vacant pastry chef',
    read: ({ above, below }, chart) => addBelow(above, below, chart),
  },
];
