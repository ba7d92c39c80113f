/** What texts of people and files are, by the marks that they stand between. */
const dataNames = ['description', 'document', 'diagram', 'wish', 'code'] as const;

/**
 * Text of people and files as it stands in a request: between marks that it can neither close nor open, so that what it says is drawn and
 * never followed. Marks of conversations, which some models take for their own, are broken as well.
 */
export const asData = (name: (typeof dataNames)[number], text: string): string =>
  `<${name}>\n${text.replace(marks, '<\\')}\n</${name}>`;

const marks = new RegExp(String.raw`<(?=\s*(?:/\s*)?(?:${dataNames.join('|')})\b|\s*\|)`, 'gi');
