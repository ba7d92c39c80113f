import type { Pattern } from '@diagloom/diagram/model';

/** Class models of common domains and of well-known designs. */
export const classModels: readonly Pattern[] = [
  {
    id: 'online-shop-classes',
    title: 'Online shop',
    aliases: ['shop', 'cart', 'order management', 'online shop order', 'order', 'online ordering', 'sales order'],
    keywords: ['customer', 'order', 'product', 'payment', 'website', 'cart', 'class'],
    notation: `
a Customer | -name: string | -email: string | +"register()": void
b Cart | +"add(product: Product, quantity: int)": void | +"total()": Money
c CartItem | -quantity: int | +"subtotal()": Money
d Product | -sku: string | -name: string | -price: Money | +"isAvailable()": boolean
e Category | -name: string
f Order | -number: string | -placedAt: date | -status: OrderStatus | +"total()": Money | +"cancel()": void
g OrderLine | -quantity: int | -unitPrice: Money
h(enum) OrderStatus | NEW | PAID | SHIPPED | CANCELLED
i(abstract) Payment | #amount: Money | +"authorize()": boolean
j CardPayment | -cardToken: string
k TransferPayment | -iban: string
l Address | -street: string | -city: string | -postcode: string
a[1] -> b[1]: fills
b[1] -composes-> c[0..*]
c[0..*] -> d[1]: refers to
e[1] -aggregates-> d[0..*]
a[1] -> f[0..*]: places
f[1] -composes-> g[1..*]
g[0..*] -> d[1]: refers to
f -depends-> h
f[1] -> i[1..*]: is paid by
j -inherits-> i
k -inherits-> i
a[1] -> l[0..*]: stores
f[0..*] -> l[1]: is sent to
`,
  },
  {
    id: 'library-classes',
    title: 'Library',
    aliases: ['book lending', 'public library', 'library loan'],
    keywords: ['book', 'member', 'loan', 'borrow', 'class'],
    notation: `
a Library | -name: string | +"search(text: string)": Book[]
b Book | -isbn: string | -title: string | -year: int
c Author | -name: string
d Copy | -barcode: string | -shelf: string | +"isOnLoan()": boolean
e(abstract) Borrower | #name: string | #email: string | +"loanLimit()": int
f Student | -matriculation: string
g Teacher | -department: string
h Loan | -lentOn: date | -dueOn: date | +"isOverdue()": boolean | +"extend()": void
i Reservation | -madeAt: date | -status: ReservationStatus | +"expire()": void
j Fine | -amount: Money | -paidOn: date | +"pay()": void
l(enum) ReservationStatus | WAITING | READY | COLLECTED | EXPIRED
k Librarian | -staffNumber: string | +"lend(copy: Copy, to: Borrower)": Loan
a[1] -composes-> d[0..*]
b[1] -> d[1..*]: exists as
b[0..*] -> c[1..*]: written by
f -inherits-> e
g -inherits-> e
e[1] -> h[0..*]: takes out
d[1] -> h[0..*]: is lent in
e[1] -> i[0..*]: makes
i[0..*] -> b[1]: is made for
i -depends-> l
h[1] -composes-> j[0..1]
k[1] -> h[0..*]: issues
a[1] -aggregates-> k[1..*]
`,
  },
  {
    id: 'bank-classes',
    title: 'Bank',
    aliases: ['banking', 'bank account', 'online banking'],
    keywords: ['account', 'customer', 'transaction', 'class'],
    notation: `
a Bank | -name: string | -bic: string
b Client | -name: string | -taxNumber: string
c(abstract) Account | #iban: string | #balance: Money | +"deposit(amount: Money)": void | +"withdraw(amount: Money)": void
d CurrentAccount | -overdraftLimit: Money
e SavingsAccount | -interestRate: decimal | +"addInterest()": void
f Booking | -amount: Money | -bookedAt: date | -reference: string
g BankCard | -number: string | -expires: date | +"block()": void
h(interface) Authorization | +"verify(code: string)": boolean
i Pin | -hash: string
j Fingerprint | -template: bytes
k Advisor | -name: string
a[1] -composes-> c[0..*]
b[1..*] -> c[0..*]: holds
d -inherits-> c
e -inherits-> c
c[1] -composes-> f[0..*]
c[1] -> g[0..*]: is used with
g[0..*] -> h[1..*]: is unlocked by
i -realises-> h
j -realises-> h
a[1] -aggregates-> k[1..*]
k[1] -> b[0..*]: advises
`,
  },
  {
    id: 'school-classes',
    title: 'University courses',
    aliases: [
      'university',
      'school',
      'course enrolment',
      'student course',
      'student',
      'course registration',
      'student information',
    ],
    keywords: ['student', 'teacher', 'course', 'class', 'professor', 'school'],
    notation: `
a(abstract) Person | #name: string | #email: string
b Student | -number: string | +"enroll(in: Section)": Enrollment
c Professor | -title: string | +"publishGrades(section: Section)": void
d Department | -name: string
e Course | -code: string | -credits: int
f Section | -term: string | -capacity: int | +"hasPlace()": boolean
g Enrollment | -enrolledOn: date | -grade: Grade
h(enum) Grade | A | B | C | D | F
i Room | -building: string | -seats: int
j TimeSlot | -weekday: string | -from: time | -until: time
b -inherits-> a
c -inherits-> a
d[1] -aggregates-> c[1..*]
d[1] -composes-> e[0..*]
e[1] -> f[0..*]: is held as
f[0..*] -> c[1]: taught by
b[1] -> g[0..*]: signs up by
f[1] -composes-> g[0..*]
g -depends-> h
f[0..*] -> i[1]: meets in
f[1] -composes-> j[1..*]
e[0..*] -> e[0..*]: requires
`,
  },
  {
    id: 'hospital-classes',
    title: 'Hospital',
    aliases: ['clinic', 'hospital management', 'patient management', 'medical appointment', 'doctor appointment'],
    keywords: ['patient', 'doctor', 'appointment', 'class', 'health'],
    notation: `
a(abstract) StaffMember | #name: string | #employedSince: date
b Physician | -speciality: string | +"prescribe(drug: Drug, dose: string)": Prescription
c Nurse | -qualification: string | +"recordVitals(patient: Patient)": Observation
d Patient | -name: string | -bornOn: date | -bloodGroup: string
e Appointment | -startsAt: datetime | -reason: string | +"reschedule(to: datetime)": void
f PatientRecord | -openedOn: date | +"add(entry: Observation)": void
g Observation | -takenAt: datetime | -kind: string | -value: string
h Prescription | -dose: string | -days: int
i Drug | -name: string | -strength: string
l Bed | -number: string | +"isFree()": boolean
j Ward | -name: string | +"freeBeds()": int
k Stay | -from: date | -until: date
b -inherits-> a
c -inherits-> a
d[1] -composes-> f[1]
f[1] -composes-> g[0..*]
d[1] -> e[0..*]: attends
b[1] -> e[0..*]: sees patients in
b[1] -> h[0..*]: writes
h[0..*] -> i[1]: of
d[1] -> h[0..*]: is prescribed
j[1] -aggregates-> c[1..*]
d[1] -> k[0..*]: is admitted in
j[1] -composes-> l[1..*]
l[1] -> k[0..*]: is occupied in
`,
  },
  {
    id: 'hotel-booking-classes',
    title: 'Hotel booking',
    aliases: ['hotel', 'hotel reservation', 'room booking', 'hotel management', 'reservation', 'booking'],
    keywords: ['guest', 'room', 'booking', 'class'],
    notation: `
a Hotel | -name: string | -stars: int | +"findRooms(stay: Period)": Room[]
b Room | -number: string | -floor: int | +"isFree(stay: Period)": boolean
c RoomCategory | -name: string | -beds: int | -rate: Money
d Guest | -name: string | -email: string
e Booking | -code: string | -state: BookingState | +"confirm()": void | +"cancel()": void
f Period | -from: date | -until: date | +"nights()": int
g(enum) BookingState | REQUESTED | CONFIRMED | CHECKED_IN | CHECKED_OUT | CANCELLED
h Bill | +"total()": Money
i BillItem | -text: string | -price: Money
j(interface) PricePolicy | +"price(category: RoomCategory, stay: Period)": Money
k SeasonPrice | -factor: decimal
l LastMinutePrice | -discount: decimal
a[1] -composes-> b[1..*]
b[0..*] -> c[1]: belongs to
d[1] -> e[0..*]: makes
e[0..*] -> b[1..*]: reserves
e[1] -composes-> f[1]
e -depends-> g
e[1] -> h[0..1]: is charged in
h[1] -composes-> i[1..*]
a[1] -> j[1..*]: prices by
k -realises-> j
l -realises-> j
`,
  },
  {
    id: 'observer-pattern',
    title: 'Observer pattern',
    aliases: [
      'observer',
      'observer design',
      'publish subscribe',
      'event listener',
      'design observer',
      'observer design pattern',
    ],
    keywords: ['design', 'pattern', 'gang of four', 'subject'],
    notation: `
a(interface) Subject | +"attach(observer: Observer)": void | +"detach(observer: Observer)": void | +"notify()": void
b(interface) Observer | +"update(event: Event)": void
c WeatherStation | -temperature: decimal | +"measure()": void
d Event | +kind: string | +value: decimal | +happenedAt: datetime
e CurrentDisplay | +"show()": void
f StatisticsDisplay | -readings: decimal[] | +"average()": decimal
g StormAlarm | -limit: decimal | +"ring()": void
h ObserverList | -items: Observer[]
c -realises-> a
e -realises-> b
f -realises-> b
g -realises-> b
c[1] -composes-> h[1]
h[1] -aggregates-> b[0..*]
c -depends-> d: creates
b -depends-> d: reads
`,
  },
  {
    id: 'strategy-pattern',
    title: 'Strategy pattern',
    aliases: ['strategy', 'strategy design', 'strategy design pattern', 'policy pattern'],
    keywords: ['design', 'pattern', 'gang of four', 'algorithm'],
    notation: `
a Navigator | +"use(strategy: RouteStrategy)": void | +"route(from: Place, to: Place)": Route
b(interface) RouteStrategy | +"build(from: Place, to: Place)": Route
c RoadRoute | -avoidTolls: boolean
d CycleRoute | -maximumSlope: decimal
e WalkingRoute | -stepFree: boolean
f TransitRoute | -maximumChanges: int
g Route | -minutes: int | +"length()": decimal
h Place | -latitude: decimal | -longitude: decimal
a[1] -aggregates-> b[1]: delegates to
c -realises-> b
d -realises-> b
e -realises-> b
f -realises-> b
b -depends-> g: creates
g[1] -composes-> h[2..*]
`,
  },
  {
    id: 'factory-method-pattern',
    title: 'Factory method pattern',
    aliases: [
      'factory method',
      'factory',
      'factory pattern',
      'factory design',
      'factory design pattern',
      'factory method design pattern',
    ],
    keywords: ['design', 'pattern', 'gang of four', 'creator'],
    notation: `
a(abstract) Exporter | +"export(report: Report)": File | #"createWriter()": Writer
b PdfExporter | #"createWriter()": Writer
c SpreadsheetExporter | #"createWriter()": Writer
d WebExporter | #"createWriter()": Writer
e(interface) Writer | +"heading(text: string)": void | +"row(cells: string[])": void | +"finish()": File
f PdfWriter | -page: int
g SpreadsheetWriter | -sheet: string
h HtmlWriter | -buffer: string
i Report | -title: string | -rows: Row[]
b -inherits-> a
c -inherits-> a
d -inherits-> a
f -realises-> e
g -realises-> e
h -realises-> e
a -depends-> e: writes with
b -depends-> f: creates
c -depends-> g: creates
d -depends-> h: creates
a -depends-> i: reads
`,
  },
  {
    id: 'model-view-controller',
    title: 'Model, view and controller',
    aliases: ['mvc', 'model view controller', 'mvc pattern', 'mvc architecture'],
    keywords: ['pattern', 'web', 'design'],
    notation: `
a(interface) Observer | +"changed()": void
b(abstract) Model | #observers: Observer[] | +"attach(observer: Observer)": void
c TaskList | -tasks: Task[] | +"add(task: Task)": void | +"complete(id: int)": void
d Task | -id: int | -title: string | -done: boolean
e TaskView | +"render(tasks: Task[])": void
f CounterView | +"render(open: int)": void
g(abstract) Controller | +"handle(request: Request)": void
h TaskController | +"onAdd(title: string)": void | +"onTick(id: int)": void
i Router | +"dispatch(request: Request)": void
j Request | +path: string | +parameters: map
c -inherits-> b
c[1] -composes-> d[0..*]
b[1] -aggregates-> a[0..*]: tells
e -realises-> a
f -realises-> a
h -inherits-> g
h[1] -> c[1]: changes
h[1] -> e[1]: chooses
i[1] -aggregates-> g[1..*]
i -depends-> j: reads
e[0..*] -> c[1]: shows
f[0..*] -> c[1]: shows
`,
  },
];
