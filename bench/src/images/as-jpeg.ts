import { createCanvas, loadImage } from '@napi-rs/canvas';

/** The same picture as people send it on: packed as small as JPEG makes it while it can still be read. In: its quality, 0 to 100. */
export const asJpeg = async (picture: Uint8Array, quality: number): Promise<Uint8Array> => {
  const image = await loadImage(picture);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return new Uint8Array(await canvas.encode('jpeg', quality));
};
