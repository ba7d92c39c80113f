import type { Program } from '../../../program/index.ts';
import type { Unit } from '../../families/curly/units.ts';
import type { CsharpDialect } from '../dialect.ts';
import { type App, appOf } from './app.ts';
import { bodyName, givenName, writeBody, writeGiven } from './write-bodies.ts';
import { writeController, writeEventBody, writeParts } from './write-controller.ts';
import { writeExamplePorts, writePorts } from './write-example-ports.ts';
import { writeProgram } from './write-program.ts';
import { writeRequestTests } from './write-request-tests.ts';

type CsharpUnit = Unit<CsharpDialect>;

/** The project that alone knows ASP.NET Core: a controller, what it sends and receives, and what starts it; and tests of what it answers. */
export const webUnits = (
  program: Program,
  dialect: CsharpDialect,
): { readonly sources: readonly CsharpUnit[]; readonly tests: readonly CsharpUnit[] } => {
  const app = appOf(program, dialect);
  const unit = (
    type: string,
    description: string,
    write: (writer: Parameters<CsharpUnit['write']>[0], app: App) => void,
  ): CsharpUnit => ({
    type,
    description,
    write: (writer) => write(writer, app),
  });
  return {
    sources: [
      unit('AppController', 'The program behind ASP.NET Core.', writeController),
      ...(app.parts.length > 0 ? [unit('AppParts', 'What is kept while the app runs.', writeParts)] : []),
      ...app.resources.flatMap((each) => {
        if (each.kind === 'collection')
          return [unit(bodyName(each), 'What is sent and received.', (writer) => writeBody(writer, app, each))];
        return each.kind === 'operation' && each.operation.parameters.length > 0
          ? [unit(givenName(each), 'What is sent.', (writer) => writeGiven(writer, app, each))]
          : [];
      }),
      ...(program.machines.length > 0 ? [unit('EventBody', 'An event that is sent.', writeEventBody)] : []),
      ...(app.ports.length > 0
        ? [
            unit('Ports', 'What the program depends on.', writePorts),
            unit('ExamplePorts', 'Example ports to start with; replace them with your own.', writeExamplePorts),
          ]
        : []),
      unit('Program', 'Starts the app.', writeProgram),
    ],
    tests: [unit('AppControllerTests', 'The tests of what requests are answered with.', writeRequestTests)],
  };
};
