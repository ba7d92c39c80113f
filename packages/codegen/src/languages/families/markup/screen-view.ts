import { kebabCase } from '../../../printing/cases.ts';
import { createNameScope, type ScreenDecl, type ScreenElement } from '../../../program/index.ts';
import { isForm, layOut } from './lay-out-screen.ts';
import { type ScreenHandler, screenHandlers } from './screen-handlers.ts';
import { type View, view } from './view.ts';

/** The id of a screen on its page. */
export const screenId = ({ name }: Pick<ScreenDecl, 'name'>): string => `screen-${kebabCase(name)}`;

/** All screens, and what their buttons call. */
export interface Screens {
  readonly screens: readonly ScreenDecl[];
  readonly handlers: ReadonlyMap<ScreenDecl, readonly ScreenHandler[]>;
}

export const toScreens = (screens: readonly ScreenDecl[]): Screens => ({ screens, handlers: screenHandlers(screens) });

/** True where one screen is shown at a time, as something leads from one to another. */
export const isSwitching = ({ screens }: Screens): boolean =>
  screens.length > 1 && screens.some(({ elements }) => elements.some(({ opens }) => opens !== undefined));

/** True where several screens stand on one page, one below the other. */
export const isTogether = (all: Screens): boolean => all.screens.length > 1 && !isSwitching(all);

/** Screens that nothing leads to from the first one. */
export const unreached = (all: Screens): readonly ScreenDecl[] => {
  const [first] = all.screens;
  const seen = new Set(first === undefined ? [] : [screenId(first)]);
  for (const id of seen) {
    const screen = all.screens.find((each) => screenId(each) === id);
    if (screen !== undefined) for (const opened of openedBy(screenView(screen, all))) seen.add(opened);
  }
  return isSwitching(all) ? all.screens.filter((screen) => !seen.has(screenId(screen))) : [];
};

const openedBy = ({ opens, children }: View): readonly string[] => [
  ...(opens === undefined ? [] : [opens]),
  ...(typeof children === 'string' ? [] : children.flatMap(openedBy)),
];

/** A screen as a page of its own; its fields are labelled, and their ids begin with the screen's. */
export const screenView = (screen: ScreenDecl, all: Screens): View => {
  const { header, body, footer } = layOut(screen);
  const id = screenId(screen);
  const views = (elements: readonly ScreenElement[]): readonly View[] =>
    elements.flatMap((element) => elementViews(element, { screen, id, all }));
  const hasHeading = screen.elements.some(({ kind }) => kind === 'heading');
  const title = hasHeading || screen.title === '' ? [] : [view('h2', {}, screen.title)];
  const content = body.flatMap((part) => {
    if (!isForm(part)) return views([part]);
    const calls = all.handlers.get(screen)?.find(({ form }) => form?.submit === part.submit)?.name;
    const form = view('form', {}, views(part.elements));
    return [{ ...form, ...opening(part.submit, all), ...(calls !== undefined && { calls }) }];
  });
  const isDialog = screen.kind === 'dialog';
  const main = isDialog || isTogether(all) ? 'section' : 'main';
  const links = header.filter(({ kind }) => kind === 'link');
  const top: readonly View[] = [
    ...views(header.filter(({ kind }) => kind !== 'link')),
    view('nav', { 'aria-label': 'Main' }, [
      view(
        'ul',
        {},
        views(links).map((link) => view('li', {}, [link])),
      ),
    ]),
  ];
  return view(
    'div',
    { class: 'screen', id, ...(isDialog && { role: 'dialog', 'aria-label': screen.title || 'Dialog' }) },
    [
      ...(header.length === 0 ? [] : [view('header', {}, top)]),
      view(main, {}, [...title, ...content]),
      ...(footer.length === 0 ? [] : [view('footer', {}, views(footer))]),
    ],
  );
};

const opening = ({ opens }: ScreenElement, all: Screens): Pick<View, 'opens'> =>
  opens === undefined || !isSwitching(all) ? {} : { opens: screenId({ name: opens.screen }) };

interface Place {
  readonly screen: ScreenDecl;
  readonly id: string;
  readonly all: Screens;
}

const elementViews = (element: ScreenElement, { screen, id: on, all }: Place): readonly View[] => {
  const { kind, label, rows, name, opens } = element;
  const id = `${on}-${kebabCase(name)}`;
  const { from: about } = name;
  const field = (control: View): readonly View[] => [
    view('div', { class: 'field' }, [view('label', { for: id }, label || 'Field'), control], about),
  ];
  const items = rows.map((row) => view('li', {}, row));
  switch (kind) {
    case 'heading':
      return [view('h2', {}, label || 'Heading', about)];
    case 'field':
      return field(view('input', { id, name: kebabCase(name), type: inputType(label) }));
    case 'search':
      return field(view('input', { id, name: kebabCase(name), type: 'search' }));
    case 'textarea':
      return field(view('textarea', { id, name: kebabCase(name), rows: '4' }, ''));
    case 'choice':
      return field(
        view(
          'select',
          { id, name: kebabCase(name) },
          rows.map((row) => view('option', {}, row || 'None')),
        ),
      );
    case 'radio':
      return [
        view(
          'fieldset',
          {},
          [
            view('legend', {}, label || 'Choice'),
            ...(rows.length === 0 ? [label || 'Choice'] : rows).map((row, index) =>
              view('div', { class: 'option' }, [
                view('input', { id: `${id}-${index + 1}`, name: id, type: 'radio', value: row || 'none' }),
                view('label', { for: `${id}-${index + 1}` }, row || 'None'),
              ]),
            ),
          ],
          about,
        ),
      ];
    case 'checkbox':
    case 'toggle':
      return [
        view(
          'div',
          { class: 'option' },
          [
            view('input', { id, name: kebabCase(name), type: 'checkbox' }),
            view('label', { for: id }, label || 'Option'),
          ],
          about,
        ),
      ];
    case 'button':
      return [buttonView(element, { screen, id: on, all })];
    case 'link':
      return [
        {
          ...view(
            'a',
            { href: opens === undefined ? addressOf(name.words) : `#${screenId({ name: opens.screen })}` },
            label || 'Link',
            about,
          ),
          ...opening(element, all),
        },
      ];
    case 'navigation':
      return [
        view(
          'nav',
          { 'aria-label': label || 'Navigation' },
          [
            view(
              'ul',
              {},
              (rows.length === 0 ? [label] : rows).map((row) => view('li', {}, [leadingTo(row, screen, all)])),
            ),
          ],
          about,
        ),
      ];
    case 'list':
    case 'card':
      return [
        view(
          'section',
          { class: kind },
          [view('h3', {}, label || 'List'), ...(items.length > 0 ? [view('ul', {}, items)] : [])],
          about,
        ),
      ];
    case 'table':
      return [tableView(label, rows, [], about)];
    case 'image':
    case 'chart':
      return [
        view(
          'div',
          { class: isLogo(label) ? 'logo' : 'picture', role: 'img', 'aria-label': label || 'Picture' },
          label || 'Picture',
          about,
        ),
      ];
    case 'divider':
      return [view('hr', {})];
    default:
      return [view('p', {}, label, about)];
  }
};

/** The button that sends a form has no click of its own. */
const buttonView = (element: ScreenElement, { screen, all }: Place): View => {
  const { label, name } = element;
  const handler = all.handlers.get(screen)?.find(({ button }) => button === element);
  const isSubmit = handler?.form !== undefined;
  return {
    ...view('button', { type: isSubmit ? 'submit' : 'button' }, label || 'Button', name.from),
    ...(!isSubmit && handler !== undefined && { calls: handler.name }),
    ...(!isSubmit && opening(element, all)),
  };
};

/** A link to the screen of that title, or to an address of that name. */
const leadingTo = (label: string, screen: ScreenDecl, all: Screens): View => {
  const said = label.toLowerCase();
  const other = all.screens.find((each) => each !== screen && said !== '' && each.title.toLowerCase() === said);
  const words = createNameScope().take(label, [], 'page').words;
  if (other === undefined || !isSwitching(all)) return view('a', { href: addressOf(words) }, label);
  return { ...view('a', { href: `#${screenId(other)}` }, label), opens: screenId(other) };
};

const addressOf = (words: readonly string[]): string => (words.join(' ') === 'home' ? '/' : `/${words.join('-')}`);

const isLogo = (label: string): boolean => /\blogo\b/i.test(label);

const inputType = (label: string): string => {
  if (/\b(?:e-?mail)\b/i.test(label)) return 'email';
  if (/\bpassword\b/i.test(label)) return 'password';
  if (/\b(?:date|birthday)\b/i.test(label)) return 'date';
  if (/\b(?:phone|telephone|mobile)\b/i.test(label)) return 'tel';
  return /\b(?:amount|quantity|number of|age)\b/i.test(label) ? 'number' : 'text';
};

/** A table with a caption, heads and rows. */
export const tableView = (
  caption: string,
  heads: readonly string[],
  rows: readonly { readonly cells: readonly string[]; readonly about: readonly string[] }[],
  about: readonly string[] = [],
): View =>
  view(
    'table',
    {},
    [
      view('caption', {}, caption || 'Table'),
      view('thead', {}, [
        view(
          'tr',
          {},
          heads.map((head) => view('th', { scope: 'col' }, head)),
        ),
      ]),
      ...(rows.length === 0
        ? []
        : [
            view(
              'tbody',
              {},
              rows.map((row) =>
                view(
                  'tr',
                  {},
                  row.cells.map((cell) => view('td', {}, cell)),
                  row.about,
                ),
              ),
            ),
          ]),
    ],
    about,
  );
