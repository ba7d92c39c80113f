import { writeDrawio } from '@diagloom/diagram/drawio';
import type { Page, Point } from '@diagloom/diagram/model';
import { readScene } from '@diagloom/diagram/scene';
import { renderSvg } from '@diagloom/diagram/svg';
import { renderPng } from '@diagloom/export';
import type { Likeness, Viewer } from './open-viewer.ts';
import { polylineDistance } from './polyline-distance.ts';

export interface PageLikeness extends Likeness {
  readonly edges: number;
  /** The line that lies farthest from the viewer's, px. */
  readonly worstEdge: number;
  /** Lines that lie more than 5 px from the viewer's. */
  readonly edgesOff: number;
}

export interface PageComparison {
  readonly likeness: PageLikeness;
  /** The two pictures as PNG in the same frame. */
  readonly reference: Uint8Array;
  readonly ours: Uint8Array;
}

/** A line that is farther away than this is seen to run elsewhere, px. */
const seenToDiffer = 5;

/** Draws a page with draw.io's viewer and with us, as PNG at 1x, and says how alike the two are. */
export const comparePage = async (page: Page, viewer: Viewer): Promise<PageComparison> => {
  const drawn = await viewer.draw(writeDrawio({ attributes: {}, pages: [page] }));
  const { png, width, height } = await viewer.photograph(drawn.svg);
  const framed = inFrame(renderSvg(page), drawn.origin, { width, height });
  const ours = await renderPng(framed, { scale: 1, background: 'white' });
  const ink = await viewer.compare(png, ours);
  const own = new Map(
    readScene(page).items.flatMap((item) => (item.kind === 'edge' ? [[item.cell.id, item.points] as const] : [])),
  );
  const distances = drawn.edges.flatMap(({ id, points }) => {
    const line = own.get(id);
    // A line that we do not draw at all is as far off as can be.
    return points.length === 0 ? [] : [line === undefined ? Infinity : polylineDistance(points, line)];
  });
  const likeness = {
    ...ink,
    edges: distances.length,
    worstEdge: Math.max(0, ...distances),
    edgesOff: distances.filter((distance) => distance > seenToDiffer).length,
  };
  return { likeness, reference: png, ours };
};

/** Our picture cut to the frame of the viewer's, so that the same pixel shows the same place. */
const inFrame = (
  svg: string,
  origin: Point,
  { width, height }: { readonly width: number; readonly height: number },
): string => {
  // The viewer moves a drawing by whole px (`Graph.getSvg`) and begins its picture half a px before it.
  const [left, top] = [Math.ceil(origin.x) - 0.5, Math.ceil(origin.y) - 0.5];
  return svg.replace(
    / width="[^"]*" height="[^"]*" viewBox="[^"]*"/,
    ` width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`,
  );
};
