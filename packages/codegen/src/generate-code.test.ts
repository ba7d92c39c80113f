import { parseNotation } from '@diagloom/diagram/model';
import { describe, expect, test } from 'vitest';
import { generateCode } from './generate-code.ts';
import { type Language, languages } from './languages/catalog.ts';
import { CannotWriteCode } from './planning/cannot-plan.ts';
import { codeSpecs } from './testing/index.ts';

const specOf = (notation: string) => parseNotation(notation, 'flowchart').spec;

const claim = `flowchart: Claim
a(start)
b Submit
c? Approved?
d Pay
e(end) Paid
f(end) Refused
a -> b
b -> c
c -> d: Yes
c -> f: No
d -> e
`;

const write = (notation: string, more: Partial<Parameters<typeof generateCode>[0]> = {}) =>
  generateCode({
    spec: specOf(notation),
    family: 'process',
    language: 'typescript',
    includeComments: true,
    codeStyle: 'detailed',
    ...more,
  });

const sourceOf = (code: ReturnType<typeof generateCode>) =>
  code.files.find(({ role, filename }) => role === 'source' && !filename.endsWith('main.tsx'))?.content ?? '';

describe('code of a diagram', () => {
  test('reads as a person writes it: guards first, the main path flat', () => {
    expect(sourceOf(write(claim, { includeComments: false }))).toBe(`export type ClaimOutcome = 'refused' | 'paid';

export interface ClaimSteps {
  submit(): Promise<void>;
  isApproved(): Promise<boolean>;
  pay(): Promise<void>;
}

export async function runClaim(steps: ClaimSteps): Promise<ClaimOutcome> {
  await steps.submit();
  if (!(await steps.isApproved())) {
    return 'refused';
  }
  await steps.pay();
  return 'paid';
}
`);
  });

  test('asks at the end of a round whether another one follows', () => {
    const again =
      'flowchart: Tasting\na(start)\nb Stir\nc Taste\nd? Sweet?\ne(end)\na -> b\nb -> c\nc -> d\nd -> b: No\nd -> e: Yes\n';
    expect(sourceOf(write(again))).toContain(`  do {
    await steps.stir();
    await steps.taste();
  } while (!(await steps.isSweet()));
}`);
    expect(write(again).files.find(({ role }) => role === 'test')?.content).toContain("test('reaches the end");
  });

  test('takes names of products for one word, and tells observers who is called where a line says nothing', () => {
    const notation = 'architecture: Shop\na API\nb(database) PostgreSQL\nc(queue) RabbitMQ\na -> b: Orders\na -> c\n';
    const source = sourceOf(write(notation, { family: 'topology', codeStyle: 'production' }));
    expect(source).toContain("this.#observe('Orders');\n    return await this.#postgresql.queryOrders();");
    expect(source).toContain("this.#observe('publish to RabbitMQ');\n    await this.#rabbitmq.publish(message);");
  });

  test('knows of each line which part of the diagram it stands for', () => {
    const code = write(claim);
    const file = code.files.find(({ filename }) => filename === 'src/claim.ts');
    const lines = file?.content.split('\n') ?? [];
    const said = file?.marks.filter(({ about }) => about.includes('pay')).map(({ line }) => lines[line - 1]?.trim());
    expect(said).toEqual(['pay(): Promise<void>;', 'await steps.pay();']);
  });

  test('leaves out what was not selected, and everything selected leaves out nothing', () => {
    const offered = ['submit', 'approved', 'pay'];
    expect(sourceOf(write(claim, { components: { selected: offered, offered } }))).toBe(sourceOf(write(claim)));
    const narrowed = sourceOf(write(claim, { components: { selected: ['submit', 'approved'], offered } }));
    expect(narrowed).not.toContain('pay()');
    expect(narrowed).toContain('submit()');
  });

  test('says what of the details was understood and what was not', () => {
    const { explanation, files } = write(claim, { additionalDetails: 'make it async, and paint it blue' });
    expect(explanation).toContain('Steps are awaited.');
    expect(explanation).toContain('“paint it blue” wasn’t understood');
    expect(files[0]?.content).toContain('await steps.pay();');
  });

  test('waits for whatever somebody else does in languages that have no other way to wait', () => {
    const notation =
      'sequence: Loan\n[f(opt)] Score is low\na(actor) Customer\nb Bank\nc Mail\na -> b: Apply\nb -> c@f: Send the refusal\n';
    const source = sourceOf(write(notation, { family: 'messages' }));
    expect(source).toContain('sendRefusal(): Promise<void>;');
    expect(source).toContain('if (await this.#bankDecisions.isScoreLow()) {\n      await this.#mail.sendRefusal();');
    expect(sourceOf(write(notation, { family: 'messages', language: 'python' }))).not.toContain('await');
    const states = 'uml: Door\na(state) Open\nb(state) Shut\na -transition-> b: Push\nb -transition-> a: Pull\n';
    expect(sourceOf(write(states, { family: 'classes' }))).not.toContain('await');
  });

  test('does not say that steps are awaited in a language that cannot wait', () => {
    const { explanation } = write(claim, { language: 'java', additionalDetails: 'async' });
    expect(explanation).not.toContain('Steps are awaited.');
    expect(explanation).toContain('“async” wasn’t understood or doesn’t apply here');
  });

  test('a diagram without a step gets an answer that says what to do', () => {
    expect(() => write('flowchart: Empty\n')).toThrow(CannotWriteCode);
  });

  test('screens without anything to type or press are drawn, or answered with what to do', () => {
    const notation = 'wireframe: Poster\n[a] Poster\nh(heading)@a Hello\n';
    const screens = { spec: specOf(notation), family: 'screens' } as const;
    expect(sourceOf(write(notation, { ...screens, language: 'html' }))).toContain('Hello');
    expect(() => write(notation, screens)).toThrow(/connect a button/);
  });

  test('a flow that goes around for ever returns after each round', () => {
    const { explanation, files } = write('flowchart: Watch\na Look\nb Wait\na -> b\nb -> a\n');
    expect(files[0]?.content).toContain('await steps.look();\n  await steps.wait();\n}');
    expect(explanation).toContain('never ends in the diagram');
  });
});

test('documents that the diagram was drawn from are named in the explanation', () => {
  const { explanation } = write('flowchart: Watch\na Look\nb Wait\na -> b\n', { sources: ['Returns policy › Steps'] });
  expect(explanation).toContain('## Sources of the diagram\n\n- Returns policy › Steps\n');
});

describe.each(languages.map(({ id }) => id))('%s', (language) => {
  const generate = (
    notation: string,
    family: (typeof codeSpecs)[number]['family'],
    includeComments = true,
    framework?: string,
  ) =>
    generateCode({
      spec: specOf(notation),
      family,
      language,
      includeComments,
      codeStyle: 'detailed',
      ...(framework !== undefined && { framework }),
    });

  test('gives the same bytes for the same diagram', () => {
    for (const { notation, family } of codeSpecs.filter(({ size }) => size !== 'large')) {
      expect(generate(notation, family)).toEqual(generate(notation, family));
    }
  });

  test('without comments has the same code, with something in place of a comment that was all there is', () => {
    const placeholders = ['', '...', 'pass'];
    // A body that is only a placeholder stands behind its head.
    const linesOf = (content: string): readonly string[] => content.replace(/: \.\.\.$/gm, ':').split('\n');
    for (const { id, notation, family } of codeSpecs.filter(({ size }) => size === 'typical')) {
      const commented = new Map(generate(notation, family).files.map((file) => [file.filename, linesOf(file.content)]));
      for (const { filename, content } of generate(notation, family, false).files) {
        const rest = [...(commented.get(filename) ?? [])];
        const lost = linesOf(content).filter((line) => {
          if (placeholders.includes(line.trim())) return false;
          const at = rest.indexOf(line);
          if (at >= 0) rest.splice(0, at + 1);
          return at < 0;
        });
        expect([id, filename, lost]).toEqual([id, filename, []]);
      }
    }
  });

  test('is the same program behind every framework that answers requests, but for what requests do not carry', () => {
    const { frameworks }: Language = languages.find(({ id }) => id === language) ?? languages[0];
    for (const { id } of frameworks.filter(({ answersRequests }) => answersRequests === true)) {
      const parted = ['uml-bytes-typical', 'uml-hidden-typical', 'physical-keys-typical'];
      const same = codeSpecs.filter((each) => each.size === 'typical' && !parted.includes(each.id));
      for (const { notation, family } of same) {
        const plain = generate(notation, family).files.filter(({ role }) => role !== 'project');
        const { files } = generate(notation, family, true, id);
        expect(files).toEqual(expect.arrayContaining([...plain]));
        expect(files.length).toBeGreaterThan(plain.length);
      }
    }
  });

  test('has no path that leaves the project, and no file twice', () => {
    for (const { notation, family } of codeSpecs.filter(({ size }) => size === 'hostile')) {
      const names = generate(notation, family).files.map(({ filename }) => filename);
      expect(names.filter((name) => !/^[\w.-]+(?:\/[\w.-]+)*$/.test(name) || name.includes('..'))).toEqual([]);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    }
  });
});

describe('what reviews asked for', () => {
  test('JavaScript tells types in JSDoc that editors read', () => {
    const source = sourceOf(write(claim, { language: 'javascript' }));
    expect(source).toContain(' * @property {() => Promise<boolean>} isApproved\n');
    expect(source).toContain(" * @param {ClaimSteps} steps\n * @returns {Promise<'refused' | 'paid'>}\n");
  });

  test('the explanation tells rules that the diagram does not', () => {
    const shop = 'logical: Shop\na Item | id <pk> | name | price\n';
    const told = (language: 'python' | 'sql') => write(shop, { family: 'entities', language }).explanation;
    for (const explanation of [told('python'), told('sql')]) {
      expect(explanation).toContain('“name” must not be blank; the diagram doesn’t say so.');
      expect(explanation).toContain('“price” must not be negative; the diagram doesn’t say so.');
    }
  });

  test('parts that nothing connects are not asked for their neighbors', () => {
    const { files } = write('architecture: Site\na Shop\nb Store\n', { family: 'topology' });
    const text = files.map(({ content }) => content).join('\n');
    expect(text).toContain('The 2 parts of “Site”.');
    expect(text).not.toMatch(/neighborsOf|startOrder|connection/);
  });

  test('a lane called IT has a parameter that Kotlin keeps for nothing else', () => {
    const lanes = 'process: Laptop\n[it(lane)] IT\n[hr(lane)] HR\na@it Prepare it\nb@hr Hand it over\na -> b\n';
    const { files } = write(lanes, { language: 'kotlin' });
    expect(files.map(({ content }) => content).join('\n')).toContain('private val itPort: ItSteps');
  });

  test('React makes the rows of a table from the parts', () => {
    const tree = 'mindmap: Plan\na Plan\nb Venue\na -> b\n';
    const { files } = write(tree, { family: 'topics', language: 'reactjs', framework: 'vite' });
    const app = files.find(({ filename }) => filename === 'src/app.tsx')?.content;
    expect(app).toContain('{planTreeItems.map((item) => (');
    expect(app).not.toContain('Venue');
  });

  test('records are kept behind a framework in every style', () => {
    const shop = 'logical: Shop\na Item | id <pk> | name\n';
    const request = { family: 'entities', codeStyle: 'minimal' } as const;
    expect(write(shop, { ...request, framework: 'express' }).explanation).toContain('`GET /items`');
    expect(sourceOf(write(shop, request))).not.toContain('Store');
  });

  test('an object whose values all have a first one is made of nothing', () => {
    const deposit = 'uml: Rent\na Deposit | amount: decimal = 20 | isRefunded: bool = false\n';
    expect(sourceOf(write(deposit, { family: 'classes' }))).toContain('constructor(values: DepositValues = {}) {');
  });

  test('a state that is left by one event has a key without quotes in TypeScript', () => {
    const lamp = 'uml: Lamp\na(state) Off\nb(state) Dimmed light\na -> b: press\nb -> a: press twice\n';
    const source = sourceOf(write(lamp, { family: 'classes' }));
    expect(source).toContain(
      "  off: {\n    press: 'dimmed-light',\n  },\n  'dimmed-light': {\n    'press-twice': 'off',",
    );
  });

  test('whoever reads a queue waits for it, whatever the way of its line', () => {
    const mail =
      'architecture: Mail\na(database) Orders\nq(queue) Events\nb(external) Mailer\na -async-> q\nq -async-> b\n';
    const { files } = write(mail, { family: 'topology' });
    const text = files.map(({ content }) => content).join('\n');
    expect(text).toContain("expect(inventory.dependenciesOf('mailer')).toEqual(['events']);");
    expect(text).toContain("expect(inventory.startOrder()).toEqual(['events', 'orders', 'mailer']);");
  });

  test('a chart speaks of positions, and no key must start with a letter', () => {
    const { files } = write('orgchart: Depot\na Head\nb 3 drivers\na -> b\n', { family: 'hierarchy' });
    const text = files.map(({ content }) => content).join('\n');
    expect(text).toContain("expect(chart.directReportsOf('head')).toEqual(['3-drivers']);");
    expect(text).toContain('/** The position with this key. Throws if there is none. */');
  });

  test('a store is tried with a value that must be unique under another key', () => {
    const table = 'physical: Club\na member | id: integer <pk> | email: varchar(80) not null <unique>\n';
    const { files } = write(table, { family: 'entities' });
    const test = files.find(({ role }) => role === 'test')?.content ?? '';
    expect(test).toContain("test('member refuses a second one of the same email'");
    expect(test).toContain('expect(() => store.add(other)).toThrow(');
  });

  test('the explanation lists what is still to be written and what nothing checks', () => {
    const club = 'uml: Club\na Member | name: text | pay()\nb Team | name: text\nb[1] -> a[*]\n';
    const { explanation, files } = write(club, { family: 'classes' });
    expect(explanation).toContain('## Still to be written\n\n- `pay` of `Member`');
    expect(write(club, { family: 'classes', language: 'kotlin' }).explanation).toContain(
      '“member.team” is drawn as exactly one',
    );
    expect(files.find(({ role }) => role === 'test')?.content).not.toContain('still to be written');
  });

  test('a refused event leaves the state as it was, and a fork says that its branches follow each other', () => {
    const lamp = 'uml: Lamp\na(state) Off\nb(state) On\na -> b: press\nb -> a: release\n';
    const test = write(lamp, { family: 'classes' }).files.find(({ role }) => role === 'test')?.content ?? '';
    expect(test).toContain("toThrow();\n  expect(machine.state).toBe('off');");
    const fork =
      'process: Trip\na(start)\nf(fork)\nb Book hotel\nc Book flight\nj(join)\nd(end)\na -> f\nf -> b\nf -> c\nb -> j\nc -> j\nj -> d\n';
    expect(sourceOf(write(fork, { family: 'process' }))).toContain('one after the other');
  });
});

test.each([
  ['typescript', "'french oak' | 'STEEL'"],
  ['go', '= "french oak"'],
  ['python', 'FRENCH_OAK = "french oak"'],
  ['php', "= 'french oak'"],
  ['java', 'FRENCH_OAK("french oak"),'],
] as const)('values that a drawing lists are the same data in %s', (language, written) => {
  const { spec } = parseNotation(
    `physical: Cellar
a barrels | id: int <pk> | wood: varchar(12) check (wood in ('french oak', 'STEEL'))
`,
    'physical',
  );
  const { files } = generateCode({ spec, family: 'entities', language, codeStyle: 'detailed', includeComments: false });
  expect(files.map(({ content }) => content).join('\n')).toContain(written);
});
