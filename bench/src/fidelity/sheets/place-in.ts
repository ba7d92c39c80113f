/** A spot in a grid of so many columns, px. */
export const placeIn = (
  index: number,
  { columns, width, height }: { readonly columns: number; readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } => ({
  x: 20 + (index % columns) * width,
  y: 20 + Math.floor(index / columns) * height,
});

/** How draw.io writes the labels of its own shapes. */
export const plain = 'whiteSpace=wrap;html=1;';
