import type { CodeSpec } from './code-spec.ts';

export const entitySpecs: readonly CodeSpec[] = [
  {
    id: 'conceptual-tiny',
    family: 'entities',
    size: 'tiny',
    notation: `conceptual: Books
a Author
b Book
a[1] -> b[0..*]: writes
`,
  },
  {
    id: 'conceptual-typical',
    family: 'entities',
    size: 'typical',
    notation: `conceptual: Swimming club
a Member | name | birthday
b Course | title | price
c Trainer | name
d Pool
e Address | street | city
a[0..*] -> b[0..*]: joins
c[1] -> b[0..*]: gives
d[1] -> b[0..*]: hosts
a[1] -> e[0..1]: lives at
`,
  },
  {
    id: 'logical-typical',
    family: 'entities',
    size: 'typical',
    notation: `logical: Bakery
a Customer | id <pk> | name | email <unique>
b Order | id <pk> | customer id <fk> | placed at | total
c(weak-entity) Order line | order id <pk fk> | product id <pk fk> | quantity
d Product | id <pk> | name | price
e Category | id <pk> | name | parent id <fk nullable>
a[1] -> b[0..*]: places
b[1] -> c[1..*]: contains
d[1] -> c[0..*]: is on
e[0..1] -> d[0..*]: groups
e[0..1] -> e[0..*]: is above
`,
  },
  {
    id: 'physical-typical',
    family: 'entities',
    size: 'typical',
    notation: `physical: Time tracking
a users | id: uuid <pk> | email: varchar(120) <unique> | created_at: timestamptz | is_active: boolean
b projects | id: bigint <pk> | owner_id: uuid <fk> | name: varchar(80) | budget: numeric(10,2) <nullable>
c entries | id: bigint <pk> | project_id: bigint <fk> | user_id: uuid <fk> | day: date | hours: decimal(4,2) check (hours > 0) | note: text <nullable> | rate: decimal(6,2) check (rate > 0) <nullable> | raw: jsonb <nullable>
d shifts | id: int <pk> | user_id: uuid on delete cascade on update cascade <fk> | starts_at: timestamptz | ends_at: timestamptz <nullable> | kind: varchar(9) default 'day' check (kind in ('day', 'on call')) | breaks: int default 0 check (breaks between 0 and 3) <nullable> | booked_on: date default current_date | "unique (user_id, starts_at)" | "check (ends_at > starts_at)" | "index (kind, starts_at desc)" | "index (lower(kind))"
a[1] -> d[0..*]: user_id
a[1] -> b[0..*]: owner_id
b[1] -> c[0..*]: project_id
a[1] -> c[0..*]: user_id
`,
  },
  {
    id: 'physical-keys-typical',
    family: 'entities',
    size: 'typical',
    notation: `physical: Weather
a sensors | id: int <pk> | code: char(8) <unique>
b readings | sensor_id: int on delete cascade <pk fk> | taken_at: timestamptz <pk> | celsius: decimal(4,1)
c alarms | id: uuid <pk> | sensor_id: int <fk> | taken_at: timestamptz <fk> | level: enum(low, high) | note: varchar(80) <nullable> | station_id: int on delete set null <fk nullable>
f stations | id: int <pk> | parent_id: int on delete set null <fk nullable> | is_open: boolean | name: varchar(40)
d units | company: int <pk> | number: int <pk> | parent_company: int <fk nullable> | parent_number: int <fk nullable> | name: varchar(40)
e checks | sensor_id: int <pk fk> | day: date <pk> | kind: varchar(9) <pk> | result: varchar(40)
a[1] -> b[0..*]: sensor_id
b[1] -> c[0..*]: sensor_id
b[1] -> c[0..*]: taken_at
d[0..1] -> d[0..*]: parent_company
d[0..1] -> d[0..*]: parent_number
a[1] -> e[0..*]: sensor_id
f[0..1] -> c[0..*]: station_id
f[0..1] -> f[0..*]: parent_id
`,
  },
  {
    id: 'physical-terse',
    family: 'entities',
    size: 'terse',
    notation: `physical: ""
a t | a | b: int
b u
a -> b
`,
  },
  {
    id: 'logical-large',
    family: 'entities',
    size: 'large',
    notation: [
      'logical: Many tables',
      ...Array.from({ length: 60 }, (_, index) => `t${index} Thing ${index} | id <pk> | name | amount`),
      ...Array.from({ length: 59 }, (_, index) => `t${index}[1] -> t${index + 1}[0..*]`),
      '',
    ].join('\n'),
  },
  {
    id: 'logical-hostile',
    family: 'entities',
    size: 'hostile',
    notation: `logical: "drop table x; -- */"
a "Order" | "id" <pk> | "select" | "order" | "group by" | "it's" | "1st" | "数量"
b "User" | "user" <pk> | "User!" | "from": date | "table": varchar(3) <unique>
c "Table" | a <pk> | b <pk> | "default": boolean
d "order" | "id": uuid <pk>
e ""
f "Empty"
g "A label so long that no database would ever take it as the name of a table without cutting"
a[1] -> b[0..*]
b[1] -> a[1]
c[1] -> d[0..*]
d[1] -> c[1..*]
e[0..*] -> e[0..*]
a[0..*] -> a[1]
g[1] -> f[1]
f[0..1] -> a[0..1]
`,
  },
  {
    id: 'conceptual-large',
    family: 'entities',
    size: 'large',
    notation: [
      'conceptual: Many things',
      ...Array.from({ length: 80 }, (_, index) => `t${index} Thing ${index} | name | since`),
      ...Array.from({ length: 79 }, (_, index) => `t${index}[1] -> t${index + 1}[0..*]: has`),
      ...Array.from({ length: 20 }, (_, index) => `t${index}[0..*] -> t${index + 40}[0..*]: knows`),
      '',
    ].join('\n'),
  },
  {
    id: 'conceptual-terse',
    family: 'entities',
    size: 'terse',
    notation: `conceptual: ""
a cat
b owner
a -> b
`,
  },
  {
    id: 'conceptual-hostile',
    family: 'entities',
    size: 'hostile',
    notation: `conceptual: "entity 'x' */ \\"y\\""
a "Class" | "class" | "Class" | "1" | ""
b "class" | "type" | "end"
c "选择"
d "Null" | "null" | "true"
a[1] -> a[0..*]: "is"
a[0..*] -> b[0..*]: "in"
a[0..*] -> b[0..*]: "in"
b[1] -> c[1]
c[0..1] -> d[1..*]: "select"
d[1..*] -> a[1..*]
`,
  },
  {
    id: 'logical-tiny',
    family: 'entities',
    size: 'tiny',
    notation: `logical: Notes
a Notebook | id <pk> | title
b Note | id <pk> | notebook id <fk> | text
a[1] -> b[0..*]: holds
`,
  },
  {
    id: 'logical-terse',
    family: 'entities',
    size: 'terse',
    notation: `logical: ""
a user | name
b post
a -> b
`,
  },
  {
    id: 'physical-tiny',
    family: 'entities',
    size: 'tiny',
    notation: `physical: Links
a links | id: bigint <pk> | url: varchar(200) <unique> | hits: int
`,
  },
  {
    id: 'physical-large',
    family: 'entities',
    size: 'large',
    notation: [
      'physical: Warehouse of data',
      ...Array.from(
        { length: 60 },
        (_, index) =>
          `t${index} facts_${index} | id: bigint <pk> | amount: numeric(12,2) | day: date | note: varchar(80) <nullable>`,
      ),
      ...Array.from({ length: 59 }, (_, index) => `t${index}[1] -> t${index + 1}[0..*]`),
      '',
    ].join('\n'),
  },
  {
    id: 'physical-hostile',
    family: 'entities',
    size: 'hostile',
    notation: `physical: "table \\"x\\"; --"
a "user" | "id": serial <pk> | "order": int | "end": timestamp | "it's": text | "name": varchar(9999)
b "group" | "key": uuid <pk> | "value": jsonb | "check": boolean <nullable> | "数": numeric
c "select" | "a": int <pk> | "b": int <pk> | "primary": money
d "a_table_whose_name_is_longer_than_sixty_three_characters_which_is_the_limit_of_postgres" | id: whatever <pk>
a[1] -> b[0..*]
b[0..1] -> a[0..*]
c[1] -> a[0..*]
d[1] -> c[1]
a[0..*] -> c[0..*]
`,
  },
];
