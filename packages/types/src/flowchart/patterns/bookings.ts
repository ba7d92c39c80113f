import type { Pattern } from '@diagloom/diagram/model';

/** What a customer goes through until something is booked, eaten, bought or found. */
export const bookingPatterns: readonly Pattern[] = [
  {
    id: 'restaurant-meal',
    title: 'Ordering in a restaurant',
    aliases: [
      'restaurant',
      'restaurant order',
      'restaurant visit',
      'order food in a restaurant',
      'eating out',
      'dinner at a restaurant',
      'dining',
      'restaurant service',
      'waiter',
    ],
    keywords: [
      'food',
      'menu',
      'order',
      'meal',
      'guest',
      'waiter',
      'customer',
      'table',
      'dinner',
      'eat',
      'serve',
      'service',
      'dine',
    ],
    notation: `
a(start) Guests arrive
b? Table free or reserved?
c? Willing to wait?
d Wait at the bar
e(end) Go elsewhere
f Take a seat and read the menu
g Order drinks and food
h? Dish available?
i Prepare the dishes
j Serve the dishes
k? Guests satisfied?
l Replace or correct the dish
m? Dessert or more drinks?
n(document) Bring the bill
o Pay by card or cash
p(end) Guests leave
a -> b
b -> f: Yes
b -> c: No
c -> d: Yes
c -> e: No
d -> b
f -> g
g -> h
h -> i: Yes
h -> g: No
i -> j
j -> k
k -> m: Yes
k -> l: No
l -> j
m -> g: Yes
m -> n: No
n -> o
o -> p
`,
  },
  {
    id: 'hotel-room-booking',
    title: 'Hotel booking',
    aliases: [
      'book hotel',
      'hotel reservation',
      'book a hotel room',
      'room booking',
      'room reservation',
      'hotel room reservation',
      'online hotel booking',
    ],
    keywords: ['hotel', 'room', 'guest', 'customer', 'online', 'reservation', 'book', 'payment', 'travel', 'reserve'],
    notation: `
a(start)
b(io) Enter city, dates and guests
c? Rooms free?
d Change the dates or the place
e(io) Show rooms with price and terms
f Choose a room and a rate
g(io) Enter the guest's details
h? Rate paid in advance?
i Charge the card
j Hold the room with the card
k? Card accepted?
l? Try another card?
m Confirm the booking
n(document) Send the confirmation
o(end) Booked
p(end) Room released
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> b
e -> f
f -> g
g -> h
h -> i: Yes
h -> j: No
i -> k
j -> k
k -> m: Yes
k -> l: No
l -> g: Yes
l -> p: No
m -> n
n -> o
`,
  },
  {
    id: 'flight-ticket-booking',
    title: 'Flight booking',
    aliases: [
      'book flight',
      'flight reservation',
      'airline reservation',
      'airline booking',
      'flight ticket',
      'book plane ticket',
      'airline ticket booking',
      'flight ticket booking',
      'ticket reservation',
    ],
    keywords: [
      'flight',
      'airline',
      'ticket',
      'plane',
      'online',
      'passenger',
      'seat',
      'airport',
      'reservation',
      'booking',
      'travel',
      'payment',
      'book',
      'reserve',
    ],
    notation: `
a(start)
b(io) Enter airports, dates and travelers
c Search fares
d? Flights found?
e(io) Show flights by price and duration
f Choose a flight and a fare
g(io) Enter names as in the passports
h? Seats or baggage wanted?
i Add seats and baggage
j Hold the seats
k(io) Take the payment
l? Paid before the hold ends?
m Release the seats
n Issue the tickets
o(document) Send tickets and receipt
p(end) Booked
q(end) Not booked
a -> b
b -> c
c -> d
d -> e: Yes
d -> b: No
e -> f
f -> g
g -> h
h -> i: Yes
h -> j: No
i -> j
j -> k
k -> l
l -> n: Yes
l -> m: No
m -> q
n -> o
o -> p
`,
  },
  {
    id: 'taxi-ride',
    title: 'Taxi ride',
    aliases: [
      'ride hailing',
      'taxi booking app',
      'uber ride',
      'uber',
      'ride booking',
      'order a taxi',
      'book a taxi',
      'call a taxi',
      'ride request',
      'taxi app',
    ],
    keywords: ['driver', 'passenger', 'ride', 'car', 'trip', 'booking', 'customer', 'order', 'call', 'fare'],
    notation: `
a(start) Passenger requests a ride
b(io) Enter pickup and destination
c Show the fare and the waiting time
d? Fare accepted?
e Look for the nearest driver
f? Driver accepts in time?
g? Other drivers nearby?
h Driver goes to the pickup
i? Passenger there within five minutes?
j Charge a fee for waiting in vain
k Start the ride
l Follow the route
m? Destination reached?
n Charge the fare
o? Payment accepted?
p Ask for another payment
q Passenger and driver rate each other
r(end) Ride completed
s(end) No ride
a -> b
b -> c
c -> d
d -> e: Yes
d -> s: No
e -> f
f -> h: Yes
f -> g: No
g -> e: Yes
g -> s: No
h -> i
i -> k: Yes
i -> j: No
j -> s
k -> l
l -> m
m -> n: Yes
m -> l: No
n -> o
o -> q: Yes
o -> p: No
p -> n
q -> r
`,
  },
  {
    id: 'house-purchase',
    title: 'Buying a house',
    aliases: [
      'house purchase',
      'purchase house',
      'buy a house',
      'buy house',
      'buying a home',
      'buy a home',
      'home buying',
      'home purchase',
      'purchase a house',
      'real estate purchase',
      'property purchase',
      'buy property',
    ],
    keywords: [
      'house',
      'home',
      'property',
      'real estate',
      'buyer',
      'bank',
      'mortgage',
      'purchase',
      'buy',
      'first time',
      'apartment',
      'flat',
    ],
    notation: `
a(start) Decide to buy
b Work out the budget
c Ask the bank how much it would lend
d? Loan agreed in principle?
e Save more or look for something cheaper
f View houses
g? One that fits?
h Make an offer
i? Offer accepted?
j? Raise the offer?
k Have the house surveyed
l? Serious defects?
m Renegotiate the price
n? Seller agrees?
o Sign the mortgage
p Sign the contract and pay the deposit
q Pay the rest and register the title
r(end) Keys handed over
a -> b
b -> c
c -> d
d -> f: Yes
d -> e: No
e -> b
f -> g
g -> h: Yes
g -> f: No
h -> i
i -> k: Yes
i -> j: No
j -> h: Yes
j -> f: No
k -> l
l -> m: Yes
l -> o: No
m -> n
n -> o: Yes
n -> f: No
o -> p
p -> q
q -> r
`,
  },
  {
    id: 'job-search',
    title: 'Job search',
    aliases: [
      'find a job',
      'finding a job',
      'apply for a job',
      'apply to a job',
      'get a job',
      'look for a job',
      'job hunt',
      'job hunting',
      'job seeker',
      'candidate job application',
    ],
    keywords: [
      'job',
      'candidate',
      'application',
      'applicant',
      'resume',
      'cv',
      'interview',
      'career',
      'search',
      'apply',
      'get',
    ],
    notation: `
a(start) Looking for a job
b Write down strengths and wishes
c(document) Bring the resume up to date
d Search advertisements and ask contacts
e? Position fits?
f(document) Write a letter for this position
g Send the application
h? Answer within two weeks?
i Follow up once
j? Invited?
k Learn about the company
l Go to the interview
m? Offer received?
n Ask what was missing
o? Terms acceptable?
p Negotiate
q? Agreement reached?
r(end) Sign the contract
a -> b
b -> c
c -> d
d -> e
e -> f: Yes
e -> d: No
f -> g
g -> h
h -> j: Yes
h -> i: No
i -> j
j -> k: Yes
j -> n: No
k -> l
l -> m
m -> o: Yes
m -> n: No
n -> c
o -> r: Yes
o -> p: No
p -> q
q -> r: Yes
q -> d: No
`,
  },
  {
    id: 'email-triage',
    title: 'Email triage',
    aliases: [
      'inbox',
      'inbox zero',
      'email management',
      'email processing',
      'process email',
      'process emails',
      'email handling',
      'read emails',
      'answer emails',
      'manage inbox',
    ],
    keywords: ['mail', 'inbox', 'message', 'emails', 'triage', 'sort', 'reply', 'answer', 'daily', 'handle'],
    notation: `
a(start) Open the inbox
b Take the oldest message
c? Spam or suspicious?
d Report and delete it
e? Anything to do?
f? Worth keeping?
g File it
h Delete it
i? Done in two minutes?
j Answer it at once
k? Mine to do?
l Forward it and note who has it
m? Due on a date?
n Put it in the calendar
o Put it on the task list
p? More messages?
q(end) Inbox empty
a -> b
b -> c
c -> d: Yes
c -> e: No
d -> p
e -> i: Yes
e -> f: No
f -> g: Yes
f -> h: No
g -> p
h -> p
i -> j: Yes
i -> k: No
j -> p
k -> m: Yes
k -> l: No
l -> p
m -> n: Yes
m -> o: No
n -> p
o -> p
p -> b: Yes
p -> q: No
`,
  },
];
