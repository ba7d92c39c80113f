import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { pictureForModel } from './picture-for-model.ts';

const tools = { limits: { megapixels: 20 }, pdfjsFolder: '', page: 1 };

/** A GIF of one colour (GIF89a specification, sections 18 to 22): 16 by 16 pixels that name the first of two colours. */
const gif = Buffer.from('R0lGODlhEAAQAIAAAMwiAP///ywAAAAAEAAQAAACDoSPqcvtD6OctNqLsz4FADs=', 'base64');

test('a picture of any kind is a JPEG for a model, no larger than is read of it, with nothing but its pixels', async () => {
  const large = createCanvas(4800, 1200);
  large.getContext('2d').fillRect(0, 0, 4800, 1200);
  const png = Buffer.concat([large.toBuffer('image/png'), Buffer.from('taken at 52.5N 13.4E')]);
  for (const [bytes, size] of [
    [gif, [16, 16]],
    [png, [2400, 600]],
  ] as const) {
    const { jpeg } = await pictureForModel(bytes, tools);
    const shown = await loadImage(Buffer.from(jpeg));
    expect([jpeg[0], jpeg[1], [shown.width, shown.height]]).toEqual([0xff, 0xd8, size]);
    expect(Buffer.from(jpeg).toString('latin1')).not.toContain('52.5N');
  }
});
