import { expect, test } from 'vitest';
import { classWordForms } from '../lexicon/en/class-words.ts';
import { buildModelType, modelled } from '../testing/model-types.ts';
import { understand } from '../understand.ts';
import { plainClassWords } from './plain-class-words.ts';

const type = buildModelType('classes');
const classes = (text: string): readonly string[] => modelled(understand(text, { type }));
const lines = (text: string): readonly string[] => classes(text).filter((line) => line.includes('->'));

test('each form fits its example and what is put is never longer', () => {
  for (const { pattern, put, example } of classWordForms)
    for (const [words] of example.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`)))
      expect(put.length).toBeLessThanOrEqual(words.length);
  expect(classWordForms.filter(({ pattern, example }) => example.search(pattern) < 0)).toEqual([]);
});

test('an abstract class is called without the word, behind a title as well', () => {
  expect(
    lines(
      'class diagram of pumps: abstract Pump (power, run()), WaterPump and AirPump extend it. A Station aggregates pumps',
    ),
  ).toEqual(['WaterPump -inherits-> Pump', 'AirPump -inherits-> Pump', 'Station 1 -aggregates-> 0..* Pump']);
});

test('a special class is a kind, and to subclass is to extend', () => {
  expect(lines('class diagram. Boat has a name. Ferry is a special Boat with decks.')).toEqual([
    'Ferry -inherits-> Boat',
  ]);
  expect(lines('class diagram. boat has a name. ferry is a special type of boat with deckCount.')).toEqual([
    'Ferry -inherits-> Boat',
  ]);
  expect(lines('class diagram. Lamp (watt), Torch (range) and Lantern subclass Lamp')).toEqual([
    'Torch -inherits-> Lamp',
    'Lantern -inherits-> Lamp',
  ]);
});

test('the short name of an interface is no other class', () => {
  expect(
    lines(
      'alarms, plain: interface NewsSender { push(text) } implemented by MailSender + TextSender. AlertDesk holds a sender',
    ),
  ).toEqual([
    'MailSender -realises-> NewsSender',
    'TextSender -realises-> NewsSender',
    'AlertDesk 1 --> 1 NewsSender: holds',
  ]);
});

test('what a class can do is its method', () => {
  expect(classes('class diagram. Lamp (watt), lamp can dim() and glow(). Hall has Lamps')).toContain(
    'Lamp: watt, dim(), glow()',
  );
});

test('operations may stand in front of whose they are', () => {
  const text = 'ships carry crates, dock() and sail() on ship. load(weight) for crate';
  const plain = plainClassWords(text).text;
  expect(plain).toHaveLength(text.length);
  expect(plain.replace(/ +(?=\.|$)/g, '')).toBe('ships carry crates. Ship: dock() and sail(). Crate: load(weight)');
  expect(plainClassWords('ships sail() on the sea and dock').text).toBe('ships sail() on the sea and dock');
});

test('heirs may stand behind what is abstract', () => {
  expect(lines('class diagram. Tool is abstract, Saw and Drill derive from it.')).toEqual([
    'Saw -inherits-> Tool',
    'Drill -inherits-> Tool',
  ]);
});

test('what is either of two are kinds of it, and what adds rows inherits from what is abstract', () => {
  expect(
    classes(
      'harbour, classes:\nPier {number, close()} owns its Berths\nBerth {depth} - either DeepBerth or ShallowBerth\nVessel (abstract). Ferry adds decks + dock(); TugVessel adds power',
    ),
  ).toEqual([
    'Pier: number, close()',
    'Berth: depth',
    'DeepBerth',
    'ShallowBerth',
    '<abstract> Vessel',
    'Ferry: decks, dock()',
    'TugVessel: power',
    'Pier 1 --> 0..* Berth: owns',
    'DeepBerth -inherits-> Berth',
    'ShallowBerth -inherits-> Berth',
    'Ferry -inherits-> Vessel',
    'TugVessel -inherits-> Vessel',
  ]);
  expect(classes('Pier { number } is closed by Guard. Guard adds a note to Pier {code}')).not.toContain('Guard: note');
});
