/** An element of a text, with its place in it: `text.slice(start, end)` is its source. */
export interface XmlElement {
  readonly name: string;
  /** Decoded, in the order of the source. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly XmlElement[];
  readonly start: number;
  readonly end: number;
  /** Where its open tag ends and its close tag starts; both at `end` for `<a/>`. */
  readonly contentStart: number;
  readonly contentEnd: number;
}

export const attributeOf = (element: XmlElement, name: string): string | undefined =>
  element.attributes.find(([key]) => key === name)?.[1];

export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  element.children.find((child) => child.name === name);
