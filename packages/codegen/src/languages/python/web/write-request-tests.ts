import type { Writer } from '../../../printing/writer.ts';
import { asValue, createNameScope } from '../../../program/index.ts';
import {
  type ExpectedRequest,
  type Json,
  planRequestTests,
  repeatedBody,
} from '../../../serving/plan-request-tests.ts';
import type { Resource } from '../../../serving/plan-resources.ts';
import { apart, createPythonWriter, type Dialect, identifier, quote, writeClaim, writeInside } from '../dialect.ts';
import type { WebFramework } from './framework.ts';

/** The tests of the app, over requests. */
export const writeRequestTests = (
  resources: readonly Resource[],
  dialect: Dialect,
  framework: WebFramework,
  hasPorts: boolean,
): Writer => {
  const names = createNameScope();
  const writer = createPythonWriter(dialect);
  for (const line of framework.testHead.some((each) => each.startsWith('os.')) ? ['import os', ''] : [])
    writer.line(line);
  for (const line of framework.testHead) writer.line(line);
  if (framework.testHead.length > 0) writer.gap();
  const isSetUp = framework.client('').join().includes('create_app');
  if (isSetUp && hasPorts) writer.line('from example_ports import example_ports');
  if (isSetUp) writer.line('from web_app import create_app');
  for (const { title, about, requests } of planRequestTests(resources, { key: identifier, member: asValue })) {
    apart(writer);
    const name = names.sentence(title, []).words.join('_');
    writer.block(
      `def test_${name}() -> None:`,
      '',
      () => {
        for (const line of framework.client(hasPorts ? 'example_ports()' : '')) writer.line(line);
        const sent = repeatedBody(requests);
        if (sent !== undefined) writeBody(writer, sent);
        for (const request of requests) {
          const { body } = request;
          const isLong = body !== undefined && body !== sent && literal(body).length > 36;
          if (isLong) writeBody(writer, body);
          writeRequest(writer, framework, request, isLong ? body : sent);
        }
      },
      about,
    );
  }
  return writer;
};

const writeBody = (writer: Writer, body: NonNullable<ExpectedRequest['body']>): void =>
  writer.items(
    'sent = {',
    Object.entries(body).map(([key, value]) => `${quote(key)}: ${literal(value)}`),
    '}',
  );

const writeRequest = (
  writer: Writer,
  { post, json, lackingStatus }: WebFramework,
  { method, path, body, status: usual, lacks, answer }: ExpectedRequest,
  sent: Json | undefined,
): void => {
  const status = lacks === true && lackingStatus !== undefined ? lackingStatus : usual;
  const given = body === undefined ? undefined : body === sent ? 'sent' : literal(body);
  const call = method === 'POST' ? post(quote(path), given) : `client.${method.toLowerCase()}(${quote(path)})`;
  if (answer === undefined && call.length < 60) {
    writeClaim(writer, `${call}.status_code == ${status}`);
    return;
  }
  const opened = call.indexOf('(') + 1;
  writeInside(writer, [`answer = ${call.slice(0, opened)}`, call.slice(opened, -1), ')']);
  writer.line(`assert answer.status_code == ${status}`);
  if (answer === undefined) return;
  if ('whole' in answer) writeClaim(writer, `${json} == ${literal(answer.whole)}`);
  else if ('count' in answer) writeClaim(writer, `len(${json}) == ${answer.count}`);
  else writeClaim(writer, `${json}[${quote(answer.member)}] == ${quote(answer.is)}`);
};

/** As it is written in code. */
const literal = (value: Json): string => {
  if (typeof value === 'string') return quote(value);
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([key, each]) => `${quote(key)}: ${literal(each)}`)
    .join(', ')}}`;
};
