import { type Direction, directions, type Page, parseStyle } from '@diagloom/diagram/model';

/** What our own pages say of themselves in the style of their first layer; a foreign page says nothing. */
export const readPageMeta = (page: Page): { readonly type?: string; readonly direction?: Direction } => {
  const layer = page.cells.find(({ kind }) => kind === 'layer');
  const style = parseStyle(layer?.style ?? '');
  const direction = directions.find((candidate) => candidate === style.dlDirection);
  return {
    ...(style.dlType === undefined ? {} : { type: style.dlType }),
    ...(direction === undefined ? {} : { direction }),
  };
};
