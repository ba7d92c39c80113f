import { type MarkedPage, markDifferences } from '@diagloom/diagram/compare';
import { readDrawio } from '@diagloom/diagram/drawio';
import { renderSvg } from '@diagloom/diagram/svg';
import { previewOptions } from '@diagloom/drafting';

export interface ComparisonRequest {
  /** Two draw.io files. */
  readonly before: string;
  readonly after: string;
  /** The id of the page to draw, in `after` where both have it; the first one where absent. */
  readonly page?: string;
  readonly title?: string;
}

/** A page before and after as SVGs with the differences marked; a side is empty where it has no such page. */
export interface ComparisonPictures {
  readonly before: string;
  readonly after: string;
  /** The side that shows what a change is about: where something only went, the one that still has it. */
  readonly telling: 'before' | 'after';
}

/** Draws what became different. Throws a `DrawioError` for a bad file. */
export const drawComparison = ({ before, after, page, title }: ComparisonRequest): ComparisonPictures => {
  const marked = markDifferences(readDrawio(before), readDrawio(after), page);
  const draw = (side: MarkedPage | undefined): string =>
    side === undefined ? '' : renderSvg(side.page, { ...previewOptions(side.page, title), marks: side.marks });
  const isOnlyGone = marked.after === undefined || ![...marked.after.marks.values()].includes('added');
  const hasGone = [...(marked.before?.marks.values() ?? [])].includes('removed');
  return {
    before: draw(marked.before),
    after: draw(marked.after),
    telling: isOnlyGone && hasGone ? 'before' : 'after',
  };
};
