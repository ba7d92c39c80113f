import type { Writer } from '../../../printing/writer.ts';
import type { Action } from '../../../serving/plan-routes.ts';
import { apart, identifier, quote, typeName } from '../dialect.ts';
import { pythonType } from '../write-records.ts';
import type { WebFramework } from './framework.ts';
import { writeAction, writePart } from './parts.ts';
import { serverFile } from './server-file.ts';

export const fastapi: WebFramework = {
  label: 'FastAPI',
  dependencies: ['fastapi>=0.92', 'uvicorn>=0.17'],
  testDependencies: ['httpx>=0.23'],
  untyped: ['uvicorn'],
  imports: [
    ['fastapi', ['FastAPI', 'HTTPException', 'Response']],
    ['pydantic', ['BaseModel']],
  ],
  lackingStatus: 422,
  writeApp: (writer, dialect, { hasPorts, parts, routes }) => {
    for (const { action } of routes) if (action.kind === 'operation') writeModel(writer, action);
    apart(writer);
    writer.block(`def create_app(${hasPorts ? 'ports: Ports' : ''}) -> FastAPI:`, '', () => {
      writer.comment('The program behind FastAPI.');
      writer.line('app = FastAPI()');
      for (const part of parts) writePart(writer, part);
      for (const { name, method, path, hasKey, readsBody, mayWait, status, summary, about, action } of routes) {
        const url = quote(hasKey ? `${path}/{key}` : path);
        const answer =
          status === 204
            ? 'Response'
            : action.kind === 'list' || action.kind === 'items'
              ? 'list[Any]'
              : 'dict[str, Any]';
        const body = action.kind === 'operation' ? modelName(action) : 'dict[str, Any]';
        const given = [...(hasKey ? ['key: str'] : []), ...(readsBody ? [`body: ${body}`] : [])].join(', ');
        writer.gap();
        writer.line(`@app.${method}(${url}${status === 201 ? ', status_code=201' : ''})`, about);
        const async = dialect.isAsync && mayWait ? 'async ' : '';
        writer.block(`${async}def ${identifier(name)}(${given}) -> ${answer}:`, '', () => {
          writer.comment(summary);
          const value = writeAction(writer, dialect, action, { body: 'body', wait: (call) => `await ${call}` });
          writeReturn(writer, value ?? 'Response(status_code=204)');
        });
      }
      writer.gap();
      writer.line('return app');
    });
    if (!routes.some(({ refuses, action }) => refuses && action.kind !== 'operation')) return;
    apart(writer);
    writer.block('def refusal(status: int, message: str) -> HTTPException:', '', () =>
      writer.line('return HTTPException(status, message)'),
    );
  },
  startFiles: ({ hasPorts }) => [serverFile(hasPorts, ['import uvicorn'], (app) => [`uvicorn.run(${app}, port=8000)`])],
  startCommand: 'python server.py',
  testHead: ['from fastapi.testclient import TestClient'],
  client: (ports) => [`client = TestClient(create_app(${ports}))`],
  post: (path, body) => `client.post(${path}${body === undefined ? '' : `, json=${body}`})`,
  json: 'answer.json()',
};

type Operation = Extract<Action, { kind: 'operation' }>;

const modelName = ({ service, operation }: Operation): string =>
  typeName({ words: [...service.name.words, ...operation.name.words, 'body'] });

/** What an operation takes: FastAPI refuses what is missing or of another type. */
const writeModel = (writer: Writer, action: Operation): void => {
  const { parameters } = action.operation;
  if (parameters.length === 0) return;
  apart(writer);
  writer.block(`class ${modelName(action)}(BaseModel):`, '', () => {
    for (const { name, type } of parameters) writer.line(`${identifier(name)}: ${pythonType(type)}`);
  });
};

/** A list of what is made of each item breaks before `for`. */
const writeReturn = (writer: Writer, value: string): void => {
  const [one, items] = value.slice(1, -1).split(' for each in ');
  if (items === undefined || `return ${value}`.length <= writer.room()) writer.line(`return ${value}`);
  else
    writer.block('return [', ']', () => {
      writer.line(one);
      writer.line(`for each in ${items}`);
    });
};
