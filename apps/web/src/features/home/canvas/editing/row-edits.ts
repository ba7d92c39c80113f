import type { Edit, SpecAttribute, SpecNode } from '@diagloom/diagram/model';

type Visibility = NonNullable<SpecAttribute['visibility']>;

/** How a row is written: `+ total: int`. */
export const rowText = ({ visibility, name, type }: SpecAttribute): string =>
  `${visibility === undefined ? '' : `${visibility} `}${name}${type === undefined ? '' : `: ${type}`}`;

/** A row as somebody wrote it; what they cannot write there, such as its keys, stays. */
const readRow = (text: string, { marks }: SpecAttribute): SpecAttribute => {
  const [, sign, name = '', type] = /^\s*([+\-#~])?\s*([^:]*?)\s*(?::\s*(.*?)\s*)?$/.exec(text) ?? [];
  return {
    name,
    ...(type === undefined || type === '' ? {} : { type }),
    ...(isVisibility(sign) ? { visibility: sign } : {}),
    ...(marks === undefined ? {} : { marks }),
  };
};

const isVisibility = (sign: string | undefined): sign is Visibility => sign !== undefined && /^[+\-#~]$/.test(sign);

/** Another text for a row; none where it says the same, or nothing. */
export const renameRow = (node: string, row: SpecAttribute, text: string): readonly Edit[] => {
  const attribute = readRow(text, row);
  if (attribute.name === '' || rowText(attribute) === rowText(row)) return [];
  return [{ kind: 'changeAttribute', node, name: row.name, attribute }];
};

/** A row behind the others, called by the first name that none has. */
export const addRow = ({ id, attributes = [] }: SpecNode, word: string): Edit => {
  const names = new Set(attributes.map(({ name }) => name));
  let name = word;
  for (let count = 2; names.has(name); count += 1) name = `${word} ${count}`;
  const [like] = attributes;
  const { visibility } = like ?? {};
  return {
    kind: 'addAttribute',
    node: id,
    attribute: { name, ...(visibility === undefined ? {} : { visibility }) },
  };
};

/** Two rows that stand beside each other change places. */
export const swapRows = (node: string, one: SpecAttribute, other: SpecAttribute): readonly Edit[] => {
  // No two rows may have one name, not even for a moment.
  const between = { name: `${one.name}\u200b` };
  return [
    { kind: 'changeAttribute', node, name: one.name, attribute: between },
    { kind: 'changeAttribute', node, name: other.name, attribute: one },
    { kind: 'changeAttribute', node, name: between.name, attribute: other },
  ];
};
