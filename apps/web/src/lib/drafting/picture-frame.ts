export interface PictureFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What of the page a picture shows, px. */
export const frameOf = (svg: string): PictureFrame => {
  const [, x = '0', y = '0', width = '1', height = '1'] =
    /viewBox="(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
};

/** An address for a picture that is at hand as text. */
export const pictureUrl = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
