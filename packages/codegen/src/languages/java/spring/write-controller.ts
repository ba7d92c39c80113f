import { doubleQuoted } from '../../../printing/double-quoted.ts';
import type { Writer } from '../../../printing/writer.ts';
import type { FlowDecl, PortDecl } from '../../../program/index.ts';
import type { CollectionResource } from '../../../serving/plan-resources.ts';
import type { Action, Route } from '../../../serving/plan-routes.ts';
import { flowClassName } from '../../families/curly/flow-class.ts';
import { identifier, methodName, typeName } from '../dialect.ts';
import { boxed, plainType } from '../write-records.ts';
import { type App, kept } from './app.ts';
import { bodyName, bodyType, givenName, isTold } from './write-bodies.ts';

/** One method per route; what is kept and the ports are fields. Spring asks in many threads, the program answers in one. */
export const writeController = (writer: Writer, app: App): void => {
  const { hasPorts, parts, routes, dialect } = app;
  const isObserved = dialect.isObserved && hasPorts;
  writer.comment('Answers requests by calling the program.');
  writer.line('@RestController');
  writer.block('public class AppController {', '}', () => {
    if (isObserved)
      writer.line('private static final System.Logger LOG = System.getLogger(AppController.class.getName());');
    const flows = routes.flatMap(({ action }) => (action.kind === 'flow' ? [action.flow] : []));
    const made = [
      ...flows.map(({ name, ports }) => ({
        name: flowField({ name }),
        type: typeName(flowClassName({ name })),
        ports,
        isOf: undefined,
      })),
      ...parts.map(({ name, ports, isOf }) => ({
        name: kept(name),
        type: typeName(name),
        ports,
        isOf: isOf && `${kept(isOf.stores)}.${methodName(isOf.part)}()`,
      })),
    ];
    for (const { name, type, ports, isOf } of made)
      writer.line(
        `private final ${type} ${name}${ports.length === 0 && !hasPorts ? ` = ${isOf ?? `new ${type}()`}` : ''};`,
      );
    if (hasPorts) {
      writer.gap();
      writer.block('public AppController(Ports ports) {', '}', () => {
        for (const { name, type, ports, isOf } of made) {
          if (isOf === undefined) writer.items(`${name} = new ${type}(`, givenOf(ports, isObserved), ');');
          else writer.line(`${name} = ${isOf};`);
        }
      });
    }
    for (const route of routes) writeRoute(writer, route);
    if (routes.some(refusesItself)) writeRefusals(writer);
    if (routes.some(({ readsBody, action }) => readsBody && action.kind !== 'operation')) writeRequired(writer);
  });
};

/** What a body of an operation lacks is refused by Spring. */
export const refusesItself = ({ refuses, action }: Route): boolean =>
  refuses && (action.kind !== 'operation' || action.operation.parameters.some(({ type }) => isTold(type)));

const flowField = (flow: Pick<FlowDecl, 'name'>): string => kept(flowClassName(flow));

const givenOf = (ports: readonly PortDecl[], isObserved: boolean): readonly string[] => [
  ...ports.map(({ name }) => `ports.${portField({ name })}()`),
  ...(isObserved && ports.length > 0 ? ['step -> LOG.log(System.Logger.Level.INFO, step)'] : []),
];

/** The component of `Ports` that holds it. */
export const portField = ({ name }: Pick<PortDecl, 'name'>): string => methodName(name);

const mappings = { get: 'GetMapping', post: 'PostMapping', delete: 'DeleteMapping' } as const;

const writeRoute = (writer: Writer, route: Route): void => {
  const { method, path, hasKey, readsBody, status, summary, about, name, action } = route;
  const parameters = [
    ...(hasKey ? ['@PathVariable("key") String key'] : []),
    ...(readsBody ? [`@RequestBody ${bodyOf(action)} body`] : []),
  ];
  writer.gap();
  writer.comment(summary);
  writer.line(`@${mappings[method]}(${doubleQuoted(hasKey ? `${path}/{key}` : path)})`, about);
  if (status === 201) writer.line('@ResponseStatus(HttpStatus.CREATED)');
  if (status === 204) writer.line('@ResponseStatus(HttpStatus.NO_CONTENT)');
  const isShared = /^(?:list|add|find|remove|state|change)$/.test(action.kind) ? 'synchronized ' : '';
  writer.block(`public ${isShared}${resultOf(action)} ${methodName(name)}(${parameters.join(', ')}) {`, '}', () =>
    writeAction(writer, action),
  );
};

const bodyOf = (action: Action): string => {
  if (action.kind === 'change') return `Map<String, ${typeName(action.machine.events.name)}>`;
  if (action.kind === 'operation') return givenName(action);
  return 'of' in action ? bodyName(action.of) : 'Object';
};

const resultOf = (action: Action): string => {
  switch (action.kind) {
    case 'health':
      return 'Map<String, String>';
    case 'flow':
      return action.flow.outcome === undefined ? 'void' : `Map<String, ${typeName(action.flow.outcome.name)}>`;
    case 'operation': {
      const { result } = action.operation;
      return result === undefined ? 'void' : `Map<String, ${bodyType(result)}>`;
    }
    case 'remove':
      return 'void';
    case 'list':
      return `List<${bodyName(action.of)}>`;
    case 'add':
    case 'find':
      return bodyName(action.of);
    case 'state':
    case 'change':
      return `Map<String, ${typeName(action.machine.states.name)}>`;
    case 'items':
      return `List<${typeName(action.inventory.item)}>`;
    case 'item':
      return typeName(action.inventory.item);
  }
};

const writeAction = (writer: Writer, action: Action): void => {
  switch (action.kind) {
    case 'health':
      writer.line('return Map.of("status", "ok");');
      return;
    case 'flow':
      writer.line(
        action.flow.outcome === undefined
          ? `${flowField(action.flow)}.run();`
          : `return Map.of("outcome", ${flowField(action.flow)}.run());`,
      );
      return;
    case 'operation': {
      const { service, operation } = action;
      const { parameters, result } = operation;
      const given = parameters.map(({ name, type }) => {
        const value = `body.${identifier(name)}()`;
        if (!isTold(type)) return value;
        writer.line(`var ${kept(name)} = attempt(HttpStatus.BAD_REQUEST, () -> ${plainType(type)}.parse(${value}));`);
        return kept(name);
      });
      const call = `${kept(service.name)}.${methodName(operation.name)}(`;
      if (result === undefined) {
        writer.items(call, given, ');');
        return;
      }
      writer.items(`var result = ${call}`, given, ');');
      const told = isTold(result.type) ? 'result.toString()' : 'result';
      writer.line(`return Map.of("${identifier(result.name)}", ${told});`);
      return;
    }
    case 'list':
      writer.line(`return ${kept(action.of.store.name)}.all().stream().map(${bodyName(action.of)}::of).toList();`);
      return;
    case 'add':
      writer.line(`var item = attempt(HttpStatus.BAD_REQUEST, body::to${typeName(action.of.record.name)});`);
      writer.block('attempt(HttpStatus.CONFLICT, () -> {', '});', () => {
        writer.line(`${kept(action.of.store.name)}.add(item);`);
        writer.line('return item;');
      });
      writer.line(`return ${bodyName(action.of)}.of(item);`);
      return;
    case 'find':
      writeKey(writer, action.of);
      writer.block(`return ${kept(action.of.store.name)}.find(${keyOf(action.of)})`, '', () => {
        writer.indented(() => {
          writer.line(`.map(${bodyName(action.of)}::of)`);
          writer.line(`.orElseThrow(() -> ${missing(action.of)});`);
        });
      });
      return;
    case 'remove':
      writeKey(writer, action.of);
      writer.block(`if (!${removalOf(action.of)}) {`, '}', () => writer.line(`throw ${missing(action.of)};`));
      return;
    case 'state':
      writer.line(`return Map.of("state", ${kept(action.machine.name)}.state());`);
      return;
    case 'change': {
      const machine = kept(action.machine.name);
      writer.line('var event = attempt(HttpStatus.BAD_REQUEST, () -> required(body.get("event"), "event"));');
      writer.line(`return Map.of("state", attempt(HttpStatus.CONFLICT, () -> ${machine}.handle(event)));`);
      return;
    }
    case 'items':
      writer.line(`return ${kept(action.inventory.name)}.all();`);
      return;
    case 'item':
      writer.line(`return attempt(HttpStatus.NOT_FOUND, () -> ${kept(action.inventory.name)}.find(key));`);
  }
};

const scalarOf = ({ key: { type } }: CollectionResource): string => (type.kind === 'scalar' ? type.scalar : 'text');

/** A key that is no text is read from one. */
const writeKey = (writer: Writer, of: CollectionResource): void => {
  const number = boxed(plainType(of.key.type));
  const readers: Readonly<Record<string, string>> = { integer: `${number}.valueOf(key)`, uuid: 'UUID.fromString(key)' };
  const reader = readers[scalarOf(of)];
  if (reader !== undefined) writer.line(`var ${keyOf(of)} = attempt(HttpStatus.NOT_FOUND, () -> ${reader});`);
};

const keyOf = (of: CollectionResource): string => {
  const own = kept(of.key.name);
  return scalarOf(of) === 'text' ? 'key' : own;
};

/** Something may hold it back. */
const removalOf = (of: CollectionResource): string => {
  const removal = `${kept(of.store.name)}.remove(${keyOf(of)})`;
  return of.mayHold ? `attempt(HttpStatus.CONFLICT, () -> ${removal})` : removal;
};

const missing = ({ record }: CollectionResource): string =>
  `new Refusal(HttpStatus.NOT_FOUND, ${doubleQuoted(`there is no such ${record.name.words.join(' ')}`)})`;

/** What is refused becomes a status with a message. */
const writeRefusals = (writer: Writer): void => {
  writer.gap();
  writer.comment('Tells the caller why a request is refused.');
  writer.line('@ExceptionHandler(Refusal.class)');
  writer.block('public ResponseEntity<Map<String, String>> answer(Refusal refusal) {', '}', () =>
    writer.line('return ResponseEntity.status(refusal.status()).body(Map.of("error", refusal.getMessage()));'),
  );
  writer.gap();
  writer.comment('Runs the action; if it is refused, answers with this status.');
  writer.block('private static <T> T attempt(HttpStatus status, Supplier<T> action) {', '}', () => {
    writer.block('try {', '', () => writer.line('return action.get();'));
    const errors = 'IllegalArgumentException | IllegalStateException | NoSuchElementException | DateTimeException';
    writer.block(`} catch (${errors} error) {`, '}', () =>
      writer.line('throw new Refusal(status, error.getMessage());'),
    );
  });
};

const writeRequired = (writer: Writer): void => {
  writer.gap();
  writer.block('static <T> T required(T value, String name) {', '}', () => {
    writer.block('if (value == null) {', '}', () =>
      writer.line('throw new IllegalArgumentException(name + " is missing");'),
    );
    writer.line('return value;');
  });
};

export const writeRefusal = (writer: Writer): void => {
  writer.comment('An error that is answered with its status.');
  writer.block('final class Refusal extends RuntimeException {', '}', () => {
    writer.line('private static final long serialVersionUID = 1L;');
    writer.gap();
    writer.line('private final HttpStatus status;');
    writer.gap();
    writer.block('Refusal(HttpStatus status, String message) {', '}', () => {
      writer.line('super(message);');
      writer.line('this.status = status;');
    });
    writer.gap();
    writer.block('HttpStatus status() {', '}', () => writer.line('return status;'));
  });
};
