import { camelCase, pascalCase } from '../../../printing/cases.ts';
import { doubleQuoted } from '../../../printing/double-quoted.ts';
import type { Writer } from '../../../printing/writer.ts';
import { asValue, createNameScope } from '../../../program/index.ts';
import {
  type ExpectedRequest,
  type Json,
  planRequestTests,
  repeatedBody,
} from '../../../serving/plan-request-tests.ts';
import type { Resource } from '../../../serving/plan-resources.ts';

/** The tests of the app, over requests. */
export const writeRequestTests = (
  writer: Writer,
  resources: readonly Resource[],
  { router, prepare }: { readonly router: string; readonly prepare: string },
): void => {
  const names = createNameScope();
  const tests = planRequestTests(resources, { key: camelCase, member: asValue });
  writeRequester(writer, prepare);
  for (const { title, about, requests } of tests) {
    writer.gap();
    writer.block(
      `func Test${pascalCase(names.sentence(title, []))}(t *testing.T) {`,
      '}',
      () => {
        writer.line(`app := ${router}`);
        const sent = repeatedBody(requests);
        if (sent !== undefined) writer.line(`sent := ${text(sent)}`);
        for (const request of requests) writeRequest(writer, request, sent);
      },
      about,
    );
  }
  writeAsserts(
    writer,
    tests.flatMap(({ requests }) => requests),
  );
};

const writeRequester = (writer: Writer, prepare: string): void => {
  writer.gap();
  writer.comment('request sends a request to the app and returns its answer.');
  writer.block('func request(t *testing.T, app http.Handler, method, path, body string, status int) any {', '}', () => {
    writer.line('t.Helper()');
    writer.line('recorder := httptest.NewRecorder()');
    writer.line('app.ServeHTTP(recorder, httptest.NewRequest(method, path, strings.NewReader(body)))');
    writer.block('if recorder.Code != status {', '}', () =>
      writer.line('t.Fatalf("%s %s: got %d, want %d: %s", method, path, recorder.Code, status, recorder.Body)'),
    );
    writer.block('if recorder.Body.Len() == 0 {', '}', () => writer.line('return nil'));
    writer.line('return decode(t, recorder.Body.String())');
  });
  writer.gap();
  writer.block('func decode(t *testing.T, text string) any {', '}', () => {
    writer.line('t.Helper()');
    writer.line('var value any');
    writer.block('if err := json.Unmarshal([]byte(text), &value); err != nil {', '}', () =>
      writer.line('t.Fatal(err)'),
    );
    writer.line('return value');
  });
  writer.gap();
  writer.block('func init() {', '}', () => writer.line(prepare));
};

const writeRequest = (
  writer: Writer,
  { method, path, body, status, answer }: ExpectedRequest,
  sent: Json | undefined,
): void => {
  const given = body === undefined ? '""' : body === sent ? 'sent' : text(body);
  const call = `request(t, app, "${method}", ${doubleQuoted(path)}, ${given}, ${status})`;
  if (answer === undefined) writer.line(call);
  else if ('whole' in answer) writer.line(`assertEqual(t, ${call}, decode(t, ${text(answer.whole)}))`);
  else if ('count' in answer) writer.line(`assertCount(t, ${call}, ${answer.count})`);
  else writer.line(`assertMember(t, ${call}, ${doubleQuoted(answer.member)}, ${doubleQuoted(answer.is)})`);
};

/** JSON as a literal without escapes, where it has no backquote. */
const text = (value: Json): string => {
  const json = JSON.stringify(value);
  return /[`\p{Cc}\p{Cf}]/u.test(json) ? doubleQuoted(json) : `\`${json}\``;
};

const writeAsserts = (writer: Writer, requests: readonly ExpectedRequest[]): void => {
  const answers = requests.flatMap(({ answer }) => (answer === undefined ? [] : [answer]));
  const assert = (head: string, test: string, failure: string): void => {
    writer.gap();
    writer.block(`func ${head} {`, '}', () => {
      writer.line('t.Helper()');
      writer.block(`if ${test} {`, '}', () => writer.line(failure));
    });
  };
  if (answers.some((each) => 'whole' in each))
    assert(
      'assertEqual(t *testing.T, got, want any)',
      '!reflect.DeepEqual(got, want)',
      't.Errorf("got %v, want %v", got, want)',
    );
  if (answers.some((each) => 'count' in each))
    assert(
      'assertCount(t *testing.T, got any, want int)',
      'items, ok := got.([]any); !ok || len(items) != want',
      't.Errorf("got %v, want %d items", got, want)',
    );
  if (answers.some((each) => 'member' in each))
    assert(
      'assertMember(t *testing.T, got any, name, want string)',
      'values, ok := got.(map[string]any); !ok || values[name] != want',
      't.Errorf("got %v, want %q as its %s", got, want, name)',
    );
};
