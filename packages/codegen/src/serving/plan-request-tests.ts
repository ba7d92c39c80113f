import { type Name, type OperationDecl, type PassedValue, type StoredRow, unguarded } from '../program/index.ts';
import type { CollectionResource, Resource } from './plan-resources.ts';
import { type JsonNames, pathKey, sampleJson } from './sample-json.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A test that sends requests in turn to an app of its own. */
export interface RequestTest {
  /** A sentence in lower case. */
  readonly title: string;
  readonly about: readonly string[];
  readonly requests: readonly ExpectedRequest[];
}

export interface ExpectedRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: { readonly [key: string]: Json };
  readonly status: 200 | 201 | 204 | 400 | 404 | 409;
  /** The body lacks what is needed. */
  readonly lacks?: true;
  /** All that is sent, or only one of its members or how many it has. */
  readonly answer?:
    | { readonly whole: Json }
    | { readonly member: string; readonly is: string }
    | { readonly count: number };
}

/** What every framework's tests ask, in every language. */
export const planRequestTests = (resources: readonly Resource[], names: JsonNames): readonly RequestTest[] => [
  {
    title: 'the app is running',
    about: [],
    requests: [{ method: 'GET', path: '/health', status: 200, answer: { whole: { status: 'ok' } } }],
  },
  ...resources.flatMap((resource) => testsOf(resource, resources, names)),
];

const testsOf = (resource: Resource, resources: readonly Resource[], names: JsonNames): readonly RequestTest[] => {
  const { path } = resource;
  switch (resource.kind) {
    case 'flow': {
      const { flow, example } = resource;
      const answer = flow.outcome && { whole: { outcome: names.member(example.outcome) } };
      const expected = answer === undefined ? ({ status: 204 } as const) : ({ status: 200, answer } as const);
      const title = `a request runs ${said(flow.name).replace(/^run /, '')}`;
      return [{ title, about: flow.name.from, requests: [{ method: 'POST', path, ...expected }] }];
    }
    case 'operation': {
      const { service, operation } = resource;
      const title = `a request makes the ${said(service.name)} ${said(operation.name)}`;
      return [{ title, about: operation.name.from, requests: operationRequests(path, operation, names) }];
    }
    case 'collection':
      return collectionTests(resource, resources, names);
    case 'machine': {
      const { machine } = resource;
      const first = unguarded(machine).find(({ from }) => from === machine.start);
      const events = `${path}/events`;
      const state = (name: Name): ExpectedRequest['answer'] => ({ whole: { state: names.member(name) } });
      const change: readonly ExpectedRequest[] =
        first === undefined
          ? []
          : [
              {
                method: 'POST',
                path: events,
                body: { event: names.member(first.event) },
                status: 200,
                answer: { whole: { state: names.member(first.to) } },
              },
            ];
      return [
        {
          title: `events change the state of the ${said(machine.name)}`,
          about: machine.name.from,
          requests: [
            { method: 'GET', path, status: 200, ...{ answer: state(machine.start) } },
            ...change,
            { method: 'POST', path: events, body: { event: 'nothing like it' }, status: 400 },
          ],
        },
      ];
    }
    case 'inventory': {
      const { inventory } = resource;
      const first = inventory.items[0];
      const one: readonly ExpectedRequest[] =
        first === undefined
          ? []
          : [
              {
                method: 'GET',
                path: `${path}/${first.key}`,
                status: 200,
                answer: { member: 'label', is: first.label },
              },
            ];
      return [
        {
          title: `every ${said(inventory.item)} can be asked for`,
          about: [],
          requests: [
            { method: 'GET', path, status: 200, answer: { count: inventory.items.length } },
            ...one,
            { method: 'GET', path: `${path}/nothing-like-it`, status: 404 },
          ],
        },
      ];
    }
  }
};

/** Sent with an example of each value that it takes, and without any. */
const operationRequests = (
  path: string,
  { parameters, result }: OperationDecl,
  names: JsonNames,
): readonly ExpectedRequest[] => {
  const samples = parameters.map(({ sample }) => sample);
  const body = samples.length > 0 ? { body: sampleJson(parameters, samples, names) } : {};
  const answered = result === undefined ? ({ status: 204 } as const) : ({ status: 200 } as const);
  const answer = result !== undefined && isToldAlike(result) ? sampleJson([result], [result.sample], names) : undefined;
  return [
    { method: 'POST', path, ...body, ...answered, ...(answer !== undefined && { answer: { whole: answer } }) },
    ...(samples.length > 0 ? [{ method: 'POST', path, body: {}, status: 400, lacks: true } as const] : []),
  ];
};

/** Moments are told in more than one way, and what a question is answered with depends on what is asked before. */
const isToldAlike = ({ type }: PassedValue): boolean =>
  type.kind === 'scalar' && ['text', 'integer', 'decimal', 'uuid'].includes(type.scalar);

const collectionTests = (
  { path, record, fields, key, accepted, refused, before }: CollectionResource,
  resources: readonly Resource[],
  names: JsonNames,
): readonly RequestTest[] => {
  const body = sampleJson(fields, accepted, names);
  const one = `${path}/${pathKey(fields, key, accepted)}`;
  const about = record.name.from;
  const kept: RequestTest = {
    title: `one ${said(record.name)} can be added, read and removed`,
    about,
    requests: [
      ...before.flatMap((row) => addedBefore(row, resources, names)),
      { method: 'POST', path, body, status: 201 },
      { method: 'POST', path, body, status: 409 },
      { method: 'GET', path: one, status: 200 },
      { method: 'DELETE', path: one, status: 204 },
      { method: 'GET', path: one, status: 404 },
      { method: 'GET', path, status: 200, answer: { whole: [] } },
    ],
  };
  if (refused === undefined) return [kept];
  const wrong = { method: 'POST', path, body: sampleJson(fields, refused, names), status: 400 } as const;
  return [kept, { title: `one ${said(record.name)} that is not right is refused`, about, requests: [wrong] }];
};

/** A request that adds what another one refers to. */
const addedBefore = (
  { record, values }: StoredRow,
  resources: readonly Resource[],
  names: JsonNames,
): readonly ExpectedRequest[] =>
  resources.flatMap((each) =>
    each.kind === 'collection' && each.record.name === record
      ? [{ method: 'POST', path: each.path, body: sampleJson(each.fields, values, names), status: 201 } as const]
      : [],
  );

const said = ({ words }: Pick<Name, 'words'>): string => words.join(' ');

/** The body that a test sends more than once, so that it is written only once. */
export const repeatedBody = (requests: readonly ExpectedRequest[]): ExpectedRequest['body'] =>
  requests.map(({ body }) => body).find((body, index, all) => body !== undefined && all.indexOf(body) !== index);
