import type { Writer } from '../../printing/writer.ts';
import { quote } from '../families/ecmascript/dialect.ts';
import { itemsConstant } from '../families/ecmascript/write-inventories.ts';
import { type View, voidTags } from '../families/markup/view.ts';

const names: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

/** `handleBook` of `onBook`. */
export const handlerName = (calls: string): string => calls.replace(/^on/, 'handle');

/** A piece of a page as JSX, one element per line. Clicks call `open`, or what they are given; forms are sent to a function beside. */
export const writeJsx = (writer: Writer, { tag, attributes, children, about, opens, calls, parts }: View): void => {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${names[name] ?? name}${valueOfAttribute(name, value)}`,
  );
  const click =
    tag === 'form' && calls !== undefined
      ? ` onSubmit={${handlerName(calls)}}`
      : calls !== undefined
        ? ` onClick={${calls}}`
        : opens === undefined
          ? ''
          : ` onClick={() => open(${quote(opens)})}`;
  const open = `<${tag}${written.join('')}${click}`;
  if (voidTags.has(tag) || children.length === 0) {
    writer.line(`${open} />`, about);
    return;
  }
  if (typeof children === 'string') {
    writer.line(`${open}>${jsxText(children)}</${tag}>`, about);
    return;
  }
  writer.block(
    `${open}>`,
    `</${tag}>`,
    () => {
      if (parts !== undefined) writeParts(writer, parts);
      else for (const child of children) writeJsx(writer, child);
    },
    about,
  );
};

/** A row per part, made from the constant that holds them. */
const writeParts = (writer: Writer, { inventory, cells }: NonNullable<View['parts']>): void => {
  const items = itemsConstant(inventory);
  writer.block(`{${items}.map((item) => (`, '))}', () => {
    writer.block('<tr key={item.key}>', '</tr>', () => {
      for (const cell of cells)
        writer.line(
          cell === 'parent'
            ? `<td>{${items}.find(({ key }) => key === item.parent)?.label}</td>`
            : `<td>{item.${cell}}</td>`,
        );
    });
  });
};

const valueOfAttribute = (name: string, value: string | true): string => {
  if (value === true) return '';
  if (name === 'rows') return `={${Number(value)}}`;
  return /["&<>{}\\]/.test(value) ? `={${quote(value)}}` : `="${value}"`;
};

/** Plain where nothing in it means something to JSX. */
export const jsxText = (text: string): string => (/[{}<>&'"\\]|^\s|\s$/.test(text) ? `{${quote(text)}}` : text);
