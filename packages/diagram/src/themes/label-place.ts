import { type Style, styleNumber } from '../model/index.ts';

/** The style keys that say where a label stands. */
export const placeKeys = ['shape', 'labelPosition', 'verticalLabelPosition', 'fillOpacity', 'opacity'] as const;

/** Whether a label stands on the page and not on the fill of its shape: beside or below an icon, on a picture, on a faint fill. */
export const isOnPage = (style: Style): boolean => {
  const { shape, labelPosition = 'center', verticalLabelPosition = 'middle' } = style;
  if (shape === 'image' || labelPosition !== 'center' || verticalLabelPosition !== 'middle') return true;
  return styleNumber(style, 'fillOpacity', 100) * styleNumber(style, 'opacity', 100) < faint;
};

/** The page shines through a fill of less than a half, per cent squared. */
const faint = 5000;
