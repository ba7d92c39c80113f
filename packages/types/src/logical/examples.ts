import type { Example } from '@diagloom/diagram/model';

export const logicalExamples: readonly Example[] = [
  {
    title: 'Web shop',
    prompt:
      'Customer(id, name, email), Order(id, customer id, date, status), Order line(order id, product id, quantity), Product(id, name, price). A customer has many orders. An order has many order lines. A product is in many order lines.',
    notation: `logical: Web shop
a Customer | id <pk> | name | email <unique>
b Order | id <pk> | customer id <fk> | date | status
c(weak-entity) Order line | order id <pk fk> | product id <pk fk> | quantity
d Product | id <pk> | name | price
a[1] -> b[0..*]: places
b[1] -> c[1..*]: contains
d[1] -> c[0..*]: is sold in
note c: Keeps the price of the day
`,
  },
  {
    title: 'School',
    prompt:
      'Student(id, name), Course(id, title), Enrollment(student id, course id, grade), Teacher(id, name). A teacher teaches many courses. A student has many enrollments. A course has many enrollments.',
    notation: `logical: School
a Student | id <pk> | name
b(weak-entity) Enrollment | student id <pk fk> | course id <pk fk> | grade
c Course | id <pk> | title | teacher id <fk>
d Teacher | id <pk> | name
a[1] -> b[0..*]: has
c[1] -> b[0..*]: has
d[1] -> c[0..*]: gives
`,
  },
  {
    title: 'Blog',
    prompt:
      'Author(id, name), Post(id, title, body), Comment(id, text), Tag(id, label). An author writes many posts. A post has many comments. A post has many tags and a tag has many posts.',
    notation: `logical: Blog
a Author | id <pk> | name
b Post | id <pk> | author id <fk> | title | body
c Comment | id <pk> | post id <fk> | text
d Tag | id <pk> | label <unique>
e(weak-entity) Post tag | post id <pk fk> | tag id <pk fk>
a[1] -> b[0..*]: writes
b[1] -> c[0..*]: has
b[1] -> e[0..*]: has
d[1] -> e[0..*]: has
`,
  },
];
