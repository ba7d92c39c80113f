import { kebabCase } from '../../../printing/cases.ts';
import type { ScreenDecl, ScreenElement } from '../../../program/index.ts';
import { type View, view } from './view.ts';

/** The id of a screen on its page. */
export const screenId = ({ name }: Pick<ScreenDecl, 'name'>): string => `screen-${kebabCase(name)}`;

/** What stands on a screen; fields are labelled, and their ids begin with the screen's. */
export const screenViews = (screen: ScreenDecl): readonly View[] => {
  const hasHeading = screen.elements.some(({ kind }) => kind === 'heading');
  const title = hasHeading ? [] : [view('h2', {}, screen.title)];
  return [...title, ...screen.elements.flatMap((element) => elementViews(element, screenId(screen)))];
};

const elementViews = (element: ScreenElement, screen: string): readonly View[] => {
  const { kind, label, rows, name, opens } = element;
  const id = `${screen}-${kebabCase(name)}`;
  const { from: about } = name;
  const field = (control: View): readonly View[] => [
    view('div', { class: 'field' }, [view('label', { for: id }, label || 'Field'), control], about),
  ];
  const clicked = (made: View): View =>
    opens === undefined ? made : { ...made, opens: screenId({ name: opens.screen }) };
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
      return [clicked(view('button', { type: 'button' }, label || 'Button', about))];
    case 'link':
      return [
        clicked(
          view(
            'a',
            { href: opens === undefined ? '#top' : `#${screenId({ name: opens.screen })}` },
            label || 'Link',
            about,
          ),
        ),
      ];
    case 'navigation':
      return [
        view(
          'nav',
          { 'aria-label': label || 'Navigation' },
          [view('ul', {}, items.length === 0 ? [view('li', {}, label)] : items)],
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
        view('div', { class: 'picture', role: 'img', 'aria-label': label || 'Picture' }, label || 'Picture', about),
      ];
    case 'divider':
      return [view('hr', {})];
    default:
      return [view('p', {}, label, about)];
  }
};

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
