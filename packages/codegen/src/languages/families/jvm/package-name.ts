import { type Name, type Program, shortWords } from '../../../program/index.ts';

/** The package that was asked for, else one of the example domain with the program's name. */
export const packageNameOf = (
  { name, options }: Pick<Program, 'name' | 'options'>,
  wordOf: (name: Pick<Name, 'words'>) => string,
): string => {
  const wanted = (options.packageName ?? '')
    .toLowerCase()
    .split(/[./\\]/)
    .map((part) => part.replace(/[^a-z0-9_]/g, ''))
    .filter((part) => part !== '');
  if (wanted.length > 0 && wanted.every((part) => /^[a-z]/.test(part)))
    return wanted.map((part) => wordOf({ words: [part] })).join('.');
  return `com.example.${wordOf({ words: shortWords(name.words) })}`;
};
