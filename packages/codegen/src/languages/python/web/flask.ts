import { apart, identifier, quote } from '../dialect.ts';
import type { WebFramework } from './framework.ts';
import { writeAction, writePart } from './parts.ts';
import { serverFile } from './server-file.ts';

export const flask: WebFramework = {
  label: 'Flask',
  dependencies: ['flask>=2.2'],
  testDependencies: [],
  untyped: [],
  imports: [
    ['flask', ['Flask', 'jsonify', 'request']],
    ['flask.typing', ['ResponseReturnValue']],
    ['werkzeug.exceptions', ['HTTPException']],
  ],
  writeApp: (writer, dialect, { hasPorts, parts, routes }) => {
    const refuses = routes.some((each) => each.refuses);
    apart(writer);
    writer.block(`def create_app(${hasPorts ? 'ports: Ports' : ''}) -> Flask:`, '', () => {
      writer.comment('The program behind Flask.');
      writer.line('app = Flask(__name__)');
      for (const part of parts) writePart(writer, part);
      for (const { name, method, path, hasKey, status, summary, about, action } of routes) {
        writer.gap();
        writer.line(`@app.${method}(${quote(hasKey ? `${path}/<key>` : path)})`, about);
        writer.block(`def ${identifier(name)}(${hasKey ? 'key: str' : ''}) -> ResponseReturnValue:`, '', () => {
          writer.comment(summary);
          const value = writeAction(writer, dialect, action, {
            body: 'json.loads(request.data)',
            sent: 'request.data',
            wait: (call) => `asyncio.run(${call})`,
          });
          writer.line(
            value === undefined ? 'return "", 204' : `return jsonify(${value})${status === 201 ? ', 201' : ''}`,
          );
        });
      }
      if (refuses) {
        writer.gap();
        writer.line('@app.errorhandler(Refusal)');
        writer.block('def answer_refusal(error: Refusal) -> ResponseReturnValue:', '', () =>
          writer.line('return jsonify({"error": error.description}), error.code or 500'),
        );
      }
      writer.gap();
      writer.line('return app');
    });
    if (!refuses) return;
    apart(writer);
    writer.block('class Refusal(HTTPException):', '', () => {
      writer.comment('An error that is answered with its status.');
      writer.gap();
      writer.block('def __init__(self, status: int, message: str) -> None:', '', () => {
        writer.line('super().__init__(message)');
        writer.line('self.code = status');
      });
    });
    apart(writer);
    writer.block('def refusal(status: int, message: str) -> Refusal:', '', () =>
      writer.line('return Refusal(status, message)'),
    );
  },
  startFiles: ({ hasPorts }) => [serverFile(hasPorts, [], (app) => [`${app}.run(port=8000)`])],
  startCommand: 'python server.py',
  testHead: ['import json'],
  client: (ports) => [`client = create_app(${ports}).test_client()`],
  post: (path, body) => `client.post(${path}${body === undefined ? '' : `, json=${body}`})`,
  json: 'json.loads(answer.text)',
};
