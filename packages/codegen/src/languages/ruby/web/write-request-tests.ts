import { snakeCase } from '../../../printing/cases.ts';
import type { Writer } from '../../../printing/writer.ts';
import { createNameScope } from '../../../program/index.ts';
import {
  type ExpectedRequest,
  type Json,
  planRequestTests,
  repeatedBody,
} from '../../../serving/plan-request-tests.ts';
import type { Resource } from '../../../serving/plan-resources.ts';
import { identifier, quote } from '../dialect.ts';

/** The tests of the app, over requests. */
export const writeRequestTests = (
  writer: Writer,
  resources: readonly Resource[],
  { hasPorts, made }: { readonly hasPorts: boolean; readonly made: string },
): void => {
  const names = createNameScope();
  const tests = planRequestTests(resources, { key: identifier, member: snakeCase });
  writer.line('ENV["APP_ENV"] = "test"');
  writer.gap();
  for (const library of ['json', 'minitest/autorun', 'rack/test']) writer.line(`require "${library}"`);
  writer.line('require_relative "../../app"');
  if (hasPorts) writer.line('require_relative "../../example_ports"');
  writer.gap();
  writer.block('class HttpAppTest < Minitest::Test', 'end', () => {
    writer.line('include Rack::Test::Methods');
    writer.gap();
    writer.block('def app', 'end', () => writer.line(`@app ||= ${made}`));
    for (const { title, about, requests } of tests) {
      writer.gap();
      writer.block(
        `def test_${names.sentence(title, []).words.join('_')}`,
        'end',
        () => {
          const sent = repeatedBody(requests);
          if (sent !== undefined) writeBody(writer, sent);
          for (const request of requests) writeRequest(writer, request, sent);
        },
        about,
      );
    }
    if (!tests.some(({ requests }) => requests.some(({ answer }) => answer !== undefined))) return;
    writer.gap();
    writer.line('private');
    writer.gap();
    writer.block('def answer', 'end', () => writer.line('JSON.parse(last_response.body)'));
  });
};

const writeBody = (writer: Writer, body: NonNullable<ExpectedRequest['body']>): void =>
  writer.items('sent = { ', pairs(body), ' }');

const writeRequest = (
  writer: Writer,
  { method, path, body, status, answer }: ExpectedRequest,
  sent: Json | undefined,
): void => {
  const call = `${method.toLowerCase()} ${quote(path)}`;
  if (body === undefined) writer.line(call);
  else if (body === sent) writer.line(`${call}, JSON.generate(sent)`);
  else writer.items(`${call}, JSON.generate({ `, pairs(body), ' })');
  writer.line(`assert_equal ${status}, last_response.status`);
  if (answer === undefined) return;
  if ('whole' in answer) writer.line(`assert_equal(${literal(answer.whole)}, answer)`);
  else if ('count' in answer) writer.line(`assert_equal ${answer.count}, answer.size`);
  else writer.line(`assert_equal ${quote(answer.is)}, answer[${quote(answer.member)}]`);
};

const pairs = (values: { readonly [key: string]: Json }): readonly string[] =>
  Object.entries(values).map(([key, value]) => `${quote(key)} => ${literal(value)}`);

/** As it is written in code. */
const literal = (value: Json): string => {
  if (typeof value === 'string') return quote(value);
  if (value === null) return 'nil';
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return typeof value === 'object'
    ? `{ ${pairs(value as { readonly [key: string]: Json }).join(', ')} }`
    : String(value);
};
