import { pascalCase } from '../../../printing/cases.ts';
import type { Name, PortDecl } from '../../../program/index.ts';

type Casing = (name: Pick<Name, 'words'>) => string;

/** How a port that follows a script is called. */
export const scriptedName = ({ name }: Pick<PortDecl, 'name'>): string => `Scripted${pascalCase(name)}`;

/** Names of tests are new within an operation, not within a class: methods that are. */
export const distinctNames = (names: readonly Name[], methodName: Casing): readonly string[] => {
  const used = new Set<string>();
  return names.map((name) => {
    let method = methodName(name);
    for (let count = 2; used.has(method); count += 1) method = `${methodName(name)}_${count}`;
    used.add(method);
    return method;
  });
};
