import { parseNotation } from '@diagloom/diagram/model';
import { describe, expect, it } from 'vitest';
import type { EditAnswer, EditChecks, OneOf, PromptChecks } from './check.ts';
import { judgePrompt } from './judge.ts';
import { judgeEdit } from './judge-edit.ts';

const specOf = (notation: string) => parseNotation(notation, 'flowchart').spec;

const orders = `flowchart: Orders
[w(lane)] Warehouse
[b@w] Packing bench
s(start) Start
a@w Checks the stock
d? Is it in stock?
p@b Packing goods
n Notify customer
s -> a -> d
d -> p: Yes
d -> n: No
n -> a`;

/** The failures of a checklist on a spec. */
const failuresOf = (notation: string, ...checks: readonly OneOf<PromptChecks>[]) =>
  judgePrompt({ spec: specOf(notation), warnings: [] }, checks).flatMap(({ failure }) => failure ?? []);

describe('the judge of prompts', () => {
  it('finds a node that is called something else by what else it shows', () => {
    const chart = 'orgchart: Shop\na{person="Ida Holm"} Owner\nb{person="Ben Lee"} Clerk\na -> b';
    expect(failuresOf(chart, { under: ['ben lee', 'ida holm'] }, { node: 'owner' })).toEqual([]);
    expect(failuresOf(chart, { node: 'ben holm' })).toEqual(['no node says "ben holm"']);
  });

  it('finds nodes by words in any form and order', () => {
    expect(
      failuresOf(
        orders,
        { node: 'check stock' },
        { node: ['verify stock', 'stock checking'] },
        { node: 'pack the good' },
      ),
    ).toEqual([]);
    expect(failuresOf(orders, { node: 'ship' }, { node: ['pay', 'charge'] })).toEqual([
      'no node says "ship"',
      'no node says "pay" or "charge"',
    ]);
  });

  it('takes the node that says just the phrase before one that says more', () => {
    const model = 'logical\na Order | id <pk>\nb OrderItem | amount';
    expect(failuresOf(model, { attribute: ['order', 'amount'] }, { attribute: ['order item', 'amount'] })).toEqual([
      '"order" has no attribute "amount"',
    ]);
  });

  it('tells an edge from a path', () => {
    expect(
      failuresOf(
        orders,
        { edge: ['check stock', 'in stock'] },
        { edge: ['in stock', 'pack', 'yes'] },
        { edge: ['in stock', 'pack', 'no'] },
        { edge: ['start', 'pack'] },
        { path: ['start', 'pack'] },
        { path: ['pack', 'start'] },
        { path: ['notify customer', 'pack'] },
        { noEdge: ['start', 'check stock'] },
        { linked: ['check stock', 'start'] },
        { linked: ['start', 'pack'] },
      ),
    ).toEqual([
      'no edge "in stock" -> "pack" labelled "no"',
      'no edge "start" -> "pack"',
      '"start" cannot be reached from "pack"',
      'there is an edge "start" -> "check stock"',
      'nothing joins "start" and "pack"',
    ]);
  });

  it('counts the exits of a decision, whatever its kind', () => {
    expect(failuresOf(orders, { decision: ['in stock', 2] }, { decision: ['in stock', 3] })).toEqual([
      '"in stock" has 2 exits of 3',
    ]);
  });

  it('looks for lanes directly and for containers at any depth', () => {
    expect(
      failuresOf(
        orders,
        { lane: ['check stock', 'warehouse'] },
        { lane: ['pack', 'warehouse'] },
        { inside: ['pack', 'warehouse'] },
        { inside: ['packing bench', 'warehouse'] },
        { inside: ['notify', 'warehouse'] },
        { group: 'warehouse' },
      ),
    ).toEqual(['"pack" is not in "warehouse"', '"notify" is not inside "warehouse"']);
  });

  it('reads multiplicities from either end', () => {
    const model = 'logical\na Customer\nb Order\na[1] -> b[0..*]';
    expect(
      failuresOf(
        model,
        { cardinality: ['customer', 'order', '1', 'many'] },
        { cardinality: ['order', 'customer', 'many', '1'] },
        { cardinality: ['order', 'customer', 'any', '1'] },
        { cardinality: ['customer', 'order', 'many', 'many'] },
      ),
    ).toEqual(['no many "customer" to many "order"']);
  });

  it('knows the names that a kind of line has', () => {
    const model = 'uml\ni(interface) Payable\na Invoice\nb Order\na -realises-> i\nb -composes-> a';
    expect(
      failuresOf(
        model,
        { relation: ['invoice', 'payable', ['implement', 'realization']] },
        { relation: ['order', 'invoice', 'composition'] },
        { relation: ['order', 'invoice', 'aggregation'] },
      ),
    ).toEqual(['no "aggregation" from "order" to "invoice"']);
  });

  it('knows kinds, relations, trees and counts', () => {
    const model = 'uml\ni(interface) Payable\na Invoice\nb Credit note\na -realization-> i\na -> b';
    expect(
      failuresOf(
        model,
        { kind: ['payable', 'interface'] },
        { kind: ['invoice', ['interface', 'actor']] },
        { relation: ['invoice', 'payable', ['implement', 'realization']] },
        { relation: ['payable', 'invoice', 'realization'] },
        { under: ['credit note', 'invoice'] },
        { under: ['invoice', 'credit note'] },
        { count: ['invoice', 1] },
        { nodes: { min: 4, max: 5 } },
        { absent: ['please', 'note'] },
      ),
    ).toEqual([
      '"invoice" is of kind "", not "interface" or "actor"',
      'no "realization" from "payable" to "invoice"',
      '"invoice" is not directly under "credit note"',
      '3 nodes, not 4 to 5',
      '"Credit note" should not be a node',
    ]);
  });

  it('takes several nodes or one that says how many for a count', () => {
    const network = 'network\na PC 1\nb PC 2\nc 12 access points';
    expect(failuresOf(network, { count: ['pc', 2] }, { count: ['access point', 12] }, { count: ['pc', 3] })).toEqual([
      '2 nodes say "pc", not 3',
    ]);
  });

  it('reads messages, replies, frames and their order', () => {
    const talk = 'sequence\n[f(alt)] Token valid\nu User\ns Server\nu -> s: sends login\ns --> u@f: token';
    expect(
      failuresOf(
        talk,
        { message: ['user', 'server', 'login'] },
        { reply: ['server', 'user'] },
        { reply: ['user', 'server'] },
        { frame: ['alt', 'opt'] },
        { frame: 'loop' },
        { order: ['login', 'token'] },
        { order: ['token', 'login'] },
      ),
    ).toEqual(['no reply from "user" to "server"', 'no frame "loop"', '"token" does not come before "login"']);
  });

  it('asks for warnings, and takes a refusal for a diagram without nodes', () => {
    const answer = { spec: undefined, warnings: ['better-type:sequence'] };
    const checks = [
      { warns: ['nonsense', 'better-type:sequence'] },
      { warns: 'language' },
      { nodes: { min: 0, max: 1 } },
    ];
    expect(judgePrompt(answer, checks).map(({ failure }) => failure)).toEqual([
      undefined,
      'no warning "language"',
      undefined,
    ]);
  });
});

const flow = `flowchart: Orders
a Check stock
b Pack
c Ship
a -> b -> c`;

interface Given {
  readonly after?: string;
  readonly answer?: Partial<EditAnswer>;
  readonly expect: readonly OneOf<EditChecks>[];
}

/** The failures of the expectations on an edit of `flow`. */
const editFailuresOf = ({ after = flow, answer = {}, expect: expected }: Given) =>
  judgeEdit(specOf(flow), { spec: specOf(after), edits: [], message: '', ...answer }, expected).flatMap(
    ({ failure }) => failure ?? [],
  );

describe('the judge of edits', () => {
  const approved = `${flow.replace(' -> c', '')}\nd Approve order\nb -> d -> c`;

  it('passes an insertion that leaves everything else as it was', () => {
    expect(editFailuresOf({ after: approved, expect: [{ between: ['pack', 'approve', 'ship'] }] })).toEqual([]);
  });

  it('sees an edge that still passes by, and a step that went missing unasked', () => {
    const besides = `${flow}\nd Approve\nb -> d -> c`;
    expect(editFailuresOf({ after: besides, expect: [{ between: ['pack', 'approve', 'ship'] }] })).toEqual([
      'there is an edge "pack" -> "ship"',
    ]);
    const poorer = 'flowchart\nb Pack\nc Ship\nd Approve\nb -> d -> c';
    expect(editFailuresOf({ after: poorer, expect: [{ between: ['pack', 'approve', 'ship'] }] })).toEqual([
      'changed unasked: Check stock; check-stock -> pack',
    ]);
  });

  it('wants a renamed step to keep its id', () => {
    const expected = [{ renamed: ['pack', 'wrap'] }] as const;
    expect(editFailuresOf({ after: flow.replace('b Pack', 'b#pack Wrap'), expect: expected })).toEqual([]);
    expect(editFailuresOf({ after: flow.replace('b Pack', 'b Wrap'), expect: expected })).toEqual([
      '"pack" did not become "wrap" under its own id',
      'changed unasked: check-stock -> pack; pack -> ship',
    ]);
  });

  it('lets the edges of a removed step go', () => {
    const healed = 'flowchart\na Check stock\nc Ship\na -> c';
    expect(editFailuresOf({ after: healed, expect: [{ gone: 'pack' }, { edge: ['check stock', 'ship'] }] })).toEqual(
      [],
    );
    expect(editFailuresOf({ expect: [{ gone: 'pack' }] })).toEqual(['"Pack" is still there']);
  });

  it('judges colours by their hue, and only on what was named', () => {
    const paint = (colour: string, ...targets: readonly string[]) => ({
      edits: [{ kind: 'setStyle', targets, style: { fillColor: colour } }] as const,
    });
    const expected = [{ style: ['pack', 'fill', 'red'] }] as const;
    expect(editFailuresOf({ answer: paint('#f8cecc', 'pack'), expect: expected })).toEqual([]);
    expect(editFailuresOf({ answer: paint('#D5E8D4', 'pack'), expect: expected })).toEqual([
      'the fill of "Pack" is not red',
    ]);
    expect(editFailuresOf({ answer: paint('#c00', 'pack', 'ship'), expect: expected })).toEqual([
      'changed unasked: style of Ship',
    ]);
  });

  it('wants candidates named and nothing changed where a person has to choose', () => {
    const expected = [{ unchanged: { candidates: ['pack', 'ship'] } }];
    expect(editFailuresOf({ answer: { message: 'Do you mean "Pack" or "Ship"?' }, expect: expected })).toEqual([]);
    expect(editFailuresOf({ answer: { message: 'Which one? "Pack"?' }, expect: expected })).toEqual([
      'the answer does not name "ship"',
    ]);
    expect(editFailuresOf({ after: approved, expect: [...expected, { free: true }] })).toEqual([
      'something was changed',
    ]);
  });

  it('reads direction, theme, words and undo from the answer', () => {
    const expected = [{ direction: 'right' }, { theme: 'dark' }, { says: true }, { undo: true }] as const;
    const answer = { theme: 'dark', message: 'Done.', undo: true };
    expect(editFailuresOf({ after: flow.replace('\n', '\ndirection right\n'), answer, expect: expected })).toEqual([]);
    expect(editFailuresOf({ expect: expected })).toEqual([
      'the direction is as before',
      'the theme is as before',
      'the answer says nothing',
      'no undo was asked for',
    ]);
  });
});
