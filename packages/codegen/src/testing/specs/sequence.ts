import type { CodeSpec } from './code-spec.ts';

export const sequenceSpecs: readonly CodeSpec[] = [
  {
    id: 'sequence-tiny',
    family: 'messages',
    size: 'tiny',
    notation: `sequence: Ping
a Client
b Server
a -> b: Ping
b --> a: Pong
`,
  },
  {
    id: 'sequence-typical',
    family: 'messages',
    size: 'typical',
    notation: `sequence: Borrow a book
[f(alt)] ""
[g(section)@f] Copy available
[h(section)@f] Otherwise
[r(loop)] for each reminder
a(actor) Reader
b Front desk
c Catalogue
d(database) Loans
a -> b: Ask for a book
b -> c: Find the copy
c -> d: Read loans
d --> c: Loans
c --> b: Copy
b -> d@g: Record the loan
b -> a@g: Hand over the book
b -> c@h: Reserve
b -> a@h: Tell the waiting time
b -async-> a@r: Send a reminder
`,
  },
  {
    id: 'sequence-arguments-typical',
    family: 'messages',
    size: 'typical',
    notation: `sequence: Ordering
[f(opt)] Gift?
a(actor) Customer
b Shop
c Payment
d Mail
a -> b: placeOrder(cart, total: decimal, deliver on: date, payment)
b -> c: charge(total, payment)
b -> b@f: wrap(cart)
b -async-> d: confirm(cart, deliver on)
`,
  },
  {
    id: 'sequence-lists-typical',
    family: 'messages',
    size: 'typical',
    notation: `sequence: Place an order
[f(opt)] Customer is blocked
[l(loop)] for each line
[g(alt)] ""
[h(section)@g] All weights known
[i(section)@g] Otherwise
a(actor) Customer
b Shop
c Accounts
d Warehouse
e Shipping
a -> b: placeOrder(customerId, lines: String[], weights: decimal[])
b -> c: Look the customer up
b --> a@f: Customer is blocked
b -> d@l: Reserve the line
d -> d@l: pick(line)
b -> e@h: quote(weights)
b -> a@i: Ask for the weights
b --> a@i: Try again
b -> e: Get the free slots
e --> b: slots
b -> e: book(slots, customerId)
`,
  },
  {
    id: 'sequence-results-typical',
    family: 'messages',
    size: 'typical',
    notation: `sequence: Check in
[f(alt)] Passport valid?
[g(section)@f] Yes
[h(section)@f] No
[l(loop)] for each bag
a(actor) Traveller
b Kiosk
c Booking service
d(database) Bookings
e Seats
f2 Luggage
a -> b: Scan the passport
b -> c: open(bookingCode: string, arrivesOn: date)
c -> d: find(booking code, arrivesOn)
d --> c: booking
c -> c@g: confirm(booking, seatRow)
c -> e@g: take(seat row, price)
e --> c@g: seat
c -> d@g: note(seat)
c -> c@h: refuse(booking)
c --> b: boarding pass
b -> f2@l: print(boarding pass, weight)
b -> b: show(boarding pass)
`,
  },
  {
    id: 'sequence-errors-typical',
    family: 'messages',
    size: 'typical',
    notation: `sequence: Order tea
[a(alt)] ""
[g(section)@a] in stock
[h(section)@a] sold out
[k(alt)] ""
[m(section)@k] order was sent
[n(section)@k] otherwise
[r(loop)] for each cup
[s(break)@r] kettle is empty
[t(break)] shop is closed
c(actor) Customer
s2 Shop
w Warehouse
p Payment
l Log
c -> s2: place order(cart)
s2 -> w: reserve(cart)
w --> s2@g: reservation
s2 -> p@g: charge(cart)
p --> s2@g: receipt
s2 --> c@g: receipt
w --> s2@h: throws OutOfStock
s2 --> c@h: 409 Conflict
c -> s2: cancel order(order id)
s2 -> l@m: note refusal(order id)
s2 --> c@m: 410 Gone
s2 --> c@n: cancelled
c -> s2: fill(cups)
s2 -> w@r: boil(cup)
s2 -> l@s: note kettle(cup)
s2 -> w@r: pour(cup)
s2 --> c: done
c -> s2: get bill(table)
s2 -> l@t: note call(table)
s2 --> c@t: come back later
s2 -> p: sum up(table)
p --> s2: bill
s2 --> c: bill
`,
  },
  {
    id: 'sequence-words-typical',
    family: 'messages',
    size: 'typical',
    notation: `sequence: Book a seat
[f(alt)] ""
[g(section)@f] The bank declines
[h(section)@f] Otherwise
a(actor) Customer
b Booking service
c Payment service
d Bank
e(database) Bookings
a -> b: picks a window seat
b -> e: reserve the seat
b -> c: charge card
c -> d: authorise payment
d --> c: token
c --> b: returns the payment id
b -> a@g: Show the reason
b -> e@h: store booking
b -> a@h: send ticket
`,
  },
  {
    id: 'sequence-questions-typical',
    family: 'messages',
    size: 'typical',
    notation: `sequence: Court booking
[f(alt)] Court free?
[g(section)@f] Free
[h(section)@f] Taken
[k(opt)] Not a member
[m(alt)] ""
[n(section)@m] The bank declines
[o(section)@m] Otherwise
[q(alt)] ""
[r(section)@q] Pass valid
[s(section)@q] Pass expired
[t(section)@q] Pass unknown
a(actor) Player
b App
c Courts
d(database) Calendar
e Members
h2 Bank
i2 Gate
a -> b: book(court, slot)
b -> c: isFree(court, slot)
c -> d: getReservations(court)
d --> c: reservations
c --> b: free or taken
b -> c@g: reserve(court, slot)
b -> a@h: offer another one
b -> e: is a member
b -> b@k: charge(slot)
b -> e: hasCredit(court)
b -> h2: charge(slot)
b -> b@n: release(court)
b -> i2: Check the pass
b -> i2@r: Open
b -> a@s: Offer a new pass
b -> a@t: Refuse
`,
  },
  {
    id: 'sequence-behind-typical',
    family: 'messages',
    size: 'typical',
    notation: `sequence: Book a pilot
[a(alt)] ""
[b(section)@a] Window open
[c(section)@a] Window closed
[d(alt)@b] ""
[e(section)@d] Pilot free
[f(section)@d] No pilot free
[g(opt)] Vessel carries dangerous goods
h(actor) Skipper
i Pilot portal
j Tide service
k Pilot roster
l Fee ledger
h -> i: requestPilot(vesselId, eta)
i -> j: windowFor(eta)
j --> i: tidal window
i -> k@b: assignPilot(eta, grade)
k --> i@e: pilot
i -> l@e: charge(vesselId, fee)
l --> i@e: receipt
i --> h@e: boarding confirmation
k --> i@f: next free time
i --> h@f: offer of later slot
i --> h@c: refusal with next window
i -async-> k@g: flagDangerousGoods(vesselId)
`,
  },
  {
    id: 'sequence-told-typical',
    family: 'messages',
    size: 'typical',
    notation: `sequence: Rent a bicycle
[a(alt)] ""
[b(section)@a] deposit >= 50
[c(section)@a] deposit < 50
[l(loop)@b] every 5 minutes
[n(alt)@b] ""
[o(section)@n] Bicycle is intact
[p(section)@n] Bicycle is damaged
[q(section)@n] Bicycle is lost
[e(opt)] Receipt wanted
f(actor) Rider
g Station
h Rental service
i Bank
j Mail
f -> g: take(bicycleId: int)
g -> h: open rental(cardId: string)
h -> i: get deposit(cardId: string)
i --> h: deposit: decimal
h --> g@b: opened
g -> g@b: unlock bicycle
g -> h@l: note position(latitude: decimal)
f -> g@b: bring back
g -> h@b: close rental(metres: int)
h --> g@o: closed
g --> f@o: thanks
h -> i@p: charge(amount: decimal)
h --> g@p: damage noted
h --> g@q: loss noted
h --> g@c: refused
g --> f@c: deposit too low
h -> j@e: send receipt
`,
  },
  {
    id: 'sequence-brought-typical',
    family: 'messages',
    size: 'typical',
    notation: `sequence: Ship a parcel
[a(loop)] up to 3 times until transfer is accepted
[b(loop)] every 30 seconds until scale is steady
[c(loop)] for each line item of the order
[d(opt)] coupon given
[e(alt)] ""
[f(section)@e] customer has an account
[g(section)@e] otherwise
[h(alt)] ""
[i(section)@h] address is known
[j(section)@h] address is unknown
[k(opt)@c] quantity < item.demand
[m(loop)] 2 times
[n(loop)@m] retry max three times
[v(loop)] while proofs are missing
[w(break)@v] carrier is closed
s(actor) Clerk
o Office
p Prices
q Bank
r Scale
t Stock
u Carrier
s -> o: ship(orderId, coupon)
o -> t: getOrder(orderId)
t --> o: order
o -> p: getPrice(order)
p --> o: price
o -> p@d: discount(coupon, price)
p --> o@d: price
o -> q@f: chargeAccount(price)
q --> o@f: receipt
o -> q@g: chargeCard(price)
q --> o@g: receipt
o -> q@a: transfer(price)
q --> o@a: transfer
o -> r@b: weigh(order)
r --> o@b: weight: decimal
o -> t@c: reserve(sku, quantity)
t --> o@c: quantity
o -> t@k: reorder(sku)
o -> u@i: findAddress(order)
u --> o@i: address
o -> u@j: openCase(order)
o -> u: collect(address, weight, receipt)
o -> u@m: knock(address)
o -> u@n: ring(address)
o -> u@v: getProof(address)
u --> o@v: proof
o -> q@w: note(address)
o -> q: archive(transfer, receipt, proof)
`,
  },
  {
    id: 'sequence-large',
    family: 'messages',
    size: 'large',
    notation: [
      'sequence: Relay',
      ...Array.from({ length: 25 }, (_, index) => `p${index} Station ${index}`),
      ...Array.from({ length: 24 }, (_, index) => `p${index} -> p${index + 1}: Hand over baton ${index}`),
      ...Array.from({ length: 24 }, (_, index) => `p${24 - index} --> p${23 - index}: Done`),
      '',
    ].join('\n'),
  },
  {
    id: 'sequence-terse',
    family: 'messages',
    size: 'terse',
    notation: `sequence: ""
a A
b B
a -> b
b -> a
a -> a: think
`,
  },
  {
    id: 'sequence-failing-typical',
    family: 'messages',
    size: 'typical',
    notation: `sequence: Order a meal
[a(loop)] For each dish
[b(alt)] ""
[c(section)@b] The payment fails
[d(section)@b] Otherwise
f(actor) Customer
g Mobile app
h Order service
i Inventory service
j Payment gateway
k Kitchen
f -> g: Send order
g -> h: Send order
h -> i@a: Check stock
i --> h@a: Availability
h -> h: Calculate total price
h -> j: Charge total price
j --> h: Payment id
h --> g@c: Error
h -> k@d: Send order
k --> h@d: Preparation time
h --> g@d: Confirmation
g -> f: Show result
`,
  },
  {
    id: 'sequence-hostile',
    family: 'messages',
    size: 'hostile',
    notation: `sequence: "return */ "x" \${1}"
[f(alt)] "Which one?"
[g(section)@f] "class"
[h(section)@f] "class"
[i(section)@f] ""
[o(opt)@g] ""
[l(loop)] "while (true) { }"
[p(par)] ""
[q(section)@p] "one"
[r(section)@p] "two"
a(actor) "new"
b "Service"
c "Service"
d "数据库"
e "3rd party"
x "Silent"
a -> b: "delete"
b -> c@g: "import */"
c -> d@o: "select 'x'; --"
b -> d@h: "1"
b -> e@i: ""
e -> e: "think"
b -> b: "notify"
b -> c@l: "import */"
c --> b@l: "ok"
b -async-> d@q: "log"
b -async-> e@r: "log"
d -> a: "toString"
`,
  },
];
