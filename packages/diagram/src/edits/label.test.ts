import { describe, expect, it } from 'vitest';
import { toCaptionValue } from '../model/index.ts';
import { withLabel } from './label.ts';

const caption = toCaptionValue({ text: 'PostgreSQL', fontSize: 11, fontColor: '#52606F' });

describe('withLabel', () => {
  it('keeps the caption below a label', () => {
    expect(withLabel(`Orders${caption}`, 'Orders & returns', 'html=1;')).toBe(`Orders &amp; returns${caption}`);
  });

  it('keeps markup around the whole label, with a caption too', () => {
    expect(withLabel(`<b>Orders</b>${caption}`, 'Returns', 'html=1;')).toBe(`<b>Returns</b>${caption}`);
  });

  it('replaces lines that are no caption', () => {
    expect(withLabel('Orders<br>and returns', 'Orders', 'html=1;')).toBe('Orders');
  });
});
