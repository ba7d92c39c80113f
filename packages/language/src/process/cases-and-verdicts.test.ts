import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const inner = (text: string): readonly string[] =>
  drawn(understand(text, { type })).filter((line) => !/\((?:Start|End)\)/.test(line));

test('a refusal that is told last stands behind the verdict', () => {
  expect(inner('The dean grants the leave. The office plans the cover. Refused? The dean writes why.')).toEqual([
    'Grant the leave -> <Granted?>',
    '<Granted?> -Yes-> Plan the cover',
    '<Granted?> -No-> Write why',
  ]);
});

test('what is done with approved ones alone does not follow from a refusal', () => {
  expect(
    inner(
      'The bank looks at the plan. With a rating above 5 the loan is approved, between 3 and 5 a clerk calls, below 3 it is rejected. Approved clients sign the contract.',
    ),
  ).toEqual([
    'Look at the plan -> <Rating?>',
    '<Rating?> -Above 5-> Approve the loan',
    '<Rating?> -Between 3 and 5-> Call',
    '<Rating?> -Below 3-> Reject loan',
    'Approve the loan -> Sign the contract',
    'Call -> Sign the contract',
  ]);
});

test('a verdict or a wish asks for the verdict, and what goes back goes back', () => {
  expect(
    inner('The cook writes the menu. The owner approves it or wants changes (then back to the cook). The cook shops.'),
  ).toEqual([
    'Write the menu -> <Approved?>',
    '<Approved?> -No-> Want changes',
    'Want changes -> Write the menu',
    '<Approved?> -Yes-> Shop',
  ]);
});

test('what may be handed back is asked', () => {
  expect(inner('Ann writes the report. Tom reads it and may send it back with remarks. Eva prints it.')).toEqual([
    'Write the report -> Read report',
    'Read report -> <Send back?>',
    '<Send back?> -Yes-> Write the report',
    '<Send back?> -No-> Print report',
  ]);
});

test('cases behind arrows and dashes keep what is only named in them', () => {
  expect(inner('The nurse looks at the wound. Deep -> doctor at once. Not deep -> plaster from the box.')).toEqual([
    'Nurse looks at the wound -> <Deep?>',
    '<Deep?> -Yes-> Doctor at once',
    '<Deep?> -No-> Plaster from the box',
  ]);
  expect(inner('The clerk traces the letter. Lost letter - finance pays. Late letter - the clerk writes.')).toEqual([
    'Trace the letter -> <Letter?>',
    '<Letter?> -Lost letter-> Pay',
    '<Letter?> -Late letter-> Write',
  ]);
});

test('no comma is needed where a case ends', () => {
  expect(inner('Tom looks. If there are cracks the owner and HR write a plan, otherwise he paints.')).toContain(
    '<Cracks?> -Yes-> Owner and HR write a plan',
  );
  expect(inner('Ann asks them. If they accept driver loads it, if they refuse clerk files it.')).toEqual([
    'Ask them -> <Accept?>',
    '<Accept?> -Yes-> Load it',
    '<Accept?> -No-> File it',
  ]);
  expect(inner('The bot tries. If solved close the case. If not goes to the clerk.')).toContain(
    '<Solved?> -No-> Go to the clerk',
  );
});

test('who goes on as they, within a case, belongs to it', () => {
  expect(
    inner('Ann restarts it, if that does not work she calls the firm, they mend it and the office pays the bill.'),
  ).toEqual([
    'Restart it -> <Works?>',
    '<Works?> -No-> Call the firm',
    'Call the firm -> Mend it',
    'Mend it -> Pay the bill',
  ]);
});

test('where all is well, no other case is left', () => {
  expect(
    inner(
      'The clerk compares it. If everything fits he posts it. If the price differs the buyer calls, if the amount differs the porter counts.',
    ),
  ).toEqual([
    'Compare it -> <Everything fits?>',
    '<Everything fits?> -Yes-> Post it',
    '<Everything fits?> -No-> <Price differs?>',
    '<Price differs?> -Yes-> Call',
    '<Price differs?> -No-> <Amount differs?>',
    '<Amount differs?> -Yes-> Count',
  ]);
});

test('after how long something is done is no part of who does it', () => {
  expect(inner('The chef leaves. After two days Ann looks in. Tom calls.')).toEqual([
    'Leave -> Look in',
    'Look in -> Call',
  ]);
});

test('lines may have dashes behind who acts', () => {
  const spec = understand('Book orders:\nReader - suggests a title\nLibrarian - orders it\nShop - delivers', { type });
  expect(drawn(spec)).toEqual(expect.arrayContaining(['Suggest a title -> Order title']));
});

test('numbers of names are no list', () => {
  expect(
    inner('The bot hands it to level 1. Level 1 tries it and hands it to level 2. Level 2 mends it.').join(),
  ).toContain('to level 1');
});

test('a choice of two deeds is asked, and what is signed from an amount on is asked, too', () => {
  expect(inner('The vet looks at the dog. She decides whether to treat it or send it home.')).toEqual([
    'Vet looks at the dog -> <Treat dog or send it home?>',
    '<Treat dog or send it home?> -> Treat dog',
    '<Treat dog or send it home?> -> Send it home',
  ]);
  expect(inner('Ann writes the contracts, the owner signs contracts over 900 euros, Tom sends them.')).toEqual([
    'Write the contracts -> <Contracts over 900 euros?>',
    '<Contracts over 900 euros?> -Yes-> Sign contracts',
    'Sign contracts -> Send contracts',
    '<Contracts over 900 euros?> -No-> Send contracts',
  ]);
});

test('qualities behind what is looked at are ways', () => {
  expect(
    inner(
      'The porter checks the badge: green goes in, yellow waits in the hall, red calls the guard. He notes it.',
    ).slice(0, 4),
  ).toEqual([
    'Porter checks the badge -> <Badge?>',
    '<Badge?> -Green-> Go in',
    '<Badge?> -Yellow-> Wait in the hall',
    '<Badge?> -Red-> Call the guard',
  ]);
});

test('what is done otherwise asks for the verdict before it, and who is told or paid then hears no more', () => {
  expect(
    inner(
      'The shop confirms the order, otherwise the order is cancelled and the client gets the money. The driver loads it.',
    ),
  ).toEqual([
    'Confirm the order -> <Confirmed?>',
    '<Confirmed?> -No-> Cancel the order',
    'Cancel the order -> Get the money',
    '<Confirmed?> -Yes-> Load money',
  ]);
});

test('who is sent a refusal is not asked what the others are', () => {
  const lines = inner(
    'The museum reads the offer. If it is too high, the museum sends a polite refusal. Otherwise the curator looks at the painting. If the curator likes it, the museum buys it.',
  );
  expect(lines.filter((line) => line.startsWith('Send a polite refusal'))).toEqual([]);
  expect(lines).toContain('Look at the painting -> <Curator likes it?>');
});
