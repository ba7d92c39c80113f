import { toFile } from '../../../printing/to-file.ts';
import type { Writer } from '../../../printing/writer.ts';
import type { Route } from '../../../serving/plan-routes.ts';
import { apart, type Dialect, identifier, quote } from '../dialect.ts';
import type { WebFramework } from './framework.ts';
import { writeAction, writePart } from './parts.ts';

/** A view per path, which looks at the method of the request. */
export const django: WebFramework = {
  label: 'Django',
  dependencies: ['django>=3.2'],
  testDependencies: [],
  untyped: ['django.*'],
  imports: [
    ['django.http', ['HttpRequest', 'HttpResponse', 'HttpResponseNotAllowed', 'JsonResponse']],
    ['django.urls', ['path']],
  ],
  writeApp: (writer, dialect, { hasPorts, parts, routes }) => {
    const byPath = new Map<string, Route[]>();
    for (const route of routes) {
      const url = route.hasKey ? `${route.path}/<str:key>` : route.path;
      byPath.set(url, [...(byPath.get(url) ?? []), route]);
    }
    apart(writer);
    writer.block(`def create_urls(${hasPorts ? 'ports: Ports' : ''}) -> list[Any]:`, '', () => {
      writer.comment('The program behind Django: the patterns of its addresses.');
      for (const part of parts) writePart(writer, part);
      const views: string[] = [];
      for (const [url, same] of byPath) {
        const [first] = same;
        if (first === undefined) continue;
        const name = identifier({ words: [...first.name.words, 'view'] });
        views.push(`path(${quote(url.slice(1))}, ${name})`);
        writer.gap();
        writeView(writer, dialect, name, same);
      }
      writer.gap();
      writer.items('return [', views, ']');
    });
    if (!routes.some(({ refuses }) => refuses)) return;
    apart(writer);
    writer.block('class Refusal(Exception):', '', () => {
      writer.comment('An error that is answered with its status.');
      writer.gap();
      writer.block('def __init__(self, status: int, message: str) -> None:', '', () => {
        writer.line('super().__init__(message)');
        writer.line('self.status = status');
      });
    });
    apart(writer);
    writer.block('def refusal(status: int, message: str) -> Refusal:', '', () =>
      writer.line('return Refusal(status, message)'),
    );
    apart(writer);
    writer.block('class RefusalMiddleware:', '', () => {
      writer.comment('Tells the caller why a request is refused.');
      writer.gap();
      writer.block('def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:', '', () =>
        writer.line('self.get_response = get_response'),
      );
      writer.gap();
      writer.block('def __call__(self, request: HttpRequest) -> HttpResponse:', '', () =>
        writer.line('return self.get_response(request)'),
      );
      writer.gap();
      writer.items(
        'def process_exception(',
        ['self', 'request: HttpRequest', 'exception: Exception'],
        ') -> HttpResponse | None:',
      );
      writer.indented(() => {
        writer.block('if not isinstance(exception, Refusal):', '', () => writer.line('return None'));
        writer.line('return JsonResponse({"error": str(exception)}, status=exception.status)');
      });
    });
  },
  startFiles: ({ hasPorts, routes }) => [
    toFile(
      'settings.py',
      [
        '"""The settings of Django: what the app needs, and nothing more."""',
        '',
        'import os',
        '',
        '# Set both before others can reach it.',
        'SECRET_KEY = os.environ.get("SECRET_KEY", "for-development-only")',
        'ALLOWED_HOSTS = os.environ.get("ALLOWED_HOSTS", "localhost,testserver").split(",")',
        'DEBUG = False',
        'ROOT_URLCONF = "urls"',
        ...(routes.some(({ refuses }) => refuses) ? ['MIDDLEWARE = ["web_app.RefusalMiddleware"]'] : []),
        'APPEND_SLASH = False',
        'USE_TZ = True',
        '',
      ].join('\n'),
      'The settings of Django.',
      'source',
    ),
    toFile(
      'urls.py',
      [
        ...(hasPorts ? ['from example_ports import example_ports'] : []),
        'from web_app import create_urls',
        '',
        `urlpatterns = create_urls(${hasPorts ? 'example_ports()' : ''})`,
        '',
      ].join('\n'),
      'The addresses of the app.',
      'source',
    ),
    toFile(
      'manage.py',
      [
        'import os',
        'import sys',
        '',
        'from django.core.management import execute_from_command_line',
        '',
        'if __name__ == "__main__":',
        '    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "settings")',
        '    execute_from_command_line(sys.argv)',
        '',
      ].join('\n'),
      'Starts the app, and the other commands of Django.',
      'source',
    ),
  ],
  startCommand: 'python manage.py runserver',
  testHead: [
    'import django',
    'from django.test import Client',
    '',
    'os.environ.setdefault("DJANGO_SETTINGS_MODULE", "settings")',
    'django.setup()',
  ],
  client: () => ['client = Client()'],
  post: (path, body) =>
    body === undefined ? `client.post(${path})` : `client.post(${path}, ${body}, content_type="application/json")`,
  json: 'answer.json()',
};

const writeView = (writer: Writer, dialect: Dialect, name: string, routes: readonly Route[]): void => {
  const hasKey = routes.some((route) => route.hasKey);
  writer.block(`def ${name}(request: HttpRequest${hasKey ? ', key: str' : ''}) -> HttpResponse:`, '', () => {
    writer.comment(...routes.map(({ summary }) => summary));
    for (const { method, status, about, action } of routes) {
      writer.block(
        `if request.method == "${method.toUpperCase()}":`,
        '',
        () => {
          const value = writeAction(writer, dialect, action, {
            body: 'json.loads(request.body)',
            sent: 'request.body',
            wait: (call) => `asyncio.run(${call})`,
          });
          if (value === undefined) writer.line('return HttpResponse(status=204)');
          else {
            const more = [...(/^\[/.test(value) ? ['safe=False'] : []), ...(status === 201 ? ['status=201'] : [])];
            writer.items('return JsonResponse(', [value, ...more], ')');
          }
        },
        about,
      );
    }
    const methods = routes.map(({ method }) => quote(method.toUpperCase())).join(', ');
    writer.line(`return HttpResponseNotAllowed([${methods}])`);
  });
};
