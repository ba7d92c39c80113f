import type { Writer } from '../../../../printing/writer.ts';
import type { Route } from '../../../../serving/plan-routes.ts';
import { type Dialect, identifier, quote } from '../dialect.ts';
import type { AppParts, WebFramework } from './framework.ts';
import { writeAction } from './routes.ts';

const decorators = { get: 'Get', post: 'Post', delete: 'Delete' } as const;

/** One controller with a method per route; what is kept and the ports are fields of it. */
export const nestjs: WebFramework = {
  label: 'NestJS',
  dependencies: {
    '@nestjs/common': '12.5.1',
    '@nestjs/core': '12.5.1',
    '@nestjs/platform-express': '12.5.1',
    'reflect-metadata': '0.2.2',
    rxjs: '7.8.2',
  },
  compilerOptions: { experimentalDecorators: true },
  imports: (_dialect, app) => [
    "import 'reflect-metadata';",
    `import { ${usedNames(app).join(', ')} } from '@nestjs/common';`,
    "import { NestFactory } from '@nestjs/core';",
  ],
  writeApp: (writer, dialect, app) => {
    writer.gap();
    writer.comment('Answers requests by calling the program.');
    writer.line('@Controller()');
    writer.block('class AppController {', '}', () => {
      writeFields(writer, app);
      for (const route of app.routes) writeRoute(writer, dialect, route);
    });
    writer.gap();
    writer.comment(
      'The program behind NestJS; start it with the server, or import the controller in a module of your own.',
    );
    writer.line('@Module({})');
    writer.line('class AppModule {}');
    writer.gap();
    writer.block(
      `export async function createApp(${app.hasPorts ? 'ports: Ports' : ''}): Promise<INestApplication> {`,
      '}',
      () => {
        writer.block('const module: DynamicModule = {', '};', () => {
          writer.line('module: AppModule,');
          writer.line('controllers: [AppController],');
          if (app.hasPorts) writer.line("providers: [{ provide: 'ports', useValue: ports }],");
        });
        writer.line("return NestFactory.create(module, { logger: ['error', 'warn'] });");
      },
    );
  },
  refusal: undefined,
  start: {
    imports: () => [],
    inTest: (create) => [`const app = await ${create};`, 'await app.listen(0);', 'const home = await app.getUrl();'],
    stop: 'await app.close();',
    inServer: (create) => [
      `const app = await ${create};`,
      'await app.listen(port);',
      'console.log(`Listening on $' + '{await app.getUrl()}`);',
    ],
  },
};

const usedNames = ({ routes, hasPorts }: AppParts): readonly string[] => [
  ...(routes.some(({ readsBody }) => readsBody) ? ['Body'] : []),
  'Controller',
  ...(routes.some(({ method }) => method === 'delete') ? ['Delete'] : []),
  'type DynamicModule',
  'Get',
  ...(routes.some(needsStatus) ? ['HttpCode'] : []),
  ...(routes.some(({ refuses }) => refuses) ? ['HttpException'] : []),
  'type INestApplication',
  ...(hasPorts ? ['Inject'] : []),
  'Module',
  ...(routes.some(({ hasKey }) => hasKey) ? ['Param'] : []),
  ...(routes.some(({ method }) => method === 'post') ? ['Post'] : []),
];

/** What is answered to a `POST` is 201 otherwise. */
const needsStatus = ({ method, status }: Route): boolean => status !== (method === 'post' ? 201 : 200);

/** Services are made of the ports, which are there in the constructor only. */
const writeFields = (writer: Writer, { parts, hasPorts, routes }: AppParts): void => {
  for (const { name, type, ports, isOf } of parts) {
    const made = isOf === undefined ? `new ${type}()` : `this.${isOf}`;
    writer.line(ports.length === 0 ? `private readonly ${name} = ${made};` : `private readonly ${name}: ${type};`);
  }
  if (!hasPorts) return;
  const made = parts.filter(({ ports }) => ports.length > 0);
  const isKept = routes.some(({ action }) => action.kind === 'flow');
  const head = `constructor(@Inject('ports') ${isKept ? 'private readonly ' : ''}ports: Ports) {`;
  writer.gap();
  if (made.length === 0) {
    writer.line(`${head}}`);
    return;
  }
  writer.block(head, '}', () => {
    for (const { name, type, ports } of made)
      writer.items(
        `this.${name} = new ${type}(`,
        ports.map((port) => `ports.${port}`),
        ');',
      );
  });
};

const writeRoute = (writer: Writer, dialect: Dialect, route: Route): void => {
  const { method, path, hasKey, readsBody, mayWait, status, summary, about, name, action } = route;
  const isAsync = dialect.isAsync && mayWait;
  const parameters = [
    ...(hasKey ? ["@Param('key') key: string"] : []),
    ...(readsBody ? ['@Body() body: unknown'] : []),
  ];
  writer.gap();
  writer.comment(summary);
  writer.line(`@${decorators[method]}(${quote(hasKey ? `${path}/:key` : path)})`, about);
  if (needsStatus(route)) writer.line(`@HttpCode(${status})`);
  const type = status !== 204 ? '' : isAsync ? ': Promise<void>' : ': void';
  writer.block(`${isAsync ? 'async ' : ''}${identifier(name)}(${parameters.join(', ')})${type} {`, '}', () => {
    const value = writeAction(writer, dialect, action, { key: 'key', body: 'body' }, 'this.');
    if (value !== undefined) writer.line(`return ${value};`);
  });
};
