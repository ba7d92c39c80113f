import type { Pattern } from '@diagloom/diagram/model';

/** Data of services that people use every day: gyms, car parks, rides, music, pharmacies. */
export const serviceModels: readonly Pattern[] = [
  {
    id: 'gym',
    title: 'Gym',
    aliases: ['gym management', 'fitness studio', 'fitness centre', 'gym membership', 'fitness club', 'fitness'],
    keywords: ['member', 'trainer', 'course', 'membership', 'workout'],
    notation: `
a Member | id: uuid <pk> | name: string | email: string <unique> | born on: date
b Membership plan | id: uuid <pk> | name: string | monthly fee: money
c Membership | id: uuid <pk> | member id: uuid <fk> | membership plan id: uuid <fk> | starts on: date | ends on: date <nullable>
d Fee payment | id: uuid <pk> | membership id: uuid <fk> | amount: money | due on: date | paid on: date <nullable>
e Trainer | id: uuid <pk> | name: string | specialty: string
f Studio | id: uuid <pk> | name: string | capacity: int
g Course session | id: uuid <pk> | trainer id: uuid <fk> | studio id: uuid <fk> | title: string | starts at: timestamp
h(weak-entity) Session booking | member id: uuid <pk fk> | course session id: uuid <pk fk> | booked at: timestamp | attended: boolean
i Visit | id: uuid <pk> | member id: uuid <fk> | entered at: timestamp | left at: timestamp <nullable>
j Training plan | id: uuid <pk> | member id: uuid <fk> | trainer id: uuid <fk> | goal: string | written on: date
k Exercise | id: uuid <pk> | training plan id: uuid <fk> | name: string | set count: int | repetition count: int
a[1] -> c[0..*]: signs
b[1] -> c[0..*]: is sold as
c[1] -> d[0..*]: is paid by
e[1] -> g[0..*]: leads
f[1] -> g[0..*]: hosts
a[1] -> h[0..*]: makes
g[1] -> h[0..*]: is filled by
a[1] -> i[0..*]: is seen in
a[1] -> j[0..*]: follows
e[1] -> j[0..*]: writes
j[1] -> k[1..*]: consists of
`,
  },
  {
    id: 'parking-lot',
    title: 'Parking lot',
    aliases: ['parking garage', 'car park', 'parking', 'parking lot management', 'parking management'],
    keywords: ['vehicle', 'spot', 'ticket', 'floor', 'car', 'slot', 'fee'],
    notation: `
a Car park | id: uuid <pk> | name: string | address: string
b Level | id: uuid <pk> | car park id: uuid <fk> | number: int
c Parking spot | id: uuid <pk> | level id: uuid <fk> | code: string | size: string | is reserved: boolean
d Vehicle | id: uuid <pk> | plate: string <unique> | size: string
e Holder | id: uuid <pk> | name: string | email: string <unique>
f Season ticket | id: uuid <pk> | holder id: uuid <fk> | vehicle id: uuid <fk> | valid from: date | valid until: date
g Tariff | id: uuid <pk> | car park id: uuid <fk> | name: string | price per hour: money | daily maximum: money
h Parking stay | id: uuid <pk> | vehicle id: uuid <fk> | parking spot id: uuid <fk nullable> | tariff id: uuid <fk> | entered at: timestamp | left at: timestamp <nullable>
i Parking payment | id: uuid <pk> | parking stay id: uuid <fk> | amount: money | paid at: timestamp | method: string
a[1] -> b[1..*]: is divided into
b[1] -> c[1..*]: offers
a[1] -> g[1..*]: charges by
e[1] -> f[0..*]: buys
d[1] -> f[0..*]: is named on
d[1] -> h[0..*]: parks in
c[0..1] -> h[0..*]: is taken in
g[1] -> h[0..*]: prices
h[1] -> i[0..*]: is paid by
`,
  },
  {
    id: 'ride-hailing',
    title: 'Ride hailing',
    aliases: ['uber', 'taxi app', 'ride sharing app', 'ride booking', 'taxi company'],
    keywords: ['driver', 'rider', 'passenger', 'trip', 'ride', 'car', 'fare'],
    notation: `
a Rider | id: uuid <pk> | name: string | phone: string <unique>
b Driver | id: uuid <pk> | name: string | license number: string <unique> | status: string
c Vehicle | id: uuid <pk> | driver id: uuid <fk> | plate: string <unique> | model: string | seat count: int
d Ride request | id: uuid <pk> | rider id: uuid <fk> | pick up address: string | destination address: string | requested at: timestamp | estimated fare: money
e Trip | id: uuid <pk> | ride request id: uuid <fk unique> | driver id: uuid <fk> | vehicle id: uuid <fk> | started at: timestamp | ended at: timestamp <nullable> | distance: decimal
f(weak-entity) Route point | trip id: uuid <pk fk> | recorded at: timestamp <pk> | latitude: decimal | longitude: decimal
g Fare payment | id: uuid <pk> | trip id: uuid <fk unique> | amount: money | method: string | paid at: timestamp <nullable>
h Rating | id: uuid <pk> | trip id: uuid <fk> | given by: string | stars: int | remark: text <nullable>
i Payout | id: uuid <pk> | driver id: uuid <fk> | amount: money | paid on: date
b[1] -> c[1..*]: drives
a[1] -> d[0..*]: makes
d[1] -> e[0..1]: becomes
b[1] -> e[0..*]: carries out
c[1] -> e[0..*]: is used in
e[1] -> f[0..*]: follows
e[1] -> g[0..1]: is paid by
e[1] -> h[0..*]: is rated in
b[1] -> i[0..*]: receives
`,
  },
  {
    id: 'music-streaming',
    title: 'Music streaming',
    aliases: ['music', 'spotify', 'music app', 'song', 'playlist', 'music library', 'record label', 'music store'],
    keywords: ['song', 'artist', 'album', 'playlist', 'listener', 'track', 'streaming'],
    notation: `
a Listener | id: uuid <pk> | name: string | email: string <unique> | country: string
b Artist | id: uuid <pk> | name: string | biography: text <nullable>
c Album | id: uuid <pk> | title: string | released on: date
d Track | id: uuid <pk> | album id: uuid <fk> | title: string | length in seconds: int
e(weak-entity) Performance | artist id: uuid <pk fk> | track id: uuid <pk fk> | part: string
f Playlist | id: uuid <pk> | listener id: uuid <fk> | name: string | is public: boolean
g(weak-entity) Playlist entry | playlist id: uuid <pk fk> | track id: uuid <pk fk> | position: int
h Play | id: uuid <pk> | listener id: uuid <fk> | track id: uuid <fk> | started at: timestamp | seconds heard: int
i(weak-entity) Following | listener id: uuid <pk fk> | artist id: uuid <pk fk> | since: date
j Genre | id: uuid <pk> | name: string <unique>
k(weak-entity) Track genre | track id: uuid <pk fk> | genre id: uuid <pk fk>
c[1] -> d[1..*]: contains
b[1] -> e[0..*]: gives
d[1] -> e[1..*]: is played in
a[1] -> f[0..*]: owns
f[1] -> g[0..*]: lists
d[1] -> g[0..*]: stands in
a[1] -> h[0..*]: starts
d[1] -> h[0..*]: is heard in
a[1] -> i[0..*]: keeps
b[1] -> i[0..*]: is followed in
d[1] -> k[1..*]: belongs to
j[1] -> k[0..*]: groups
`,
  },
  {
    id: 'pharmacy',
    title: 'Pharmacy',
    aliases: ['drugstore', 'pharmacy management', 'medicine store', 'drug store', 'pharmacy store', 'chemist'],
    keywords: ['medicine', 'drug', 'prescription', 'patient', 'doctor', 'stock', 'supplier'],
    notation: `
a Patient | id: uuid <pk> | name: string | born on: date | insurance number: string <unique>
b Doctor | id: uuid <pk> | name: string | license number: string <unique>
c Prescription | id: uuid <pk> | patient id: uuid <fk> | doctor id: uuid <fk> | issued on: date | valid until: date
d Medicine | id: uuid <pk> | manufacturer id: uuid <fk> | name: string | strength: string | needs prescription: boolean
e(weak-entity) Prescription line | prescription id: uuid <pk fk> | medicine id: uuid <pk fk> | quantity: int | dosage: string
f Manufacturer | id: uuid <pk> | name: string
g Batch | id: uuid <pk> | medicine id: uuid <fk> | batch number: string | expires on: date | quantity: int
h Sale | id: uuid <pk> | prescription id: uuid <fk nullable> | pharmacist id: uuid <fk> | sold at: timestamp | total: money
i(weak-entity) Sale line | sale id: uuid <pk fk> | batch id: uuid <pk fk> | quantity: int | price: money
j Pharmacist | id: uuid <pk> | name: string | license number: string <unique>
a[1] -> c[0..*]: receives
b[1] -> c[0..*]: writes
c[1] -> e[1..*]: lists
d[1] -> e[0..*]: is prescribed in
f[1] -> d[1..*]: makes
d[1] -> g[0..*]: is stocked as
c[0..1] -> h[0..*]: is filled by
j[1] -> h[0..*]: makes
h[1] -> i[1..*]: lists
g[1] -> i[0..*]: is sold in
`,
  },
];
