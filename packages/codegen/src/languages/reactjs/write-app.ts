import { camelCase, kebabCase, pascalCase } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import type { Program, ScreenDecl } from '../../program/index.ts';
import { createScriptWriter, quote } from '../families/ecmascript/dialect.ts';
import { itemsConstant } from '../families/ecmascript/write-inventories.ts';
import { programViews } from '../families/markup/program-views.ts';
import { isSwitch, type ScreenHandler, valuesOf } from '../families/markup/screen-handlers.ts';
import {
  isSwitching,
  isTogether,
  type Screens,
  screenId,
  screenView,
  toScreens,
  unreached,
} from '../families/markup/screen-view.ts';
import { type View, view } from '../families/markup/view.ts';
import type { PrintOptions } from '../language.ts';
import { handlerName, jsxText, writeJsx } from './write-jsx.ts';

export const componentName = ({ name }: ScreenDecl): string => `${pascalCase(name)}Screen`;

const opensAnything = ({ opens, children }: View): boolean =>
  opens !== undefined || (typeof children !== 'string' && children.some(opensAnything));

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
  const all = toScreens(screens);
  const handlers = handlersOf(all);
  const hasForms = handlers.some(({ form }) => form !== undefined);
  const imported = [...(hasForms ? ['type FormEvent'] : []), ...(isSwitching(all) ? ['useState'] : [])];
  if (imported.length > 0) {
    writer.line(`import { ${imported.join(', ')} } from 'react';`);
    writer.gap();
  }
  if (isSwitching(all)) {
    writer.comment('The screens by their ids.');
    writer.line(`export type ScreenId = ${screens.map((screen) => quote(screenId(screen))).join(' | ')};`);
  }
  for (const handler of handlers) writeValues(writer, handler);
  for (const screen of screens) writeScreen(writer, screen, all);
  writeShown(writer, title, all);
  return writer;
};

const handlersOf = ({ screens, handlers }: Screens): readonly ScreenHandler[] =>
  screens.flatMap((screen) => handlers.get(screen) ?? []);

/** `BookValues` of `onBook`. */
const valuesName = ({ name }: ScreenHandler): string => `${name.replace(/^on/, '')}Values`;

const writeValues = (writer: Writer, handler: ScreenHandler): void => {
  const { button, form } = handler;
  if (form === undefined) return;
  writer.gap();
  writer.comment(`What is on the form that “${button.label || 'Button'}” sends.`);
  writer.block(`export interface ${valuesName(handler)} {`, '}', () => {
    for (const field of valuesOf(form))
      writer.line(`readonly ${camelCase(field.name)}: ${isSwitch(field) ? 'boolean' : 'string'};`, field.name.from);
  });
};

const typeOfHandler = (handler: ScreenHandler): string =>
  handler.form === undefined ? '() => void' : `(values: ${valuesName(handler)}) => void`;

/** What a component is given: what its buttons call, and how it opens another screen. */
export const propsOf = (screen: ScreenDecl, all: Screens): readonly string[] => [
  ...(all.handlers.get(screen) ?? []).map(({ name }) => name),
  ...(opensAnything(screenView(screen, all)) ? ['open'] : []),
];

const writeScreen = (writer: Writer, screen: ScreenDecl, all: Screens): void => {
  const shown = screenView(screen, all);
  const props = propsOf(screen, all);
  const handlers = all.handlers.get(screen) ?? [];
  const type = `${componentName(screen)}Props`;
  if (props.length > 0) {
    writer.gap();
    writer.block(`export interface ${type} {`, '}', () => {
      for (const handler of handlers) {
        const { name, button, form } = handler;
        writer.comment(
          `“${button.label || 'Button'}” is pressed${form === undefined ? '' : ', with what is on the form'}.`,
        );
        writer.line(`readonly ${name}: ${typeOfHandler(handler)};`, button.name.from);
      }
      if (props.includes('open')) {
        writer.comment('Shows another screen.');
        writer.line('readonly open: (screen: ScreenId) => void;');
      }
    });
  }
  writer.gap();
  writer.comment(`“${screen.title || 'A screen'}”.`);
  writer.block(
    `export function ${componentName(screen)}(${props.length === 0 ? '' : `{ ${props.join(', ')} }: ${type}`}) {`,
    '}',
    () => {
      for (const handler of handlers) writeSubmit(writer, handler, screen, all);
      writer.block('return (', ');', () => writeJsx(writer, shown));
    },
    screen.name.from,
  );
};

/** Reads what is on a form and hands it on, and opens what its button leads to. */
const writeSubmit = (writer: Writer, { name, button, form }: ScreenHandler, screen: ScreenDecl, all: Screens): void => {
  if (form === undefined) return;
  writer.block(`function ${handlerName(name)}(event: FormEvent<HTMLFormElement>) {`, '}', () => {
    const values = valuesOf(form);
    writer.line('event.preventDefault();');
    if (values.length > 0) writer.line('const data = new FormData(event.currentTarget);');
    writer.block(`${name}({`, '});', () => {
      for (const field of values) {
        const key = quote(fieldName(field, screen));
        const read = isSwitch(field) ? `data.has(${key})` : `String(data.get(${key}) ?? '')`;
        writer.line(`${camelCase(field.name)}: ${read},`, field.name.from);
      }
    });
    if (button.opens !== undefined && all.screens.length > 1)
      writer.line(`open(${quote(screenId({ name: button.opens.screen }))});`);
  });
  writer.gap();
};

/** What an input is called on its form. */
const fieldName = ({ kind, name }: ScreenDecl['elements'][number], screen: ScreenDecl): string =>
  kind === 'radio' ? `${screenId(screen)}-${kebabCase(name)}` : kebabCase(name);

/** The component of all screens: one at a time where they lead to each other, otherwise one below the other. */
const writeShown = (writer: Writer, title: string, all: Screens): void => {
  const { screens } = all;
  const handlers = handlersOf(all);
  const [first] = screens;
  const isMoving = isSwitching(all);
  if (handlers.length > 0) {
    writer.gap();
    writer.comment('What the application calls, for whoever puts it into a page; by itself it writes to the console.');
    writer.block('export interface AppProps {', '}', () => {
      for (const handler of handlers) writer.line(`readonly ${handler.name}?: ${typeOfHandler(handler)};`);
    });
  }
  writer.gap();
  writer.comment(isMoving ? 'Shows one screen at a time.' : 'Shows all that is drawn.');
  const body = (): void => {
    if (isMoving)
      writer.line(`const [screen, open] = useState<ScreenId>(${quote(first === undefined ? '' : screenId(first))});`);
    writer.block('return (', ');', () =>
      writer.block(isTogether(all) ? '<main>' : '<>', isTogether(all) ? '</main>' : '</>', () => {
        writer.line(`<h1>${jsxText(title)}</h1>`);
        const apart = unreached(all);
        if (apart.length > 0)
          writer.block('<nav aria-label="Screens">', '</nav>', () => {
            for (const each of [...(first === undefined ? [] : [first]), ...apart])
              writer.block(`<button type="button" onClick={() => open(${quote(screenId(each))})}>`, '</button>', () =>
                writer.line(jsxText(each.title || 'A screen')),
              );
          });
        for (const each of screens) {
          const props = propsOf(each, all).map((name) => ` ${name}={${name}}`);
          const element = `<${componentName(each)}${props.join('')} />`;
          writer.line(isMoving ? `{screen === ${quote(screenId(each))} && ${element}}` : element, each.name.from);
        }
      }),
    );
  };
  if (handlers.length === 0) writer.block('export function App() {', '}', body);
  else {
    writer.block('export function App({', '}: AppProps) {', () => {
      for (const { name, button, form } of handlers)
        writer.line(
          `${name} = (${form === undefined ? '' : 'values'}) => console.info(${[quote(button.label || 'Button'), ...(form === undefined ? [] : ['values'])].join(', ')}),`,
        );
    });
    writer.indented(body);
    writer.line('}');
  }
};

const writeReturn = (writer: Writer, tag: string, title: string, views: readonly View[]): void =>
  writer.block('return (', ');', () => writeJsx(writer, view(tag, {}, [view('h1', {}, title), ...views])));
