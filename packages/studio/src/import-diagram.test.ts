import { afterAll, describe, expect, test } from 'vitest';
import { diagramExports } from './export-diagram.ts';
import { generateCode } from './generate-code.ts';
import { importDiagram } from './import-diagram.ts';
import { createLayoutRunner } from './layout-runner/index.ts';

const layout = createLayoutRunner();
afterAll(() => layout.close());

const page = (name: string, cells: string) =>
  `<diagram id="${name}" name="${name}"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cells}</root></mxGraphModel></diagram>`;
const box = (id: string, label: string, rest = '') =>
  `<mxCell id="${id}" value="${label}" style="html=1;whiteSpace=wrap;fillColor=#123456;" vertex="1" parent="1"><mxGeometry ${rest} x="40" y="40" width="120" height="60" as="geometry"/></mxCell>`;
const file = `<mxfile>${page('Page-1', '')}${page('Claims', box('a', 'Pay') + box('b', 'Ship', 'y="200"').replace(' y="40"', ''))}</mxfile>`;

const take = (content: string | Uint8Array, name: string) =>
  importDiagram({ bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content, name }, { layout });

describe('an imported file', () => {
  test('of tables is drawn: SQL as a data model, people as an org chart', async () => {
    const sql =
      'CREATE TABLE "order items" (\n  id INT PRIMARY KEY,\n  order_id INT REFERENCES orders(id)\n);\nCREATE TABLE orders (id INT PRIMARY KEY, total NUMERIC(10,2));\n';
    const tables = await take(sql, 'shop.sql');
    expect(tables).toMatchObject({ ok: true, type: 'physical', warnings: [] });
    if (!tables.ok) return;
    expect(tables.spec.nodes.map(({ label, attributes }) => [label, attributes?.map(({ name }) => name)])).toEqual([
      ['order items', ['id', 'order_id']],
      ['orders', ['id', 'total']],
    ]);
    expect(tables.spec.edges).toHaveLength(1);
    const people = await take('Name,Role,Manager\nAda,CEO,\nBob,CTO,Ada\nCy,CFO,Ada\n', 'team.csv');
    expect(people).toMatchObject({ ok: true, type: 'orgchart', warnings: [], spec: { edges: [{}, {}] } });
    expect(await take('Day,Sales\nMon,3\nTue,4\n', 'sales.csv')).toMatchObject({ ok: false });
  });

  test.each([
    [
      'sql',
      [
        'email varchar(255),',
        'hours integer DEFAULT 0,',
        "status varchar(9) DEFAULT 'in' NOT NULL",
        'UNIQUE (email)',
        'UNIQUE (nick, dept_id)',
        "CHECK (status IN ('in', 'out'))",
        'CHECK (hours BETWEEN 0 AND 24)',
        'CHECK (left_on > hired_on)',
        'ON DELETE SET NULL',
        'ON DELETE CASCADE',
      ],
    ],
    ['tsql', ['hours INT CONSTRAINT df_employee_hours DEFAULT 0 NULL', 'ON DELETE CASCADE']],
    ['plsql', ['hours NUMBER(10) DEFAULT 0', 'ON DELETE CASCADE']],
    ['typescript', ['readonly email?: string;']],
    ['python', ['email: str | None = None']],
  ] as const)('of tables keeps what its columns are held to, all the way to code in %s', async (language, lines) => {
    const sql = `CREATE TABLE dept (id INT PRIMARY KEY, name VARCHAR(80) NOT NULL);
CREATE TABLE employee (
  id INT PRIMARY KEY, email text NULL UNIQUE, nick varchar(40), hours int DEFAULT 0 CHECK (hours BETWEEN 0 AND 24),
  status varchar(9) NOT NULL DEFAULT 'in' CHECK (status IN ('in', 'out')), hired_on date NOT NULL, left_on date,
  dept_id INT REFERENCES dept(id) ON DELETE SET NULL, UNIQUE (nick, dept_id), CHECK (left_on > hired_on)
);
CREATE TABLE timesheet (id INT PRIMARY KEY, employee_id INT NOT NULL, day date NOT NULL);
ALTER TABLE ONLY public.timesheet ADD CONSTRAINT fk FOREIGN KEY (employee_id) REFERENCES employee(id) ON DELETE CASCADE;`;
    const taken = await take(sql, 'hr.sql');
    if (!taken.ok) throw new Error(taken.message);
    expect(taken.spec.edges.map(({ fromCardinality }) => fromCardinality)).toEqual(['0..1', '1']);
    const { xml, title, type } = taken;
    const made = await generateCode({ xml, title, type, language, includeComments: true, codeStyle: 'detailed' });
    if (made?.ok !== true) throw new Error('No code.');
    const source = made.code.files.find(({ role }) => role === 'source')?.content;
    for (const line of lines) expect(source).toContain(line);
    expect(made.code.explanation).not.toContain('Nothing says which of the columns');
    expect(made.code.explanation).not.toContain('left out: add it by hand');
  });

  test('keeps the looks of a Mermaid flowchart', async () => {
    const chart = await take('flowchart LR\n  a{{Prep}} -.-> b[Do]\n  style b fill:#f96\n', 'x.mmd');
    expect(chart).toMatchObject({ ok: true, warnings: [] });
    if (chart.ok)
      for (const look of ['shape=hexagon', 'dashed=1', 'fillColor=#ff9966']) expect(chart.xml).toContain(look);
  });

  test.each(['drawio', 'svg', 'png'] as const)(
    '.%s stays as it was, named after its first page with shapes',
    async (format) => {
      const { content } = await diagramExports[format]({ xml: file, title: 'Any' });
      const result = await take(content, `my.${format}`);
      expect(result).toMatchObject({ ok: true, xml: file, title: 'Claims', type: 'flowchart', warnings: [] });
      if (result.ok) expect(result.spec.nodes.map(({ label }) => label)).toEqual(['Pay', 'Ship']);
    },
  );

  test('without a name inside is called after the file', async () => {
    expect(await take(page('Page-1', box('a', 'Pay')), 'office_plan.drawio.xml')).toMatchObject({ ok: false });
    const one = `<mxfile>${page('Page-1', box('a', 'Pay'))}</mxfile>`;
    expect(await take(one, 'office_plan.drawio.xml')).toMatchObject({ ok: true, title: 'Office plan' });
    expect(await take(`<mxfile>${page('Page-1', '')}</mxfile>`, 'new.drawio')).toMatchObject({
      ok: true,
      title: 'New',
    });
  });

  test('of several pages is called after the file', async () => {
    const pages = `<mxfile>${page('Overview', box('a', 'Pay'))}${page('Details', box('b', 'Ship'))}</mxfile>`;
    expect(await take(pages, 'office_plan.drawio')).toMatchObject({ ok: true, xml: pages, title: 'Office plan' });
    expect(await take(pages, '')).toMatchObject({ ok: true, title: 'Overview' });
  });

  test('in a notation is drawn, and says which lines it left out', async () => {
    expect(await take('sequenceDiagram\n  User->>Shop: Order\n  ??? what\n', 'calls.mmd')).toMatchObject({
      ok: true,
      title: 'Calls',
      type: 'sequence',
      xml: expect.stringContaining('Order'),
      warnings: [expect.stringContaining('Line 3')],
    });
    expect(await take('flowchart: Orders\na Order arrives\n', 'x.txt')).toMatchObject({ ok: true, title: 'Orders' });
  });

  test.each([
    ['a letter', 'letter.txt', 'Dear all,\n\nWe check stock.\n\nBob\n', 'generate the diagram from them'],
    ['nothing', 'empty.txt', '', 'contains no diagram'],
    ['a web page', 'page.drawio', '<html><body>no</body></html>', "doesn't appear to be a valid Draw.io diagram"],
    ['an archive', 'a.zip', Uint8Array.from([0x50, 0x4b, 3, 4, 0xff, 0xff]), 'isn’t UTF-8 text'],
    ['a cut file', 'cut.drawio', file.slice(0, 300), 'is damaged'],
  ])('that is %s is answered with what to do', async (_, name, content, message) => {
    expect(await take(content, name)).toEqual({ ok: false, message: expect.stringContaining(message) });
  });
});
