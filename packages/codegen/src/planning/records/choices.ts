import { createNameScope, type EnumDecl, type Name, oneLine } from '../../program/index.ts';

/** The values that a type lists, as in `enum(open, 'in repair')`; undefined where it lists none. */
export const readChoices = (type: string): readonly string[] | undefined => {
  const listed = /^\s*enum\s*[(:[{]\s*([^()[\]{}]+?)\s*[)\]}]?\s*(?:(?:=|\bdefault\b).*)?$/i.exec(type)?.[1];
  const values = listed?.split(/\s*[,|/]\s*/).map((text) => text.replace(/^["'“‘]|["'”’]$/g, '').trim());
  const known = [...new Set(values?.filter((value) => value !== ''))];
  return known.length > 1 ? known : undefined;
};

/** The same as a closed set that is called `name`. */
export const choicesEnum = (choices: readonly string[], name: Name): EnumDecl => ({
  name,
  summary: `The values of “${name.label}”.`,
  members: drawnMembers(choices, name.from),
});

/** Values as they are drawn, each once, with names for code. */
export const drawnMembers = (texts: readonly string[], from: readonly string[]): EnumDecl['members'] => {
  const scope = createNameScope();
  return [...new Set(texts.map(oneLine))].map((text) => ({
    ...scope.take(text, from, 'value'),
    ...(text !== '' && { value: text }),
  }));
};
