import type { Program } from '../../../program/index.ts';
import type { Unit } from '../../families/curly/units.ts';
import type { JavaDialect } from '../dialect.ts';
import { appOf } from './app.ts';
import { bodyName, givenName, writeBody, writeGiven } from './write-bodies.ts';
import { refusesItself, writeController, writeRefusal } from './write-controller.ts';
import { writeExamplePorts, writePorts } from './write-example-ports.ts';
import { writeRequestTests } from './write-request-tests.ts';

interface WebUnits {
  readonly sources: readonly Unit<JavaDialect>[];
  readonly tests: readonly Unit<JavaDialect>[];
}

/** The package that alone knows Spring: a controller, what it sends and receives, what starts it, and tests over requests. */
export const springUnits = (program: Program, dialect: JavaDialect): WebUnits => {
  const app = appOf(program, dialect);
  const unit = (type: string, description: string, write: Unit<JavaDialect>['write']): Unit<JavaDialect> => ({
    type,
    description,
    write,
  });
  return {
    sources: [
      unit('AppController', 'The program behind Spring.', (writer) => writeController(writer, app)),
      ...app.resources.flatMap((each) => {
        if (each.kind === 'collection')
          return [unit(bodyName(each), 'What is sent and received.', (writer) => writeBody(writer, each))];
        return each.kind === 'operation' && each.operation.parameters.length > 0
          ? [unit(givenName(each), 'What is sent.', (writer) => writeGiven(writer, each))]
          : [];
      }),
      ...(app.routes.some(refusesItself)
        ? [unit('Refusal', 'What is answered with a status.', (writer) => writeRefusal(writer))]
        : []),
      ...(app.hasPorts
        ? [
            unit('Ports', 'What the program depends on.', (writer) => writePorts(writer, program)),
            unit('ExamplePorts', 'Example ports to start with; replace them with your own.', (writer) =>
              writeExamplePorts(writer, program),
            ),
          ]
        : []),
      unit('Application', 'Starts the app.', (writer) => {
        writer.comment('Answers requests on port 8080.');
        writer.line('@SpringBootApplication');
        writer.block('public class Application {', '}', () => {
          writer.block('public static void main(String[] args) {', '}', () =>
            writer.line('SpringApplication.run(Application.class, args);'),
          );
          if (!app.hasPorts) return;
          writer.gap();
          writer.line('@Bean');
          writer.block('public Ports ports() {', '}', () => writer.line('return ExamplePorts.create();'));
        });
      }),
    ],
    tests: [
      unit('AppControllerTest', 'The tests of the app, over requests.', (writer) => writeRequestTests(writer, app)),
    ],
  };
};

/** Classes of Spring, and of what it reads JSON with, that these files may speak of. */
export const springClasses: readonly string[] = [
  'com.fasterxml.jackson.databind.ObjectMapper',
  'java.net.URI',
  'java.time.DateTimeException',
  'java.util.function.Supplier',
  'org.springframework.boot.SpringApplication',
  'org.springframework.boot.autoconfigure.SpringBootApplication',
  'org.springframework.context.annotation.Bean',
  'org.springframework.http.HttpMethod',
  'org.springframework.http.HttpStatus',
  'org.springframework.http.MediaType',
  'org.springframework.http.ResponseEntity',
  'org.springframework.test.web.servlet.MockMvc',
  'org.springframework.test.web.servlet.RequestBuilder',
  'org.springframework.test.web.servlet.setup.MockMvcBuilders',
  'org.springframework.web.bind.annotation.DeleteMapping',
  'org.springframework.web.bind.annotation.ExceptionHandler',
  'org.springframework.web.bind.annotation.GetMapping',
  'org.springframework.web.bind.annotation.PathVariable',
  'org.springframework.web.bind.annotation.PostMapping',
  'org.springframework.web.bind.annotation.RequestBody',
  'org.springframework.web.bind.annotation.ResponseStatus',
  'org.springframework.web.bind.annotation.RestController',
];
