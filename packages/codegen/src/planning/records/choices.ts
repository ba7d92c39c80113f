import { createNameScope, type EnumDecl, type Name } from '../../program/index.ts';

/** The values that a type lists, as in `enum(open, 'in repair')`; undefined where it lists none. */
export const readChoices = (type: string): readonly string[] | undefined => {
  const listed = /^\s*enum\s*[(:[{]\s*([^()[\]{}]+?)\s*[)\]}]?\s*(?:(?:=|\bdefault\b).*)?$/i.exec(type)?.[1];
  const values = listed?.split(/\s*[,|/]\s*/).map((text) => text.replace(/^["'“‘]|["'”’]$/g, '').trim());
  const known = [...new Set(values?.filter((value) => value !== ''))];
  return known.length > 1 ? known : undefined;
};

/** The same as a closed set that is called `name`. */
export const choicesEnum = (choices: readonly string[], name: Name): EnumDecl => {
  const scope = createNameScope();
  return {
    name,
    summary: `The values of “${name.label}”.`,
    members: choices.map((choice) => scope.take(choice, name.from, 'value')),
  };
};
