import type { Pattern } from '@diagloom/diagram/model';

/** The class models that design interviews and courses ask for: games, machines, places. */
export const exerciseModels: readonly Pattern[] = [
  {
    id: 'parking-lot-classes',
    title: 'Parking lot',
    aliases: [
      'parking garage',
      'car park',
      'parking',
      'parking lot design',
      'parking lot management',
      'parking system',
    ],
    keywords: ['vehicle', 'spot', 'ticket', 'floor', 'car', 'payment', 'class', 'slot'],
    notation: `
a ParkingLot | -name: string | +"findSpot(vehicle: Vehicle)": Spot
b Level | -number: int | +"freeSpots(size: Size)": int
c Spot | -number: string | -size: Size | +"isFree()": boolean
d(abstract) Vehicle | #plate: string | #size: Size
e Motorcycle | +"fits(spot: Spot)": boolean
f Car | +"fits(spot: Spot)": boolean
g Van | +"fits(spot: Spot)": boolean
h Ticket | -issuedAt: timestamp | -paidAt: timestamp | +"fee()": Money
i(interface) Tariff | +"price(stay: Duration)": Money
j HourlyTariff | -pricePerHour: Money
k DailyTariff | -maximum: Money
l Gate | -direction: Direction | +"open()": void
m(enum) Size | SMALL | MEDIUM | LARGE
a[1] -composes-> b[1..*]
b[1] -composes-> c[1..*]
a[1] -composes-> l[2..*]
e -inherits-> d
f -inherits-> d
g -inherits-> d
d[0..1] -> c[0..1]: stands on
l[1] -> h[0..*]: issues
h[0..*] -> d[1]: is for
h[0..*] -> i[1]: is charged by
j -realises-> i
k -realises-> i
c -depends-> m
`,
  },
  {
    id: 'cash-machine-classes',
    title: 'ATM classes',
    aliases: ['atm class', 'cash machine class', 'atm class model', 'atm domain', 'atm object'],
    keywords: ['bank', 'card', 'account', 'cash', 'class', 'withdrawal', 'transaction'],
    notation: `
a CashMachine | -location: string | +"identify(card: Card, pin: string)": Session
b CardReader | +"read()": Card | +"eject()": void | +"keep()": void
c Keypad | +"readDigits()": string
d Dispenser | -notes: Map | +"dispense(amount: Money)": void
e Printer | +"print(text: string)": void
f Session | -failedPins: int | +"end()": void
g(abstract) Operation | #at: timestamp | +"execute()": Outcome
h Withdrawal | -amount: Money
i Deposit | -amount: Money
j BalanceInquiry | -balance: Money
k Card | -number: string | -expires: date
l Account | -iban: string | -balance: Money | +"debit(amount: Money)": void
m(interface) BankGateway | +"verify(card: Card, pin: string)": boolean | +"post(operation: Operation)": Outcome
a[1] -composes-> b[1]
a[1] -composes-> c[1]
a[1] -composes-> d[1]
a[1] -composes-> e[1]
a[1] -> f[0..1]: runs
f[1] -composes-> g[0..*]
h -inherits-> g
i -inherits-> g
j -inherits-> g
f[0..*] -> k[1]: belongs to
k[0..*] -> l[1..*]: gives access to
g -depends-> m
`,
  },
  {
    id: 'vending-machine-classes',
    title: 'Vending machine',
    aliases: ['vending', 'vending machine design', 'snack machine', 'vending machine class', 'drinks machine'],
    keywords: ['coin', 'product', 'slot', 'money', 'class', 'snack', 'item'],
    notation: `
a VendingMachine | -id: string | +"select(code: string)": void | +"cancel()": void
b(interface) MachineState | +"insert(money: Coin)": void | +"choose(code: string)": void
c Idle | +"insert(money: Coin)": void
d HasMoney | +"insert(money: Coin)": void
e Dispensing | +"drop()": void
f OutOfOrder | -reason: string
g Slot | -code: string | -quantity: int | -capacity: int | +"take()": Product
h Product | -name: string | -price: Money
i CoinBox | -balance: Money | +"change(amount: Money)": Coin[]
j(enum) Coin | FIVE | TEN | TWENTY | FIFTY
k(interface) Payment | +"pay(amount: Money)": boolean
l CashPayment | -inserted: Money
m CardPayment | -terminal: string
a[1] -> b[1]: is in
c -realises-> b
d -realises-> b
e -realises-> b
f -realises-> b
a[1] -composes-> g[1..*]
g[0..*] -> h[0..1]: holds
a[1] -composes-> i[1]
i -depends-> j
a[1] -> k[1..*]: accepts
l -realises-> k
m -realises-> k
`,
  },
  {
    id: 'elevator-classes',
    title: 'Elevator classes',
    aliases: [
      'elevator class',
      'lift class',
      'elevator design',
      'elevator class model',
      'elevator object',
      'elevator system class',
    ],
    keywords: ['floor', 'door', 'button', 'class', 'controller', 'building'],
    notation: `
a Building | -floorCount: int
b ElevatorController | +"call(floor: int, direction: Direction)": void
c(interface) Scheduler | +"choose(call: Call, cars: Car[])": Car
d NearestCar | +"choose(call: Call, cars: Car[])": Car
e Car | -floor: int | -load: int | -direction: Direction | +"goTo(floor: int)": void
f Door | -isOpen: boolean | +"open()": void | +"close()": void
g Motor | +"up()": void | +"down()": void | +"stop()": void
h(abstract) Button | #isLit: boolean | +"press()": void
i FloorButton | -direction: Direction
j CarButton | -floor: int
k Floor | -number: int
l(enum) Direction | UP | DOWN | NONE
m Call | -floor: int | -madeAt: timestamp
a[1] -composes-> k[2..*]
a[1] -composes-> b[1]
b[1] -composes-> e[1..*]
b[1] -> c[1]: asks
d -realises-> c
b[1] -> m[0..*]: queues
e[1] -composes-> f[1]
e[1] -composes-> g[1]
e[1] -composes-> j[1..*]
k[1] -composes-> i[1..2]
i -inherits-> h
j -inherits-> h
e -depends-> l
`,
  },
  {
    id: 'chess-classes',
    title: 'Chess game',
    aliases: ['chess', 'chess board', 'chess game design', 'game of chess', 'online chess'],
    keywords: ['player', 'piece', 'board', 'move', 'king', 'game', 'class', 'square'],
    notation: `
a Game | -startedAt: timestamp | -status: GameStatus | +"move(from: Square, to: Square)": boolean | +"resign(player: Player)": void
b Player | -name: string | -rating: int
c Board | +"pieceAt(square: Square)": Piece | +"isCheck(color: Color)": boolean
d Square | -file: char | -rank: int
e(abstract) Piece | #color: Color | #hasMoved: boolean | +"moves(board: Board)": Square[]
f King | +"canCastle(board: Board)": boolean
g Queen | +"value()": int
h Rook | +"value()": int
i Bishop | +"value()": int
j Knight | +"value()": int
k Pawn | +"promote(to: Piece)": void
l Move | -number: int | -captured: Piece | +"undo()": void
m Clock | -remaining: Duration | +"press()": void
n(enum) GameStatus | RUNNING | CHECKMATE | STALEMATE | RESIGNED | DRAW
a[0..*] -> b[2]: is played by
a[1] -composes-> c[1]
c[1] -composes-> d[64]
d[1] -> e[0..1]: holds
f -inherits-> e
g -inherits-> e
h -inherits-> e
i -inherits-> e
j -inherits-> e
k -inherits-> e
a[1] -composes-> l[0..*]
l[0..*] -> d[2]: leads between
a[1] -composes-> m[2]
a -depends-> n
`,
  },
  {
    id: 'tic-tac-toe-classes',
    title: 'Tic-tac-toe',
    aliases: ['tic tac toe', 'tictactoe', 'noughts and crosses', 'tic tac toe game'],
    keywords: ['game', 'player', 'board', 'class', 'mark'],
    notation: `
a Game | -status: GameStatus | +"play(row: int, column: int)": boolean | +"restart()": void
b Board | -size: int | +"isFull()": boolean | +"mark(cell: Cell, mark: Mark)": void
c Cell | -row: int | -column: int | +"isEmpty()": boolean
d(abstract) Player | #name: string | #mark: Mark | +"nextMove(board: Board)": Cell
e HumanPlayer | +"nextMove(board: Board)": Cell
f ComputerPlayer | -level: int | +"nextMove(board: Board)": Cell
g(interface) WinRule | +"winner(board: Board)": Mark
h ThreeInLine | +"winner(board: Board)": Mark
i Score | -wins: int | -draws: int
j(enum) Mark | X | O | NONE
k(enum) GameStatus | RUNNING | WON | DRAW
a[1] -composes-> b[1]
b[1] -composes-> c[9]
a[0..*] -> d[2]: is played by
e -inherits-> d
f -inherits-> d
a[1] -> g[1]: is decided by
h -realises-> g
d[1] -> i[1]: keeps
c -depends-> j
a -depends-> k
`,
  },
  {
    id: 'restaurant-classes',
    title: 'Restaurant',
    aliases: [
      'restaurant management',
      'restaurant order',
      'cafe',
      'table reservation',
      'restaurant reservation',
      'restaurant ordering',
    ],
    keywords: ['menu', 'order', 'waiter', 'table', 'customer', 'chef', 'food', 'bill', 'class', 'kitchen'],
    notation: `
a Restaurant | -name: string | +"findTable(seats: int, at: timestamp)": Table
b Table | -number: int | -seats: int
c Reservation | -at: timestamp | -guests: int | +"cancel()": void
d Guest | -name: string | -phone: string
e Menu | -validFrom: date
f Dish | -name: string | -price: Money | -allergens: string[]
g Order | -openedAt: timestamp | -status: OrderStatus | +"total()": Money
h OrderItem | -quantity: int | -note: string
i(abstract) Employee | #name: string | #shift: string
j Waiter | +"take(order: Order)": void
k Chef | +"prepare(item: OrderItem)": void
l Bill | -total: Money | -tip: Money | +"pay(by: PaymentMethod)": void
m(enum) OrderStatus | OPEN | IN_KITCHEN | SERVED | PAID
a[1] -composes-> b[1..*]
a[1] -composes-> e[1..*]
e[1] -aggregates-> f[1..*]
d[1] -> c[0..*]: makes
c[0..*] -> b[1]: is for
b[1] -> g[0..*]: has
g[1] -composes-> h[1..*]
h[0..*] -> f[1]: refers to
j -inherits-> i
k -inherits-> i
j[1] -> g[0..*]: serves
k[1] -> h[0..*]: cooks
g[1] -composes-> l[0..1]
g -depends-> m
`,
  },
  {
    id: 'airline-classes',
    title: 'Flight booking',
    aliases: [
      'airline',
      'airline reservation',
      'flight reservation',
      'airline management',
      'airline booking',
      'flight management',
      'airport',
    ],
    keywords: ['flight', 'passenger', 'seat', 'ticket', 'plane', 'booking', 'crew', 'class', 'airport'],
    notation: `
a Airline | -name: string | -code: string
b Flight | -number: string | -departsAt: timestamp | -status: FlightStatus | +"freeSeats()": int
c Airport | -code: string | -city: string
d Aircraft | -registration: string | -model: string
e Seat | -number: string | -cabin: Cabin
f Booking | -locator: string | -bookedAt: timestamp | +"cancel()": void | +"total()": Money
g Ticket | -number: string | -fare: Money
h Passenger | -name: string | -passport: string
i(abstract) CrewMember | #staffNumber: string
j Pilot | -license: string
k CabinAttendant | -languages: string[]
l Baggage | -weight: decimal
m(enum) FlightStatus | PLANNED | BOARDING | DEPARTED | LANDED | CANCELED
a[1] -aggregates-> d[1..*]
a[1] -> b[0..*]: operates
b[0..*] -> c[2]: flies between
b[0..*] -> d[1]: is flown with
d[1] -composes-> e[1..*]
f[1] -composes-> g[1..*]
g[0..*] -> b[1]: is valid for
g[0..1] -> e[0..1]: reserves
g[0..*] -> h[1]: is issued to
g[1] -> l[0..*]: includes
b[0..*] -> i[2..*]: is staffed by
j -inherits-> i
k -inherits-> i
b -depends-> m
`,
  },
  {
    id: 'car-rental-classes',
    title: 'Car rental',
    aliases: ['car rental management', 'vehicle rental system', 'car sharing', 'rental agency'],
    keywords: ['car', 'vehicle', 'customer', 'reservation', 'class', 'agency', 'rental'],
    notation: `
a RentalAgency | -name: string
b Branch | -city: string | +"available(group: string, from: date)": Vehicle[]
c(abstract) Vehicle | #plate: string | #mileage: int | #status: VehicleStatus
d Car | -doors: int
e Van | -volume: decimal
f Customer | -name: string | -licenseNumber: string
g Reservation | -from: timestamp | -until: timestamp | +"confirm()": Rental | +"cancel()": void
h Rental | -pickedUpAt: timestamp | -returnedAt: timestamp | +"total()": Money
i(abstract) Extra | #pricePerDay: Money
j ChildSeat | -size: string
k Insurance | -deductible: Money
l Invoice | -number: string | -total: Money
m DamageReport | -description: string | -cost: Money
n(enum) VehicleStatus | FREE | RENTED | IN_SERVICE | RETIRED
a[1] -composes-> b[1..*]
b[1] -aggregates-> c[0..*]
d -inherits-> c
e -inherits-> c
f[1] -> g[0..*]: makes
g[0..*] -> b[1]: picks up at
g[1] -> h[0..1]: becomes
h[0..*] -> c[1]: uses
h[1] -composes-> i[0..*]
j -inherits-> i
k -inherits-> i
h[1] -> l[1]: is billed by
h[1] -composes-> m[0..*]
c -depends-> n
`,
  },
  {
    id: 'social-network-classes',
    title: 'Social network',
    aliases: ['social network app', 'instagram', 'twitter', 'facebook', 'photo sharing app'],
    keywords: ['friend', 'post', 'follower', 'like', 'comment', 'profile', 'class', 'message'],
    notation: `
a Member | -handle: string | -joinedOn: date | +"follow(other: Member)": void | +"publish(post: Post)": void
b Profile | -displayName: string | -biography: string | -picture: Url
c(abstract) Post | #publishedAt: timestamp | #visibility: Visibility
d TextPost | -text: string
e PhotoPost | -images: Url[] | -caption: string
f Comment | -text: string | -writtenAt: timestamp
g Reaction | -kind: string
h Follow | -since: date | -isMuted: boolean
i Feed | +"next(count: int)": Post[]
j Conversation | -title: string
k Message | -text: string | -sentAt: timestamp
l Hashtag | -name: string
m(enum) Visibility | PUBLIC | FOLLOWERS | PRIVATE
a[1] -composes-> b[1]
a[1] -> c[0..*]: publishes
d -inherits-> c
e -inherits-> c
c[1] -composes-> f[0..*]
c[1] -composes-> g[0..*]
f[0..*] -> a[1]: is written by
a[1] -> h[0..*]: follows through
a[1] -> i[1]: reads
i[0..*] -aggregates-> c[0..*]
a[2..*] -> j[0..*]: takes part in
j[1] -composes-> k[0..*]
c[0..*] -> l[0..*]: is tagged with
c -depends-> m
`,
  },
  {
    id: 'cinema-classes',
    title: 'Cinema tickets',
    aliases: [
      'cinema',
      'movie theatre',
      'movie theater',
      'movie ticket booking',
      'cinema booking',
      'movie booking',
      'bookmyshow',
      'movie ticket',
      'cinema ticket booking',
      'theatre',
    ],
    keywords: ['movie', 'seat', 'ticket', 'screen', 'booking', 'class', 'customer'],
    notation: `
a Cinema | -name: string | -city: string
b Hall | -number: int | +"seatMap()": Seat[]
c Seat | -row: string | -number: int | -category: SeatCategory
d Movie | -title: string | -minutes: int | -rating: string
e Screening | -startsAt: timestamp | -language: string | +"freeSeats()": Seat[]
f Booking | -number: string | -status: BookingStatus | +"hold(seats: Seat[])": boolean | +"cancel()": void
g Ticket | -code: string | -price: Money
h Customer | -name: string | -email: string
i(interface) PriceRule | +"price(seat: Seat, screening: Screening)": Money
j WeekendPrice | -surcharge: Money
k StudentPrice | -discount: decimal
l(enum) BookingStatus | HELD | PAID | CANCELED | USED
m(enum) SeatCategory | STANDARD | COMFORT | WHEELCHAIR
a[1] -composes-> b[1..*]
b[1] -composes-> c[1..*]
b[1] -> e[0..*]: shows
d[1] -> e[0..*]: is shown in
h[1] -> f[0..*]: makes
f[0..*] -> e[1]: is for
f[1] -composes-> g[1..*]
g[0..*] -> c[1]: reserves
g -depends-> i
j -realises-> i
k -realises-> i
f -depends-> l
c -depends-> m
`,
  },
  {
    id: 'payroll-classes',
    title: 'Payroll',
    aliases: [
      'payroll management',
      'employee payroll',
      'employee',
      'employee management',
      'salary',
      'hr',
      'employee hierarchy',
    ],
    keywords: ['employee', 'salary', 'manager', 'hourly', 'pay', 'class', 'staff', 'tax'],
    notation: `
a(abstract) Employee | #number: string | #name: string | #hiredOn: date | +"grossPay(period: Period)": Money
b SalariedEmployee | -monthlySalary: Money
c HourlyEmployee | -hourlyRate: Money | +"overtime(period: Period)": decimal
d Manager | -bonus: Money | +"approve(sheet: TimeSheet)": void
e Office | -name: string | -costCenter: string
f TimeSheet | -week: int | -hours: decimal
g Payslip | -period: Period | -gross: Money | -net: Money
h(abstract) Deduction | #name: string | +"amount(gross: Money)": Money
i IncomeTax | -bracket: int
j SocialInsurance | -rate: decimal
k PayrollRun | -period: Period | +"calculate()": void | +"release()": void
l(interface) PaymentService | +"transfer(payslip: Payslip)": void
b -inherits-> a
c -inherits-> a
d -inherits-> b
e[1] -aggregates-> a[1..*]
d[1] -> e[0..1]: leads
c[1] -> f[0..*]: records
d[1] -> f[0..*]: approves
a[1] -> g[0..*]: receives
g[1] -composes-> h[0..*]
i -inherits-> h
j -inherits-> h
k[1] -composes-> g[0..*]
k -depends-> l
`,
  },
  {
    id: 'inventory-classes',
    title: 'Inventory',
    aliases: [
      'inventory management',
      'stock',
      'warehouse',
      'warehouse management',
      'stock management',
      'stock control',
    ],
    keywords: ['item', 'product', 'supplier', 'stock', 'class', 'goods', 'store'],
    notation: `
a Warehouse | -name: string | +"stockOf(item: Item)": int
b Bin | -code: string | -capacity: int
c Item | -sku: string | -name: string | -reorderLevel: int
d StockLevel | -quantity: int | -reserved: int | +"available()": int
e(abstract) Movement | #at: timestamp | #quantity: int | +"apply()": void
f Receipt | -deliveryNote: string
g Issue | -orderNumber: string
h Transfer | -reason: string
i Supplier | -name: string | -leadDays: int
j PurchaseOrder | -number: string | -status: string | +"receive(receipt: Receipt)": void
k PurchaseLine | -quantity: int | -cost: Money
l(interface) ReorderPolicy | +"quantity(item: Item)": int
m FixedQuantity | -lotSize: int
a[1] -composes-> b[1..*]
b[1] -composes-> d[0..*]
d[0..*] -> c[1]: counts
e[0..*] -> d[1]: changes
f -inherits-> e
g -inherits-> e
h -inherits-> e
i[1] -> j[0..*]: receives
j[1] -composes-> k[1..*]
k[0..*] -> c[1]: orders
f[0..*] -> j[0..1]: fulfills
c[0..*] -> l[1]: is reordered by
m -realises-> l
`,
  },
  {
    id: 'gym-classes',
    title: 'Gym',
    aliases: ['gym management', 'fitness studio', 'fitness centre', 'gym membership', 'fitness club', 'fitness'],
    keywords: ['member', 'trainer', 'course', 'membership', 'class', 'workout', 'fitness'],
    notation: `
a Gym | -name: string | +"checkIn(card: string)": boolean
b Member | -name: string | -cardNumber: string
c(abstract) Membership | #startsOn: date | #monthlyFee: Money | +"isActive(on: date)": boolean | +"cancel()": void
d BasicMembership | -hours: string
e PremiumMembership | -guestPasses: int
f Trainer | -name: string | -licenses: string[]
g CourseSession | -startsAt: timestamp | -capacity: int | +"book(member: Member)": boolean
h CourseBooking | -bookedAt: timestamp | -attended: boolean
i Studio | -name: string | -size: int
j WorkoutPlan | -goal: string
k Exercise | -name: string | -sets: int | -repetitions: int
l Visit | -enteredAt: timestamp | -leftAt: timestamp
m FeePayment | -amount: Money | -dueOn: date | -paidOn: date
a[1] -aggregates-> b[0..*]
a[1] -aggregates-> f[1..*]
a[1] -composes-> i[1..*]
b[1] -composes-> c[1..*]
d -inherits-> c
e -inherits-> c
c[1] -composes-> m[0..*]
f[1] -> g[0..*]: leads
i[1] -> g[0..*]: hosts
b[1] -> h[0..*]: makes
g[1] -composes-> h[0..*]
f[1] -> j[0..*]: writes
b[1] -> j[0..*]: follows
j[1] -composes-> k[1..*]
b[1] -> l[0..*]: is seen in
`,
  },
  {
    id: 'vending-machine-states',
    title: 'Vending machine states',
    aliases: ['vending machine state', 'vending state'],
    keywords: ['coin', 'product', 'money', 'diagram', 'snack'],
    notation: `
a(initial)
b(state) Idle
c(state) Collecting money
d(state) Paid in full
e(state) Dispensing
f(state) Giving change
g(state) Refunding
h(state) Out of order
i(final)
a -transition-> b: switched on
b -transition-> c: coin inserted
c -transition-> c: further coin
c -transition-> d: price reached
c -transition-> g: canceled or 30 seconds passed
d -transition-> e: product chosen and in stock
d -transition-> g: sold out
e -transition-> f: product dropped
e -transition-> h: product stuck
f -transition-> b: change paid out
g -transition-> b: money returned
h -transition-> b: repaired
b -transition-> i: switched off
`,
  },
  {
    id: 'hospital-use-cases',
    title: 'Hospital use cases',
    aliases: ['hospital use case', 'hospital management use case', 'clinic use case', 'patient use case'],
    keywords: ['patient', 'doctor', 'nurse', 'reception'],
    notation: `
[s(system)] Hospital system
a(actor) Patient
b(actor) Receptionist
c(actor) Doctor
d(actor) Nurse
e(actor) Insurer
f(use-case)@s Book an appointment
g(use-case)@s Admit a patient
h(use-case)@s Check the insurance
i(use-case)@s Assign a bed
j(use-case)@s Read the record
k(use-case)@s Write a diagnosis
l(use-case)@s Prescribe medicine
m(use-case)@s Order a test
n(use-case)@s Record vital signs
o(use-case)@s Bill the treatment
a -> f
b -> f
b -> g
g -includes-> h
i -extends-> g
h -> e
c -> k
k -includes-> j
l -extends-> k
m -extends-> k
d -> n
n -includes-> j
b -> o
o -> e
`,
  },
  {
    id: 'restaurant-use-cases',
    title: 'Restaurant use cases',
    aliases: [
      'restaurant use case',
      'restaurant management use case',
      'food ordering use case',
      'restaurant order use case',
    ],
    keywords: ['guest', 'waiter', 'chef', 'kitchen', 'order', 'customer'],
    notation: `
[s(system)] Restaurant system
a(actor) Guest
b(actor) Waiter
c(actor) Chef
d(actor) Cashier
e(actor) Manager
f(use-case)@s Reserve a table
g(use-case)@s Order food
h(use-case)@s Check availability
i(use-case)@s Ask for changes to a dish
j(use-case)@s Prepare the order
k(use-case)@s Serve the order
l(use-case)@s Pay the bill
m(use-case)@s Split the bill
n(use-case)@s Change the menu
o(use-case)@s See the day's sales
a -> f
f -includes-> h
a -> g
b -> g
g -includes-> h
i -extends-> g
c -> j
b -> k
a -> l
d -> l
m -extends-> l
e -> n
e -> o
`,
  },
  {
    id: 'banking-use-cases',
    title: 'Online banking use cases',
    aliases: [
      'online banking use case',
      'bank use case',
      'banking use case',
      'banking app use case',
      'mobile banking use case',
    ],
    keywords: ['customer', 'account', 'transfer', 'bank', 'login'],
    notation: `
[s(system)] Online banking
a(actor) Account holder
b(actor) Bank clerk
c(actor) Payment network
d(use-case)@s See balance and bookings
e(use-case)@s Transfer money
f(use-case)@s Set up a standing order
g(use-case)@s Download a statement
h(use-case)@s Block a card
i(use-case)@s Sign in
j(use-case)@s Confirm with a second factor
k(use-case)@s Answer a message
l(use-case)@s Approve a large transfer
m(use-case)@s Use a template
a -> d
a -> e
a -> f
a -> g
a -> h
d -includes-> i
e -includes-> j
f -includes-> j
m -extends-> e
l -extends-> e
e -> c
f -> c
b -> k
b -> l
b -> h
`,
  },
];
