import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { cleanPicture } from './clean-picture.ts';

const limits = { megapixels: 1 };

const drawn = (width: number, height: number) => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#cc2200';
  context.fillRect(0, 0, width, height);
  return canvas;
};

/** A JPEG with a comment behind its first marker (ITU-T T.81, B.2.4.5). */
const withComment = (jpeg: Buffer, text: string): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xfffe, 0);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)]);
};

test('what a file says beside its pixels is gone, and what it shows is not', async () => {
  const jpeg = withComment(drawn(640, 200).toBuffer('image/jpeg'), 'taken at 52.5N 13.4E');
  expect(jpeg.toString('latin1')).toContain('52.5N');
  const { picture, thumbnail, width, height } = await cleanPicture(jpeg, limits);
  expect([width, height]).toEqual([640, 200]);
  for (const bytes of [picture, thumbnail]) {
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('52.5N');
    expect(Buffer.from(bytes).toString('latin1', 0, 16)).toMatch(/^RIFF....WEBP/s);
  }
  const small = await loadImage(Buffer.from(thumbnail));
  expect([small.width, small.height]).toEqual([320, 100]);
});

test('what is no picture, or too large, is refused with what to do', async () => {
  await expect(cleanPicture(Buffer.from('<svg onload="alert(1)"/>'), limits)).rejects.toThrow('Choose a PNG');
  await expect(cleanPicture(drawn(2000, 600).toBuffer('image/png'), limits)).rejects.toThrow('Make it smaller');
});
