import { readDrawio } from '@diagloom/diagram/drawio';
import { type Advice, inSentence } from '@diagloom/diagram/model';
import { chooseType, understandPrompt } from '@diagloom/drafting';
import { analysePrompt } from '@diagloom/language/analyse-prompt';
import { type DiagramTypeId, diagramTypeOf } from '@diagloom/types';
import type { PageInDocument } from './carry-out-edits.ts';
import { pageAfter } from './page-after.ts';
import { typeOfPage } from './page-type.ts';
import { suggestedByModel } from './suggested-by-model.ts';

export interface SuggestionRequest {
  readonly prompt: string;
  /** `auto`: the text decides. */
  readonly type: DiagramTypeId | 'auto';
  /** The diagram, where there is one: the suggestions are then about it, and come with edits. */
  readonly xml?: string;
  /** What a model answered that was asked for suggestions about the diagram. */
  readonly reply?: string;
}

export interface DesignSuggestion extends Pick<Advice, 'category' | 'impact' | 'confidence' | 'title'> {
  /** Names the finding; the same finding in the same diagram has the same id. */
  readonly id: string;
  readonly description: string;
  /** False: what is carried out already is not suggested any more. */
  readonly implemented: boolean;
  /** Whether `applySuggestion` can carry it out on the diagram. */
  readonly canApply: boolean;
  /** Set where a model suggests it, not a rule of the type. */
  readonly isModels?: true;
  /** Without a diagram: what to add to the prompt, with blanks in brackets. */
  readonly addition?: string;
}

/**
 * What would make a diagram better, the weightiest first. With a diagram, what the rules of its type find in it; without one, what they find in
 * the diagram that the prompt would give, as far as more words help. Throws a `DrawioError` for a bad file.
 */
export const suggestDesigns = async ({
  prompt,
  type,
  xml,
  reply = '',
}: SuggestionRequest): Promise<readonly DesignSuggestion[]> =>
  xml === undefined ? suggestForPrompt(prompt, type) : suggestForDiagram(xml, type, reply);

/** More are not read. */
const mostSuggestions = 8;
const mostOfOneRule = 3;

const suggestForDiagram = (
  xml: string,
  type: SuggestionRequest['type'],
  reply: string,
): readonly DesignSuggestion[] => {
  const place = firstPage(xml, type);
  if (place === undefined) return [];
  const advice = place.type.advise(place.type.recognise(place.page));
  return [
    ...fewOfEach(advice, mostOfOneRule).map((one) => ({ ...describe(one), canApply: heals(one, place) })),
    ...suggestedByModel(reply, place),
  ];
};

/** The page of a file that suggestions are about; undefined for a file without pages. */
export const firstPage = (xml: string, type: string): PageInDocument | undefined => {
  const document = readDrawio(xml);
  const [page] = document.pages;
  return page === undefined ? undefined : { document, page, type: typeOfPage(page, type) };
};

/** Names a finding by its rule and what it is about. */
export const suggestionIdOf = ({ rule, about }: Pick<Advice, 'rule' | 'about'>): string => [rule, ...about].join(' ');

/** Tried out before it is offered: nobody presses Apply for nothing. */
const heals = (advice: Advice, place: PageInDocument): boolean => {
  const after = advice.edits.length === 0 ? undefined : pageAfter(advice.edits, place);
  const id = suggestionIdOf(advice);
  return (
    after !== undefined && !place.type.advise(place.type.recognise(after)).some((next) => suggestionIdOf(next) === id)
  );
};

const suggestForPrompt = async (
  prompt: string,
  wanted: SuggestionRequest['type'],
): Promise<readonly DesignSuggestion[]> => {
  const { type: id, understanding: result } =
    wanted === 'auto'
      ? await chooseType(prompt)
      : { type: wanted, understanding: await understandPrompt(prompt, wanted) };
  const type = diagramTypeOf(id);
  const advice = result.ok ? type.advise(result.spec).filter(({ blank }) => blank !== undefined) : [];
  const isThin = !result.ok || analysePrompt(prompt).specificity === 'Low';
  const [template] = type.promptTemplates;
  return [
    ...(isThin && template !== undefined ? [sayMore(type.label, template.template)] : []),
    ...fewOfEach(advice, 1).map((one) => ({
      ...describe(one),
      canApply: false,
      ...(one.blank === undefined ? {} : { addition: one.blank }),
    })),
  ].slice(0, mostSuggestions);
};

/** For a prompt of ten words or fewer, of which a diagram can only be typical. */
const sayMore = (label: string, addition: string): DesignSuggestion => ({
  id: 'say-more',
  category: 'content',
  impact: 'high',
  confidence: 0.7,
  title: 'Say what’s special about yours',
  description: `A short description gives you a typical ${inSentence(label)}. Add your own details in sentences like these, with the blanks filled in.`,
  implemented: false,
  canApply: false,
  addition,
});

const describe = (advice: Advice): Omit<DesignSuggestion, 'canApply'> => ({
  id: suggestionIdOf(advice),
  category: advice.category,
  impact: advice.impact,
  confidence: advice.confidence,
  title: advice.title,
  description: advice.message,
  implemented: false,
});

const fewOfEach = (advice: readonly Advice[], most: number): readonly Advice[] => {
  const counts = new Map<string, number>();
  return advice
    .filter(({ rule }) => {
      const count = (counts.get(rule) ?? 0) + 1;
      counts.set(rule, count);
      return count <= most;
    })
    .slice(0, mostSuggestions);
};
