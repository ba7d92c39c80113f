import type { Writer } from '../../../printing/writer.ts';
import { usedPorts } from '../../../program/index.ts';
import { planParts } from '../../../serving/plan-parts.ts';
import type { Route } from '../../../serving/plan-routes.ts';
import { identifier, quote, typeName, variable } from '../dialect.ts';
import { kept, portOf, writeAction } from './actions.ts';
import { writeReaders } from './read-values.ts';
import type { App, WebFramework } from './web-files.ts';

export const sinatra: WebFramework = {
  label: 'Sinatra',
  gems: [
    ['puma', '5.6.5'],
    ['rack-test', '2.0.2'],
    ['sinatra', '3.0.5'],
  ],
  library: 'sinatra/base',
  writeApp: (writer, app) => {
    writer.comment('The program behind Sinatra.');
    writer.block('class HttpApp < Sinatra::Base', 'end', () => {
      writePorts(writer, app);
      writeErrors(writer, app);
      writer.line('set :default_content_type, "application/json"');
      writeInitialize(writer, app);
      for (const route of app.routes) writeRoute(writer, route, app);
      const refuses = app.routes.some((each) => each.refuses);
      const reads = app.routes.some(({ readsBody }) => readsBody);
      if (!refuses && !reads) return;
      writer.gap();
      writer.line('private');
      if (reads) {
        writer.gap();
        writer.block('def sent', 'end', () => {
          writer.line('values = JSON.parse(request.body.read)');
          writer.line('values.is_a?(Hash) ? values : raise(ArgumentError, "an object is wanted")');
        });
      }
      if (refuses) writeRefusals(writer);
      writeReaders(writer, app);
    });
  },
  startCommand: 'bundle exec rackup --port 8000',
};

/** A structure that holds all ports. */
const writePorts = (writer: Writer, { program }: App): void => {
  const ports = usedPorts(program);
  if (ports.length === 0) return;
  writer.comment('What the program depends on; for you to implement.');
  writer.items('Ports = Struct.new(', [...ports.map(({ name }) => `:${identifier(name)}`), 'keyword_init: true'], ')');
  writer.gap();
};

const writeInitialize = (writer: Writer, { program, module, resources }: App): void => {
  const hasPorts = usedPorts(program).length > 0;
  const parts = planParts(program, resources).filter(({ kind }) => kind !== 'inventory');
  if (!hasPorts && parts.length === 0) return;
  writer.gap();
  writer.block(`def initialize${hasPorts ? '(ports)' : ''}`, 'end', () => {
    writer.line('super()');
    if (hasPorts) writer.line('@ports = ports');
    for (const { name, ports, isOf } of parts) {
      if (isOf !== undefined) {
        writer.line(`${kept(name)} = ${kept(isOf.stores)}.${identifier(isOf.part)}`);
        continue;
      }
      const given = ports.map((port) => `${variable(port.handle)}: ${portOf(port, 'ports')}`);
      const made = `${kept(name)} = ${module}::${typeName(name)}.new`;
      if (given.length === 0) writer.line(made);
      else writer.items(`${made}(`, given, ')');
    }
  });
};

const writeRoute = (
  writer: Writer,
  { method, path, hasKey, status, summary, about, action }: Route,
  app: App,
): void => {
  writer.gap();
  writer.comment(summary);
  writer.block(
    `${method} ${quote(hasKey ? `${path}/:key` : path)} do`,
    'end',
    () => {
      const answer = writeAction(writer, app.module, action);
      if (status !== 200) writer.line(`status ${status}`);
      if (answer !== undefined) writer.line(`JSON.generate(${answer})`);
    },
    about,
  );
};

/** What a refusal of the program raises. */
const writeErrors = (writer: Writer, { module, routes }: App): void => {
  if (!routes.some(({ refuses }) => refuses)) return;
  const machines = routes.flatMap(({ action }) => (action.kind === 'change' ? [action.machine] : []));
  const errors = [
    'ArgumentError',
    'KeyError',
    'TypeError',
    'JSON::ParserError',
    ...machines.map(({ name }) => `${module}::${typeName(name)}::InvalidTransition`),
  ];
  writer.comment('What the caller is told.');
  writer.items('REFUSALS = [', errors, '].freeze');
  writer.gap();
};

const writeRefusals = (writer: Writer): void => {
  writer.gap();
  writer.comment('Runs the action; if it is refused, answers with this status.');
  writer.line('def attempt(status)');
  writer.indented(() => writer.line('yield'));
  writer.line('rescue *REFUSALS => error');
  writer.indented(() => writer.line('refuse(status, error.message)'));
  writer.line('end');
  writer.gap();
  writer.block('def refuse(status, message)', 'end', () => writer.line('halt status, JSON.generate(error: message)'));
};
