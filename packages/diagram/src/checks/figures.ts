import type { Rect } from '../model/index.ts';
import type { SceneShape } from '../scene/index.ts';

/** What the checks know about draw.io's figures. */

/** Frames, bare texts, crosses and the bars of lifelines let show what is behind them; so does what has neither fill nor border. */
export const isSeeThrough = ({ figure, style }: SceneShape): boolean =>
  figure === 'umlFrame' ||
  figure === 'umlDestroy' ||
  style.targetShapes === 'umlLifeline' ||
  isBareText({ figure, style }) ||
  'group' in style ||
  style.pointerEvents === '0' ||
  (style.fillColor === 'none' && (style.strokeColor === 'none' || figure === 'partialRectangle'));

/** True for text without a shape of its own around it. */
export const isBareText = ({ figure, style }: Pick<SceneShape, 'figure' | 'style'>): boolean =>
  figure === 'text' || 'text' in style;

/** True for a picture or a stencil, which shows something without any text. */
export const isCanvas = ({ figure, style }: SceneShape): boolean =>
  figure === 'image' || figure.startsWith('mxgraph.') || figure.startsWith('stencil(') || style.image !== undefined;

/** The whole box, except for a lifeline: of that the head. */
export const coveredBox = ({ figure, style, bounds }: SceneShape): Rect => {
  if (figure !== 'umlLifeline') return bounds;
  const head = Number(style.size ?? 40);
  return { ...bounds, height: Math.min(bounds.height, Number.isFinite(head) ? head : 40) };
};

/** False for bare texts, for icons and the like whose label stands beside them on purpose. */
export const isLabelInside = ({ style, figure }: SceneShape): boolean =>
  (style.labelPosition ?? 'center') === 'center' &&
  (style.verticalLabelPosition ?? 'middle') === 'middle' &&
  !isBareText({ figure, style });
