/** What stands at the ends of lines between entities, left and right, in Mermaid and PlantUML alike. */
const feet = [
  { cardinality: '1', left: '||', right: '||' },
  { cardinality: '0..1', left: '|o', right: 'o|' },
  { cardinality: '1..*', left: '}|', right: '|{' },
  { cardinality: '0..*', left: '}o', right: 'o{' },
] as const;

const spellings: Readonly<Record<string, string>> = {
  '1..1': '1',
  one: '1',
  '1..n': '1..*',
  '1..m': '1..*',
  '+': '1..*',
  '0..n': '0..*',
  '0..m': '0..*',
  '*': '0..*',
  n: '0..*',
  m: '0..*',
  many: '0..*',
};

/** One of the four that have a crow's foot; exactly one where nothing else is said. */
export const usualCardinality = (text: string | undefined): string => {
  const said = text?.trim().toLowerCase() ?? '';
  const usual = spellings[said] ?? said;
  return feet.find(({ cardinality }) => cardinality === usual)?.cardinality ?? '1';
};

export const footOf = (text: string | undefined, side: 'left' | 'right'): string =>
  feet.find(({ cardinality }) => cardinality === usualCardinality(text))?.[side] ?? '||';

export const cardinalityOfFoot = (foot: string, side: 'left' | 'right'): string =>
  feet.find((each) => each[side] === foot)?.cardinality ?? '1';

/** A line between entities: two feet with two signs between them. */
export const crowsFootLine = '(\\|\\||\\|o|\\}\\||\\}o)(--|\\.\\.)(\\|\\||o\\||\\|\\{|o\\{)';
