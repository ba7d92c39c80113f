import type { Direction } from '@diagloom/diagram/model';

/** Ways of saying in a description how its diagram is to run. Shorter ones, such as `LR`, are parts of notations and stand in no prose. */
export const runPhrases: readonly { readonly phrase: RegExp; readonly direction: Direction }[] = [
  {
    phrase: /\b(?:(?:from )?(?:the )?left(?:[- ]to[- ]| to the )right|horizontal(?:ly)?|sideways|landscape)\b/i,
    direction: 'right',
  },
  { phrase: /\b(?:from )?(?:the )?right(?:[- ]to[- ]| to the )left\b/i, direction: 'left' },
  { phrase: /\b(?:from )?(?:the )?bottom(?:[- ]to[- ]| to the )top\b/i, direction: 'up' },
  {
    phrase: /\b(?:(?:from )?(?:the )?top(?:[- ]to[- ]| to the )bottom|top[- ]down|vertical(?:ly)?|portrait)\b/i,
    direction: 'down',
  },
];

/** Ways of saying what it is to look like; the ids are those of the themes. */
export const lookPhrases: readonly { readonly phrase: RegExp; readonly theme: string }[] = [
  { phrase: /\bhigh[- ]contrast\b/i, theme: 'high-contrast' },
  { phrase: /\b(?:hand[- ]?drawn|sketch(?:y|[- ]style)|pencil|whiteboard[- ]style)\b/i, theme: 'sketch' },
  {
    phrase: /\b(?:black[- ]and[- ]white|black[- ]&[- ]white|b&w|monochrome|gr[ae]y ?scale|printer?[- ]friendly)\b/i,
    theme: 'mono',
  },
  { phrase: /\bdark[- ](?:mode|theme|style|background|colou?rs)\b/i, theme: 'dark' },
  { phrase: /\bclassic draw\.?io\b/i, theme: 'drawio' },
];

/** What may stand around the name of a colour that a whole drawing is to have: `in shades of blue`, `blue and grey colours`. */
export const aroundColour = {
  before: '(?:in|using|with|use)(?: only| just| different| various| our)?(?: shades of| tones of)?',
  after: 'colou?rs?|colou?r scheme|tones?|shades|theme|palette|style',
} as const;

/** What a drawing is called where its look is asked for. */
export const drawingNouns =
  'flow ?charts?|org(?:ani[sz]ation(?:al)?)? ?charts?|charts?|diagrams?|mind ?-?maps?|drawings?|pictures?|graphs?|swim ?lanes?|lanes?';

/** Looks that every drawing of ours has as well as it can; they change nothing and are no parts. */
export const plainLooks =
  'simple|basic|clean|modern|professional(?:[- ]looking)?|minimal(?:ist(?:ic)?)?|nice(?:[- ]looking)?|pretty|beautiful|neat|tidy|compact|elegant|readable|legible|easy(?:[- ]to[- ](?:read|understand|follow))?|clear|standard|consistent|colou?rful|good[- ]looking';

/** What a look is of. */
export const lookNouns =
  'style|styling|look|design|layout|format|orientation|direction|theme|mode|background|colou?rs?|colou?r scheme|tones?|shades|palette|fonts?|shapes|symbols|icons|arrows|notation';

/** Words that ask for it. */
export const askingWords: ReadonlySet<string> = new Set(
  'make draw show use using keep want need prefer please in with as drawn lay laid arrange arranged run runs running flow flows flowing go goes going read reads should must be have has create design give display orient oriented'.split(
    ' ',
  ),
);

/** Words that may stand around such a phrase without saying anything of their own. */
export const quietWords: ReadonlySet<string> = new Set(
  'a an the it its this that whole entire everything all my our i we you to of for and so is are will would like can could out only just very really also overall if possible instead not too them they process workflow looking'.split(
    ' ',
  ),
);

/** What stands before the words for a look that stand before those for a drawing: `draw me a horizontal flowchart`. */
export const leadsToDrawing = 'an?|the|some|draw|make|create|me';

/** How a sentence opens that asks for a drawing of something. */
export const opensRequest =
  '(?:can|could) you|draw|show|sketch|make|create|give|map|picture|how|what|who|which|(?:data|domain) model|steps|process';

/** What stands between the words for a drawing and those for its look: `a flowchart that runs from left to right`. */
export const leadsToLook =
  'that|which|running|runs|going|goes|flowing|flows|drawn|laid|out|arranged|is|in|with|as|using|a|an|the';

/** What stands before the words for a drawing that was asked for already. */
export const leadsToSame = 'the|this|that|whole|entire|my|our';

const ofPart = "(?:the|all|every|each|both)(?: [\\p{L}\\d'’-]+){1,5}?";
const before = '(?:(?<=^|[.!?;:\\n])|[,;]\\s*(?:and |with )?|\\s(?:and|with)\\b)\\s*';
const behind = '(?=\\s*(?:[.!?;,\\n]|$))[,.;!]?';

/** A piece that tells how a part is to look: `, and make the start green and the end red`. */
export const lookOfPart = new RegExp(
  `${before}(?:please )?(?<command>(?:make|colou?r|highlight|show|draw) ${ofPart} (?:in |as )?[^.!?;,\\n]{2,60}?)${behind}`,
  'giu',
);

/** The same said of a part alone: `with the database in green`. */
export const partWithLook = new RegExp(
  `${before}(?<part>${ofPart}) in (?<look>(?:light |dark |bright |pale )?[\\p{L}-]+)(?: colou?r)?${behind}`,
  'giu',
);
