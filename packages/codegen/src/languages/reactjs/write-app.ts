import { kebabCase, pascalCase } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import type { Program, ScreenDecl } from '../../program/index.ts';
import { createScriptWriter, quote } from '../families/ecmascript/dialect.ts';
import { itemsConstant } from '../families/ecmascript/write-inventories.ts';
import { programViews } from '../families/markup/program-views.ts';
import { screenId, screenViews } from '../families/markup/screen-view.ts';
import { type View, view } from '../families/markup/view.ts';
import type { PrintOptions } from '../language.ts';
import { jsxText, writeJsx } from './write-jsx.ts';

export const componentName = ({ name }: ScreenDecl): string => `${pascalCase(name)}Screen`;

export const opensAnything = (views: readonly View[]): boolean =>
  views.some(({ opens, children }) => opens !== undefined || (typeof children !== 'string' && opensAnything(children)));

/** A component per screen and one that shows the present one; without screens, one that shows what the program is about. */
export const writeApp = (program: Program, options: PrintOptions, opening?: string): Writer => {
  const writer = createScriptWriter(options);
  if (opening !== undefined) {
    writer.line(opening);
    writer.gap();
  }
  const { screens, title } = program;
  if (screens.length === 0) {
    if (program.inventories.length > 0) {
      writer.line(
        `import { ${program.inventories.map(itemsConstant).join(', ')} } from './${kebabCase(program.name)}';`,
      );
      writer.gap();
    }
    writer.comment(`Shows what “${title}” is about.`);
    writer.block('export function App() {', '}', () => writeReturn(writer, 'main', title, programViews(program)));
    return writer;
  }
  const [first] = screens;
  writer.line("import { useState } from 'react';");
  writer.gap();
  writer.comment('The screens by their ids.');
  writer.line(`export type ScreenId = ${screens.map((screen) => quote(screenId(screen))).join(' | ')};`);
  if (screens.some((screen) => opensAnything(screenViews(screen)))) {
    writer.gap();
    writer.block('export interface ScreenProps {', '}', () => {
      writer.comment('Shows another screen.');
      writer.line('readonly open: (screen: ScreenId) => void;');
    });
  }
  for (const screen of screens) writeScreen(writer, screen);
  writer.gap();
  writer.comment('Shows one screen at a time.');
  const isMoving = screens.some((screen) => opensAnything(screenViews(screen)));
  writer.block('export function App() {', '}', () => {
    const start = quote(first === undefined ? '' : screenId(first));
    writer.line(`const [screen${isMoving ? ', open' : ''}] = useState<ScreenId>(${start});`);
    writer.block('return (', ');', () => {
      writer.block('<main>', '</main>', () => {
        writer.line(`<h1 id="top">${jsxText(title)}</h1>`);
        for (const each of screens) {
          const props = opensAnything(screenViews(each)) ? ' open={open}' : '';
          writer.line(`{screen === ${quote(screenId(each))} && <${componentName(each)}${props} />}`, each.name.from);
        }
      });
    });
  });
  return writer;
};

const writeScreen = (writer: Writer, screen: ScreenDecl): void => {
  const views = screenViews(screen);
  writer.gap();
  writer.comment(`“${screen.title || 'A screen'}”.`);
  const props = opensAnything(views) ? '{ open }: ScreenProps' : '';
  const dialog: View['attributes'] =
    screen.kind === 'dialog' ? { role: 'dialog', 'aria-label': screen.title || 'Dialog' } : {};
  writer.block(
    `export function ${componentName(screen)}(${props}) {`,
    '}',
    () =>
      writer.block('return (', ');', () => {
        writeJsx(writer, view('div', { class: 'screen', id: screenId(screen), ...dialog }, views));
      }),
    screen.name.from,
  );
};

const writeReturn = (writer: Writer, tag: string, title: string, views: readonly View[]): void =>
  writer.block('return (', ');', () => writeJsx(writer, view(tag, {}, [view('h1', {}, title), ...views])));
