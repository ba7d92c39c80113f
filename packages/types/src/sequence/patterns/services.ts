import type { Pattern } from '@diagloom/diagram/model';

/** Everyday services seen from their messages: food, flights, rides, elevators. */
export const serviceMessagePatterns: readonly Pattern[] = [
  {
    id: 'flight-booking-messages',
    title: 'Booking a flight',
    aliases: [
      'flight booking',
      'flight reservation',
      'airline booking',
      'airline reservation',
      'ticket booking',
      'flight ticket booking',
      'book a flight ticket',
      'plane ticket',
    ],
    keywords: [
      'flight',
      'airline',
      'passenger',
      'payment',
      'seat',
      'ticket',
      'customer',
      'online',
      'travel',
      'booking',
      'website',
    ],
    notation: `
[x(alt)] ""
[y(section)@x] Paid in time
[z(section)@x] Not paid
a(actor) Traveler
b Booking site
c Airline system
d Payment provider
a -> b: Airports, dates, travelers
b -> c: Search fares
c --> b: Flights with prices
b --> a: List of flights
a -> b: Choose a flight
b -> c: Hold the seats for 20 minutes
c --> b: Record locator
b --> a: Ask for names and payment
a -> b: Names and card
b -> d: Authorize the amount
d --> b@y: Authorized
b -> c@y: Issue the tickets
c --> b@y: Ticket numbers
b -> d@y: Capture the payment
b --> a@y: Tickets by email
d --> b@z: Declined
b -> c@z: Release the seats
b --> a@z: Ask for another card
`,
  },
  {
    id: 'food-order-messages',
    title: 'Ordering food for delivery',
    aliases: [
      'food order',
      'food delivery',
      'ordering food',
      'order food',
      'food delivery app',
      'meal delivery',
      'pizza order',
      'order pizza',
      'food ordering',
      'online food order',
      'restaurant delivery',
    ],
    keywords: ['customer', 'restaurant', 'courier', 'driver', 'delivery', 'payment', 'rider', 'online', 'food'],
    notation: `
[x(alt)] ""
[y(section)@x] Restaurant accepts
[z(section)@x] Restaurant refuses or does not answer
[l(loop)] every ten seconds
a(actor) Customer
b Delivery app
c Payment service
d(actor) Restaurant
e(actor) Courier
a -> b: Dishes and address
b -> c: Reserve the amount
c --> b: Reserved
b -> d: New order
d --> b@y: Accepted, ready in 20 minutes
b -> e@y: Offer the trip
e --> b@y: Accepted
b -async-> a@y: Time of arrival
e -> d@y: Pick up the order
e -async-> b@l: Position
b -async-> a@l: Position on the map
e -> a@y: Hand over the food
e -> b@y: Delivered
b -> c@y: Capture the amount
d --> b@z: Refused
b -> c@z: Release the amount
b -async-> a@z: Apology and other restaurants
`,
  },
  {
    id: 'restaurant-order-messages',
    title: 'Order in a restaurant',
    aliases: [
      'restaurant order',
      'restaurant',
      'ordering in a restaurant',
      'waiter kitchen',
      'restaurant ordering',
      'order food in a restaurant',
      'restaurant bill',
      'dinner order',
    ],
    keywords: [
      'customer',
      'guest',
      'waiter',
      'kitchen',
      'chef',
      'cook',
      'food',
      'cashier',
      'meal',
      'menu',
      'order',
      'bill',
    ],
    notation: `
[l(loop)] for each course
[o(opt)] dish sold out
a(actor) Guest
b(actor) Waiter
c Till system
d(actor) Kitchen
a -> b: Ask for the menu
b --> a: Menu and today's dishes
a -> b: Order
b -> c: Enter the order for the table
c -async-> d: Kitchen ticket
d -> b@o: Dish sold out
b -> a@o: Suggest another dish
a --> b@o: Other dish
b -> c@o: Change the order
d -> d@l: Cook the course
d -async-> b@l: Course ready
b -> a@l: Serve the course
a -> b: Ask for the bill
b -> c: Close the table
c --> b: Bill
b -> a: Bill
a -> b: Card
b -> c: Take the payment
c --> b: Receipt
b -> a: Receipt
`,
  },
  {
    id: 'ride-request-messages',
    title: 'Ride request',
    aliases: [
      'ride hailing',
      'uber',
      'uber ride',
      'taxi ride',
      'ride booking',
      'ride matching',
      'order a taxi',
      'taxi app',
      'ride request app',
    ],
    keywords: ['driver', 'passenger', 'rider', 'ride', 'trip', 'location', 'payment', 'matching', 'booking'],
    notation: `
[l(loop)] until a driver accepts, at most 5 drivers
[t(loop)] during the trip
a(actor) Passenger
b Ride service
c Location index
d(actor) Driver
e Payment service
a -> b: Pickup and destination
b -> b: Estimate time and fare
b --> a: Fare
a -> b: Confirm
b -> c@l: Nearest free driver
c --> b@l: Driver
b -> d@l: Offer with pickup
d --> b@l: Accept or decline
b -async-> a: Driver, car, arrival time
d -> b: Passenger on board
d -async-> b@t: Position
b -async-> a@t: Position and arrival time
d -> b: Arrived
b -> e: Charge the fare
e --> b: Receipt number
b -async-> a: Receipt, ask for a rating
b -async-> d: Earnings of the trip
`,
  },
  {
    id: 'elevator-call-messages',
    title: 'Elevator call',
    aliases: ['elevator', 'lift', 'call an elevator', 'elevator system', 'elevator request', 'lift call'],
    keywords: ['passenger', 'floor', 'door', 'button', 'controller', 'cabin', 'motor', 'control'],
    notation: `
[l(loop)] until the floor is reached
[o(opt)] something in the door
a(actor) Passenger
b Floor panel
c Controller
d Drive
e Doors
a -> b: Press up
b -> c: Call from floor 3
c -> c: Choose the nearest car
c --> b: Light the button
c -> d: Move to floor 3
d -async-> c@l: Floor sensor
c -> d: Stop
d --> c: Level with the floor
c -> e: Open
c -> b: Clear the button
a -> c: Press floor 7
c -> e: Close
e -> c@o: Blocked
c -> e@o: Open again
e --> c: Closed and locked
c -> d: Move to floor 7
d --> c: Level with the floor
c -> e: Open
`,
  },
  {
    id: 'chat-message-messages',
    title: 'Chat message',
    aliases: [
      'chat',
      'messaging',
      'instant message',
      'send a message',
      'message delivery',
      'messenger',
      'whatsapp message',
      'messaging app',
      'chat app',
      'chat application',
    ],
    keywords: ['sender', 'receiver', 'server', 'message', 'online', 'push', 'delivery', 'read'],
    notation: `
[x(alt)] ""
[y(section)@x] Recipient online
[z(section)@x] Recipient offline
a(actor) Sender
b Chat server
c(database) Message store
d Push service
e(actor) Recipient
a -> b: Encrypted message
b -> c: Store it
c --> b: Number in the conversation
b --> a: One tick: sent
b -async-> e@y: Message
e -async-> b@y: Received
b -async-> d@z: Wake the device
d -async-> e@z: Notification
e -> b@z: Fetch since the last number
b -> c@z: Read the messages
c --> b@z: Messages
b --> e@z: Messages
b -async-> a: Two ticks: delivered
e -async-> b: Read up to this number
b -> c: Save the position
b -async-> a: Blue ticks: read
`,
  },
];
