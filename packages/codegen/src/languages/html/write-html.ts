import type { Writer } from '../../printing/writer.ts';
import { type View, voidTags } from '../families/markup/view.ts';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** A piece of a page as HTML, one element per line. */
export const writeHtml = (writer: Writer, { tag, attributes, children, about, opens, calls }: View): void => {
  const all: View['attributes'] = {
    ...attributes,
    ...(calls !== undefined && { 'data-calls': calls }),
    ...(opens !== undefined && tag !== 'a' && { 'data-opens': opens }),
  };
  const written = Object.entries(all).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  const open = `<${tag}${written.join('')}>`;
  if (voidTags.has(tag)) {
    writer.line(open, about);
    return;
  }
  if (typeof children === 'string') {
    writer.line(`${open}${escapeHtml(children)}</${tag}>`, about);
    return;
  }
  if (children.length === 0) {
    writer.line(`${open}</${tag}>`, about);
    return;
  }
  writer.block(
    open,
    `</${tag}>`,
    () => {
      for (const child of children) writeHtml(writer, child);
    },
    about,
  );
};
