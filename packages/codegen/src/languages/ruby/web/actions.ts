import { avoiding, snakeCase } from '../../../printing/cases.ts';
import type { Writer } from '../../../printing/writer.ts';
import type { Name, PortDecl } from '../../../program/index.ts';
import type { CollectionResource } from '../../../serving/plan-resources.ts';
import type { Action } from '../../../serving/plan-routes.ts';
import { functionName, identifier, operationName, quote, typeName, valuesOf, variable } from '../dialect.ts';
import { read, written } from './read-values.ts';

/** Instance variables of the framework's own. */
const local = avoiding(
  snakeCase,
  new Set('app env params pinned_response ports preferred_extension request response template_cache'.split(' ')),
);

/** What is kept while the app runs. */
export const kept = (name: Pick<Name, 'words'>): string => `@${local(name)}`;

/** What a request brings, out of the way of the framework's own words. */
const given = avoiding(
  variable,
  new Set('attempt headers params refuse request response result sent session settings status text values'.split(' ')),
);

export const portOf = ({ name }: PortDecl, ports: string): string => `${ports}.${identifier(name)}`;

/** Statements that answer a request; gives what is sent, undefined where nothing is. */
export const writeAction = (writer: Writer, module: string, action: Action): string | undefined => {
  switch (action.kind) {
    case 'health':
      return 'status: "ok"';
    case 'flow': {
      const { flow } = action;
      const given = flow.ports.map((port) => portOf(port, '@ports'));
      const call = `${flow.outcome === undefined ? '' : 'outcome = '}${module}.${functionName(flow.name)}`;
      if (given.length === 0) writer.line(call);
      else writer.items(`${call}(`, given, ')');
      return flow.outcome && 'outcome: outcome';
    }
    case 'operation': {
      const { service, operation } = action;
      const { parameters, result } = operation;
      if (parameters.length > 0) writer.line('values = attempt(400) { sent }');
      for (const each of parameters) writer.line(`${given(each.name)} = attempt(400) { ${read(each)} }`);
      const call = `${result === undefined ? '' : 'result = '}${kept(service.name)}.${operationName(operation)}`;
      if (parameters.length === 0) writer.line(call);
      else
        writer.items(
          `${call}(`,
          parameters.map(({ name }) => given(name)),
          ')',
        );
      return result && `${identifier(result.name)}: ${written(result, 'result')}`;
    }
    case 'list':
      return `${kept(action.of.store.name)}.all.map { |each| ${sentOf(action.of)}(each) }`;
    case 'add':
      writer.line(`item = attempt(400) { ${readerOf(action.of)}(sent) }`);
      writer.line(`attempt(409) { ${kept(action.of.store.name)}.add(item) }`);
      return `${sentOf(action.of)}(item)`;
    case 'find':
      writer.line(`item = ${kept(action.of.store.name)}.find(${keyOf(action.of)})`);
      writer.line(`${missing(action.of)} if item.nil?`);
      writer.gap();
      return `${sentOf(action.of)}(item)`;
    case 'remove':
      writer.line(`${missing(action.of)} unless ${removalOf(action.of)}`);
      writer.gap();
      return undefined;
    case 'state':
      return `state: ${kept(action.machine.name)}.state`;
    case 'change': {
      const { machine } = action;
      writer.line('event = attempt(400) { String(sent.fetch("event")).to_sym }');
      writer.line(
        `refuse(400, "there is no such event") unless ${module}::${valuesOf(machine.events)}.include?(event)`,
      );
      writer.gap();
      return `state: attempt(409) { ${kept(machine.name)}.handle(event) }`;
    }
    case 'items':
      return `${module}::${typeName(action.inventory.name)}::ITEMS.map(&:to_h)`;
    case 'item':
      return `attempt(404) { ${module}::${typeName(action.inventory.name)}.find(params["key"]) }.to_h`;
  }
};

const keyOf = ({ key: { type } }: CollectionResource): string =>
  type.kind === 'scalar' && type.scalar === 'integer' ? 'attempt(404) { Integer(params["key"], 10) }' : 'params["key"]';

const missing = ({ record }: CollectionResource): string =>
  `refuse(404, ${quote(`there is no such ${record.name.words.join(' ')}`)})`;

/** The method that makes a record of the body of a request. */
export const readerOf = ({ record }: Pick<CollectionResource, 'record'>): string =>
  snakeCase({ words: [...record.name.words, 'from'] });

/** The method that gives what is sent of a record. */
export const sentOf = ({ record }: Pick<CollectionResource, 'record'>): string =>
  snakeCase({ words: [...record.name.words, 'values'] });

/** Something may hold it back. */
const removalOf = (of: CollectionResource): string => {
  const removal = `${kept(of.store.name)}.remove(${keyOf(of)})`;
  return of.mayHold ? `attempt(409) { ${removal} }` : removal;
};
