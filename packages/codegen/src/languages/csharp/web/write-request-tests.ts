import { doubleQuoted } from '../../../printing/double-quoted.ts';
import type { Writer } from '../../../printing/writer.ts';
import {
  createNameScope,
  type FieldDecl,
  isMany,
  type Literal,
  type Sample,
  type StoredRow,
  unguarded,
} from '../../../program/index.ts';
import { planRequestTests } from '../../../serving/plan-request-tests.ts';
import type { CollectionResource, Resource } from '../../../serving/plan-resources.ts';
import type { Action } from '../../../serving/plan-routes.ts';
import { writeBraces } from '../../families/curly/dialect.ts';
import { memberName, typeName } from '../dialect.ts';
import { plainType } from '../record-names.ts';
import { writeTest, writeTestClass } from '../write-tests.ts';
import { written } from '../written.ts';
import type { App } from './app.ts';
import { bodyMember, bodyName, givenName } from './write-bodies.ts';
import { methodOf } from './write-controller.ts';

/** What each request is answered with, asked of the controller itself. */
export const writeRequestTests = (writer: Writer, app: App): void => {
  const { resources, dialect, parts, ports } = app;
  const names = createNameScope();
  const titles = planRequestTests(resources, { key: () => '', member: () => '' }).map(({ title }) => title);
  const steps: readonly Steps[] = [
    [{ call: `${named(app, 'health')}()`, status: 200 }],
    ...resources.flatMap((each) => stepsOf(app, each)),
  ];
  writeTestClass(writer, dialect, 'AppController', () => {
    const made = parts.length === 0 ? '' : `new AppParts(${ports.length > 0 ? 'ExamplePorts.Create()' : ''})`;
    for (const [index, asked] of steps.entries()) {
      const isAwaited = asked.some(({ call }) => call.startsWith('await '));
      writeTest(
        writer,
        dialect,
        names.sentence(titles[index] ?? 'requests', []),
        () => {
          writer.line(`var app = new AppController(${made});`);
          for (const { call, status, value } of asked) {
            writer.line(`Assert.That(StatusOf(${call}), Is.EqualTo(${status}));`);
            if (value !== undefined) writer.line(value(call));
          }
        },
        { isAwaited },
      );
    }
    writer.gap();
    writeBraces(writer, dialect, 'private static int? StatusOf(IActionResult result)', () =>
      writer.line('return result is ObjectResult found ? found.StatusCode : ((StatusCodeResult)result).StatusCode;'),
    );
    if (!steps.some((asked) => asked.some(({ value }) => value !== undefined))) return;
    writer.gap();
    writeBraces(writer, dialect, 'private static object ValueOf(IActionResult result)', () =>
      writer.line('return ((ObjectResult)result).Value;'),
    );
  });
};

interface Step {
  readonly call: string;
  readonly status: number;
  readonly value?: (call: string) => string;
}

type Steps = readonly Step[];

const named = (
  { routes, dialect }: App,
  kind: Action['kind'],
  fits: (action: Action) => boolean = () => true,
): string => {
  const route = routes.find(({ action }) => action.kind === kind && fits(action));
  return `${dialect.isAwaited && route?.mayWait === true ? 'await ' : ''}app.${route === undefined ? '' : methodOf(route)}`;
};

const stepsOf = (app: App, resource: Resource): readonly Steps[] => {
  switch (resource.kind) {
    case 'flow': {
      const call = named(app, 'flow', (action) => 'flow' in action && action.flow === resource.flow);
      return [[{ call: `${call}()`, status: 200 }]];
    }
    case 'operation': {
      const isSame = (action: Action): boolean => 'operation' in action && action.operation === resource.operation;
      const { parameters, result } = resource.operation;
      const ask = (samples: Samples): Step => ({
        call: `${named(app, 'operation', isSame)}(${parameters.length > 0 ? madeOf(givenName(resource), parameters, samples) : ''})`,
        status: result === undefined ? 204 : 200,
      });
      // Left out lists are written as empty ones, which are taken.
      const refused: Steps = parameters.some(({ isList }) => !isList) ? [{ ...ask([]), status: 400 }] : [];
      return [[ask(parameters.map(({ sample }) => sample)), ...refused]];
    }
    case 'collection':
      return collectionSteps(app, resource);
    case 'machine': {
      const { machine } = resource;
      const isSame = (action: Action): boolean => 'machine' in action && action.machine === machine;
      const first = unguarded(machine).find(({ from }) => from === machine.start);
      const change = (event: string): string =>
        `${named(app, 'change', isSame)}(new EventBody { Event = ${doubleQuoted(event)} })`;
      return [
        [
          { call: `${named(app, 'state', isSame)}()`, status: 200 },
          ...(first === undefined ? [] : [{ call: change(memberName(first.event)), status: 200 }]),
          { call: change('nothing like it'), status: 400 },
        ],
      ];
    }
    case 'inventory': {
      const { inventory } = resource;
      const isSame = (action: Action): boolean => 'inventory' in action && action.inventory === inventory;
      const item = typeName(inventory.item);
      const find = (key: string): string => `${named(app, 'item', isSame)}(${doubleQuoted(key)})`;
      const [first] = inventory.items;
      return [
        [
          {
            call: `${named(app, 'items', isSame)}()`,
            status: 200,
            value: (call) =>
              `Assert.That(((IReadOnlyList<${item}>)ValueOf(${call})).Count, Is.EqualTo(${inventory.items.length}));`,
          },
          ...(first === undefined
            ? []
            : [
                {
                  call: find(first.key),
                  status: 200,
                  value: (call: string) =>
                    `Assert.That(((${item})ValueOf(${call})).Label, Is.EqualTo(${doubleQuoted(first.label)}));`,
                },
              ]),
          { call: find('nothing-like-it'), status: 404 },
        ],
      ];
    }
  }
};

const collectionSteps = (app: App, of: CollectionResource): readonly Steps[] => {
  const { fields, key, accepted, refused } = of;
  const method = (kind: 'list' | 'add' | 'find' | 'remove'): string =>
    named(app, kind, (action) => 'of' in action && action.of.path === of.path);
  const add = (values: Sample): string => `${method('add')}(${madeOf(bodyName(of), fields, values)})`;
  const one = `(${written([], key, accepted[fields.indexOf(key)] ?? '')})`;
  const added = ({ record, values }: StoredRow): Steps =>
    app.resources.flatMap((each) =>
      each.kind === 'collection' && each.record.name === record
        ? [
            {
              call: `${named(app, 'add', (action) => 'of' in action && action.of.path === each.path)}(${madeOf(bodyName(each), each.fields, values)})`,
              status: 201,
            },
          ]
        : [],
    );
  const kept: Steps = [
    ...of.before.flatMap(added),
    { call: add(accepted), status: 201 },
    { call: add(accepted), status: 409 },
    { call: method('find') + one, status: 200 },
    { call: method('remove') + one, status: 204 },
    { call: method('find') + one, status: 404 },
    { call: `${method('list')}()`, status: 200, value: (call) => `Assert.That(ValueOf(${call}), Is.Empty);` },
  ];
  return refused === undefined ? [kept] : [kept, [{ call: add(refused), status: 400 }]];
};

type Samples = readonly (Literal | Sample)[];

/** A body with these values for its members. */
const madeOf = (type: string, fields: readonly FieldDecl[], values: Samples): string => {
  const members = fields.flatMap((field, index): readonly string[] => {
    const value = values[index] ?? null;
    if (isMany(value) || field.isList) {
      const type = `new List<${field.type.kind === 'enum' ? 'string' : plainType([], field.type)}>`;
      const items = isMany(value) ? value.map((each) => written([], { ...field, isList: false }, each)) : [];
      return [`${bodyMember(field)} = ${type}${items.length === 0 ? '()' : ` { ${items.join(', ')} }`}`];
    }
    if (value === null) return [];
    const text = typeof value === 'object' ? doubleQuoted(memberName(value)) : written([], field, value);
    return [`${bodyMember(field)} = ${text}`];
  });
  return `new ${type}${members.length === 0 ? '()' : ` { ${members.join(', ')} }`}`;
};
