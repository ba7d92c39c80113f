import { doubleQuoted } from '../../../printing/double-quoted.ts';
import type { Writer } from '../../../printing/writer.ts';
import type { FieldDecl } from '../../../program/index.ts';
import type { CollectionResource } from '../../../serving/plan-resources.ts';
import type { Action, Route } from '../../../serving/plan-routes.ts';
import { writeBraces } from '../../families/curly/dialect.ts';
import { flowClassName } from '../../families/curly/flow-class.ts';
import { memberName, typeName } from '../dialect.ts';
import { plainType } from '../record-names.ts';
import { operationName } from '../write-types.ts';
import { type App, partOf } from './app.ts';
import { bodyMember, bodyName, bodyType, givenName } from './write-bodies.ts';

/** One method per route; what is kept is asked by one request at a time. */
export const writeController = (writer: Writer, app: App): void => {
  const { routes, dialect, parts } = app;
  writer.comment('Answers requests by calling the program.');
  writer.line('[ApiController]');
  writeBraces(writer, dialect, 'public sealed class AppController : ControllerBase', () => {
    if (parts.length > 0) {
      writer.line('private readonly AppParts _parts;');
      writer.gap();
      writeBraces(writer, dialect, 'public AppController(AppParts parts)', () => writer.line('_parts = parts;'));
    }
    for (const route of routes) writeRoute(writer, route, app);
    if (routes.some(({ refuses, action }) => refuses && action.kind !== 'operation')) writeAnswer(writer, app);
  });
};

/** What is no text stands in a body as a value that may be missing. */
const isNullable = (field: FieldDecl): boolean => bodyType(field).endsWith('?');

const attributes = { get: 'HttpGet', post: 'HttpPost', delete: 'HttpDelete' } as const;

export const methodOf = ({ name }: Pick<Route, 'name'>): string => memberName(name);

const writeRoute = (writer: Writer, route: Route, app: App): void => {
  const { method, path, readsBody, mayWait, refuses, summary, about, action } = route;
  const key = keyOf(route);
  const isAwaited = app.dialect.isAwaited && mayWait;
  const parameters = [
    ...(key === undefined ? [] : [`${key.type} key`]),
    ...(readsBody ? [`[FromBody] ${bodyOf(action)} body`] : []),
  ];
  writer.gap();
  writer.comment(summary);
  writer.line(`[${attributes[method]}(${doubleQuoted(key === undefined ? path : `${path}/${key.segment}`)})]`, about);
  const result = isAwaited ? 'async Task<IActionResult>' : 'IActionResult';
  writeBraces(writer, app.dialect, `public ${result} ${methodOf(route)}(${parameters.join(', ')})`, () => {
    if (refuses && action.kind !== 'operation') writeRefusable(writer, action, app);
    else writePlain(writer, action, app);
  });
};

const bodyOf = (action: Action): string =>
  action.kind === 'change'
    ? 'EventBody'
    : action.kind === 'operation'
      ? givenName(action)
      : 'of' in action
        ? bodyName(action.of)
        : 'object';

const writePlain = (writer: Writer, action: Action, { dialect }: App): void => {
  const wait = dialect.isAwaited ? 'await ' : '';
  switch (action.kind) {
    case 'health':
      writer.line('return Ok(new Dictionary<string, string> { ["status"] = "ok" });');
      return;
    case 'flow': {
      const run = `${wait}_parts.${partOf(flowClassName(action.flow))}.${dialect.isAwaited ? 'RunAsync' : 'Run'}();`;
      if (action.flow.outcome === undefined) {
        writer.line(run);
        writer.line('return NoContent();');
        return;
      }
      writer.line(`var outcome = ${run}`);
      writer.line('return Ok(new Dictionary<string, string> { ["outcome"] = outcome.ToString() });');
      return;
    }
    case 'operation': {
      const { service, operation } = action;
      const { parameters, result } = operation;
      for (const field of parameters) {
        const own = bodyMember(field);
        writeBraces(writer, dialect, `if (body.${own} == null)`, () => {
          const error = `new Dictionary<string, string> { ["error"] = ${doubleQuoted(`${own} is missing.`)} }`;
          writer.line(`return StatusCode(400, ${error});`);
        });
        writer.gap();
      }
      const given = parameters.map((field) => `body.${bodyMember(field)}${isNullable(field) ? '.Value' : ''}`);
      const call = `${wait}_parts.${partOf(service.name)}.${operationName(service, operation, dialect)}(`;
      writer.items(`${result === undefined ? '' : 'var result = '}${call}`, given, ');');
      if (result === undefined) {
        writer.line('return NoContent();');
        return;
      }
      const members = `{ ["${memberName(result.name)}"] = result }`;
      writer.line(`return Ok(new Dictionary<string, ${plainType([], result.type)}> ${members});`);
      return;
    }
    case 'list':
      writeBraces(writer, dialect, 'lock (_parts)', () =>
        writer.line(
          `return Ok(_parts.${partOf(action.of.store.name)}.All.Select(${bodyName(action.of)}.Of).ToList());`,
        ),
      );
      return;
    case 'state':
      writer.line(
        `return Ok(new Dictionary<string, string> { ["state"] = _parts.${partOf(action.machine.name)}.State.ToString() });`,
      );
      return;
    case 'items':
      writer.line(`return Ok(_parts.${partOf(action.inventory.name)}.All);`);
  }
};

const writeRefusable = (writer: Writer, action: Action, { dialect }: App): void => {
  const answer = (status: number, body: () => void): void => {
    writer.line(`return Answer(${status}, () =>`);
    writer.block('{', '});', body);
  };
  switch (action.kind) {
    case 'add':
      answer(400, () => {
        writer.line(`var item = body.To${typeName(action.of.record.name)}();`);
        answer(409, () => {
          writer.line(`_parts.${partOf(action.of.store.name)}.Add(item);`);
          writer.line(`return StatusCode(201, ${bodyName(action.of)}.Of(item));`);
        });
      });
      return;
    case 'find':
      answer(404, () => {
        writer.line(`var item = _parts.${partOf(action.of.store.name)}.Find(key);`);
        writeBraces(writer, dialect, 'if (item == null)', () => writer.line(missing(action.of)));
        writer.gap();
        writer.line(`return Ok(${bodyName(action.of)}.Of(item));`);
      });
      return;
    case 'remove':
      answer(404, () => {
        const store = `_parts.${partOf(action.of.store.name)}`;
        const test = action.of.mayHold ? `${store}.Find(key) == null` : `!${store}.Remove(key)`;
        writeBraces(writer, dialect, `if (${test})`, () => writer.line(missing(action.of)));
        writer.gap();
        if (action.of.mayHold)
          answer(409, () => {
            writer.line(`${store}.Remove(key);`);
            writer.line('return NoContent();');
          });
        else writer.line('return NoContent();');
      });
      return;
    case 'change': {
      const { machine } = action;
      answer(400, () => {
        writer.line(
          `var on = (${typeName(machine.events.name)})Enum.Parse(typeof(${typeName(machine.events.name)}), body.Event);`,
        );
        writer.line(`return Answer(409, () => Ok(new Dictionary<string, string>`);
        writer.block('{', '}));', () =>
          writer.line(`["state"] = _parts.${partOf(machine.name)}.Handle(on).ToString(),`),
        );
      });
      return;
    }
    case 'item':
      writer.line(`return Answer(404, () => Ok(_parts.${partOf(action.inventory.name)}.Find(key)));`);
  }
};

/** The key at the end of a route's path: what cannot be one leads to no route, and is not found. */
const keyOf = ({ hasKey, action }: Route): { readonly segment: string; readonly type: string } | undefined => {
  if (!hasKey) return undefined;
  const type = 'of' in action ? plainType([], action.of.key.type) : 'string';
  const constraint = { int: ':int', long: ':long', Guid: ':guid' }[type] ?? '';
  return { segment: `{key${constraint}}`, type };
};

const missing = ({ record }: CollectionResource): string =>
  `throw new KeyNotFoundException(${doubleQuoted(`There is no such ${record.name.words.join(' ')}.`)});`;

const writeAnswer = (writer: Writer, { dialect }: App): void => {
  writer.gap();
  writer.comment('Runs the action; if it is refused, answers with this status.');
  writeBraces(writer, dialect, 'private IActionResult Answer(int refused, Func<IActionResult> action)', () => {
    writeBraces(writer, dialect, 'try', () =>
      writeBraces(writer, dialect, 'lock (_parts)', () => writer.line('return action();')),
    );
    const refusals = ['ArgumentException', 'InvalidOperationException', 'KeyNotFoundException', 'OverflowException'];
    writer.line('catch (Exception error)');
    writer.indented(() => {
      for (const [index, type] of refusals.entries())
        writer.line(`${index === 0 ? 'when (' : '    || '}error is ${type}${index === refusals.length - 1 ? ')' : ''}`);
    });
    writer.block('{', '}', () =>
      writer.line('return StatusCode(refused, new Dictionary<string, string> { ["error"] = error.Message });'),
    );
  });
};

/** What is made once and kept. */
export const writeParts = (writer: Writer, { parts, ports, dialect }: App): void => {
  const isObserved = dialect.isObserved;
  writer.comment('What is made once and kept while the app runs.');
  writeBraces(writer, dialect, 'public sealed class AppParts', () => {
    writeBraces(writer, dialect, `public AppParts(${ports.length > 0 ? 'Ports ports' : ''})`, () => {
      for (const part of parts) {
        const given = [
          ...part.ports.map(({ name }) => `ports.${memberName(name)}`),
          ...(isObserved && part.ports.length > 0 ? ['Console.WriteLine'] : []),
        ];
        writer.line(`${part.property} = ${part.isOf ?? `new ${part.type}(${given.join(', ')})`};`);
      }
    });
    for (const { property, type } of parts) {
      writer.gap();
      writer.line(`public ${type} ${property} { get; }`);
    }
  });
};

export const writeEventBody = (writer: Writer, { dialect }: App): void => {
  writer.comment('An event, by its name.');
  writeBraces(writer, dialect, 'public sealed class EventBody', () => writer.line('public string Event { get; set; }'));
};
