import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const told = (text: string): readonly string[] => drawn(understand(text, { type }));

test('several of whom a relative clause tells are a case, for whom it is done', () => {
  expect(told('The guard weighs the crates. Crates that are too heavy are opened. The rest is loaded.')).toEqual(
    expect.arrayContaining(['<Too heavy?> -Yes-> Open crates', '<Too heavy?> -No-> Load crates']),
  );
  expect(told('The nurse asks the donors. Donors who do not pass are sent home. If passed, blood is drawn.')).toEqual(
    expect.arrayContaining(['<Pass?> -No-> Send donors home', '<Pass?> -Yes-> Draw blood']),
  );
});

test('what is over before the text goes on is one way of what was asked', () => {
  expect(told('The board votes. If it is rejected, tell the author, end of story. Print the book.')).toEqual(
    expect.arrayContaining(['<Rejected?> -No-> Print the book', 'Tell the author -> (End)']),
  );
});

test('a bracket that says how two do it is told like anything else', () => {
  const lines = told('Sales orders paper + production cleans rollers (both at the same time!). Then the boss prints.');
  expect(lines).toEqual(expect.arrayContaining(['|fork| -> Order paper', '|fork| -> Clean rollers']));
});

test('a time is no list, and one more of it is what is waited', () => {
  expect(told('Boil the dye, wait 9 minutes, stir. Wait one more minute, then rinse.')).toEqual(
    expect.arrayContaining(['Wait 9 minutes -> Stir', 'Stir -> Wait one more minute']),
  );
});

test('a state told fast behind a condition ends before whoever acts', () => {
  expect(told('ok so the smith walks the horse. if its lame i ring the vet, if its sound i shoe it.')).toEqual(
    expect.arrayContaining(['<Lame?> -Yes-> Ring the vet', '<Lame?> -No-> <Sound?>', '<Sound?> -Yes-> Shoe horse']),
  );
});

test('a table of what is done in which range is one decision', () => {
  expect(
    told(
      'Weigh the crate.\n\nWeight | Action\nbelow 2 kg | post it\n2 – 30 kg | call the driver\nover 30 kg | order a van',
    ),
  ).toEqual(
    expect.arrayContaining([
      '<Weight?> -Below 2 kg-> Post crate',
      '<Weight?> -2-30 kg-> Call the driver',
      '<Weight?> -Over 30 kg-> Order a van',
    ]),
  );
});
