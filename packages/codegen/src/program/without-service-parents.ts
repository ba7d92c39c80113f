import type { Program } from './program.ts';
import type { ServiceDecl } from './service.ts';

/** Classes that are no kinds of each other, for languages whose classes are not: each has all operations itself, which is told. */
export const withoutServiceParents = (program: Program): Program => {
  const kinds = program.services.filter((service) => service.extends !== undefined);
  if (kinds.length === 0) return program;
  return {
    ...program,
    services: program.services.map(
      ({ extends: _extends, inherited = [], isExtended: _isExtended, ...service }): ServiceDecl => ({
        ...service,
        operations: [...service.operations, ...inherited],
      }),
    ),
    assumptions: [
      ...program.assumptions,
      ...kinds.map(({ name, extends: above }) => ({
        text: `“${name.label}” is drawn as a kind of “${above?.label}”: its class has the same operations, but can’t stand in for the other.`,
        about: name.from,
      })),
    ],
  };
};
