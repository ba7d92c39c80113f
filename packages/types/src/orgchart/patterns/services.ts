import type { Pattern } from '@diagloom/diagram/model';

/** Banks, hotels, airlines, law firms, clubs and public offices. */
export const serviceCharts: readonly Pattern[] = [
  {
    id: 'bank',
    title: 'Bank',
    aliases: ['banking', 'commercial bank', 'bank branch', 'financial institution', 'savings bank', 'finance company'],
    keywords: ['branch', 'financial', 'credit', 'risk', 'manager'],
    notation: `
a(unit) Supervisory board
b Chief executive officer
c(assistant) Board secretary
d Chief financial officer
e Chief risk officer
f Head of retail banking
g Head of corporate banking
h Chief operating officer
i(unit) Internal audit
j(unit) Accounting
k(unit) Treasury
l(unit) Credit risk
m(unit) Compliance
n Branch managers
o(unit) Customer advisors
p(unit) Online banking
q(unit) Corporate loans
r(unit) Trade finance
s(unit) Payments
t(unit) Information technology
a -> b
b -> c
b -> d
b -> e
b -> f
b -> g
b -> h
b -> i
d -> j
d -> k
e -> l
e -> m
f -> n
n -> o
f -> p
g -> q
g -> r
h -> s
h -> t
a -dotted-> i
`,
  },
  {
    id: 'hotel',
    title: 'Hotel',
    aliases: ['hotel staff', 'resort', 'hotel management', 'hospitality', 'hotel department'],
    keywords: ['guest', 'room', 'front', 'office', 'manager', 'housekeeping', 'kitchen'],
    notation: `
a General manager
b(assistant) Assistant to the manager
c Rooms division manager
d Food and beverage manager
e Sales and marketing manager
f Financial controller
g Human resources manager
h Chief engineer
i Front office manager
j Receptionists
k Concierge
l Executive housekeeper
m Room attendants
n Laundry
o Executive chef
p Cooks
q Restaurant manager
r Waiters
s Bar manager
t Banquet manager
u Maintenance technicians
a -> b
a -> c
a -> d
a -> e
a -> f
a -> g
a -> h
c -> i
i -> j
i -> k
c -> l
l -> m
l -> n
d -> o
o -> p
d -> q
q -> r
d -> s
e -> t
h -> u
`,
  },
  {
    id: 'airline',
    title: 'Airline',
    aliases: ['airline company', 'aviation', 'air carrier', 'airline operation'],
    keywords: ['flight', 'pilot', 'crew', 'airport', 'operation'],
    notation: `
a Chief executive officer
b Chief operating officer
c Chief financial officer
d Chief commercial officer
e Director of safety and quality
f(unit) Flight operations
g Chief pilot
h(unit) Pilots
i(unit) Cabin crew
j(unit) Operations control
k(unit) Ground operations
l(unit) Maintenance
m(unit) Line maintenance
n(unit) Engineering
o(unit) Network planning
p(unit) Revenue management
q(unit) Sales and loyalty
r(unit) Fuel and leasing
a -> b
a -> c
a -> d
a -> e
b -> f
f -> g
g -> h
f -> i
f -> j
b -> k
b -> l
l -> m
l -> n
d -> o
d -> p
d -> q
c -> r
`,
  },
  {
    id: 'law-firm',
    title: 'Law firm',
    aliases: ['law office', 'law practice', 'legal firm', 'lawyer', 'attorney', 'legal practice'],
    keywords: ['lawyer', 'partner', 'legal', 'associate', 'paralegal', 'attorney'],
    notation: `
a(unit) Partners' meeting
b Managing partner
c Head of corporate law
d Head of litigation
e Head of employment law
f Office manager
g Senior associates, corporate
h Associates, corporate
i Senior associates, litigation
j Associates, litigation
k Associates, employment
l Trainee lawyers
m Paralegals
n Accountant
o IT administrator
p Receptionists
a -> b
b -> c
b -> d
b -> e
b -> f
c -> g
g -> h
d -> i
i -> j
e -> k
h -> l
f -> m
f -> n
f -> o
f -> p
`,
  },
  {
    id: 'sports-club',
    title: 'Sports club',
    aliases: ['sport club', 'football club', 'soccer club', 'club', 'sports association', 'tennis club', 'sport team'],
    keywords: ['member', 'coach', 'player', 'sport', 'board', 'football', 'trainer'],
    notation: `
a(unit) Members' meeting
b President
c Vice-president
d Treasurer
e Secretary
f Sports director
g Youth director
h Facility manager
i Head coach
j Assistant coaches
k Physiotherapist
l First team captain
m Youth coaches
n Referees
o Groundskeepers
p Membership office
q Volunteers
a -> b
b -> c
b -> d
b -> e
c -> f
c -> g
c -> h
f -> i
i -> j
i -> k
i -> l
g -> m
f -> n
h -> o
e -> p
e -> q
`,
  },
  {
    id: 'city-administration',
    title: 'City administration',
    aliases: [
      'city',
      'municipality',
      'local government',
      'city council',
      'city government',
      'town hall',
      'municipal administration',
      'government',
      'city hall',
      'public administration',
    ],
    keywords: ['mayor', 'council', 'public', 'municipal', 'town', 'office'],
    notation: `
a(unit) City council
b Mayor
c(assistant) Press office
d Deputy mayor
e City treasurer
f Head of public order
g Head of planning
h Head of social services
i Head of human resources
j(unit) Budget
k(unit) Taxes
l(unit) Fire service
m(unit) Residents' registration
n(unit) Building permits
o(unit) Roads and parks
p(unit) Schools and childcare
q(unit) Housing and welfare
r(unit) Information technology
a -> b
b -> c
b -> d
b -> e
b -> f
d -> g
d -> h
d -> i
e -> j
e -> k
f -> l
f -> m
g -> n
g -> o
h -> p
h -> q
i -> r
`,
  },
];
