import { screamingCase } from '../../../printing/cases.ts';
import { doubleQuoted } from '../../../printing/double-quoted.ts';
import type { Writer } from '../../../printing/writer.ts';
import { createNameScope } from '../../../program/index.ts';
import {
  type ExpectedRequest,
  type Json,
  planRequestTests,
  repeatedBody,
} from '../../../serving/plan-request-tests.ts';
import { identifier } from '../dialect.ts';
import { writeTest, writeTestClass } from '../write-tests.ts';
import type { App } from './app.ts';

/** The tests of the app, over requests that Spring itself hands on. */
export const writeRequestTests = (writer: Writer, { resources, hasPorts }: App): void => {
  const names = createNameScope();
  const tests = planRequestTests(resources, { key: identifier, member: screamingCase });
  const requests = tests.flatMap((each) => each.requests);
  const ports = hasPorts ? 'ExamplePorts.create()' : '';
  writeTestClass(writer, 'AppController', () => {
    writer.line('private final MockMvc app =');
    writer.indented(() =>
      writer.indented(() => writer.line(`MockMvcBuilders.standaloneSetup(new AppController(${ports})).build();`)),
    );
    writer.line('private final ObjectMapper json = new ObjectMapper();');
    for (const { title, about, requests: own } of tests) {
      writeTest(
        writer,
        names.sentence(title, about),
        () => {
          const names = new Map<Json, string>();
          const name = (body: Json): void => {
            names.set(body, `sent${names.size === 0 ? '' : names.size + 1}`);
            writeBody(writer, body, names.get(body) ?? '');
          };
          const repeated = repeatedBody(own);
          if (repeated !== undefined) name(repeated);
          for (const request of own) {
            const { body } = request;
            if (body !== undefined && !names.has(body) && JSON.stringify(body).length > 40) name(body);
            writeRequest(writer, request, names);
          }
        },
        { throws: 'Exception' },
      );
    }
    writeRequester(writer, requests);
  });
};

const writeRequest = (
  writer: Writer,
  { method, path, body, status, answer }: ExpectedRequest,
  names: ReadonlyMap<Json, string>,
): void => {
  const given = body === undefined ? [] : [names.get(body) ?? text(body)];
  const call = `ask(${[`HttpMethod.${method}`, doubleQuoted(path), ...given, String(status)].join(', ')})`;
  if (answer === undefined) writer.line(`${call};`);
  else if ('whole' in answer)
    writer.line(`assertEquals(json.readTree(${text(answer.whole)}), json.readTree(${call}));`);
  else if ('count' in answer) writer.line(`assertEquals(${answer.count}, json.readTree(${call}).size());`);
  else
    writer.line(
      `assertEquals(${doubleQuoted(answer.is)}, json.readTree(${call}).get(${doubleQuoted(answer.member)}).textValue());`,
    );
};

const writeBody = (writer: Writer, body: Json, name: string): void => {
  writer.line(`var ${name} = """`);
  writer.indented(() =>
    writer.indented(() => {
      writer.line(JSON.stringify(body, null, 1).replace(/\n\s*/g, ' ').replace(/\\/g, '\\\\').replace(/"""/g, '\\"""'));
      writer.line('""";');
    }),
  );
};

const text = (value: Json): string => doubleQuoted(JSON.stringify(value));

const writeRequester = (writer: Writer, requests: readonly ExpectedRequest[]): void => {
  const hasBodies = requests.some(({ body }) => body !== undefined);
  writer.gap();
  writer.block('private String ask(HttpMethod method, String path, int status) throws Exception {', '}', () =>
    writer.line('return answer(request(method, URI.create(path)), status);'),
  );
  if (hasBodies) {
    writer.gap();
    writer.block(
      'private String ask(HttpMethod method, String path, String body, int status) throws Exception {',
      '}',
      () => {
        writer.line(
          'var request = request(method, URI.create(path)).contentType(MediaType.APPLICATION_JSON).content(body);',
        );
        writer.line('return answer(request, status);');
      },
    );
  }
  writer.gap();
  writer.block('private String answer(RequestBuilder request, int status) throws Exception {', '}', () => {
    writer.line('var response = app.perform(request).andReturn().getResponse();');
    writer.line('assertEquals(status, response.getStatus());');
    writer.line('return response.getContentAsString();');
  });
};
