import type { CodeSpec } from './code-spec.ts';

export const classSpecs: readonly CodeSpec[] = [
  {
    id: 'uml-tiny',
    family: 'classes',
    size: 'tiny',
    notation: `uml: Dogs
a Dog | name: string
b Owner | name: string
b[1] -> a[0..*]: keeps
`,
  },
  {
    id: 'uml-typical',
    family: 'classes',
    size: 'typical',
    notation: `uml: Bike rental
a(abstract) Vehicle | +id: int | +name: string | +"price(days: int)": Money <abstract> | +"describe()": string | +"count(of: Vehicle[])": int <static>
b Bike | +gears: int | +"price(days: int)": Money | +"describe()": string
c Trailer | +capacity: decimal | +MAX_LOAD: decimal = 750.5 <static>
d Rental | +id: uuid | +from: date | +until: date | +total: decimal | +status: RentalStatus | +FIRST: RentalStatus = BOOKED <static> | +last: Rental <static> | +"extend(days: int)" | +"isLate()": boolean
e Customer | +id: int | +email: string | +phone: string? | +isBlocked: boolean = false | +DEFAULT_LIMIT = 3 | +"find(email: string)": Customer? <static>
f(interface) Notifier | +"notify(customer: Customer, text: string)": boolean
g MailNotifier | +sender: string | +copies: List<String> | +"addCopy(address: string)" | +SUBJECT: string = "News" <static> | +"open()" <static>
h(enum) RentalStatus | BOOKED | RUNNING | RETURNED
b -inherits-> a
c -inherits-> a
e[1] -> d[0..*]: books
d[0..*] -> a[1]: is for
g -realises-> f
d -depends-> f
note c: capacity between 2.5 and 40
note b: gears must be at least 3
note d: total must not be negative
note e: Blocked customers rent nothing
`,
  },
  {
    id: 'uml-hidden-typical',
    family: 'classes',
    size: 'typical',
    notation: `uml: Bank
a Account | -iban: string | -balance: decimal = 0 | #openedOn: date | -"int MAX_OVERDRAFT = 500" <static> | +"deposit(amount: decimal)" | -"audit(note: string)" | #"close()" | -"next()": int <static>
b(abstract) Customer | -id: int | #name: string | #"rating()": int <abstract> | -"notify()"
c Person | -"rating()": int
d(interface) Payable | +"pay(amount: decimal)"
e Savings | -rate: decimal | -"pay(amount: decimal)" | #"close()"
f Secret | -code: string | -size: int
e -inherits-> a
c -inherits-> b
e -realises-> d
b[1] -> a[0..*]: accounts
`,
  },
  {
    id: 'uml-bytes-typical',
    family: 'classes',
    size: 'typical',
    notation: `uml: Photo album
a Album | +name: string {unique}
b Photo | +id: uuid | +takenAt: LocalDateTime | +sharedAt: OffsetDateTime? | +image: byte[] | +preview: byte[]? | +"crop(mask: byte[])": byte[]
a[1] -composes-> b[0..*]
b[0..1] -> b[0..*]: replaces
`,
  },
  {
    id: 'uml-pairs-typical',
    family: 'classes',
    size: 'typical',
    notation: `uml: Lockers
a Member | +id: int | +name: string
b Locker | +number: string {unique} | +since: date
c Key | +code: string
d Note | +text: string
a[1] -> b[0..1]: rents
b[1] -> c[1]: opens with
b[1..*] -> d[1..*]: carries
a[0..1] -> d[1..*]: writes
c[0..*] -> a[1]{navigable=to}: holder
d[0..*] -> b[1..*]{navigable=to}
d[0..1] -> a[0..1]{navigable=to}: reader
`,
  },
  {
    id: 'uml-terse',
    family: 'classes',
    size: 'terse',
    notation: `uml: ""
a A
b B
a -> b
a -inherits-> b
`,
  },
  {
    id: 'uml-large',
    family: 'classes',
    size: 'large',
    notation: [
      'uml: Many classes',
      ...Array.from(
        { length: 60 },
        (_, index) => `c${index} Class ${index} | id: int | name: string | "run${index}(value: string)": int`,
      ),
      ...Array.from({ length: 59 }, (_, index) => `c${index}[1] -> c${index + 1}[0..*]`),
      ...Array.from({ length: 20 }, (_, index) => `c${index + 40} -inherits-> c${index}`),
      '',
    ].join('\n'),
  },
  {
    id: 'uml-hostile',
    family: 'classes',
    size: 'hostile',
    notation: `uml: "class { } */"
a "class" | class: string | "class": int | new: Date | "delete()" | "delete(x)" | id: int | id: text
b "Class" | "toString()": string | "equals(other: Class)": boolean | constructor: string | name: List<Class>
c "<<interface>> IThing" | "do it now!(a b, c: Unknown, d: Map<string, int>)": Optional<Foo>
d(interface) "IThing" | "import(default: int)": class | "hashCode()": int
e(abstract) "Base */" | "x */ y": "'quoted'" | "数量": int
f(enum) "Mode" | "a" | "A" | "1st" | ""
g "Order" | mode: Mode | amount: decimal | "getMode()": Mode
h "Empty"
a -inherits-> e
b -inherits-> a
e -inherits-> b
g -inherits-> a
a -realises-> d
b -realises-> d
g[0..*] -> g[0..*]: relates
a[1] -composes-> h[1]
a[1] -composes-> h[*]
a -> d
h -> f
`,
  },
  {
    id: 'uml-clashes',
    family: 'classes',
    size: 'hostile',
    notation: `uml: Names that clash
a(abstract) Thing | name: string | "run(x: int)": int
b(interface) Runner | "name()": string | "run()": int
c(interface) Walker | "run()": string | "pace(fast: boolean)" | "tasks()": int
d Task | pace: decimal
e Chore | label: string
f Owner | id: int
g Bare
h Dressed | label: string
h -inherits-> g
d -inherits-> a
d -realises-> b
d -realises-> c
e -inherits-> d
f[1] -> d[0..*]: does
`,
  },
  {
    // Names that are one thing in a class and another in its parent or its interface.
    id: 'uml-hostile-members',
    family: 'classes',
    size: 'hostile',
    notation: `uml: Members
a(abstract) Thing | name: string | age: int | "rank(by: int)": int | "label()": string
b(interface) Runner | "name()": string | "rank()": string | "run()"
c Task | done: bool | "age()": int | label: string
d(interface) Walker | "run(far: int)": int | "notes()" | "getName()": string | "set_done(done: bool)"
e Note | text: string | things: string[]
f Walk | "name()": string | "run()"
g Race | id: int | runner: string = "nobody" | isOver: bool = false | "rivals(of: Walk[], times: int[], names: List<String>)": Walk[] | "days()": "Set<Date>" | "winner(of: Race?, day: Date?)": Walk? | "best(label: string?)": int?
c -inherits-> a
c -realises-> b
c -realises-> d
f -realises-> b
c[1] -> e[0..*]
a[1] -> e[0..*]
c -> g
a -> b
`,
  },
];
