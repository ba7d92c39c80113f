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
c entries | id: bigint <pk> | project_id: bigint <fk> | user_id: uuid <fk> | day: date | hours: decimal(4,2) | note: text <nullable> | raw: jsonb <nullable>
a[1] -> b[0..*]: owner_id
b[1] -> c[0..*]: project_id
a[1] -> c[0..*]: user_id
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
];
