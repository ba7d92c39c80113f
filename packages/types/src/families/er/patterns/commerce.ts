import type { Pattern } from '@diagloom/diagram/model';

/** Data of those who sell, lend, deliver and take bookings. */
export const commerceModels: readonly Pattern[] = [
  {
    id: 'online-shop',
    title: 'Online shop',
    aliases: ['shop', 'retail shop', 'web shop orders', 'order management', 'online marketplace shop'],
    keywords: ['product', 'catalogue', 'catalog', 'sales', 'retail', 'website', 'customer', 'purchase'],
    notation: `
a Customer | id: uuid <pk> | name: string | email: string <unique> | created at: timestamp
b(weak-entity) Address | id: uuid <pk> | customer id: uuid <fk> | street: string | postcode: string | city: string | country: string
c Category | id: uuid <pk> | parent id: uuid <fk nullable> | name: string
d Product | id: uuid <pk> | category id: uuid <fk> | sku: string <unique> | name: string | price: money | stock: int
e Order | id: uuid <pk> | customer id: uuid <fk> | address id: uuid <fk> | placed at: timestamp | status: string
f(weak-entity) Order line | order id: uuid <pk fk> | product id: uuid <pk fk> | quantity: int | unit price: money
g Payment | id: uuid <pk> | order id: uuid <fk> | amount: money | method: string | paid at: timestamp
h Shipment | id: uuid <pk> | order id: uuid <fk> | carrier: string | tracking number: string | shipped at: timestamp
a[1] -> b[0..*]: stores
a[1] -> e[0..*]: places
b[1] -> e[0..*]: receives
c[1] -> d[0..*]: groups
c[0..1] -> c[0..*]: contains
e[1] -> f[1..*]: consists of
d[1] -> f[0..*]: is sold in
e[1] -> g[0..*]: is paid by
e[1] -> h[0..*]: is sent in
`,
    options: [
      {
        title: 'product reviews',
        when: ['review', 'rating'],
        changes: [
          {
            with: `
r Review | id: uuid <pk> | product id: uuid <fk> | customer id: uuid <fk> | stars: int | remark: text
d[1] -> r[0..*]: is rated in
a[1] -> r[0..*]: writes
`,
          },
        ],
      },
      {
        title: 'a shopping cart',
        when: ['cart'],
        changes: [
          {
            with: `
s Cart | id: uuid <pk> | customer id: uuid <fk nullable> | updated at: timestamp
t(weak-entity) Cart item | cart id: uuid <pk fk> | product id: uuid <pk fk> | quantity: int
a[0..1] -> s[0..*]: fills
s[1] -> t[0..*]: holds
d[1] -> t[0..*]: lies in
`,
          },
        ],
      },
      {
        title: 'suppliers',
        when: ['supplier', 'vendor'],
        changes: [
          {
            with: `
u Supplier | id: uuid <pk> | name: string | email: string
v(weak-entity) Supply | supplier id: uuid <pk fk> | product id: uuid <pk fk> | purchase price: money | lead time: int
u[1] -> v[0..*]: offers
d[1] -> v[0..*]: comes by
`,
          },
        ],
      },
      {
        title: 'discount codes',
        when: ['discount', 'coupon', 'voucher', 'promotion'],
        changes: [
          {
            with: `
w Coupon | id: uuid <pk> | code: string <unique> | discount: money | valid until: date
x(weak-entity) Redemption | coupon id: uuid <pk fk> | order id: uuid <pk fk>
w[1] -> x[0..*]: is used in
e[1] -> x[0..*]: is reduced by
`,
          },
        ],
      },
    ],
  },
  {
    id: 'restaurant',
    title: 'Restaurant',
    aliases: ['restaurant order', 'cafe', 'table reservation', 'restaurant reservation', 'restaurant booking'],
    keywords: ['menu', 'guest', 'food'],
    notation: `
a Guest | id: uuid <pk> | name: string | phone: string
b Dining table | id: uuid <pk> | number: int <unique> | seats: int
c Reservation | id: uuid <pk> | guest id: uuid <fk> | dining table id: uuid <fk> | starts at: timestamp | party size: int | status: string
d Waiter | id: uuid <pk> | name: string
e Bill | id: uuid <pk> | dining table id: uuid <fk> | waiter id: uuid <fk> | opened at: timestamp | tip: money | paid at: timestamp <nullable>
f(weak-entity) Bill line | bill id: uuid <pk fk> | dish id: uuid <pk fk> | quantity: int | wish: string
g Dish | id: uuid <pk> | menu section id: uuid <fk> | name: string | price: money
h Menu section | id: uuid <pk> | name: string | position: int
i Ingredient | id: uuid <pk> | name: string | allergen: string
j(weak-entity) Recipe line | dish id: uuid <pk fk> | ingredient id: uuid <pk fk> | amount: string
a[1] -> c[0..*]: makes
b[1] -> c[0..*]: is held for
b[1] -> e[0..*]: is billed in
d[1] -> e[0..*]: serves
e[1] -> f[1..*]: lists
g[1] -> f[0..*]: is ordered in
h[1] -> g[1..*]: offers
g[1] -> j[1..*]: needs
i[1] -> j[0..*]: goes into
`,
  },
  {
    id: 'food-delivery',
    title: 'Food delivery',
    aliases: ['food ordering', 'meal delivery', 'food delivery app', 'restaurant delivery'],
    keywords: ['courier', 'driver', 'restaurant', 'order', 'online'],
    notation: `
a Customer | id: uuid <pk> | name: string | phone: string <unique>
b(weak-entity) Delivery address | id: uuid <pk> | customer id: uuid <fk> | street: string | hint: string
c Restaurant | id: uuid <pk> | name: string | opens at: time | closes at: time
d Menu item | id: uuid <pk> | restaurant id: uuid <fk> | name: string | price: money | available: boolean
e Food order | id: uuid <pk> | customer id: uuid <fk> | restaurant id: uuid <fk> | delivery address id: uuid <fk> | placed at: timestamp | status: string | total: money
f(weak-entity) Order item | food order id: uuid <pk fk> | menu item id: uuid <pk fk> | quantity: int | note: string
g Courier | id: uuid <pk> | name: string | vehicle: string | is on duty: boolean
h Delivery | id: uuid <pk> | food order id: uuid <fk unique> | courier id: uuid <fk> | picked up at: timestamp | delivered at: timestamp <nullable>
i Feedback | id: uuid <pk> | food order id: uuid <fk unique> | stars: int | remark: text
j Payment | id: uuid <pk> | food order id: uuid <fk> | method: string | amount: money | paid at: timestamp <nullable>
a[1] -> b[0..*]: stores
a[1] -> e[0..*]: places
c[1] -> d[1..*]: offers
c[1] -> e[0..*]: prepares
b[1] -> e[0..*]: receives
e[1] -> f[1..*]: contains
d[1] -> f[0..*]: is chosen in
e[1] -> h[0..1]: is brought in
g[1] -> h[0..*]: carries out
e[1] -> j[1..*]: is paid by
e[1] -> i[0..1]: is judged in
`,
  },
  {
    id: 'hotel-booking',
    title: 'Hotel booking',
    aliases: ['hotel', 'hotel reservation', 'hotel room booking', 'room booking', 'accommodation booking'],
    keywords: ['guest', 'room', 'reservation', 'booking'],
    notation: `
a Guest | id: uuid <pk> | name: string | email: string | passport number: string
b Hotel | id: uuid <pk> | name: string | city: string | stars: int
c Room type | id: uuid <pk> | hotel id: uuid <fk> | name: string | beds: int | base price: money
d Room | id: uuid <pk> | room type id: uuid <fk> | number: string | floor: int
e Booking | id: uuid <pk> | guest id: uuid <fk> | arrival: date | departure: date | status: string
f(weak-entity) Room night | booking id: uuid <pk fk> | room id: uuid <pk fk> | night: date <pk> | price: money
g Extra service | id: uuid <pk> | hotel id: uuid <fk> | name: string | price: money
h(weak-entity) Service use | booking id: uuid <pk fk> | extra service id: uuid <pk fk> | used at: timestamp
i Invoice | id: uuid <pk> | booking id: uuid <fk unique> | total: money | issued on: date | paid on: date <nullable>
a[1] -> e[0..*]: books
b[1] -> c[1..*]: offers
c[1] -> d[1..*]: describes
e[1] -> f[1..*]: reserves
d[1] -> f[0..*]: is taken for
b[1] -> g[0..*]: sells
e[1] -> h[0..*]: adds
g[1] -> h[0..*]: is used in
e[1] -> i[0..1]: is charged by
`,
  },
  {
    id: 'flight-booking',
    title: 'Flight booking',
    aliases: ['airline', 'airline reservation', 'airline booking', 'flight reservation', 'flight ticket'],
    keywords: ['airport', 'passenger', 'ticket', 'plane'],
    notation: `
a Airport | id: uuid <pk> | code: string <unique> | city: string
b Airline | id: uuid <pk> | code: string <unique> | name: string
c Aircraft | id: uuid <pk> | airline id: uuid <fk> | model: string | seat count: int
d Flight | id: uuid <pk> | airline id: uuid <fk> | origin id: uuid <fk> | destination id: uuid <fk> | flight number: string
e Departure | id: uuid <pk> | flight id: uuid <fk> | aircraft id: uuid <fk> | leaves at: timestamp | gate: string
f Passenger | id: uuid <pk> | name: string | passport number: string | born on: date
g Reservation | id: uuid <pk> | locator: string <unique> | booked at: timestamp | total: money
h Ticket | id: uuid <pk> | reservation id: uuid <fk> | passenger id: uuid <fk> | ticket number: string <unique> | fare: money
j(weak-entity) Flight coupon | id: uuid <pk> | ticket id: uuid <fk> | departure id: uuid <fk> | fare class: string | seat: string <nullable> | status: string
i Boarding pass | id: uuid <pk> | flight coupon id: uuid <fk unique> | issued at: timestamp
k Payment | id: uuid <pk> | reservation id: uuid <fk> | method: string | amount: money | paid at: timestamp <nullable>
a[1] -> d[0..*]: is origin of
a[1] -> d[0..*]: is destination of
b[1] -> c[1..*]: owns
b[1] -> d[0..*]: operates
d[1] -> e[0..*]: runs as
c[1] -> e[0..*]: flies
g[1] -> h[1..*]: holds
f[1] -> h[0..*]: travels on
h[1] -> j[1..*]: consists of
e[1] -> j[0..*]: is flown on
j[1] -> i[0..1]: is checked in with
g[1] -> k[0..*]: is paid by
`,
  },
  {
    id: 'cinema',
    title: 'Cinema tickets',
    aliases: [
      'cinema',
      'movie theatre',
      'movie theater',
      'movie ticket booking',
      'cinema booking',
      'movie booking',
      'cinema ticket booking',
      'theatre',
    ],
    keywords: ['seat', 'show', 'film', 'movie', 'ticket'],
    notation: `
a Film | id: uuid <pk> | title: string | runtime: int | age rating: string
b Genre | id: uuid <pk> | name: string <unique>
c(weak-entity) Film genre | film id: uuid <pk fk> | genre id: uuid <pk fk>
d Auditorium | id: uuid <pk> | name: string | row count: int
e Seat | id: uuid <pk> | auditorium id: uuid <fk> | row label: string | seat number: int
f Showing | id: uuid <pk> | film id: uuid <fk> | auditorium id: uuid <fk> | starts at: timestamp | price: money
g Visitor | id: uuid <pk> | email: string | name: string
h Purchase | id: uuid <pk> | visitor id: uuid <fk> | bought at: timestamp | total: money | paid at: timestamp <nullable>
i(weak-entity) Ticket | showing id: uuid <pk fk> | seat id: uuid <pk fk> | purchase id: uuid <fk> | code: string
a[1] -> c[1..*]: is sorted under
b[1] -> c[0..*]: names
a[1] -> f[0..*]: is shown in
d[1] -> f[0..*]: hosts
d[1] -> e[1..*]: contains
g[1] -> h[0..*]: makes
h[1] -> i[1..*]: pays for
f[1] -> i[0..*]: admits
e[1] -> i[0..*]: is sold as
`,
  },
  {
    id: 'vehicle-rental',
    title: 'Car rental',
    aliases: ['car rental agency', 'car sharing', 'fleet'],
    keywords: ['car', 'vehicle', 'customer', 'agency'],
    notation: `
a Customer | id: uuid <pk> | name: string | license number: string <unique>
b Branch | id: uuid <pk> | city: string | opens at: time
c Vehicle class | id: uuid <pk> | name: string | daily rate: money
d Vehicle | id: uuid <pk> | branch id: uuid <fk> | vehicle class id: uuid <fk> | plate: string <unique> | mileage: int | status: string
j Reservation | id: uuid <pk> | customer id: uuid <fk> | vehicle class id: uuid <fk> | branch id: uuid <fk> | starts at: timestamp | ends at: timestamp | status: string
e Rental | id: uuid <pk> | customer id: uuid <fk> | vehicle id: uuid <fk> | reservation id: uuid <fk unique nullable> | pick up branch id: uuid <fk> | return branch id: uuid <fk nullable> | picked up at: timestamp | due at: timestamp | returned at: timestamp <nullable> | status: string
f Rental extra | id: uuid <pk> | rental id: uuid <fk> | name: string | price: money
g Damage report | id: uuid <pk> | rental id: uuid <fk> | description: text | cost: money
h Maintenance visit | id: uuid <pk> | vehicle id: uuid <fk> | carried out on: date | work done: text
i Invoice | id: uuid <pk> | rental id: uuid <fk unique> | total: money | paid on: date <nullable>
a[1] -> j[0..*]: makes
c[1] -> j[0..*]: is booked in
b[1] -> j[0..*]: holds
a[1] -> e[0..*]: rents
b[1] -> d[0..*]: keeps
c[1] -> d[0..*]: prices
d[1] -> e[0..*]: is lent in
j[0..1] -> e[0..1]: becomes
b[1] -> e[0..*]: hands out
b[0..1] -> e[0..*]: takes back
e[1] -> f[0..*]: includes
e[1] -> g[0..*]: leads to
d[1] -> h[0..*]: is serviced in
e[1] -> i[0..1]: is billed with
`,
  },
  {
    id: 'inventory',
    title: 'Inventory',
    aliases: ['inventory management', 'stock', 'warehouse', 'warehouse management', 'stock control'],
    keywords: ['goods', 'item', 'product', 'supplier'],
    notation: `
a Item | id: uuid <pk> | sku: string <unique> | name: string | reorder level: int
b Warehouse | id: uuid <pk> | name: string | city: string
c Storage bin | id: uuid <pk> | warehouse id: uuid <fk> | code: string
d(weak-entity) Stock level | item id: uuid <pk fk> | storage bin id: uuid <pk fk> | quantity: int
e Supplier | id: uuid <pk> | name: string | email: string
f Purchase order | id: uuid <pk> | supplier id: uuid <fk> | ordered on: date | status: string
g(weak-entity) Purchase line | purchase order id: uuid <pk fk> | item id: uuid <pk fk> | quantity: int | cost: money
h Goods receipt | id: uuid <pk> | purchase order id: uuid <fk> | received at: timestamp
i Stock movement | id: uuid <pk> | item id: uuid <fk> | storage bin id: uuid <fk> | quantity change: int | reason: string | moved at: timestamp
b[1] -> c[1..*]: is divided into
a[1] -> d[0..*]: lies as
c[1] -> d[0..*]: holds
e[1] -> f[0..*]: supplies
f[1] -> g[1..*]: lists
a[1] -> g[0..*]: is bought in
f[1] -> h[0..*]: arrives in
a[1] -> i[0..*]: is moved in
c[1] -> i[0..*]: sees
`,
  },
];
