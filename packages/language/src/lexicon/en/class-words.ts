const name = '\\p{Lu}[\\p{L}\\d]*';
const names = `${name}(?:(?:, | and | & | \\+ | / )(?:and )?${name})*`;

/** What people write of classes, and what is put for it; never longer, so that all else stays at its place. */
export const classWordForms: readonly { readonly pattern: RegExp; readonly put: string; readonly example: string }[] = [
  {
    pattern: /^\s*(?:a |an |the )?(?:uml )?class(?:es)? diagram[^:.(\n]{0,40}: (?=(?:abstract )?\p{Lu}\w* ?[({])/iu,
    put: '',
    example: 'class diagram of ships: Vessel (name, tons)',
  },
  { pattern: /\babstract (?=\p{Lu}\w*(?: ?\(| with\b|:))/gu, put: '', example: 'abstract Vessel (name, tons)' },
  {
    pattern: /\babstract class (?=\p{Lu}\w* ?\([^()\n]*(?:\(\)[^()\n]*)*\) with subclasses)/giu,
    put: '',
    example: 'abstract class Vessel (name, sail()) with subclasses Ferry and Tug',
  },
  { pattern: /(?<=\p{Lu}\w*) all are (?=\p{Lu})/gu, put: ' are ', example: 'Ferry, Tug all are Vessel' },
  {
    pattern: /(?<=\b(?:is|are) (?:also )?(?:an? )?)(?:special|specific|particular) (?=\p{L})/gu,
    put: '',
    example: 'Ferry is a special Vessel',
  },
  { pattern: /(?<=\w )can (?=\w+\(\))/g, put: 'has ', example: 'lamp can dim() and glow()' },
  {
    pattern: new RegExp(
      `(?:(?<=\\)), |(?<=\\b(?:abstract|interface|abstract class))(?:, |,? and ))(?=${names} (?:extends?|implements?|inherits?|subclass(?:es)?|derives?)\\b)`,
      'gu',
    ),
    put: '. ',
    example: 'Vessel (name), Ferry and Tug extend it',
  },
  {
    pattern: new RegExp(`(?<=${name}(?: ?\\([^()]*\\))? )subclass(?= ${name})`, 'gu'),
    put: 'extend',
    example: 'Ferry and Tug subclass Vessel',
  },
  {
    pattern: /(?<=\bhas )an? (?:list|set|collection|array) of (?=\p{Lu})/gu,
    put: 'many',
    example: 'Harbour has a list of Vessels',
  },
  { pattern: / (?=interface \p{Lu}\w* ?\{)/gu, put: '\n', example: 'ports: interface Dock { open() }' },
];

/** Operations in front of whose they are: `, dock() and sail() on ship`. */
export const operationsBehind =
  /(^\s*|[,.;]\s+)(\w+\([^()\n]*\)(?:(?:,? and |, )\w+\([^()\n]*\))*) (?:on|in|for|of) (?:the |an? |class )?(\p{L}[\p{L}\d]*(?: \p{L}[\p{L}\d]*)?)(?=\s*(?:[,.;\n]|$))/gu;

/** One of several kinds behind a class and what it has: `Vessel { name } - either Ferry or Tug`. */
export const eitherHeirs =
  /(?<![\p{L}\d])(\p{Lu}[\p{L}\d]*)(\s*(?:\{[^{}\n]*\}|\([^()\n]*(?:\(\)[^()\n]*)*\))?)\s*(?:[-–—,:]|\bis|\bcan be|\bmay be)\s*either (?:an? )?(\p{Lu}[\p{L}\d]*(?:, (?:an? )?\p{Lu}[\p{L}\d]*)*,? or (?:an? )?\p{Lu}[\p{L}\d]*)/gu;

/** What a class has beside what it inherits: `Ferry adds decks + dock()`. */
export const addedRows =
  /(?<=^|[.;\n]\s*|, |\band )(\p{Lu}[\p{L}\d]*) (?:additionally |also )?adds ((?:an? |the )?\p{Ll}[\p{L}\d]*(?: \p{Ll}[\p{L}\d]*)?(?:\([^()\n]*\))?(?:(?: \+ |, | and |, and )(?:an? |the )?\p{Ll}[\p{L}\d]*(?: \p{Ll}[\p{L}\d]*)?(?:\([^()\n]*\))?)*)(?=\s*(?:[.;\n]|$))/gu;
