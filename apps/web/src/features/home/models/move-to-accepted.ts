import type { Diagram } from '@diagloom/contract';
import { readDrawio } from '@diagloom/diagram/drawio';
import { animateSvg, morphPages } from '@diagloom/diagram/morph';
import { renderSvg } from '@diagloom/diagram/svg';
import type { Draft } from '@diagloom/drafting';
import { previewOptions } from '@diagloom/drafting/draw';
import { drawDark } from '@diagloom/drafting/draw-dark';

/** A picture, as a data URL, in which the shapes of the draft move to where the accepted diagram has them, and the others appear. */
export const moveToAccepted = (
  draft: Draft,
  accepted: Diagram,
  { isDark }: { readonly isDark: boolean },
): string | undefined => {
  const [before] = readDrawio(draft.xml).pages;
  const [after] = readDrawio(accepted.xmlContent).pages;
  if (before === undefined || after === undefined) return undefined;
  const shown = isDark ? drawDark(after) : after;
  const later = renderSvg(shown, previewOptions(shown, accepted.title));
  return `data:image/svg+xml,${encodeURIComponent(animateSvg(draft.svg, later, morphPages(before, after)))}`;
};
