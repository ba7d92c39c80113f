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
