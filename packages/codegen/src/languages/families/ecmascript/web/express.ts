import type { Writer } from '../../../../printing/writer.ts';
import type { Route } from '../../../../serving/plan-routes.ts';
import { type Dialect, quote } from '../dialect.ts';
import { createHead, type WebFramework, writePart } from './framework.ts';
import { writeAction } from './routes.ts';

export const express: WebFramework = {
  label: 'Express',
  dependencies: { express: '5.3.0' },
  typeDependencies: { '@types/express': '5.0.6' },
  imports: ({ isTyped }) => [
    isTyped
      ? "import express, { type ErrorRequestHandler, type Express } from 'express';"
      : "import express from 'express';",
  ],
  writeApp: (writer, dialect, app) => {
    const { isTyped } = dialect;
    writer.gap();
    writer.comment('The program behind Express; start it with the server, or mount it in an app of your own.');
    writer.block(`export function createApp${createHead(dialect, app, 'Express')} {`, '}', () => {
      writer.line('const app = express();');
      for (const part of app.parts) writePart(writer, part);
      writer.line('app.use(express.json());');
      for (const route of app.routes) writeRoute(writer, dialect, route);
      writer.gap();
      writer.line('app.use(answerError);');
      writer.line('return app;');
    });
    writer.gap();
    writer.comment('Refusals are reported to the caller; any other error stays inside.');
    const parameters = '(error, _request, response, next)';
    writer.block(`const answerError${isTyped ? ': ErrorRequestHandler' : ''} = ${parameters} => {`, '};', () => {
      writer.block("if (typeof error.status !== 'number') {", '}', () => {
        writer.line('next(error);');
        writer.line('return;');
      });
      writer.line('response.status(error.status).json({ error: error.message });');
    });
  },
  refusal: '{ status }',
  start: {
    imports: (isTyped) => [
      "import { once } from 'node:events';",
      ...(isTyped ? ["import type { AddressInfo } from 'node:net';"] : []),
    ],
    inTest: (create, isTyped) => [
      `const server = ${create}.listen(0);`,
      "await once(server, 'listening');",
      `const address = server.address()${isTyped ? ' as AddressInfo' : ''};`,
      'const home = `http://localhost:$' + '{address.port}`;',
    ],
    stop: 'server.close();',
    inServer: (create) => [
      `${create}.listen(port, () => {`,
      '  console.log(`Listening on http://localhost:$' + '{port}`);',
      '});',
    ],
  },
};

const writeRoute = (writer: Writer, dialect: Dialect, route: Route): void => {
  const { method, path, hasKey, readsBody, mayWait, status, summary, about, action } = route;
  const request = hasKey || readsBody ? 'request' : '_request';
  writer.gap();
  writer.comment(summary);
  writer.block(
    `app.${method}(${quote(hasKey ? `${path}/:key` : path)}, ${dialect.isAsync && mayWait ? 'async ' : ''}(${request}, response) => {`,
    '});',
    () => {
      const value = writeAction(writer, dialect, action, { key: 'request.params.key', body: 'request.body' }, '');
      if (value === undefined) writer.line(`response.status(${status}).end();`);
      else writer.line(`response.${status === 200 ? '' : `status(${status}).`}json(${value});`);
    },
    about,
  );
};
