import type { Writer } from '../../printing/writer.ts';
import type { Program } from '../../program/index.ts';
import { createScriptWriter, quote } from '../families/ecmascript/dialect.ts';
import { programViews } from '../families/markup/program-views.ts';
import { screenId, screenViews } from '../families/markup/screen-view.ts';
import type { View } from '../families/markup/view.ts';
import type { PrintOptions } from '../language.ts';
import { componentName, opensAnything } from './write-app.ts';

interface Click {
  readonly label: string;
  readonly opens: string;
}

/** Each screen shows all its texts, and the first button that leads on leads there. */
export const writeAppTests = (program: Program, options: PrintOptions): Writer => {
  const { screens } = program;
  const writer = createScriptWriter(options);
  const click = firstClick(program);
  writer.line('// @vitest-environment jsdom');
  if (click !== undefined) {
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
    const views = screenViews(screen);
    const element = `<${componentName(screen)}${opensAnything(views) ? ' open={() => {}}' : ''} />`;
    writeShows(writer, `shows ${screenId(screen).replace(/-/g, ' ')}`, element, views);
  }
  if (click !== undefined) writeClick(writer, click);
  return writer;
};

/** How many tests that makes. */
export const countAppTests = (program: Program): number =>
  Math.max(1, program.screens.length) + (firstClick(program) === undefined ? 0 : 1);

const writeShows = (writer: Writer, name: string, element: string, views: readonly View[]): void => {
  writer.gap();
  writer.block(`test(${quote(name)}, () => {`, '});', () => {
    writer.line(`const text = textOf(renderToStaticMarkup(${element}));`);
    const texts = [...new Set(views.flatMap(textsOf))];
    if (texts.length === 0) writer.line("expect(text).toBe('');");
    for (const text of texts) writer.line(`expect(text).toContain(${quote(text)});`);
  });
};

const writeClick = (writer: Writer, { label, opens }: Click): void => {
  writer.gap();
  writer.block(`test('a click leads to another screen', async () => {`, '});', () => {
    writer.line('Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });');
    writer.line("const holder = document.createElement('div');");
    writer.line('document.body.append(holder);');
    writer.line('await act(async () => createRoot(holder).render(<App />));');
    writer.line(
      `const opener = [...holder.querySelectorAll('button, a')].find((each) => each.textContent === ${quote(label)});`,
    );
    writer.line("await act(async () => opener?.dispatchEvent(new MouseEvent('click', { bubbles: true })));");
    writer.line(`expect(holder.querySelector('.screen')?.id).toBe(${quote(opens)});`);
  });
};

const firstClick = ({ screens }: Program): Click | undefined => {
  const [first] = screens;
  if (first === undefined) return undefined;
  const clickable = screenViews(first).filter(({ tag }) => tag === 'button' || tag === 'a');
  for (const { opens, children } of clickable) {
    if (typeof children !== 'string') continue;
    const isFirstOfItsName = clickable.find((each) => each.children === children)?.opens === opens;
    if (opens !== undefined && isFirstOfItsName) return { label: children, opens };
  }
  return undefined;
};

const textsOf = ({ children }: View): readonly string[] =>
  typeof children === 'string' ? (children === '' ? [] : [children]) : children.flatMap(textsOf);
