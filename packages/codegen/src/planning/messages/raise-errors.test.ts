import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import type { LanguageId } from '../../languages/catalog.ts';
import { sourceOf } from '../../testing/source-of.ts';
import { planProgram } from '../plan-program.ts';

const codeOf = (drawn: string, language: LanguageId = 'python'): string =>
  sourceOf(`sequence: Shop\n${drawn}`, { type: 'sequence', family: 'messages', language });

const stock = `[a(alt)] ""
[g(section)@a] in stock
[h(section)@a] otherwise
c Customer
s Shop
w Warehouse
p Payment
c -> s: place order(cart)
s -> w: reserve(cart)
w --> s@g: reservation
s -> p@g: charge(cart)
p --> s@g: receipt
s --> c@g: receipt
w --> s@h: throws OutOfStock
s --> c@h: 409 Conflict
`;

test('an answer that names an error is raised where it comes from, and whoever called has nothing to decide', () => {
  const code = codeOf(stock);
  expect(code).toContain('class OutOfStockError(Exception):');
  expect(code).toContain(
    '            raise OutOfStockError\n        return self._warehouse_work.create_reservation(cart)',
  );
  expect(code).toContain('        self._warehouse.reserve(cart)\n        return self._payment.charge(cart)\n');
});

test('languages end the types of errors in their own way, and those that raise none answer as before', () => {
  expect(codeOf(stock, 'typescript')).toContain('throw new OutOfStockError();');
  expect(codeOf(stock, 'java')).toContain('throw new OutOfStockException();');
  expect(codeOf(stock, 'go')).toContain('return "", ErrOutOfStock');
  expect(codeOf(stock, 'kotlin')).toContain('throw OutOfStockException()');
  expect(codeOf(stock, 'swift')).toContain('throw OutOfStockError()');
  expect(codeOf(stock, 'rust')).not.toContain('OutOfStockError');
});

test('whoever does something else in that case is answered with the case', () => {
  const code = codeOf(`${stock}s -> p@h: refund(cart)\n`.replace('s --> c@h: 409 Conflict\n', ''));
  expect(code).not.toContain('OutOfStockError');
});

const shop = (frame: string): string => `[t(break)${frame}] kettle is empty
c Customer
s Shop
l Log
c -> s: fill(cups)
s -> l@r: boil(cup)
s -> l@t: note(cup)
s -> l@r: pour(cup)
s -> l: close()
`;

test('what breaks off leaves the loop around it', () => {
  expect(codeOf(`[r(loop)] for each cup\n${shop('@r')}`)).toContain(
    '                self._log.note(cup)\n                break\n            self._log.pour(cup)\n        self._log.close()\n',
  );
  expect(codeOf(`[r(loop)] until it is late\n${shop('@r')}`)).toContain('                break\n');
});

test('what breaks off without a loop around it leaves the work, with an error where that gives something back', () => {
  const drawn = shop('').replaceAll('@r', '');
  expect(codeOf(drawn)).toContain('            self._log.note(cup)\n            return\n');
  const bill = `${drawn.replace('l Log\n', 'l Log\n').replace('s -> l: pour', 's --> c@t: come back later\ns -> l: pour')}s --> c: bill\n`;
  expect(codeOf(bill)).toContain('            self._log.note(cup)\n            raise ComeBackLaterError\n');
});

test('of a value and a refusal the value comes back, and is used', () => {
  const code = codeOf(`[a(alt)] ""
[g(section)@a] found
[h(section)@a] nothing there
u User
x API
y Search
u -> x: find order(order id)
x -> y: look up(order id)
y --> x@g: order
x --> u@g: order details
y --> x@h: not found
x --> u@h: 404 Not Found
`);
  expect(code).toContain('class NotFoundError(Exception):');
  expect(code).toContain(
    '        order = self._search.look_up(order_id)\n        return self._api_work.provide_order_details(order)\n',
  );
});

test('what is only said in a case in which something went wrong is an error of that case, and whoever begins is given the rest', () => {
  const code = codeOf(`[a(alt)] ""
[g(section)@a] card declined
[h(section)@a] otherwise
c(actor) Customer
s Shop
p Payment
c -> s: order(cart)
s -> p: check(cart)
p --> s: card
s --> c@g: show "Please pay otherwise"
s -> p@h: charge(card)
p --> s@h: receipt
s --> c@h: receipt
`);
  expect(code).toContain('class CardDeclinedError(Exception):');
  expect(code).toContain('            raise CardDeclinedError\n        return self._payment.charge(card)\n');
  expect(code).toContain('        return self._shop.order(cart)\n');
});

const meal = `[a(alt)] ""
[b(section)@a] The payment fails
[d(section)@a] Otherwise
c(actor) Customer
m Mobile app
s Shop
p Payment
c -> m: Send order
m -> s: Send order
s -> p: Charge card
p --> s: Payment id
s --> m@b: Error
s --> m@d: Confirmation
m -> c: Show result
`;

test('whoever hands on what has come of a call goes on from its error, and a test runs that through all classes', () => {
  expect(codeOf(meal)).toContain(
    `        try:
            confirmation = self._shop.send_order(order)
        except PaymentFailedError as error:
            confirmation = str(error)
        self._customer.show_result(confirmation)
`,
  );
  expect(codeOf(meal, 'kotlin')).toContain('} catch (exception: PaymentFailedException) {');
  expect(codeOf(meal, 'swift')).toContain('} catch let error as PaymentFailedError {');
  const { services } = planProgram({
    spec: parseNotation(`sequence: Shop\n${meal}`, 'sequence').spec,
    family: 'messages',
    style: 'detailed',
    additionalDetails: '',
    raisesErrors: true,
  });
  const together = services.flatMap(({ operations }) =>
    operations.flatMap(({ scenarios }) => scenarios.filter((each) => each.together !== undefined)),
  );
  const shown = together.map(({ calls }) =>
    calls
      .at(-1)
      ?.parameters?.map(({ sample }) => sample)
      .join(),
  );
  expect(shown).toEqual([expect.stringMatching(/^confirmation/), 'payment failed']);
});
