import type { Diagram } from '@diagloom/contract';
import { readDrawio } from '@diagloom/diagram/drawio';
import { animateSvg, morphPages } from '@diagloom/diagram/morph';
import { renderSvg } from '@diagloom/diagram/svg';
import type { Draft } from '@diagloom/drafting';

/** A picture, as a data URL, in which the shapes of the draft move to where the accepted diagram has them, and the others appear. */
export const moveToAccepted = (draft: Draft, accepted: Diagram): string | undefined => {
  const [before] = readDrawio(draft.xml).pages;
  const [after] = readDrawio(accepted.xmlContent).pages;
  if (before === undefined || after === undefined) return undefined;
  const later = renderSvg(after, { background: '#ffffff', padding: 24, title: accepted.title });
  return `data:image/svg+xml,${encodeURIComponent(animateSvg(draft.svg, later, morphPages(before, after)))}`;
};
