import type { Writer } from '../../../../printing/writer.ts';
import type { Route } from '../../../../serving/plan-routes.ts';
import { type Dialect, quote } from '../dialect.ts';
import { createHead, type WebFramework, writePart } from './framework.ts';
import { writeAction } from './routes.ts';

export const fastify: WebFramework = {
  label: 'Fastify',
  dependencies: { fastify: '5.12.8' },
  imports: ({ isTyped }) => [
    isTyped ? "import { fastify, type FastifyInstance } from 'fastify';" : "import { fastify } from 'fastify';",
  ],
  writeApp: (writer, dialect, app) => {
    writer.gap();
    writer.comment('The program behind Fastify; start it with the server, or register it in an app of your own.');
    writer.block(`export function createApp${createHead(dialect, app, 'FastifyInstance')} {`, '}', () => {
      writer.line('const app = fastify();');
      for (const part of app.parts) writePart(writer, part);
      for (const route of app.routes) writeRoute(writer, dialect, route);
      writer.gap();
      writer.line('return app;');
    });
  },
  refusal: '{ statusCode: status }',
  start: {
    imports: () => [],
    inTest: (create) => [`const app = ${create};`, 'const home = await app.listen({ port: 0 });'],
    stop: 'await app.close();',
    inServer: (create) => [
      `const address = await ${create}.listen({ port });`,
      'console.log(`Listening on $' + '{address}`);',
    ],
  },
};

const writeRoute = (writer: Writer, dialect: Dialect, route: Route): void => {
  const { method, path, hasKey, readsBody, status, summary, about, action } = route;
  const needsReply = status !== 200;
  const request = hasKey || readsBody ? 'request' : '_request';
  const given = needsReply ? [request, 'reply'] : request === 'request' ? [request] : [];
  const types = dialect.isTyped && hasKey ? '<{ Params: { key: string } }>' : '';
  writer.gap();
  writer.comment(summary);
  writer.block(
    `app.${method}${types}(${quote(hasKey ? `${path}/:key` : path)}, async (${given.join(', ')}) => {`,
    '});',
    () => {
      const value = writeAction(writer, dialect, action, { key: 'request.params.key', body: 'request.body' }, '');
      if (!needsReply) writer.line(`return ${value};`);
      else if (value === undefined) writer.line(`return reply.code(${status}).send();`);
      else writer.line(`return reply.code(${status}).send(${value});`);
    },
    about,
  );
};
