import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';

const notation = `flowchart: Tea "time"
a(start)
b? Is "it" hot?
c Pour #{y} # shareable_constant_value: none
d(end) Drunk
e(end) Cold
a -> b
b -> c: Yes
b -> e: No
c -> d
`;

const sourceOf = (text: string, family: 'process' | 'classes', includeComments: boolean): string => {
  const { spec } = parseNotation(text, 'flowchart');
  const request = { spec, family, language: 'ruby', codeStyle: 'production', includeComments } as const;
  return generateCode(request).files.find(({ role }) => role === 'source')?.content ?? '';
};

test('a decision is a guard in front, the last outcome is the value, and labels stay inside their quotes', () => {
  expect(sourceOf(notation, 'process', false)).toContain(`    observe&.call("Is \\"it\\" hot?")
    return :cold unless steps.is_it_hot?

    observe&.call("Pour \\#{y} # shareable_constant_value: none")
    steps.pour_y_shareable_constant_value_none
    :drunk
  end`);
});

test('without comments the code is the same, and no comment means anything to the interpreter', () => {
  const plain = (text: string): string =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^\s*#/.test(line))
      .join('\n');
  const commented = sourceOf(notation, 'process', true);
  expect(plain(commented)).toBe(plain(sourceOf(notation, 'process', false)));
  expect(commented).not.toMatch(/^\s*# .*shareable_constant_value:/m);
});

test('what asks is a predicate, what does something is not', () => {
  const code = sourceOf('uml: Loans\na Loan | "isLate()": boolean | "renew(days: int)": boolean\n', 'classes', false);
  expect(code).toContain('def late?');
  expect(code).toContain('def renew(days)');
});

test('a yes or no of a table is asked for with a question mark, and two rows without a unique value do not clash', () => {
  const notation = 'physical: Club\na members | id: int <pk> | is_paid: boolean | card: varchar(9) <unique nullable>\n';
  const { spec } = parseNotation(notation, 'physical');
  const request = {
    spec,
    family: 'entities',
    language: 'ruby',
    codeStyle: 'detailed',
    includeComments: false,
  } as const;
  const code = generateCode(request).files.find(({ role }) => role === 'source')?.content ?? '';
  expect(code).toContain('def paid?\n      @is_paid\n    end');
  expect(code).toContain(
    'if !item.card.nil? && @items.each_value.any? { |each| each.id != item.id && each.card == item.card }',
  );
});

test('a module that is included does not hide what a parent has', () => {
  const text = `uml: Posts
a(abstract) Item | "publish()"
b(interface) Public | "publish()" | "link()": string
c Note | text: string
c -inherits-> a
c -realises-> b
`;
  expect(sourceOf(text, 'classes', false)).toContain(`    include Public

    define_method(:publish, Item.instance_method(:publish))

    attr_reader :text`);
});

test('a command that says how it went asks nothing, lists are told as such, and a web app has its own name', () => {
  const { spec } = parseNotation(
    `sequence: Tickets
[a(alt)] ""
[b(section)@a] The bank declines
[c(section)@a] Otherwise
u(actor) Customer
w Web app
k Bank
u -> w: buy(seats)
w -> k: Charge the card
w -> u@b: say sorry
w -> u@c: print(seats)
`,
    'sequence',
  );
  const request = { spec, family: 'messages', language: 'ruby', codeStyle: 'detailed', includeComments: true } as const;
  const source = generateCode(request).files.find(({ role }) => role === 'source')?.content ?? '';
  expect(source).toContain('if @bank.charge_card(card)');
  expect(source).toContain('# @param seats [Array<String>]');
  expect(source).toContain('module WebApp\n');
});
