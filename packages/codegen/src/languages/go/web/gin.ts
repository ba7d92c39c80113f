import { doubleQuoted } from '../../../printing/double-quoted.ts';
import type { Writer } from '../../../printing/writer.ts';
import { usedPorts } from '../../../program/index.ts';
import type { Route } from '../../../serving/plan-routes.ts';
import { aligned, typeName } from '../dialect.ts';
import { kept, writeAction } from './actions.ts';
import { writeBodies } from './bodies.ts';
import type { App, WebFramework } from './web-files.ts';

export const gin: WebFramework = {
  label: 'Gin',
  module: 'github.com/gin-gonic/gin',
  version: 'v1.8.1',
  writeApp: (writer, app) => {
    const ports = usedPorts(app.program);
    const isObserved = app.dialect.isObserved && ports.length > 0;
    writePorts(writer, app);
    writer.gap();
    writer.comment('NewRouter returns the program behind Gin.');
    writer.block(`func NewRouter(${ports.length > 0 ? 'ports Ports' : ''}) *gin.Engine {`, '}', () => {
      writer.line('router := gin.New()');
      writer.line('router.Use(gin.Recovery())');
      if (isObserved) writer.line('observe := func(step string) { log.Println(step) }');
      writeParts(writer, app);
      for (const route of app.routes) writeRoute(writer, route, app);
      writer.line('return router');
    });
    if (app.dialect.canFail && app.routes.some(({ mayWait }) => mayWait)) {
      writer.gap();
      writer.comment('fail keeps what went wrong from the caller.');
      writer.block('func fail(c *gin.Context, err error) {', '}', () => {
        writer.line('log.Println(err)');
        writer.line('c.AbortWithStatusJSON(http.StatusInternalServerError, gin.H{"error": "internal server error"})');
      });
    }
    if (app.routes.some(({ refuses }) => refuses)) {
      writer.gap();
      writer.block('func refuse(c *gin.Context, status int, err error) {', '}', () =>
        writer.line('c.AbortWithStatusJSON(status, gin.H{"error": err.Error()})'),
      );
    }
    writeBodies(writer, app);
  },
  start: (router) => `log.Fatal(${router}.Run(":8000"))`,
  prepare: 'gin.SetMode(gin.TestMode)',
};

const writePorts = (writer: Writer, { program }: App): void => {
  const ports = usedPorts(program);
  if (ports.length === 0) return;
  writer.gap();
  writer.comment('Ports is what the program depends on; for you to implement.');
  writer.block('type Ports struct {', '}', () => {
    for (const line of aligned(ports.map(({ name }) => [typeName(name), `program.${typeName(name)}`])))
      writer.line(line);
  });
};

/** What is kept knows nothing of requests that come at the same time. */
const writeParts = (writer: Writer, { parts, dialect }: App): void => {
  if (parts.some(({ kind }) => kind === 'store' || kind === 'machine')) {
    writer.comment('What is kept is for one request at a time.');
    writer.line('var lock sync.Mutex');
    writer.block('router.Use(func(c *gin.Context) {', '})', () => {
      writer.line('lock.Lock()');
      writer.line('defer lock.Unlock()');
      writer.line('c.Next()');
    });
  }
  for (const { name, ports, isOf } of parts) {
    if (isOf !== undefined) {
      writer.line(`${kept(name)} := ${kept(isOf.stores)}.${typeName(isOf.part)}`);
      continue;
    }
    const given = [
      ...ports.map((port) => `ports.${typeName(port.name)}`),
      ...(ports.length > 0 && dialect.isObserved ? ['observe'] : []),
    ];
    writer.line(`${kept(name)} := program.${dialect.constructorOf(name)}(${given.join(', ')})`);
  }
};

const writeRoute = (writer: Writer, route: Route, app: App): void => {
  const { method, path, hasKey, summary, about, action } = route;
  writer.gap();
  writer.comment(summary);
  writer.block(
    `router.${method.toUpperCase()}(${doubleQuoted(hasKey ? `${path}/:key` : path)}, func(c *gin.Context) {`,
    '})',
    () => writeAction(writer, app, action),
    about,
  );
};
