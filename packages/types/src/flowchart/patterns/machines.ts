import type { Pattern } from '@diagloom/diagram/model';

/** What machines that everybody knows do. */
export const machinePatterns: readonly Pattern[] = [
  {
    id: 'vending-machine',
    title: 'Vending machine',
    aliases: ['vending', 'snack machine', 'drinks machine', 'vending machine algorithm'],
    keywords: ['drink', 'snack', 'coin', 'money', 'product', 'item', 'purchase', 'buy', 'selection'],
    notation: `
a(start)
b(io) Customer chooses a product
c? In stock?
d(io) Show that it is sold out
e(io) Show the price
f(io) Take coins, notes or a card
g? Paid in full?
h? Canceled or no payment for 30 seconds?
i Give the money back
j Dispense the product
k? Product fell into the tray?
l(io) Show a fault and block the slot
m? Change due?
n Pay out the change
o(end)
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> b
e -> f
f -> g
g -> j: Yes
g -> h: No
h -> i: Yes
h -> f: No
i -> o
j -> k
k -> m: Yes
k -> l: No
l -> i
m -> n: Yes
m -> o: No
n -> o
`,
  },
  {
    id: 'cash-withdrawal',
    title: 'Cash withdrawal at a machine',
    aliases: [
      'atm',
      'atm withdrawal',
      'withdraw cash',
      'withdraw money',
      'cash withdrawal',
      'atm transaction',
      'atm cash withdrawal',
      'money withdrawal',
    ],
    keywords: ['bank', 'card', 'pin', 'cash', 'money', 'machine', 'transaction', 'balance', 'customer'],
    notation: `
a(start)
b(io) Card inserted
c? Card readable and not blocked?
d(io) Ask for the PIN
e? PIN right?
f? Third wrong PIN?
g Keep the card
h(io) Ask for the amount
i? Covered by balance and daily limit?
j(io) Show the available amount
k? Enough notes in the machine?
l(io) Offer another amount
m Debit the account
n Eject the card
o Dispense the cash
p? Receipt wanted?
q(document) Print the receipt
r Reject the card
s(end)
a -> b
b -> c
c -> d: Yes
c -> r: No
r -> s
d -> e
e -> h: Yes
e -> f: No
f -> g: Yes
f -> d: No
g -> s
h -> i
i -> k: Yes
i -> j: No
j -> h
k -> m: Yes
k -> l: No
l -> h
m -> n
n -> o
o -> p
p -> q: Yes
p -> s: No
q -> s
`,
  },
  {
    id: 'elevator-ride',
    title: 'Elevator control',
    aliases: ['elevator', 'lift', 'lift control', 'elevator algorithm', 'elevator operation'],
    keywords: ['floor', 'door', 'button', 'building', 'controller', 'algorithm', 'logic'],
    notation: `
a(start) Call button pressed
b Add the floor to the list of stops
c? Car already at that floor?
d? Doors closed and load allowed?
e Wait and warn
f? Stops ahead in the same direction?
g Turn the direction around
h Move on by one floor
i? Stop at this floor?
j Stop and open the doors
k(delay) Wait for passengers
l Take the floor off the list
m? Any stops left?
n Close the doors
o(end) Idle with doors closed
a -> b
b -> c
c -> j: Yes
c -> d: No
d -> f: Yes
d -> e: No
e -> d
f -> h: Yes
f -> g: No
g -> h
h -> i
i -> j: Yes
i -> h: No
j -> k
k -> l
l -> n
n -> m
m -> d: Yes
m -> o: No
`,
  },
  {
    id: 'traffic-light-control',
    title: 'Traffic light control',
    aliases: ['traffic light', 'traffic signal', 'traffic light cycle', 'traffic light controller', 'stop light'],
    keywords: [
      'pedestrian',
      'crossing',
      'control',
      'controller',
      'car',
      'red',
      'green',
      'yellow',
      'intersection',
      'signal',
      'algorithm',
      'driver',
    ],
    notation: `
a(start) Power on
b Flash yellow until the self-test is done
c? Self-test passed?
d(end) Keep flashing yellow and report the fault
e Red for all directions
f Green for the main road
g? Least green time over?
h? Pedestrian or side road waiting?
i Yellow for the main road
j Red for the main road
k(delay) Wait until the crossing is clear
l Green for side road and pedestrians
m(delay) Hold for 15 seconds
n Yellow for the side road
o? Switched off for the night?
p(end) Off
a -> b
b -> c
c -> e: Yes
c -> d: No
e -> f
f -> g
g -> h: Yes
g -> f: No
h -> i: Yes
h -> f: No
i -> j
j -> k
k -> l
l -> m
m -> n
n -> o
o -> e: No
o -> p: Yes
`,
  },
  {
    id: 'thermostat',
    title: 'Thermostat control',
    aliases: [
      'thermostat',
      'temperature control',
      'heating control',
      'room thermostat',
      'heating',
      'air conditioning control',
      'room temperature',
    ],
    keywords: [
      'temperature',
      'loop',
      'heating',
      'cooling',
      'room',
      'heater',
      'control',
      'sensor',
      'algorithm',
      'home',
      'air conditioning',
      'smart',
    ],
    notation: `
a(start) Switched on
b(io) Read the room temperature
c(io) Read the set temperature
d? Sensor value plausible?
e Switch off and show a fault
f? More than half a degree too cold?
g Heating on
h? More than half a degree too warm?
i Heating off
j Leave it as it is
k(delay) Wait one minute
l? Still switched on?
m(end) Heating off for good
a -> b
b -> c
c -> d
d -> f: Yes
d -> e: No
e -> m
f -> g: Yes
f -> h: No
h -> i: Yes
h -> j: No
g -> k
i -> k
j -> k
k -> l
l -> b: Yes
l -> m: No
`,
  },
];
