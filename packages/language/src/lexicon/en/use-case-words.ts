/** What a section of a written use case is for. */
export type UseCaseSection = 'title' | 'actors' | 'trigger' | 'main' | 'alternatives' | 'context';

const headings = (section: UseCaseSection, text: string): readonly (readonly [string, UseCaseSection])[] =>
  text.split('|').map((heading) => [heading, section]);

/** Headings in lower case; a line that opens with one starts its section. */
export const useCaseHeadings: readonly (readonly [string, UseCaseSection])[] = [
  ...headings('title', 'use case name|name of use case|name use case|use case|use-case|title|name'),
  ...headings(
    'actors',
    'actors|actor|primary actors|primary actor|secondary actors|secondary actor|participants|main actor|supporting actors',
  ),
  ...headings('trigger', 'triggers|trigger'),
  ...headings(
    'main',
    'basic scenario|basic flow|basic course|main scenario|main flow|main success scenario|normal flow|normal course|success scenario|scenario|flow of events|basic course of events|main course|happy path|event flow|steps',
  ),
  ...headings(
    'alternatives',
    'alternative scenarios|alternative scenario|alternative flows|alternative flow|alternative course|alternatives|alternative|alternate flows|alternate flow|exceptions|exception|exception flow|exception flows|extensions|extension|variations',
  ),
  ...headings(
    'context',
    'goal in context|goals|goal|scope|level|stakeholders and interests|stakeholders|preconditions|precondition|pre-conditions|pre-condition|postconditions|postcondition|post-conditions|post-condition|success guarantee|minimal guarantee|special requirements|open issues|priority|when available|frequency of use|frequency|channel to actor|channels to secondary actors|channels|description|summary|assumptions|notes|business rules|non-functional requirements|technology and data variations list',
  ),
];

/** Headings that are worded otherwise: the first row that fits tells the section. In lower case, without number and brackets. */
export const useCaseHeadingForms: readonly {
  readonly pattern: RegExp;
  readonly section: UseCaseSection;
  readonly example: string;
}[] = [
  { pattern: /\b(?:pre|post)-?conditions?\b|\bguarantees?\b/, section: 'context', example: 'success post-conditions' },
  {
    pattern:
      /\b(?:alternat\w+|exception\w*|extensions?|variations?|sub-?flows?|error (?:flows?|cases?|handling)|failures?)\b/,
    section: 'alternatives',
    example: 'alternate courses',
  },
  {
    pattern:
      /\b(?:main|basic|normal|primary|success|successful|happy|typical|standard|regular|ideal)\b.*\b(?:flows?|scenarios?|courses?|paths?|sequence|steps|events|interactions?)\b/,
    section: 'main',
    example: 'normal sequence of events',
  },
  {
    pattern:
      /^(?:flows?|scenarios?|(?:flow|sequence|course) of (?:events|actions)|event flows?|steps|procedure|interactions?|actions|basic flows?)$/,
    section: 'main',
    example: 'course of events',
  },
  { pattern: /\bactors?\b|^(?:participants?|roles?|users?)$/, section: 'actors', example: 'supporting actors' },
  { pattern: /\btriggers?\b|^initiated by$/, section: 'trigger', example: 'trigger event' },
  { pattern: /^(?:use[- ]?case|uc)?\s*(?:name|title)$|^use[- ]?case$/, section: 'title', example: 'use case title' },
  {
    pattern:
      /\b(?:goals?|scope|level|stakeholders?|priority|frequency|assumptions?|notes?|descriptions?|summary|overview|rules?|requirements?|issues?|version|author|id|includes?|extends?|purpose|context|date|status|owner|complexity|references?)\b/,
    section: 'context',
    example: 'brief description',
  },
];

/** A question for use cases, and the system that it names. */
export const whoDoesWhat =
  /^\s*who (?:can |may )?do(?:es)? what(?: (?:in|on|with|at) (?:the |our |my |an? )?(?<system>[\w -]+?))?(?:\s*\([^()\n]*\))?(?:,[^:?\n]*)?[:?]/i;

/** `I as the warden`: who it is. */
export const asSomebody = /\bI,? as (the [\w-]+),?(?= [a-z])/g;

/** Words behind the name of a thing that are no part of it: `order a book online`. */
export const endsCaseName: ReadonlySet<string> = new Set('that which who online again if when'.split(' '));

/** Somebody who may do what another does, and more: `The captain can do everything a sailor does, and besides signs the log`. */
export const everythingForm =
  /^(?:an?\s+|the\s+|every\s+)?(?<a>[\w -]{2,30}?)\s+(?:(?:can|may|is allowed to)\s+)?(?:also\s+)?(?:do(?:es)?\s+)?(?:everything|whatever|all)\s+(?:that\s+)?(?:an?\s+|the\s+)?(?<b>[\w -]{2,30}?)\s+(?:does|do|can(?:\s+do)?|may(?:\s+do)?)(?:,?\s+(?:and|plus|but)\s+(?:(?:also|besides|additionally|in addition|he|she|they|it|even|can|may)\s+)*(?<rest>\S.*))?$/i;
