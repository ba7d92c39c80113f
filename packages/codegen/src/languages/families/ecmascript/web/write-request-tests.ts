import type { Writer } from '../../../../printing/writer.ts';
import { asValue } from '../../../../program/index.ts';
import {
  type ExpectedRequest,
  type Json,
  planRequestTests,
  repeatedBody,
} from '../../../../serving/plan-request-tests.ts';
import type { Resource } from '../../../../serving/plan-resources.ts';
import { createScriptWriter, type Dialect, identifier, quote } from '../dialect.ts';
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
  const tests = planRequestTests(resources, { key: identifier, member: asValue });
  const bodies = tests.some(({ requests }) => requests.some(({ body }) => body !== undefined));
  if (isTyped) {
    writer.line(`type Call = (method: string, path: string${bodies ? ', body?: unknown' : ''}) => Promise<Response>;`);
    writer.gap();
  }
  writer.comment('Runs a test against the app on a free port.');
  writer.block(
    `async function withApp(run${isTyped ? ': (call: Call) => Promise<void>' : ''})${isTyped ? ': Promise<void>' : ''} {`,
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
  for (const { title, about, requests } of tests) {
    writer.gap();
    writer.block(
      `test(${quote(title)}, () =>`,
      ');',
      () =>
        writer.block('withApp(async (call) => {', '}),', () => {
          const sent = repeatedBody(requests);
          if (sent !== undefined) writer.line(`const sent = ${literal(sent)};`);
          for (const request of requests) writeRequest(writer, runner, request, sent);
        }),
      about,
    );
  }
  return writer;
};

const writeRequest = (
  writer: Writer,
  runner: TestRunner,
  { method, path, body, status, answer }: ExpectedRequest,
  sent: Json | undefined,
): void => {
  const given = [quote(method), quote(path), ...(body === undefined ? [] : [body === sent ? 'sent' : literal(body)])];
  const line = `await call(${given.join(', ')})`;
  if (answer === undefined) writer.line(runner.equal(`(${line}).status`, String(status)));
  else if ('whole' in answer) writer.line(runner.equal(`await (${line}).json()`, literal(answer.whole)));
  else if ('count' in answer) writer.line(runner.equal(`(await (${line}).json()).length`, String(answer.count)));
  else writer.line(runner.equal(`(await (${line}).json()).${answer.member}`, quote(answer.is)));
};

/** As it is written in code. */
const literal = (value: Json): string => {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  const members = Object.entries(value).map(([name, each]) => `${name}: ${literal(each)}`);
  return `{ ${members.join(', ')} }`;
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
