import type { SpecAttribute } from './diagram-spec.ts';

/** UML's text form of a member: `+ name: type {mark}`. An operation is a member whose name ends in a parameter list. */
export const toRowText = ({ name, type, marks, visibility }: SpecAttribute): string =>
  [
    visibility === undefined ? '' : `${visibility} `,
    name,
    type === undefined ? '' : `: ${type}`,
    marks === undefined ? '' : ` {${marks.join(', ')}}`,
  ].join('');

/** Reads what `toRowText` writes, and what people write in its manner. */
export const fromRowText = (text: string): SpecAttribute => {
  const [, visibility, member = '', list] = /^\s*([-+#~](?=\s*\S))?\s*(.*?)\s*(?:\{([^{}]*)\})?\s*$/s.exec(text) ?? [];
  const [, name = member, type] = /^((?:[^:(]|\([^)]*\))*?)\s*:\s*(.+)$/s.exec(member) ?? [];
  const marks = list
    ?.split(',')
    .map((mark) => mark.trim())
    .filter((mark) => mark !== '');
  return {
    name,
    ...(type === undefined ? {} : { type }),
    ...(marks === undefined || marks.length === 0 ? {} : { marks }),
    ...(isVisibility(visibility) ? { visibility } : {}),
  };
};

const isVisibility = (text: string | undefined): text is '+' | '-' | '#' | '~' =>
  text === '+' || text === '-' || text === '#' || text === '~';

export const isOperation = ({ name }: SpecAttribute): boolean => /\(.*\)$/s.test(name);
