import type { Example } from '@diagloom/diagram/model';

export const physicalExamples: readonly Example[] = [
  {
    title: 'Issue tracker',
    prompt:
      'Tables: users(id bigint pk, email varchar(255) unique), projects(id bigint pk, owner_id bigint fk users, name varchar(120)), issues(id bigint pk, project_id bigint fk projects, title text), comments(id bigint pk, issue_id bigint fk issues, author_id bigint fk users, body text).',
    notation: `physical: Issue tracker
a users | id: bigint <pk> | email: varchar(255) <unique> | created_at: timestamptz
b projects | id: bigint <pk> | owner_id: bigint <fk> | name: varchar(120)
c issues | id: bigint <pk> | project_id: bigint <fk> | title: text | closed_at: timestamptz <nullable>
d comments | id: bigint <pk> | issue_id: bigint <fk> | author_id: bigint <fk> | body: text
a[1] -> b[0..*]: owner_id
b[1] -> c[0..*]: project_id
c[1] -> d[0..*]: issue_id
a[1] -> d[0..*]: author_id
`,
  },
  {
    title: 'Warehouse',
    prompt:
      'Tables: products(id int pk, sku varchar), stock(product_id int fk products, shelf_id int fk shelves, amount int), shelves(id int pk, code varchar).',
    notation: `physical: Warehouse
a products | id: int <pk> | sku: varchar(40) <unique> | name: varchar(200)
b(weak-entity) stock | product_id: int <pk fk> | shelf_id: int <pk fk> | amount: int
c shelves | id: int <pk> | code: varchar(20) <unique>
a[1] -> b[0..*]: product_id
c[1] -> b[0..*]: shelf_id
`,
  },
  {
    title: 'Event tickets',
    prompt:
      'Tables: events(id uuid pk, starts_at timestamp), tickets(id uuid pk, event_id uuid fk events, holder_id uuid fk people), people(id uuid pk, name text).',
    notation: `physical: Event tickets
a events | id: uuid <pk> | title: text | starts_at: timestamp
b tickets | id: uuid <pk> | event_id: uuid <fk> | holder_id: uuid <fk> | price: numeric(10,2)
c people | id: uuid <pk> | name: text | email: text <unique>
a[1] -> b[0..*]: event_id
c[1] -> b[0..*]: holder_id
`,
  },
];
