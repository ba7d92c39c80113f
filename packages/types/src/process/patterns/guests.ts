import type { Pattern } from '@diagloom/diagram/model';

/** Guests, readers, patients and participants, and those who look after them. */
export const guestProcesses: readonly Pattern[] = [
  {
    id: 'food-delivery',
    title: 'Food delivery',
    aliases: [
      'food delivery order',
      'food order',
      'order food',
      'order food online',
      'meal delivery',
      'pizza delivery',
      'restaurant delivery',
      'food delivery app',
      'ordering pizza',
      'order pizza',
      'pizza order',
      'takeaway',
      'online food order',
    ],
    keywords: [
      'customer',
      'restaurant',
      'courier',
      'driver',
      'delivery',
      'rider',
      'food',
      'order',
      'online',
      'kitchen',
    ],
    notation: `
[C] Customer
[P] Platform
[R] Restaurant
[D] Courier
a(start)@C Hungry
b@C Choose dishes and pay
c?@P Payment accepted?
d@P Send the order to the restaurant
e?@R Accepted within five minutes?
f@R Cook and pack
g@P Offer the trip to couriers nearby
h?@D Trip accepted?
i@D Ride to the restaurant
j?@D Order ready and complete?
k@D Wait or have it completed
l@D Bring it to the customer
m?@D Somebody opens?
n@D Call and wait ten minutes
o?@C Reached?
p@C Take the food and rate it
q@P Refund the customer
r(end)@C Delivered
s(end)@P Canceled
a -> b
b -> c
c -> d: Yes
c -> b: No
d -> e
e -> f: Yes
e -> q: No
f -> g
g -> h
h -> i: Yes
h -> g: No
i -> j
j -> l: Yes
j -> k: No
k -> j
l -> m
m -> p: Yes
m -> n: No
n -> o
o -> p: Yes
o -> s: No
p -> r
q -> s
`,
  },
  {
    id: 'hotel-check-in',
    title: 'Hotel check-in',
    aliases: [
      'check in',
      'hotel reception',
      'hotel front desk',
      'guest check in',
      'hotel check in and check out',
      'check in at a hotel',
      'hotel stay',
      'hotel arrival',
      'hotel guest',
    ],
    keywords: [
      'hotel',
      'guest',
      'reception',
      'room',
      'front desk',
      'reservation',
      'key',
      'housekeeping',
      'check out',
      'receptionist',
    ],
    notation: `
[G] Guest
[F] Front desk
[H] Housekeeping
a(start)@G Guest arrives
b@F Look up the reservation
c?@F Reservation found?
d?@F Room free tonight?
e@F Take the guest's details
f@F Check the ID
g?@F Room ready?
h@H Clean and inspect the room
i@F Offer luggage storage and a drink
j@F Hold the deposit on the card
k?@F Card accepted?
l@G Give another card or cash
m@F Hand over the key
n@G Move in
o?@G Anything wrong with the room?
p@F Change the room or send somebody
q(end)@G Guest in the room
r(end)@F Refer to another hotel
a -> b
b -> c
c -> f: Yes
c -> d: No
d -> e: Yes
d -> r: No
e -> f
f -> g
g -> j: Yes
g -> i: No
i -> h
h -> j
j -> k
k -> m: Yes
k -> l: No
l -> k
m -> n
n -> o
o -> p: Yes
o -> q: No
p -> q
`,
  },
  {
    id: 'library-loan',
    title: 'Library loan',
    aliases: [
      'library',
      'book loan',
      'borrow a book',
      'borrowing a book',
      'library book',
      'book lending',
      'library management',
      'borrow book',
      'library book loan',
      'lending a book',
      'book borrowing',
    ],
    keywords: ['book', 'reader', 'librarian', 'member', 'borrow', 'return', 'loan', 'fine', 'issue', 'student'],
    notation: `
[R] Reader
[L] Librarian
[S] Library system
a(start)@R Book wanted
b@R Search the catalog
c?@S Copy on the shelf?
d@S Reserve the next copy
e@S Tell the reader when it is back
f@R Bring book and card to the desk
g?@S Card valid, no unpaid fines?
h@R Renew the card or pay
i?@S Loan limit reached?
j@R Return another book
k@L Record the loan
l@R Read the book
m?@S Due date reached?
n?@S Reserved by somebody else?
o@S Extend the loan
p@R Return the book
q?@L Late or damaged?
r@R Pay the fine
s@L Put it back on the shelf
t(end)@L Loan closed
a -> b
b -> c
c -> f: Yes
c -> d: No
d -> e
e -> f
f -> g
g -> i: Yes
g -> h: No
h -> i
i -> j: Yes
i -> k: No
j -> k
k -> l
l -> m
m -> n: Yes
m -> p: Read before
n -> p: Yes
n -> o: No
o -> l
p -> q
q -> r: Yes
q -> s: No
r -> s
s -> t
`,
  },
  {
    id: 'patient-admission',
    title: 'Patient admission',
    aliases: [
      'hospital admission',
      'admission of a patient',
      'inpatient admission',
      'patient registration',
      'patient intake',
      'patient check in',
      'admit a patient',
      'hospital patient admission',
      'patient flow',
    ],
    keywords: [
      'hospital',
      'patient',
      'nurse',
      'doctor',
      'ward',
      'bed',
      'admission',
      'insurance',
      'clinic',
      'registration',
      'discharge',
    ],
    notation: `
[P] Patient
[A] Admissions desk
[D] Doctor
[N] Ward
a(start)@P Patient arrives with a referral
b?@A Emergency?
c@D Treat at once, register later
d@A Take personal and insurance details
e?@A Insurance confirmed?
f@A Agree on payment
g@D Take the history and examine
h?@D Stay needed?
i@D Treat as an outpatient
j@P Sign the consent
k?@N Bed free?
l@A Put on the waiting list
m@N Assign the bed and put on the wristband
n@N Check allergies and medicines
o@D Set up the treatment plan
p(end)@N Admitted
q(end)@D Sent home
a -> b
b -> c: Yes
b -> d: No
c -> h
d -> e
e -> g: Yes
e -> f: No
f -> g
g -> h
h -> j: Yes
h -> i: No
i -> q
j -> k
k -> m: Yes
k -> l: No
l -> k
m -> n
n -> o
o -> p
`,
  },
  {
    id: 'event-registration',
    title: 'Event registration',
    aliases: [
      'conference registration',
      'register for an event',
      'event sign up',
      'event booking',
      'workshop registration',
      'seminar registration',
      'ticket sale',
      'event ticket',
      'webinar registration',
    ],
    keywords: [
      'participant',
      'organizer',
      'ticket',
      'event',
      'conference',
      'payment',
      'workshop',
      'attendee',
      'online',
      'badge',
      'waiting list',
    ],
    notation: `
[P] Participant
[S] Registration system
[O] Organizer
a(start)@O Registration opens
b@P Choose the event and fill in the form
c?@S Places left?
d?@P Join the waiting list?
e@S Put on the waiting list
f?@S Place becomes free?
g?@S Free of charge?
h@P Pay
i?@S Paid within a week?
j@S Release the place
k@S Send the ticket with a code
l@S Remind the day before
m?@P Still coming?
n@O Scan the code at the entrance
o@O Hand out the badge
p@P Take part
q@O Ask for feedback
r(end)@O Attended
s(end)@S Not registered
t(end)@S Canceled
a -> b
b -> c
c -> g: Yes
c -> d: No
d -> e: Yes
d -> s: No
e -> f
f -> g: Yes
f -> s: No
g -> k: Yes
g -> h: No
h -> i
i -> k: Yes
i -> j: No
j -> s
k -> l
l -> m
m -> n: Yes
m -> t: No
n -> o
o -> p
p -> q
q -> r
`,
  },
  {
    id: 'course-registration',
    title: 'Course registration',
    aliases: [
      'course enrolment',
      'register for a course',
      'class registration',
      'register for classes',
      'student course registration',
      'course selection',
      'course signup',
      'university course registration',
    ],
    keywords: [
      'student',
      'course',
      'advisor',
      'university',
      'class',
      'semester',
      'school',
      'registrar',
      'registration',
      'online',
      'subject',
    ],
    notation: `
[S] Student
[A] Advisor
[R] Registration system
a(start)@R Registration period opens
b@S Log in and choose courses
c?@R Prerequisites met?
d@S Ask the advisor
e?@A Exception granted?
f?@R Clashes in the timetable?
g@S Choose another course or section
h?@R Places left?
i@R Put on the waiting list
j?@R Place free before the deadline?
k@R Reserve the place
l?@R Credits within the limits?
m@S Add or drop a course
n@A Approve the plan
o@S Pay the fees
p(document)@R Timetable
q(end)@R Registered
a -> b
b -> c
c -> f: Yes
c -> d: No
d -> e
e -> f: Yes
e -> g: No
f -> g: Yes
f -> h: No
g -> c
h -> k: Yes
h -> i: No
i -> j
j -> k: Yes
j -> g: No
k -> l
l -> n: Yes
l -> m: No
m -> c
n -> o
o -> p
p -> q
`,
  },
  {
    id: 'complaint-handling',
    title: 'Complaint handling',
    aliases: [
      'complaint',
      'customer complaint',
      'complaint management',
      'complaint process',
      'complaint resolution',
      'handle a complaint',
      'grievance',
      'reclamation',
    ],
    keywords: [
      'customer',
      'service',
      'manager',
      'resolution',
      'quality',
      'support',
      'product',
      'response',
      'escalation',
    ],
    notation: `
[C] Customer
[S] Customer service
[Q] Responsible department
[M] Service manager
a(start)@C Something went wrong
b@C Complain
c@S Record and confirm the complaint
d?@S Facts complete?
e@C Answer the questions
f?@S Can be settled at once?
g@Q Look for the cause
h?@Q Justified?
i@Q Propose a remedy
j@S Explain why not
k?@S Above the goodwill limit?
l@M Decide on the remedy
m@S Carry out the remedy and apologize
n?@C Satisfied?
o?@M Already escalated?
p@M Review the case
q@Q Remove the cause for good
r(end)@Q Closed
s(end)@M Refer to the arbitration board
a -> b
b -> c
c -> d
d -> f: Yes
d -> e: No
e -> d
f -> m: Yes
f -> g: No
g -> h
h -> i: Yes
h -> j: No
i -> k
k -> l: Yes
k -> m: No
l -> m
m -> n
j -> n
n -> q: Yes
n -> o: No
o -> p: No
o -> s: Yes
p -> g
q -> r
`,
  },
];
