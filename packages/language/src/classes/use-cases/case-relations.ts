import type { CaseRelation } from './cases.ts';

interface CaseForm {
  readonly pattern: RegExp;
  readonly kind: CaseRelation;
  /** True where the line runs from the second name to the first. */
  readonly isBackward?: boolean;
  readonly example: string;
}

/** Sentences about use cases themselves; groups `a` and `b` hold their names. */
export const caseForms: readonly CaseForm[] = [
  {
    pattern:
      /^(?<a>.+?),?\s+(?:is\s+)?(?:always\s+|mandatory\s+|a\s+)?(?:part of|included in|included by|step of)\s+(?<b>.+)$/i,
    kind: 'includes',
    isBackward: true,
    example: 'show passport, always part of check in',
  },
  {
    pattern:
      /^(?<a>.+?),?\s+(?:is\s+)?(?:an?\s+)?(?:optional(?:ly)?\s+)?(?:extension of|extension to|extending)\s+(?<b>.+)$/i,
    kind: 'extends',
    example: 'choose cabin is an optional extension of check in',
  },
  {
    pattern: /^(?<a>.+?)\s+(?:can be|may be|is|are)\s+extended\s+(?:by|with)\s+(?<b>.+)$/i,
    kind: 'extends',
    isBackward: true,
    example: 'buy ticket can be extended by add luggage',
  },
  {
    pattern: /^(?<a>.+?)\s+extends?\s+(?:w|with|w\/)\s+(?<b>.+)$/i,
    kind: 'extends',
    isBackward: true,
    example: 'buy ticket extends with "add luggage"',
  },
  {
    pattern: /^(?<a>.+?)\s*(?:<<|«)\s*(?<said>include|extend)s?\s*(?:>>|»)\s*(?<b>.+)$/i,
    kind: 'includes',
    example: 'buy ticket <<include>> pay',
  },
  {
    pattern: /^(?<a>.+?)\s+(?:optionally\s+|can\s+|may\s+|sometimes\s+)*extends?\s+(?<b>.+)$/i,
    kind: 'extends',
    example: 'add luggage optionally extends buy ticket',
  },
  {
    pattern:
      /^(?<a>.+?),?\s+(?:which\s+|that\s+|this\s+)?(?:always\s+|also\s+|must\s+|both\s+|all\s+|each\s+)*includ(?:es?|ing)\s+(?:the\s+use\s+cases?\s+)?(?<b>.+)$/i,
    kind: 'includes',
    example: 'A traveller buys a ticket, which includes paying',
  },
];

/** A person who is a kind of another: `A captain is also a sailor and can ...`; `rest` goes on about the first. */
export const kinshipForm =
  /^(?:an?\s+|the\s+|every\s+)?(?<a>[\w -]{2,30}?)\s+(?:is|are)\s+(?:also\s+)?(?:an?\s+)?(?:(?:special|kind|type|sort)\s+(?:of\s+)?(?:an?\s+)?)?(?<b>[\w -]{2,30}?)(?:\s+(?:but|and|who|that|which|with|,)\s*(?:also\s+)?(?<rest>(?:can|may|also)\b.+))?$/i;

/** Work that goes to somebody outside: `payment goes through the bank`, `checking is done by the clerk`. */
export const doerForm =
  /^(?<a>.+?)\s+(?:(?:goes|go|runs?)\s+(?:through|thru|via|over|to)|(?:is|are)\s+(?:done|performed|made|handled|carried out|processed|triggered|started|verified|approved)\s+(?:by|through|via))\s+(?:the\s+|an?\s+)?(?<b>[\w -]{2,40}?)(?:\s*\(.*\))?$/i;
