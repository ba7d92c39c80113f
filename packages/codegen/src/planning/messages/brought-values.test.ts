import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';

/** What a participant does because of the first message, in TypeScript. */
const workOf = (drawn: string): string => {
  const { files } = generateCode({
    spec: parseNotation(`sequence: Test\n${drawn}`, 'sequence').spec,
    family: 'messages',
    language: 'typescript',
    codeStyle: 'detailed',
    includeComments: false,
  });
  const [, body = ''] =
    /implements Shop \{[\s\S]*?\n {2}async \w+\([^)]*\): [^\n]* \{\n([\s\S]*?)\n {2}\}/.exec(files[0]?.content ?? '') ??
    [];
  return body.replace(/await |this\.#/g, '').replace(/^ {4}/gm, '');
};

const parts = 'c(actor) Client\ns Shop\nb Bank\n';

test('what the rounds of a loop bring is taken behind it and asked about, and is there after the first round', () => {
  expect(
    workOf(`[l(loop)] every 30 seconds until the meter is full
${parts}c -> s: charge(station)
s -> b@l: readMeter(station)
b --> s@l: reading
s -> b: bill(reading)
`),
  ).toBe(`let reading: string;
do {
  shopWork.wait30Seconds();
  reading = bank.readMeter(station);
} while (!(shopDecisions.isMeterFull(reading)));
bank.bill(reading);`);
});

test('what each case of a choice brings is there behind it, and what one brings anew takes the place of the first', () => {
  expect(
    workOf(`[o(opt)] coupon given
[a(alt)] ""
[x(section)@a] member
[y(section)@a] guest
${parts}c -> s: pay(cart)
s -> b: getPrice(cart)
b --> s: price
s -> b@o: discount(price)
b --> s@o: price
s -> b@x: chargeAccount(price)
b --> s@x: receipt
s -> b@y: chargeCard(price)
b --> s@y: receipt
s -> b: archive(receipt)
`),
  ).toContain(`let price = bank.getPrice(cart);
if (shopDecisions.isCouponGiven(cart, price)) {
  price = bank.discount(price);
}
let receipt: string;
switch (shopDecisions.whichCase(cart, price)) {
  case 'member':
    receipt = bank.chargeAccount(price);
    break;
  case 'guest':
    receipt = bank.chargeCard(price);
    break;
}
bank.archive(receipt);`);
});

test('a loop goes through what is part of something, and finds out of each what it sends for that', () => {
  expect(
    workOf(`[l(loop)] for each line item of the order
${parts}c -> s: send(orderId)
s -> b: getOrder(orderId)
b --> s: order
s -> b@l: reserve(sku)
`),
  ).toBe(`const order = bank.getOrder(orderId);
const lineItems = shopWork.provideLineItems(order);
for (const lineItem of lineItems) {
  const sku = shopWork.provideSku(lineItem);
  bank.reserve(sku);
}`);
});

test('a loop over things of which no message takes anything sends the thing itself', () => {
  expect(workOf(`[l(loop)] for each order\n${parts}c -> s: run(orders)\ns -> b@l: book()\n`)).toBe(
    'for (const order of orders) {\n  bank.book(order);\n}',
  );
});

test('a condition that speaks of what somebody brought alone is given that alone', () => {
  expect(
    workOf(`[o(opt)] quantity < 5
[p(opt)] total exceeds the credit limit
${parts}c -> s: order(article, customer)
s -> b: count(article)
b --> s: quantity
s -> b@o: refill(article)
s -> b: price(article)
b --> s: total
s -> b@p: refuse(customer)
`),
  ).toBe(`const quantity = bank.count(article);
if (shopDecisions.isQuantityBelow5(quantity)) {
  bank.refill(article);
}
const total = bank.price(article);
if (shopDecisions.totalExceedsCreditLimit(article, customer, quantity, total)) {
  bank.refuse(customer);
}`);
});

test('tries are counted, and end before where something holds', () => {
  expect(
    workOf(`[l(loop)] retry up to three times until accepted
[m(loop)] twice
${parts}c -> s: pay(sum)
s -> b@l: transfer(sum)
b --> s@l: transaction
s -> b@m: ring(transaction)
`),
  ).toBe(`let transaction: string;
let attempt = 0;
do {
  transaction = bank.transfer(sum);
  attempt += 1;
} while (!(shopDecisions.isAccepted(transaction)) && attempt < 3);
for (let attempt2 = 1; attempt2 <= 2; attempt2 += 1) {
  bank.ring(transaction);
}`);
});

test('a reply in the rounds of a loop to what is answered behind it tells whoever called something', () => {
  expect(
    workOf(`[l(loop)] until the tank is full
${parts}c -> s: fill(tank)
s -> b@l: pump(tank)
b --> s@l: level
s --> c@l: progress(level)
s --> c: receipt
`),
  ).toContain(
    '  level = bank.pump(tank);\n  client.progress(level);\n} while (!(shopDecisions.isTankFull(tank, level)));',
  );
});

test('what a loop brings before it may be broken off is there behind it', () => {
  expect(
    workOf(`[l(loop)] while results are missing
[k(break)@l] lab is closed
${parts}c -> s: admit(patient)
s -> b@l: poll(patient)
b --> s@l: result
s -> b@k: close(patient)
s -> b: archive(result)
`),
  ).toContain(`let givenResult: string;
for (;;) {
  givenResult = bank.poll(patient);`);
});
