import type { FlowDecl, Name } from '../../../program/index.ts';

/** `run expense claim` becomes the class `expense claim flow`. */
export const flowClassName = ({ name }: Pick<FlowDecl, 'name'>): Pick<Name, 'words'> => {
  const [first, ...rest] = name.words;
  const isNamed = first === 'run' && /^[a-z]/.test(rest[0] ?? '');
  return { words: [...(isNamed ? rest : name.words), 'flow'] };
};
