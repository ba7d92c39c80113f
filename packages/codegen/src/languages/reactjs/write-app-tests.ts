import { camelCase } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import type { Program, ScreenDecl } from '../../program/index.ts';
import { createScriptWriter, quote } from '../families/ecmascript/dialect.ts';
import { programViews } from '../families/markup/program-views.ts';
import { isSwitch, type ScreenHandler, valuesOf } from '../families/markup/screen-handlers.ts';
import { type Screens, screenId, screenView, toScreens } from '../families/markup/screen-view.ts';
import type { View } from '../families/markup/view.ts';
import type { PrintOptions } from '../language.ts';
import { componentName, propsOf } from './write-app.ts';

interface Click {
  readonly label: string;
  readonly opens: string;
}

/** Each screen shows all its texts, and the first button that leads on leads there. */
export const writeAppTests = (program: Program, options: PrintOptions): Writer => {
  const { screens } = program;
  const writer = createScriptWriter(options);
  const all = toScreens(screens);
  const click = firstClick(program);
  const form = firstForm(all);
  writer.line('// @vitest-environment jsdom');
  if (click !== undefined || form !== undefined) {
    writer.line("import { act } from 'react';");
    writer.line("import { createRoot } from 'react-dom/client';");
  }
  writer.line("import { renderToStaticMarkup } from 'react-dom/server';");
  writer.line("import { expect, test } from 'vitest';");
  const names =
    screens.length === 0 ? ['App'] : [...(click === undefined ? [] : ['App']), ...screens.map(componentName)];
  writer.line(`import { ${names.join(', ')} } from '../src/app';`);
  writer.gap();
  writer.block('function textOf(markup: string): string {', '}', () => {
    writer.line("const holder = document.createElement('div');");
    writer.line('holder.innerHTML = markup;');
    writer.line("return holder.textContent ?? '';");
  });
  if (screens.length === 0) writeShows(writer, 'shows what the program is about', '<App />', programViews(program));
  for (const screen of screens) {
    writeShows(writer, `shows ${screenId(screen).replace(/-/g, ' ')}`, elementOf(screen, all), [
      screenView(screen, all),
    ]);
  }
  if (form !== undefined) writeSending(writer, form, all);
  if (click !== undefined) writeClick(writer, click);
  return writer;
};

/** How many tests that makes. */
export const countAppTests = (program: Program): number =>
  Math.max(1, program.screens.length) +
  (firstClick(program) === undefined ? 0 : 1) +
  (firstForm(toScreens(program.screens)) === undefined ? 0 : 1);

const writeShows = (writer: Writer, name: string, element: string, views: readonly View[]): void => {
  writer.gap();
  writer.block(`test(${quote(name)}, () => {`, '});', () => {
    writer.line(`const text = textOf(renderToStaticMarkup(${element}));`);
    const texts = [...new Set(views.flatMap(textsOf))];
    if (texts.length === 0) writer.line("expect(text).toBe('');");
    for (const text of texts) writer.line(`expect(text).toContain(${quote(text)});`);
  });
};

/** A screen whose buttons call nothing, but for what is given. */
const elementOf = (screen: ScreenDecl, all: Screens, given: Readonly<Record<string, string>> = {}): string => {
  const props = propsOf(screen, all).map((name) => ` ${name}={${given[name] ?? '() => {}'}}`);
  return `<${componentName(screen)}${props.join('')} />`;
};

interface SentForm {
  readonly screen: ScreenDecl;
  readonly handler: ScreenHandler & Required<Pick<ScreenHandler, 'form'>>;
}

const firstForm = ({ screens, handlers }: Screens): SentForm | undefined =>
  screens
    .flatMap((screen) =>
      (handlers.get(screen) ?? []).flatMap(({ form, ...handler }): readonly SentForm[] =>
        form === undefined ? [] : [{ screen, handler: { ...handler, form } }],
      ),
    )
    .at(0);

const mount = (writer: Writer, element: string): void => {
  writer.line('Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });');
  writer.line("const holder = document.createElement('div');");
  writer.line('document.body.append(holder);');
  writer.line(`await act(async () => createRoot(holder).render(${element}));`);
};

/** What is on a form as it is opened arrives where it is sent to. */
const writeSending = (writer: Writer, { screen, handler }: SentForm, all: Screens): void => {
  writer.gap();
  writer.block("test('a form hands on what is on it', async () => {", '});', () => {
    writer.line('const sent: unknown[] = [];');
    mount(writer, elementOf(screen, all, { [handler.name]: '(values) => sent.push(values)' }));
    writer.line('const sender = holder.querySelector<HTMLButtonElement>(\'button[type="submit"]\');');
    writer.line('await act(async () => sender?.click());');
    writer.block('expect(sent).toEqual([', ']);', () =>
      writer.block('{', '},', () => {
        for (const field of valuesOf(handler.form)) {
          const first = field.kind === 'choice' ? quote(field.rows[0] || (field.rows.length > 0 ? 'None' : '')) : "''";
          writer.line(`${camelCase(field.name)}: ${isSwitch(field) ? 'false' : first},`);
        }
      }),
    );
  });
};

const writeClick = (writer: Writer, { label, opens }: Click): void => {
  writer.gap();
  writer.block(`test('a click leads to another screen', async () => {`, '});', () => {
    mount(writer, '<App />');
    writer.line(
      `const opener = [...holder.querySelectorAll<HTMLElement>('button, a')].find((each) => each.textContent === ${quote(label)});`,
    );
    writer.line('await act(async () => opener?.click());');
    writer.line(`expect(holder.querySelector('.screen')?.id).toBe(${quote(opens)});`);
  });
};

const firstClick = ({ screens }: Program): Click | undefined => {
  const [first] = screens;
  if (first === undefined) return undefined;
  const clickable = clickableIn(screenView(first, toScreens(screens)));
  return clickable.find(
    ({ label, opens }, index) =>
      opens !== screenId(first) && clickable.findIndex((each) => each.label === label) === index,
  );
};

/** Whatever leads to another screen where it is pressed; a form does by its button. */
const clickableIn = ({ tag, opens, children }: View, sends?: string): readonly Click[] => {
  const leads = tag === 'button' ? (opens ?? sends) : opens;
  if (typeof children === 'string')
    return (tag === 'button' || tag === 'a') && leads !== undefined ? [{ label: children, opens: leads }] : [];
  return children.flatMap((child) => clickableIn(child, tag === 'form' ? opens : sends));
};

const textsOf = ({ children }: View): readonly string[] =>
  typeof children === 'string' ? (children === '' ? [] : [children]) : children.flatMap(textsOf);
