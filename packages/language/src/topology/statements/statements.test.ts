import { expect, it } from 'vitest';
import { remarks } from '../../lexicon/en/remarks.ts';
import { buildTopology, drawn } from '../../testing/drawn-topology.ts';
import { textOf, tokenise } from '../../text/token.ts';
import { createKnownNames } from '../known-names.ts';
import { isRemark } from './is-remark.ts';
import { oneEach } from './one-each.ts';
import { spellOut } from './spell-out.ts';
import { splitAtArrows } from './split-at-arrows.ts';
import { splitFronted } from './split-fronted.ts';
import { splitOutline } from './split-outline.ts';
import { splitStatements } from './statement.ts';
import { tableToChains } from './table-to-chains.ts';
import { withoutReasons } from './without-reasons.ts';

const known = createKnownNames(buildTopology('network'));

it.each([
  [
    'a chain and the sentences around it',
    'architecture',
    'web -> api gateway. the gateway calls redis',
    ['Web -> API gateway', 'API gateway -> Redis'],
  ],
  [
    'a clause behind a chain',
    'architecture',
    'kiosk -> broker, the printer app calls the broker',
    ['Kiosk -> Broker', 'Printer app -> Broker'],
  ],
  [
    'a stop that tells on',
    'architecture',
    'kiosk -> collector -> writes to Redis',
    ['Kiosk -> Collector', 'Collector -> Redis'],
  ],
  [
    'an area as a stop',
    'network',
    'internet -> dmz with 2 proxies -> firewall',
    ['Internet -> Proxy 1', 'Proxy 2 -> Firewall', 'Proxy 1 in DMZ'],
  ],
  [
    'what is counted by its names',
    'architecture',
    'gateway -> 2 services (cart / stock)',
    ['Gateway -> Cart service', 'Gateway -> Stock service'],
  ],
  [
    'what stands in front of a chain as its start',
    'architecture',
    'sensors send data to the hub, from there a worker -> store',
    ['Sensors -> Hub', 'Hub -> Worker', 'Worker -> Store'],
  ],
  ['an arrow that points back', 'architecture', 'api <- kiosk', ['Kiosk -> API']],
  [
    'greater-than signs as arrows',
    'architecture',
    'kiosk > gateway > ledger',
    ['Kiosk -> Gateway', 'Gateway -> Ledger'],
  ],
  ['short names', 'architecture', 'Kiosk app -> ticket service. Service uses MySQL', ['Ticket service -> MySQL']],
  ['devices on a switch', 'network', 'core switch, printer on the switch', ['Core switch -> Printer']],
  ['device to device', 'network', 'modem to firewall to switch', ['Modem -> Firewall', 'Firewall -> Switch']],
  [
    'two places in one sentence',
    'network',
    'router to SW1 and SW2. On SW1 the camera, on SW2 the till',
    ['Router -> SW1', 'SW1 -> Camera', 'SW2 -> Till'],
  ],
  [
    'what flows without a verb',
    'architecture',
    'The api calls the worker, traces to Jaeger',
    ['API -> Worker', 'Worker -traces-> Jaeger'],
  ],
  ['callers behind a gateway', 'architecture', 'kiosk app behind an API gateway', ['Kiosk app -> API gateway']],
  ['a table of connections', 'architecture', 'from | to | via\nkiosk | ledger | REST', ['Kiosk -rest-> Ledger']],
  [
    'a list and a sentence',
    'network',
    '- router\n- core switch\nthe router connects to the core switch',
    ['Router -> Core switch'],
  ],
  ['two parts in one word', 'architecture', 'kiosk+till -> ledger', ['Kiosk -> Ledger', 'Till -> Ledger']],
  ['an arrow to the left', 'architecture', 'ledger ← kiosk', ['Kiosk -> Ledger']],
  [
    'what hangs off a device',
    'network',
    'core switch. Off the switch hang a printer and a camera',
    ['Core switch -> Printer', 'Core switch -> Camera'],
  ],
  [
    'what all three do',
    'architecture',
    'gateway -> cart service, stock service, price service. All three call the ledger',
    ['Cart service -> Ledger', 'Price service -> Ledger'],
  ],
  ['asides in brackets as no names', 'network', 'switch -> 2 printers (one icon is enough)', ['Switch -> Printer 1']],
])('reads %s', (_, type, text, lines) => {
  expect(drawn(text, type)).toEqual(expect.arrayContaining(lines));
});

it('a title and a remark are no parts', () => {
  const lines = drawn('Ticket stall for the fair. Kiosk -> ledger. Just draw it as is.');
  expect(lines).toEqual(['Kiosk -> Ledger']);
});

it.each(remarks.map(({ example }) => example))('%s is a remark', (example) => {
  expect(isRemark(tokenise(example))).toBe(true);
});

it('a sentence about parts is no remark', () => {
  expect(isRemark(tokenise('the kiosk needs a ledger'))).toBe(false);
});

it('splits at full stops before small letters, but not behind abbreviations', () => {
  expect(
    splitStatements('a -> b. c talks to d e.g. daily').map(({ isChain, tokens }) => [isChain, textOf(tokens)]),
  ).toEqual([
    [true, 'a -> b'],
    [false, 'c talks to d e.g. daily'],
  ]);
});

it('keeps the places of words behind a chain', () => {
  const text = 'a -> b. kiosk calls c';
  const [, second] = splitStatements(text);
  expect(text.slice(second?.tokens[0]?.start, second?.tokens[0]?.end)).toBe('kiosk');
});

it('spells short forms out', () => {
  expect(textOf(spellOut(tokenise('ticket svc w 2 aps')))).toBe('ticket service with 2 access points');
  expect(textOf(spellOut(tokenise('leaf switch x4')))).toBe('4 leaf switch');
});

it('finds labels on arrows', () => {
  const { stops, arrows } = splitAtArrows(tokenise('kiosk -pays-> ledger ->|daily| bank'));
  expect(stops.map(textOf)).toEqual(['kiosk', 'ledger', 'bank']);
  expect(arrows.map(({ label }) => label)).toEqual(['pays', 'daily']);
});

it('cuts where a second place is told', () => {
  expect(
    splitFronted(tokenise('on SW1 the till, on SW2 the printer'), known).map((part) => textOf(part ?? [])),
  ).toEqual(['on SW1 the till', 'on SW2 the printer']);
});

it('leaves reasons out', () => {
  expect(
    withoutReasons(tokenise('kiosk calls ledger because auditors want it, so what'))
      .map(({ text }) => text)
      .join(' '),
  ).toBe('kiosk calls ledger , so what');
});

it('parts a list from its sentences', () => {
  const text = '- router\n- switch\nthe router connects to the switch';
  const { list = '', prose = '' } = splitOutline(text, known) ?? {};
  expect([list.trim(), prose.trim()]).toEqual(['- router\n- switch', 'the router connects to the switch']);
});

it('a table of other things stays as it is', () => {
  const text = 'name | room\nrouter | cellar';
  expect(tableToChains(text)).toBe(text);
});

it('calls those that are told apart by one word each by it', () => {
  const told = (text: string): string => textOf(oneEach(tokenise(text)));
  expect(told('two lathes, one old and one new, behind a fence')).toBe('old lathe and new lathe , behind a fence');
  expect(told('the shop has 3 print queues: one fast, one slow, one idle')).toBe(
    'the shop has fast print queue and slow print queue and idle print queue',
  );
  expect(told('two lathes, one old and a saw')).toBe('two lathes, one old and a saw');
  expect(told('two lathes, one runs the saw and one is idle')).toBe('two lathes, one runs the saw and one is idle');
});
