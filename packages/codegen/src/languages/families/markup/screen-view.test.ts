import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../../generate-code.ts';

const fileOf = (drawn: string, language: 'reactjs' | 'html', filename: string): string => {
  const { spec } = parseNotation(`wireframe: Drawn\n${drawn}`, 'wireframe');
  const { files } = generateCode({ spec, family: 'screens', language, includeComments: false, codeStyle: 'minimal' });
  return files.find((file) => file.filename === filename)?.content ?? '';
};

const booking = `[a] Book a visit
i(image)@a Clinic logo
h(link)@a Home
f(field)@a Full name
n(checkbox)@a New here
k(button)@a Cancel
b(button)@a Book
t(table)@a Visits | Day
o@a Open all day
`;

test('a form hands what is on it to whoever uses the screen, and a button beside it is told', () => {
  const app = fileOf(booking, 'reactjs', 'src/app.tsx');
  expect(app).toContain('<form onSubmit={handleBook}>');
  expect(app).toContain('<button type="submit">Book</button>');
  expect(app).toContain('<button type="button" onClick={onCancel}>Cancel</button>');
  expect(app).toContain('readonly onBook: (values: BookValues) => void;');
  expect(app).toContain("newHere: data.has('new-here'),");
  const page = fileOf(booking, 'html', 'index.html');
  expect(page).toContain('<form data-calls="onBook">');
  expect(fileOf(booking, 'html', 'src/page.js')).toContain("addEventListener('submit'");
});

test('a page has its landmarks, links that lead somewhere, and no switch where there is one screen', () => {
  const app = fileOf(booking, 'reactjs', 'src/app.tsx');
  for (const tag of ['<header>', '<main>', '<footer>', '<a href="/">Home</a>', 'className="logo"'])
    expect(app).toContain(tag);
  for (const absent of ['useState', '#top', 'ScreenId']) expect(app).not.toContain(absent);
});

test('screens that nothing leads to are shown below each other, or can be chosen beside those that lead to others', () => {
  const two = '[a] One\n[b] Two\nx(heading)@a Hello\ny(heading)@b There\n';
  expect(fileOf(two, 'reactjs', 'src/app.tsx')).not.toContain('useState');
  const three = `${two}[c] Three\nz(heading)@c Again\nb1(button)@a Go\nb1 -> c\n`;
  expect(fileOf(three, 'reactjs', 'src/app.tsx')).toContain(
    '<button type="button" onClick={() => open(\'screen-two\')}>',
  );
  expect(fileOf(three, 'html', 'index.html')).toContain('<a href="#screen-two">Two</a>');
});

test('what is called like another screen opens it, also in a menu', () => {
  const drawn = '[a] Start\n[b] Prices\nl(link)@a Prices\nm(navigation)@b Menu | Start\nx(heading)@b All prices\n';
  const app = fileOf(drawn, 'reactjs', 'src/app.tsx');
  expect(app).toContain("onClick={() => open('screen-prices')}");
  expect(app).toContain("onClick={() => open('screen-start')}");
});

test('a form that leads on hands over what is on it first', () => {
  const app = fileOf(
    '[a] Start\n[b] Done\nf(field)@a Name\ns(button)@a Send\ng(heading)@b Thanks\ns -> b\n',
    'reactjs',
    'src/app.tsx',
  );
  expect(app.replace(/\s+/g, ' ')).toContain("onSend({ name: String(data.get('name') ?? ''), }); open('screen-done');");
});
