import type { Style } from '../model/index.ts';

/** The style keys that say where a label stands. */
export const placeKeys = ['shape', 'labelPosition', 'verticalLabelPosition'] as const;

/** Whether a label stands on the page and not on the fill of its shape: beside or below an icon, on a picture or a plain text. */
export const isOnPage = ({ shape, labelPosition = 'center', verticalLabelPosition = 'middle' }: Style): boolean =>
  shape === 'image' || labelPosition !== 'center' || verticalLabelPosition !== 'middle';
