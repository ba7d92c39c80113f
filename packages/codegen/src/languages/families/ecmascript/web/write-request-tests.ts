import { kebabCase } from '../../../../printing/cases.ts';
import type { Writer } from '../../../../printing/writer.ts';
import type { CollectionResource, Resource } from '../../../../serving/plan-resources.ts';
import { pathKey, sampleJson } from '../../../../serving/sample-json.ts';
import { createScriptWriter, type Dialect, identifier, literalOf, quote } from '../dialect.ts';
import type { TestRunner } from '../write-flow-tests.ts';
import type { WebFramework } from './framework.ts';

interface RequestTests {
  readonly resources: readonly Resource[];
  readonly dialect: Dialect;
  readonly framework: WebFramework;
  readonly runner: TestRunner;
  readonly hasPorts: boolean;
}

/** One test per resource, over real requests to an app of its own. */
export const writeRequestTests = ({ resources, dialect, framework, runner, hasPorts }: RequestTests): Writer => {
  const { isTyped } = dialect;
  const ending = isTyped ? '' : '.js';
  const writer = createScriptWriter(dialect);
  for (const line of [...framework.start.imports(isTyped), ...runner.imports].sort(byModule)) writer.line(line);
  writer.line(`import { createApp } from '../../src/web/app${ending}';`);
  if (hasPorts) writer.line(`import { examplePorts } from '../../src/web/example-ports${ending}';`);
  writer.gap();
  const bodies = resources.some(({ kind }) => kind === 'collection' || kind === 'machine');
  writer.comment('Runs a test against the app on a free port.');
  const type = bodies ? 'Call' : '(method: string, path: string) => Promise<Response>';
  if (isTyped && bodies) {
    writer.line('type Call = (method: string, path: string, body?: unknown) => Promise<Response>;');
    writer.gap();
  }
  writer.block(
    `async function withApp(run${isTyped ? `: (call: ${type}) => Promise<void>` : ''})${isTyped ? ': Promise<void>' : ''} {`,
    '}',
    () => {
      for (const line of framework.start.inTest(`createApp(${hasPorts ? 'examplePorts' : ''})`, isTyped))
        writer.line(line);
      writer.line('try {');
      writer.indented(() => writeCall(writer, bodies));
      writer.line('} finally {');
      writer.indented(() => writer.line(framework.start.stop));
      writer.line('}');
    },
  );
  const test = (title: string, lines: readonly string[], about: readonly string[] = []): void => {
    writer.gap();
    writer.block(
      `test(${quote(title)}, () =>`,
      ');',
      () =>
        writer.block('withApp(async (call) => {', '}),', () => {
          for (const line of lines) writer.line(line);
        }),
      about,
    );
  };
  const status = (call: string, expected: number): string => runner.equal(`(await ${call}).status`, String(expected));
  const json = (call: string, expected: string): string => runner.equal(`await (await ${call}).json()`, expected);
  test('the app is there', [json("call('GET', '/health')", "{ status: 'ok' }")]);
  for (const resource of resources) {
    const path = quote(resource.path);
    switch (resource.kind) {
      case 'flow': {
        const { flow, example } = resource;
        test(
          `a request runs ${flow.name.words.join(' ')}`,
          [json(`call('POST', ${path})`, `{ outcome: ${literalOf(example.outcome)} }`)],
          flow.name.from,
        );
        break;
      }
      case 'operation': {
        const { service, operation } = resource;
        const title = `a request makes the ${service.name.words.join(' ')} ${operation.name.words.join(' ')}`;
        test(title, [status(`call('POST', ${path})`, 204)], operation.name.from);
        break;
      }
      case 'collection':
        for (const [title, lines] of collectionTests(resource, status, json))
          test(title, lines, resource.record.name.from);
        break;
      case 'machine': {
        const { machine } = resource;
        const first = machine.transitions.find(({ from }) => from === machine.start);
        test(
          `events change the state of the ${machine.name.words.join(' ')}`,
          [
            json(`call('GET', ${path})`, `{ state: ${literalOf(machine.start)} }`),
            ...(first === undefined
              ? []
              : [
                  json(
                    `call('POST', ${quote(`${resource.path}/events`)}, { event: ${literalOf(first.event)} })`,
                    `{ state: ${literalOf(first.to)} }`,
                  ),
                ]),
            status(`call('POST', ${quote(`${resource.path}/events`)}, { event: 'nothing like it' })`, 400),
          ],
          machine.name.from,
        );
        break;
      }
      case 'inventory': {
        const { inventory } = resource;
        const first = inventory.items[0];
        test(`every ${inventory.item.words.join(' ')} can be asked for`, [
          runner.equal(`(await (await call('GET', ${path})).json()).length`, String(inventory.items.length)),
          ...(first === undefined
            ? []
            : [
                runner.equal(
                  `(await (await call('GET', ${quote(`${resource.path}/${first.key}`)})).json()).label`,
                  quote(first.label),
                ),
              ]),
          status(`call('GET', ${quote(`${resource.path}/nothing-like-it`)})`, 404),
        ]);
      }
    }
  }
  return writer;
};

const byModule = (left: string, right: string): number => {
  const moduleOf = (line: string): string => /from '(?<module>[^']+)'/.exec(line)?.groups?.module ?? '';
  const isOwn = (line: string): number => (moduleOf(line).startsWith('node:') ? 0 : 1);
  return isOwn(left) - isOwn(right) || moduleOf(left).localeCompare(moduleOf(right));
};

const writeCall = (writer: Writer, bodies: boolean): void => {
  if (!bodies) {
    writer.line('await run((method, path) => fetch(home + path, { method }));');
    return;
  }
  writer.block('await run((method, path, body) =>', ');', () =>
    writer.block('fetch(home + path, {', '}),', () => {
      writer.line('method,');
      writer.line('...(body !== undefined && {');
      writer.indented(() => {
        writer.line("headers: { 'content-type': 'application/json' },");
        writer.line('body: JSON.stringify(body),');
      });
      writer.line('}),');
    }),
  );
};

type Expectation<Value> = (call: string, expected: Value) => string;

const collectionTests = (
  { path, record, fields, key, accepted, refused }: CollectionResource,
  status: Expectation<number>,
  json: Expectation<string>,
): readonly (readonly [title: string, lines: readonly string[]])[] => {
  const said = record.name.words.join(' ');
  const names = { key: identifier, member: kebabCase };
  const body = (values: CollectionResource['accepted']): string => objectLiteral(sampleJson(fields, values, names));
  const one = quote(`${path}/${pathKey(fields, key, accepted)}`);
  const list = quote(path);
  return [
    [
      `a ${said} can be added, read and removed`,
      [
        `const ${'sent'} = ${body(accepted)};`,
        status(`call('POST', ${list}, sent)`, 201),
        status(`call('POST', ${list}, sent)`, 409),
        status(`call('GET', ${one})`, 200),
        status(`call('DELETE', ${one})`, 204),
        status(`call('GET', ${one})`, 404),
        json(`call('GET', ${list})`, '[]'),
      ],
    ],
    ...(refused === undefined
      ? []
      : [
          [`a ${said} that is not right is refused`, [status(`call('POST', ${list}, ${body(refused)})`, 400)]] as const,
        ]),
  ];
};

/** As it is written in code. */
const objectLiteral = (values: Readonly<Record<string, unknown>>): string =>
  `{ ${Object.entries(values)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? quote(value) : JSON.stringify(value)}`)
    .join(', ')} }`;
