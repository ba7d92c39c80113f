import { encodeAttribute, isAttributeName } from './encode-attribute.ts';
import type { TextPatch } from './patch-text.ts';
import { readTag, type Tag } from './read-tag.ts';
import type { XmlElement } from './xml-element.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * The patches that turn the attributes `before` of an element into `after`. What both say alike stays as it is
 * written, a new attribute comes where the order of `after` puts it.
 */
export const patchAttributes = (
  text: string,
  element: XmlElement,
  before: Attributes,
  after: Attributes,
): TextPatch[] => {
  const tag = readTag(text, element.start);
  const names = Object.keys(after);
  const removed = Object.keys(before).filter((name) => after[name] === undefined);
  return [
    ...names
      .filter((name) => after[name] !== before[name])
      .flatMap((name) => setAttribute(text, tag, names, after, name)),
    ...removed.flatMap((name) => removeAttribute(tag, name)),
  ];
};

const setAttribute = (
  text: string,
  tag: Tag,
  names: readonly string[],
  after: Attributes,
  name: string,
): TextPatch[] => {
  const value = after[name];
  if (value === undefined || !isAttributeName(name)) return [];
  const existing = tag.attributes.find((attribute) => attribute.name === name);
  if (existing !== undefined) {
    const encoded = encodeAttribute(value);
    const isSingleQuoted = text[existing.valueEnd] === "'";
    return [
      {
        start: existing.valueStart,
        end: existing.valueEnd,
        text: isSingleQuoted ? encoded.replaceAll("'", '&apos;') : encoded,
      },
    ];
  }
  const earlier = new Set(names.slice(0, names.indexOf(name)));
  const previous = tag.attributes.findLast((attribute) => earlier.has(attribute.name));
  const at = previous === undefined ? tag.nameEnd : previous.valueEnd + 1;
  return [{ start: at, end: at, text: ` ${name}="${encodeAttribute(value)}"` }];
};

const removeAttribute = (tag: Tag, name: string): TextPatch[] =>
  tag.attributes
    .filter((attribute) => attribute.name === name)
    .map((attribute) => ({ start: attribute.start, end: attribute.valueEnd + 1, text: '' }));

/** The patch that gives an element another content, whether or not it had one. */
export const patchContent = (text: string, element: XmlElement, content: string): TextPatch => {
  const tag = readTag(text, element.start);
  if (!tag.isEmpty) return { start: element.contentStart, end: element.contentEnd, text: content };
  const lastAttribute = tag.attributes.at(-1);
  const start = lastAttribute === undefined ? tag.nameEnd : lastAttribute.valueEnd + 1;
  return { start, end: element.end, text: `>${content}</${element.name}>` };
};
