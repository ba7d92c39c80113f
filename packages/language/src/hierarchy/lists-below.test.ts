import { expect, it } from 'vitest';
import { chartType as type } from '../testing/chart-type.ts';
import { understand } from '../understand.ts';

/** Each line as `Head > Report`, boxes with who holds them. */
const lines = (text: string): readonly string[] => {
  const result = understand(text, { type });
  if (!result.ok) return [result.message];
  const names = new Map(
    result.spec.nodes.map(({ id, label, properties }) => [
      id,
      properties?.person ? `${label} = ${properties.person}` : label,
    ]),
  );
  return result.spec.edges.map(({ from, to }) => `${names.get(from)} > ${names.get(to)}`);
};

it('stand below whom the line above them says, with who leads each and who is with it', () => {
  const items = '- Rigging, led by Mrs. Holt, with two riggers\n- Paint shop, run by Mr. Berg, 3 painters\n- Sales';
  const expected = [
    'Head of yard = Dr. Lund > Rigging = Mrs. Holt',
    'Rigging = Mrs. Holt > Rigger 1',
    'Rigging = Mrs. Holt > Rigger 2',
    'Head of yard = Dr. Lund > Paint shop = Mr. Berg',
    'Paint shop = Mr. Berg > Painter 1',
    'Paint shop = Mr. Berg > Painter 2',
    'Paint shop = Mr. Berg > Painter 3',
    'Head of yard = Dr. Lund > Sales',
  ];
  expect(lines(`Boat yard\nHead of yard: Dr. Lund\nThree crews report to Dr. Lund:\n${items}`)).toEqual(expected);
  expect(lines(`Head of yard: Dr. Lund\nReporting to Dr. Lund:\n${items}`)).toEqual(expected);
});

it('keep a line that names a unit as the head of its own list', () => {
  expect(lines('Director: Ann Lee\nBoat yard:\n- Rigging\n- Sales')).toEqual([
    'Boat yard > Rigging',
    'Boat yard > Sales',
    'Director = Ann Lee > Boat yard',
  ]);
});

it('go on below a boss who is told with what he is, counts in words as well as in digits', () => {
  const expected = [
    'Owner = Ann > Office',
    'Office > Kim',
    'Office > Lou',
    'Owner = Ann > Deck lead = Joe',
    'Deck lead = Joe > Sailor 1',
    'Deck lead = Joe > Sailor 2',
    'Deck lead = Joe > Cook',
  ];
  expect(
    lines('our boss is ann (owner), under her office (kim, lou) and deck lead joe with 2 sailors and one cook'),
  ).toEqual(expected);
  expect(lines('boss is ann (owner), reporting to her: finance and deck lead joe with two sailors and 1 cook')).toEqual(
    ['Owner = Ann > Finance', ...expected.slice(3)],
  );
});

it('open behind a comma below whoever was named before', () => {
  expect(lines('boss is ann, under her: deck, galley. top of the galley is the cook')).toEqual(
    expect.arrayContaining(['Boss = Ann > Deck', 'Boss = Ann > Galley']),
  );
  expect(lines('top is the board, under it captain Joe, under joe two mates and a cook')).toEqual([
    'Top (board) > Captain = Joe',
    'Captain = Joe > Mate 1',
    'Captain = Joe > Mate 2',
    'Captain = Joe > Cook',
  ]);
  expect(lines('Captain, mate under him, then cook and deckhand under the mate')).toEqual([
    'Captain > Mate',
    'Mate > Cook',
    'Mate > Deckhand',
  ]);
});

it('say once what all of a list are: by a slash, behind `heads of`, and in brackets', () => {
  expect(lines('Depot manager (Eva Holm). Eva: shift leads early/late, two clerks')).toEqual([
    'Depot manager = Eva Holm > Shift lead early',
    'Depot manager = Eva Holm > Shift lead late',
    'Depot manager = Eva Holm > Clerk 1',
    'Depot manager = Eva Holm > Clerk 2',
  ]);
  expect(lines('The CEO has heads of stock, returns and IT')).toEqual([
    'CEO > Head of stock',
    'CEO > Head of returns',
    'CEO > Head of IT',
  ]);
  expect(lines('Dean > upper school (heads of law, art and music)')).toEqual([
    'Upper school > Head of law',
    'Upper school > Head of art',
    'Upper school > Head of music',
    'Dean > Upper school',
  ]);
});

it('know a staff position as no part of a name', () => {
  expect(lines('Dean, with a secretary as staff position. Two tutors report to the dean.')).toEqual([
    'Dean > Secretary',
    'Dean > Tutor 1',
    'Dean > Tutor 2',
  ]);
});
