import { readTextNotation } from '@diagloom/diagram/notations';
import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const flow = (text: string): readonly string[] =>
  drawn(understand(text, { type: buildType('process'), readNotation: readTextNotation }));
const inner = (text: string): readonly string[] => flow(text).filter((line) => !/\((?:Start|End)\)/.test(line));

test('else if asks a second question where the first was answered with no', () => {
  expect(
    inner(
      'Measure the room. If it is above 90 open the window, else if it is below 40 light the stove, otherwise do nothing. Note the value.',
    ),
  ).toEqual([
    'Measure the room -> <Above 90?>',
    '<Above 90?> -Yes-> Open the window',
    '<Above 90?> -No-> <Below 40?>',
    '<Below 40?> -Yes-> Light the stove',
    'Open the window -> Note the value',
    'Light the stove -> Note the value',
    '<Below 40?> -No-> Note the value',
  ]);
});

test('two sentences about opposite outcomes are one choice', () => {
  expect(inner('Review the draft. If it is approved, print it. If it is rejected, rewrite the draft.')).toEqual([
    'Review the draft -> <Approved?>',
    '<Approved?> -Yes-> Print draft',
    '<Approved?> -No-> Rewrite the draft',
  ]);
});

test('a question mark asks, yes and no answer', () => {
  expect(inner('Read the card. Card known? Yes, open the door. No, ring the bell.')).toEqual([
    'Read the card -> <Card known?>',
    '<Card known?> -Yes-> Open the door',
    '<Card known?> -No-> Ring the bell',
  ]);
});

test('when and when not are one choice, when alone is something that happens', () => {
  expect(inner('Run the test. When it passes, ship the build; when it fails, call the developer.')).toEqual([
    'Run the test -> <Passes?>',
    '<Passes?> -Yes-> Ship the build',
    '<Passes?> -No-> Call the developer',
  ]);
  expect(inner('Write the report. When the report is approved, print it.')).toEqual([
    'Write the report -> Approve the report',
    'Approve the report -> Print report',
  ]);
});

test('a condition without a comma ends where the command begins, and the list goes on after it', () => {
  expect(inner('check the tank, if low refill it, heat the water')).toEqual([
    'Check the tank -> <Low?>',
    '<Low?> -Yes-> Refill tank',
    'Refill tank -> Heat the water',
    '<Low?> -No-> Heat the water',
  ]);
});

test('a telegraphic list of what has happened is one step each', () => {
  expect(inner('order received, payment checked, parcel shipped')).toEqual([
    'Order received -> Payment checked',
    'Payment checked -> Parcel shipped',
  ]);
});

test('approves or rejects is one step whose outcome the next sentences tell', () => {
  expect(inner('Approve or reject the claim. If approved, pay the sum. If rejected, send a letter.')).toEqual([
    'Approve or reject the claim -> <Approved?>',
    '<Approved?> -Yes-> Pay the sum',
    '<Approved?> -No-> Send a letter',
  ]);
});

test('unless turns the exits round', () => {
  expect(inner('Weigh the parcel. Stamp it unless it is paid.')).toEqual([
    'Weigh the parcel -> <Paid?>',
    '<Paid?> -No-> Stamp parcel',
  ]);
});

test('in parallel opens one branch for each thing', () => {
  expect(inner('Sign the lease. In parallel, order the desks and paint the walls. Move in.')).toEqual([
    'Sign the lease -> |fork|',
    '|fork| -> Order the desks',
    '|fork| -> Paint the walls',
    'Order the desks -> |join|',
    'Paint the walls -> |join|',
    '|join| -> Move in',
  ]);
});

test('meanwhile runs beside the step before it', () => {
  expect(inner('Boil the pasta. Meanwhile, chop the herbs and fry the onions. Serve the dish.')).toEqual([
    '|fork| -> Boil the pasta',
    '|fork| -> Chop the herbs',
    'Chop the herbs -> Fry the onions',
    'Boil the pasta -> |join|',
    'Fry the onions -> |join|',
    '|join| -> Serve the dish',
  ]);
});

test('go back to leads to the step that is meant', () => {
  expect(
    inner('Fill in the form. Check the form. If it is incomplete, go back to filling in the form. Send the form.'),
  ).toContain('<Incomplete?> -Yes-> Fill in the form');
});

test('again leads back to the step before', () => {
  expect(inner('Knead the dough. Bake the bread. Wait an hour and knead the dough again.')).toContain(
    'Wait an hour -> Knead the dough',
  );
});

test('until repeats the step', () => {
  expect(inner('Fill the glass. Stir the tea until the sugar is dissolved. Drink the tea.')).toEqual([
    'Fill the glass -> Stir the tea',
    'Stir the tea -> <Sugar dissolved?>',
    '<Sugar dissolved?> -No-> Stir the tea',
    '<Sugar dissolved?> -Yes-> Drink the tea',
  ]);
});

test('a passive with an agent goes into the lane of the agent', () => {
  const result = understand(
    'The form is signed by the manager. The clerk files the form. The form is scanned by the archive team.',
    { type: buildType('process') },
  );
  expect(result.ok && result.spec.groups.map((group) => group.label)).toEqual(['Manager', 'Clerk', 'Archive team']);
  expect(drawn(result).slice(1, 3)).toEqual(['Sign the form -> File the form', 'File the form -> Scan the form']);
});

test('in a type without lanes the label alone says who acts', () => {
  const type = buildType('process');
  const result = understand('The guest orders tea. The waiter brings the cup.', {
    type: { ...type, vocabulary: { ...type.vocabulary, groups: [] } },
  });
  expect(drawn(result)[1]).toBe('Guest orders tea -> Waiter brings the cup');
  expect(result.ok && result.spec.nodes.some(({ properties }) => properties !== undefined)).toBe(false);
});

test('a stop in one branch leaves the other open', () => {
  expect(flow('Test the valve. If it leaks, scrap the valve and stop. Otherwise, mount the valve.')).toEqual([
    '(Start) -> Test the valve',
    'Test the valve -> <Leaks?>',
    '<Leaks?> -Yes-> Scrap the valve',
    '<Leaks?> -No-> Mount the valve',
    'Mount the valve -> (End)',
    'Scrap the valve -> (End)',
  ]);
});

test('tasks in sequence, choice and parallel are read as a closed language', () => {
  expect(inner('Task P followed by Q or R, then tasks S and T in parallel')).toEqual([
    'P -> <Q or R?>',
    '<Q or R?> -> Q',
    '<Q or R?> -> R',
    'Q -> |fork|',
    'R -> |fork|',
    '|fork| -> S',
    '|fork| -> T',
    'S -> |join|',
    'T -> |join|',
  ]);
});

test('a Mermaid flowchart is taken as it is', () => {
  expect(
    flow(
      'flowchart TD\n  a([Start]) --> b{Ripe?}\n  b -->|Yes| c[Pick it]\n  b -- No --> d["Wait (a week)"]\n  d --> b\n',
    ),
  ).toEqual([
    '(Start) -> <Ripe?>',
    '<Ripe?> -Yes-> Pick it',
    '<Ripe?> -No-> Wait (a week)',
    'Wait (a week) -> <Ripe?>',
  ]);
});

test('our own notation is taken as it is', () => {
  expect(flow('flowchart: Harvest\na Look\nb? Ripe?\nc Pick\na -> b\nb -> c: Yes')).toEqual([
    'Look -> <Ripe?>',
    '<Ripe?> -Yes-> Pick',
  ]);
});

test('prose with an arrow under a heading is no notation', () => {
  expect(inner('flowchart: making tea\nBoil the water. Steep the tea.\nPour it -> drink it')).toEqual([
    'Boil the water -> Steep the tea',
    'Steep the tea -> Pour tea',
    'Pour tea -> Drink tea',
  ]);
});

test('a step that is told after a stop is still reached', () => {
  expect(flow('Scan the page. Stop. Print the page.')).toEqual([
    '(Start) -> Scan the page',
    'Scan the page -> Print the page',
    'Print the page -> (End)',
  ]);
});

test.each([
  [
    'lines that name who acts',
    '- Baker: kneads the dough\n- Oven hand: bakes the bread',
    ['(Start) -> Knead the dough', 'Knead the dough -> Bake the bread', 'Bake the bread -> (End)'],
  ],
  [
    'cases that are listed',
    'The guard reads the badge, green badge = open the gate, red = call the police',
    [
      '(Start) -> Guard reads the badge',
      'Guard reads the badge -> <Badge?>',
      '<Badge?> -Green badge-> Open the gate',
      '<Badge?> -Red-> Call the police',
    ],
  ],
  [
    'what is done with others',
    'Broken lamps are thrown away, all others are cleaned by hand',
    [
      '(Start) -> <Broken lamp?>',
      '<Broken lamp?> -Yes-> Throw away broken lamps',
      '<Broken lamp?> -No-> Clean lamps by hand',
    ],
  ],
  [
    'what follows what is done at the same time',
    'In parallel the cook boils the rice and the helper cuts the fish, then the chef rolls the sushi',
    ['|fork| -> Boil the rice', '|fork| -> Cut the fish', '|join| -> Roll the sushi'],
  ],
])('reads %s', (_, text, expected) => {
  expect(flow(text)).toEqual(expect.arrayContaining(expected));
});

test('answers may stand before arrows or colons, and ask on', () => {
  expect(inner('read the card; valid? yes -> open the door; no -> ring the bell')).toEqual([
    'Read the card -> <Valid?>',
    '<Valid?> -Yes-> Open the door',
    '<Valid?> -No-> Ring the bell',
  ]);
  expect(
    inner('call the guest -> is it late? yes: go home, no: is it cold? yes: light the stove, no: open the window'),
  ).toEqual([
    'Call the guest -> <Late?>',
    '<Late?> -Yes-> Go home',
    '<Late?> -No-> <Cold?>',
    '<Cold?> -Yes-> Light the stove',
    '<Cold?> -No-> Open the window',
  ]);
});

test('what goes back to somebody goes to what they did last, a thing that goes back somewhere is a step', () => {
  expect(
    inner('The writer drafts the text. The editor reads the text. If changes are needed, it goes back to the writer.'),
  ).toContain('<Changes needed?> -Yes-> Draft the text');
  expect(inner('The clerk opens the box. Good items go back to the shelf.')).toEqual([
    'Clerk opens the box -> Good items go back to the shelf',
  ]);
});

test('conditions in a row are asked one after the other', () => {
  expect(inner('check the box, if empty fill it, if heavy call a colleague, else lift the box')).toEqual([
    'Check the box -> <Empty?>',
    '<Empty?> -Yes-> Fill box',
    '<Empty?> -No-> <Heavy?>',
    '<Heavy?> -Yes-> Call a colleague',
    '<Heavy?> -No-> Lift the box',
  ]);
});

test('cases named in one sentence and told under their names are exits of one decision', () => {
  expect(
    inner('Sort the mail as urgent or normal. Urgent: call the sender. Normal: write a letter. File the mail.'),
  ).toEqual([
    'Sort the mail -> <Urgent or normal?>',
    '<Urgent or normal?> -Urgent-> Call the sender',
    '<Urgent or normal?> -Normal-> Write a letter',
    'Call the sender -> File the mail',
    'Write a letter -> File the mail',
  ]);
});

test('what depends on something has one exit for each thing that may be done', () => {
  expect(inner('Weigh the parcel. Depending on the weight, the parcel is carried, rolled or lifted.')).toEqual([
    'Weigh the parcel -> <Weight?>',
    '<Weight?> -> Carry the parcel',
    '<Weight?> -> Roll the parcel',
    '<Weight?> -> Lift the parcel',
  ]);
});

test('who acts may stand before an arrow', () => {
  expect(inner('clerk -> weigh the parcel; if heavy -> call a driver; else -> stamp the parcel')).toEqual([
    'Clerk weighs the parcel -> <Heavy?>',
    '<Heavy?> -Yes-> Call a driver',
    '<Heavy?> -No-> Stamp the parcel',
  ]);
});

test('a closed condition ends at its comma, one verb alone is a command, and repeat starts over', () => {
  expect(
    inner('Read the mail. If flagged, show the sender. If it needs a reply, reply, else file it. Repeat.'),
  ).toEqual([
    'Read the mail -> <Flagged?>',
    '<Flagged?> -Yes-> Show the sender',
    'Show the sender -> <Needs a reply?>',
    '<Flagged?> -No-> <Needs a reply?>',
    '<Needs a reply?> -Yes-> Reply',
    '<Needs a reply?> -No-> File mail',
    'Reply -> Read the mail',
    'File mail -> Read the mail',
  ]);
});

test('what is done as long as something holds is asked before each round', () => {
  expect(inner('As long as the pan is not hot, heat it. When the pan is hot, add the oil.')).toEqual([
    '<Pan hot?> -No-> Heat pan',
    'Heat pan -> <Pan hot?>',
    '<Pan hot?> -Yes-> Add the oil',
  ]);
  expect(inner('while there are dirty plates, take a plate, rinse it. When no plates are left, dry the sink.')).toEqual(
    [
      '<Dirty plates left?> -Yes-> Take a plate',
      'Take a plate -> Rinse plate',
      'Rinse plate -> <Dirty plates left?>',
      '<Dirty plates left?> -No-> Dry the sink',
    ],
  );
});

test('what tells whether a round is needed is done again', () => {
  expect(
    inner('The cook tastes the soup; as long as the soup is bland, the cook adds salt; then the waiter serves it.'),
  ).toContain('Add salt -> Taste the soup');
});

test('something is done with each of several things, up to what comes after all of them', () => {
  expect(
    inner(
      'For each parcel: weigh it. Too heavy? Split it. Not too heavy? Load it. After all parcels are loaded drive off.',
    ),
  ).toEqual([
    '<More parcels?> -Yes-> Weigh parcel',
    'Weigh parcel -> <Too heavy?>',
    '<Too heavy?> -Yes-> Split parcel',
    '<Too heavy?> -No-> Load parcel',
    'Split parcel -> <More parcels?>',
    'Load parcel -> <More parcels?>',
    '<More parcels?> -No-> Drive off',
  ]);
});

const laned = (text: string): readonly string[] => {
  const result = understand(text, { type: buildType('process') });
  if (!result.ok) return [result.message];
  const { nodes, groups } = result.spec;
  return nodes.flatMap(({ label, groups: [lane] = [], kind }) =>
    kind === undefined || kind === 'decision' ? [`${groups.find(({ id }) => id === lane)?.label}: ${label}`] : [],
  );
};

test('lists below those who act are theirs', () => {
  expect(laned('Summer party\n\nMarketing:\n- write invitation\n- print posters\n\nKitchen:\n- order food')).toEqual([
    'Marketing: Write invitation',
    'Marketing: Print posters',
    'Kitchen: Order food',
  ]);
});

test('lanes may be listed before the steps, whatever they are called', () => {
  expect(
    laned(
      'lunch, swimlanes: guest, floor crew, back office. guest orders lunch, floor crew brings soup, back office writes bill',
    ),
  ).toEqual(['Guest: Order lunch', 'Floor crew: Bring soup', 'Back office: Write bill']);
  expect(laned('parcel trip, lanes sender / driver / receiver: pack box, load box, carry box, sign receipt')).toEqual([
    'Sender: Pack box',
    'Driver: Load box',
    'Driver: Carry box',
    'Receiver: Sign receipt',
  ]);
});

test('steps that are only named are told by slashes or by then', () => {
  expect(inner('brochure text write/proofread/print, if proofread fails back to write')).toEqual([
    'Write -> Proofread',
    'Proofread -> <Proofread fails?>',
    '<Proofread fails?> -No-> Print',
    '<Proofread fails?> -Yes-> Write',
  ]);
  expect(inner('lamp: dark for a minute then bright for two then dim for three')).toEqual([
    'Dark for a minute -> Bright for two',
    'Bright for two -> Dim for three',
  ]);
  expect(flow('he/she signs and/or pays')).not.toContain('He -> She');
});

test('cases that are listed below a step are what its outcome may be', () => {
  expect(inner('1. Taste the soup\n   - bland -> add salt\n   - fine -> fetch a bowl\n2. Serve the soup')).toEqual([
    'Taste the soup -> <Bland or fine?>',
    '<Bland or fine?> -Bland-> Add salt',
    '<Bland or fine?> -Fine-> Fetch a bowl',
    'Add salt -> Serve the soup',
    'Fetch a bowl -> Serve the soup',
  ]);
});

test('what is done to a thing afterwards is a step, though it reads like a state', () => {
  expect(inner('The clerk stamps the form. Afterwards the file is closed. The room is open.')).toEqual([
    'Clerk stamps the form -> Close the file',
  ]);
});

test('steps and a question in one line, and questions that follow their answers', () => {
  expect(
    inner(
      'insert coins, select a drink, enough money? no -> ask for more, yes -> in stock? no -> refund, yes -> dispense it',
    ),
  ).toEqual([
    'Insert coins -> Select a drink',
    'Select a drink -> <Enough money?>',
    '<Enough money?> -No-> Ask for more',
    '<Enough money?> -Yes-> <In stock?>',
    '<In stock?> -No-> Refund',
    '<In stock?> -Yes-> Dispense drink',
  ]);
  expect(inner('pick a number, too high? say lower, too low? say higher, correct? print the score')).toEqual([
    'Pick a number -> <Too high?>',
    '<Too high?> -Yes-> Say lower',
    '<Too high?> -No-> <Too low?>',
    '<Too low?> -Yes-> Say higher',
    '<Too low?> -No-> <Correct?>',
    '<Correct?> -Yes-> Print the score',
  ]);
});

test('what is checked is what the answers decide', () => {
  expect(inner('Open the crate. Check whether the seal is whole. If so, store it. Otherwise call the driver.')).toEqual(
    ['Open the crate -> <Seal whole?>', '<Seal whole?> -Yes-> Store crate', '<Seal whole?> -No-> Call the driver'],
  );
});

test('branches meet in the step that both do, and a second try leads back to the check', () => {
  expect(inner('Weigh the sack. Heavy? no -> add sand and weigh again. yes -> sew the sack.')).toContain(
    'Add sand -> Weigh the sack',
  );
});

test('arrows that are written again and again are one', () => {
  expect(inner('sow -> water -> reap -> sow -> water -> reap')).toEqual([
    'Sow -> Water',
    'Water -> Reap',
    'Reap -> Sow',
  ]);
});

test('a condition ends before somebody else acts, and one that asks nothing of its own answers the question before it', () => {
  expect(inner('Read the letter. If the address checks out Ana sends the offer; if it does not, she calls.')).toEqual([
    'Read the letter -> <Address checks out?>',
    '<Address checks out?> -Yes-> Ana sends the offer',
    '<Address checks out?> -No-> Call',
  ]);
  expect(
    inner(
      'The clerk checks whether the form is signed. Provided that this is the case, he files it; should this not be the case, he shreds it.',
    ),
  ).toContain('<Form signed?> -No-> Shred form');
});

test('what hangs on a clause stays in its case, and a case within a case has its own other one', () => {
  expect(inner('If the tank is empty the driver tells the boss, who orders fuel. Otherwise she drives on.')).toContain(
    'Tell the boss -> Order fuel',
  );
  expect(
    inner(
      'If the patient is in pain the nurse takes vitals, and when they are bad she calls a doctor; otherwise she charts them.',
    ),
  ).toContain('<Bad?> -No-> Chart vitals');
});

test('who acts may be told of within the subject', () => {
  expect(inner('The guard who finds it locks the door first, then calls the owner.')).toEqual([
    'Lock the door first -> Call the owner',
  ]);
});

test('who acts may stand before colons in sentences, and names alone in the first line are lanes', () => {
  expect(inner('Cook: washes rice. Waiter: lays the table. Cook: brings the food.')).toEqual([
    'Wash rice -> Lay the table',
    'Lay the table -> Bring the food',
  ]);
  expect(inner('Cook / Waiter. The cook washes rice, the waiter lays the table.')[0]).toBe(
    'Wash rice -> Lay the table',
  );
});

test('a first line that tells nothing is a title, one that tells what happens is the start', () => {
  expect(flow('Transfer to the ward. The doctor signs the letter. The porter takes the bed.')[0]).toBe(
    '(Start) -> Sign the letter',
  );
  expect(flow('When a guest rings the bell, the porter opens the door. Then he takes the bags.')[0]).toBe(
    '(Ring the bell) -> Open the door',
  );
});

test('a branch that closes the matter ends where the text goes on with whom the other one asks', () => {
  const lines = flow(
    'Clerk reads the letter. If the clerk can answer it, close the file. Otherwise ask the lawyer. The lawyer writes a reply. Then post it.',
  );
  expect(lines).toContain('Close the file -> (End)');
  expect(lines).toContain('Ask the lawyer -> Write a reply');
});

test('a person and a verb without an object tell what happens, unless that person acts in the next sentence, too', () => {
  expect(flow('Tenant calls. The caretaker writes a note. The plumber mends the tap.')).toContain(
    'Call -> Write a note',
  );
  expect(flow('Tenant calls. The tenant rings the office. The clerk writes a note.')[0]).toBe(
    '(Start) -> Ring the office',
  );
});

test('a case that speaks of the earlier question belongs to it, and no spare answers whether one is needed', () => {
  expect(inner('Raining? wait 2 min. wind down -> read. not down -> sleep. not raining -> go at once')).toContain(
    '<Raining?> -No-> Go',
  );
  expect(inner('Open the case. Needs a belt? order it. No belt? close the case.')).toEqual([
    'Open the case -> <Needs a belt?>',
    '<Needs a belt?> -Yes-> Order case',
    '<Needs a belt?> -No-> Close the case',
  ]);
});

test('what one thing is, is asked one after the other, and a case in brackets is told like any other', () => {
  expect(inner('Look at the parcel. If it is a letter, frank it. If it is a poster, roll it.')).toContain(
    '<Letter?> -No-> <Poster?>',
  );
  expect(inner('Warm the glue (if it is too hot, cool it), then spread it.')).toContain('<Too hot?> -Yes-> Cool glue');
});

test('a verb that fits its subject beats what may be a verb, too, degrees are units, and failures answer checks', () => {
  expect(inner('In case the box is damaged, driver makes remark on the form and leaves.')).toContain(
    '<Box damaged?> -Yes-> Driver makes remark on the form',
  );
  expect(inner('Read the gauge; below 60 °C switch on, above 65 °C switch off.')).toContain(
    '<Which range?> -Below 60 °C-> Switch on',
  );
  expect(inner('Verify the seal; on failure call the smith. Lock the door.')).toContain(
    '<Successful?> -No-> Call the smith',
  );
});

test('steps of a list lead to each other by their numbers, ahead as well as back', () => {
  const drawn = inner(
    '1. Check the invoice.\n2. If it is wrong, go on to 4.\n3. Pay the invoice.\n4. Ask the auditor. If the audit fails, everything is repeated from step 1.',
  );
  expect(drawn).toContain('<Wrong?> -Yes-> Ask the auditor');
  expect(drawn).toContain('<Wrong?> -No-> Pay the invoice');
  expect(drawn).toContain('<Audit fails?> -Yes-> Check the invoice');
});

test('`it` is the last single thing, `them` the last several, and `one` is one of them', () => {
  expect(
    inner('Then hand in the key. The porter tags it and collects three quotes, picks one and files them.'),
  ).toEqual([
    'Hand in the key -> Porter tags key',
    'Porter tags key -> Collect three quotes',
    'Collect three quotes -> Pick quote',
    'Pick quote -> File three quotes',
  ]);
  expect(inner('Look at the wound and clean it.')).toEqual(['Look at the wound -> Clean wound']);
});

test('a condition with no comma ends where somebody else acts or an article opens what is done', () => {
  expect(inner('Sign the form. If anyone says no the form is returned, else file it.')).toContain(
    '<Anyone says no?> -Yes-> Return the form',
  );
  expect(inner('Ask for the card. If the clerk or the porter says no the guest pays.')).toContain(
    '<Clerk or the porter says no?> -Yes-> Guest pays',
  );
  expect(inner("Ask the caller. If can't verify asks the manager for help.")).toContain(
    '<Can verify?> -No-> Ask the manager for help',
  );
});

test('an arrow between steps of a sentence divides them, whatever they are', () => {
  expect(inner('The cook tastes soup; if bland, salt packet then stir -> bowl -> serve it.')).toContain('Stir -> Bowl');
});

test.each([
  ['Wake up, coffee, shower.', ['Wake up -> Coffee', 'Coffee -> Shower']],
  [
    'Pack the kit, then a short briefing. Load it.',
    ['Pack the kit -> A short briefing', 'A short briefing -> Load kit'],
  ],
  [
    'Dad hangs it out unless its raining in which case he uses the dryer, then the kids fold it.',
    [
      '<Raining?> -No-> Hang it out',
      '<Raining?> -Yes-> Use the dryer',
      'Hang it out -> Fold dryer',
      'Use the dryer -> Fold dryer',
    ],
  ],
  [
    'Look at the cover, no cover means she declines it.',
    ['Look at the cover -> <Cover?>', '<Cover?> -No-> Decline cover'],
  ],
  [
    'Read the letter, and depending on how urgent it is: red -> call Ann; green -> write a note.',
    [
      'Read the letter -> <How urgent it is?>',
      '<How urgent it is?> -Red-> Call Ann',
      '<How urgent it is?> -Green-> Write a note',
    ],
  ],
  ['Read it. If there are objections the board decides. If none, stamp it.', ['Read it -> <Objections?>']],
])('what people leave out is understood: %s', (text, lines) => {
  expect(inner(text)).toEqual(expect.arrayContaining(lines));
});

test('a topic before the first comma is a title, and what only says who is next is no step', () => {
  expect(inner('Wound care, the nurse looks at the wound. It goes to the doctor. The doctor signs the chart.')).toEqual(
    ['Look at the wound -> Sign the chart'],
  );
  expect(inner('1 HR -> sends the form\n2 Manager -> signs the form\n3 Clerk -> files the form')).toEqual([
    'Send the form -> Sign the form',
    'Sign the form -> File the form',
  ]);
});
