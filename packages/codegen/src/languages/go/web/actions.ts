import { avoiding, camelCase } from '../../../printing/cases.ts';
import { doubleQuoted } from '../../../printing/double-quoted.ts';
import type { Writer } from '../../../printing/writer.ts';
import type { Name } from '../../../program/index.ts';
import type { CollectionResource } from '../../../serving/plan-resources.ts';
import type { Action } from '../../../serving/plan-routes.ts';
import { identifier, typeName } from '../dialect.ts';
import { canRefuse } from '../write-records.ts';
import {
  bodyType,
  givenOf,
  isDay,
  isKnown,
  itemFrom,
  partType,
  rowOfParameter,
  sentOf,
  writeStruct,
} from './bodies.ts';
import type { App } from './web-files.ts';

/** What is kept while the app runs, out of the way of the router's own names. */
export const kept = avoiding(
  identifier,
  new Set(
    'body c each err event fail gin http item items json key lock log observe outcome ports program refuse result router sent strconv sync'.split(
      ' ',
    ),
  ),
);

/** Statements that answer a request. */
export const writeAction = (writer: Writer, app: App, action: Action): void => {
  const send = (status: string, value: string): void => writer.line(`c.JSON(http.Status${status}, ${value})`);
  const orRefuse = (status: string): void =>
    writer.block('if err != nil {', '}', () => writeRefusal(writer, status, 'err'));
  switch (action.kind) {
    case 'health':
      send('OK', 'gin.H{"status": "ok"}');
      return;
    case 'flow': {
      const { flow } = action;
      const given = [...flow.ports.map(({ name }) => `ports.${typeName(name)}`), ...observer(app, flow.ports.length)];
      const call = `program.${typeName(flow.name)}(${inContext(app, given).join(', ')})`;
      if (flow.outcome === undefined) {
        writeRun(writer, app, call);
        return;
      }
      if (app.dialect.canFail) {
        writer.line(`outcome, err := ${call}`);
        writer.block('if err != nil {', '}', () => writeFailure(writer));
      } else writer.line(`outcome := ${call}`);
      send('OK', 'gin.H{"outcome": outcome}');
      return;
    }
    case 'operation': {
      const { service, operation } = action;
      const { parameters, result } = operation;
      if (parameters.length > 0) {
        writeStruct(writer, 'var body', parameters.map(rowOfParameter));
        writer.block('if err := c.ShouldBindJSON(&body); err != nil {', '}', () =>
          writeRefusal(writer, 'BadRequest', 'err'),
        );
      }
      const given = inContext(app, parameters.map(givenOf));
      const call = `${kept(service.name)}.${typeName(operation.name)}(${given.join(', ')})`;
      if (result === undefined) {
        writeRun(writer, app, call);
        return;
      }
      if (app.dialect.canFail) {
        writer.line(`result, err := ${call}`);
        writer.block('if err != nil {', '}', () => writeFailure(writer));
      } else writer.line(`result := ${call}`);
      send('OK', `gin.H{${doubleQuoted(camelCase(result.name))}: ${isDay(result) ? 'date(result)' : 'result'}}`);
      return;
    }
    case 'list':
      writer.line(`items := []${bodyType(action.of)}{}`);
      writer.block(`for _, each := range ${storeOf(action.of)}.All() {`, '}', () =>
        writer.line(`items = append(items, ${sentOf(action.of)}(each))`),
      );
      send('OK', 'items');
      return;
    case 'add':
      writer.line(`var body ${bodyType(action.of)}`);
      writer.block('if err := c.ShouldBindJSON(&body); err != nil {', '}', () =>
        writeRefusal(writer, 'BadRequest', 'err'),
      );
      if (mayFail(app, action.of)) {
        writer.line(`item, err := ${itemFrom(action.of)}(body)`);
        orRefuse('BadRequest');
      } else writer.line(`item := ${itemFrom(action.of)}(body)`);
      writer.block(`if err := ${storeOf(action.of)}.Add(item); err != nil {`, '}', () =>
        writeRefusal(writer, 'Conflict', 'err'),
      );
      send('Created', `${sentOf(action.of)}(item)`);
      return;
    case 'find':
      writeKey(writer, action.of);
      writer.line(`item, isThere := ${storeOf(action.of)}.Find(key)`);
      writer.block('if !isThere {', '}', () => writeMissing(writer, action.of));
      send('OK', `${sentOf(action.of)}(item)`);
      return;
    case 'remove':
      writeKey(writer, action.of);
      if (action.of.mayHold) {
        writer.line(`isRemoved, err := ${storeOf(action.of)}.Remove(key)`);
        writer.block('if err != nil {', '}', () => writeRefusal(writer, 'Conflict', 'err'));
        writer.block('if !isRemoved {', '}', () => writeMissing(writer, action.of));
      } else writer.block(`if !${storeOf(action.of)}.Remove(key) {`, '}', () => writeMissing(writer, action.of));
      writer.line('c.Status(http.StatusNoContent)');
      return;
    case 'state':
      send('OK', `gin.H{"state": ${kept(action.machine.name)}.State()}`);
      return;
    case 'change': {
      const { machine } = action;
      writer.block('var body struct {', '}', () =>
        writer.line(`Event program.${typeName(machine.events.name)} \`json:"event"\``),
      );
      writer.block('if err := c.ShouldBindJSON(&body); err != nil {', '}', () =>
        writeRefusal(writer, 'BadRequest', 'err'),
      );
      writer.block(`if !${isKnown(machine.events)}(body.Event) {`, '}', () =>
        writeRefusal(writer, 'BadRequest', 'errors.New("there is no such event")'),
      );
      writer.block(`if err := ${kept(machine.name)}.Handle(body.Event); err != nil {`, '}', () =>
        writeRefusal(writer, 'Conflict', 'err'),
      );
      send('OK', `gin.H{"state": ${kept(machine.name)}.State()}`);
      return;
    }
    case 'items':
      writer.line(`items := []${partType(action.inventory)}{}`);
      writer.block(`for _, each := range ${kept(action.inventory.name)}.All() {`, '}', () =>
        writer.line(`items = append(items, ${partType(action.inventory)}(each))`),
      );
      send('OK', 'items');
      return;
    case 'item':
      writer.line(`item, err := ${kept(action.inventory.name)}.Find(c.Param("key"))`);
      orRefuse('NotFound');
      send('OK', `${partType(action.inventory)}(item)`);
  }
};

/** What is run without telling anything of it. */
const writeRun = (writer: Writer, { dialect }: App, call: string): void => {
  if (dialect.canFail) writer.block(`if err := ${call}; err != nil {`, '}', () => writeFailure(writer));
  else writer.line(call);
  writer.line('c.Status(http.StatusNoContent)');
};

/** True where the body of a request may be refused as an item. */
export const mayFail = ({ program }: App, { record, fields }: CollectionResource): boolean =>
  canRefuse(program.records, record) || fields.some(({ type, isList }) => type.kind === 'enum' && !isList);

const observer = ({ dialect }: App, ports: number): readonly string[] =>
  dialect.isObserved && ports > 0 ? ['observe'] : [];

const inContext = ({ dialect }: App, given: readonly string[]): readonly string[] => [
  ...(dialect.isObserved ? ['c.Request.Context()'] : []),
  ...given,
];

const storeOf = ({ store }: CollectionResource): string => kept(store.name);

const writeRefusal = (writer: Writer, status: string, error: string): void => {
  writer.line(`refuse(c, http.Status${status}, ${error})`);
  writer.line('return');
};

const writeFailure = (writer: Writer): void => {
  writer.line('fail(c, err)');
  writer.line('return');
};

const writeMissing = (writer: Writer, { record }: CollectionResource): void =>
  writeRefusal(writer, 'NotFound', `errors.New(${doubleQuoted(`there is no such ${said(record.name)}`)})`);

const said = ({ words }: Pick<Name, 'words'>): string => words.join(' ');

const writeKey = (writer: Writer, { key: { type } }: CollectionResource): void => {
  if (type.kind !== 'scalar' || type.scalar !== 'integer') {
    writer.line('key := c.Param("key")');
    return;
  }
  writer.line('key, err := strconv.Atoi(c.Param("key"))');
  writer.block('if err != nil {', '}', () => writeRefusal(writer, 'NotFound', 'err'));
};
