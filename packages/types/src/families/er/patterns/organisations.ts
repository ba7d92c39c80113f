import type { Pattern } from '@diagloom/diagram/model';

/** Data of companies: people, money, customers, work. */
export const organisationModels: readonly Pattern[] = [
  {
    id: 'bank',
    title: 'Bank',
    aliases: ['banking', 'bank account', 'retail bank', 'online banking'],
    keywords: ['account', 'customer', 'transaction', 'loan'],
    notation: `
a Customer | id: uuid <pk> | name: string | tax number: string <unique> | born on: date
b Branch | id: uuid <pk> | sort code: string <unique> | city: string
c Account | id: uuid <pk> | branch id: uuid <fk> | iban: string <unique> | kind: string | balance: money
d(weak-entity) Account holder | customer id: uuid <pk fk> | account id: uuid <pk fk> | role: string
e Transaction | id: uuid <pk> | account id: uuid <fk> | amount: money | booked at: timestamp | counterparty iban: string | reference: string
f Card | id: uuid <pk> | account id: uuid <fk> | number hash: string | expires on: date
g Loan | id: uuid <pk> | customer id: uuid <fk> | account id: uuid <fk> | principal: money | interest rate: decimal | ends on: date
h Instalment | id: uuid <pk> | loan id: uuid <fk> | due on: date | amount: money | paid on: date <nullable>
i Standing order | id: uuid <pk> | account id: uuid <fk> | payee iban: string | amount: money | repeats every: string
a[1] -> d[1..*]: acts as
c[1] -> d[1..*]: belongs to
b[1] -> c[0..*]: keeps
c[1] -> e[0..*]: records
c[1] -> f[0..*]: is used by
a[1] -> g[0..*]: borrows
c[1] -> g[0..*]: pays back
g[1] -> h[1..*]: is repaid in
c[1] -> i[0..*]: executes
`,
  },
  {
    id: 'human-resources',
    title: 'Human resources',
    aliases: ['hr', 'employee', 'employee management', 'employee records', 'payroll', 'hr payroll'],
    keywords: ['department', 'salary', 'staff', 'company'],
    notation: `
a Department | id: uuid <pk> | name: string <unique> | cost center: string
b Job | id: uuid <pk> | title: string | pay grade: string
c Employee | id: uuid <pk> | department id: uuid <fk> | manager id: uuid <fk nullable> | name: string | hired on: date
d Contract | id: uuid <pk> | employee id: uuid <fk> | job id: uuid <fk> | starts on: date | ends on: date <nullable> | salary: money
e Absence | id: uuid <pk> | employee id: uuid <fk> | kind: string | starts on: date | ends on: date | status: string
f Payslip | id: uuid <pk> | employee id: uuid <fk> | pay month: date | gross: money | net: money
g Skill | id: uuid <pk> | name: string <unique>
h(weak-entity) Skill level | employee id: uuid <pk fk> | skill id: uuid <pk fk> | mastery: int
i Appraisal | id: uuid <pk> | employee id: uuid <fk> | held on: date | rating: int | goals: text
a[1] -> c[0..*]: employs
c[0..1] -> c[0..*]: manages
c[1] -> d[1..*]: works under
b[1] -> d[0..*]: is filled by
c[1] -> e[0..*]: is away in
c[1] -> f[0..*]: receives
c[1] -> h[0..*]: is rated by
g[1] -> h[0..*]: is measured by
c[1] -> i[0..*]: is assessed in
`,
  },
  {
    id: 'project-management',
    title: 'Project management',
    aliases: [
      'project',
      'task management',
      'task tracker',
      'issue tracker',
      'kanban',
      'to do list',
      'todo',
      'project tracking',
    ],
    keywords: ['task', 'team', 'issue', 'board', 'agile', 'sprint'],
    notation: `
a Member | id: uuid <pk> | name: string | email: string <unique>
b Project | id: uuid <pk> | owner id: uuid <fk> | name: string | deadline: date
c(weak-entity) Membership | member id: uuid <pk fk> | project id: uuid <pk fk> | role: string
d Sprint | id: uuid <pk> | project id: uuid <fk> | starts on: date | ends on: date | goal: text
e Task | id: uuid <pk> | project id: uuid <fk> | sprint id: uuid <fk nullable> | assignee id: uuid <fk nullable> | title: string | status: string | points: int
f(weak-entity) Dependency | task id: uuid <pk fk> | blocker id: uuid <pk fk>
g Comment | id: uuid <pk> | task id: uuid <fk> | member id: uuid <fk> | body: text | written at: timestamp
h Attachment | id: uuid <pk> | task id: uuid <fk> | file name: string | size in bytes: int
i Time entry | id: uuid <pk> | task id: uuid <fk> | member id: uuid <fk> | minutes: int | worked on: date
a[1] -> b[0..*]: owns
a[1] -> c[0..*]: joins by
b[1] -> c[1..*]: includes
b[1] -> d[0..*]: is planned in
b[1] -> e[0..*]: is split into
d[0..1] -> e[0..*]: schedules
a[0..1] -> e[0..*]: works on
e[1] -> f[0..*]: waits for
e[1] -> f[0..*]: blocks
e[1] -> g[0..*]: is discussed in
a[1] -> g[0..*]: writes
e[1] -> h[0..*]: carries
e[1] -> i[0..*]: is booked in
a[1] -> i[0..*]: logs
`,
  },
  {
    id: 'customer-relationship-management',
    title: 'Customer relationship management',
    aliases: ['crm', 'sales pipeline', 'crm sales', 'lead management'],
    keywords: ['sales', 'lead', 'customer', 'contact', 'opportunity'],
    notation: `
a Account | id: uuid <pk> | sales rep id: uuid <fk> | name: string | industry: string
b Contact | id: uuid <pk> | account id: uuid <fk> | name: string | email: string | phone: string
c Lead | id: uuid <pk> | campaign id: uuid <fk nullable> | name: string | score: int | status: string
d Campaign | id: uuid <pk> | name: string | channel: string | budget: money
e Sales rep | id: uuid <pk> | name: string | region: string
f Opportunity | id: uuid <pk> | lead id: uuid <fk unique nullable> | account id: uuid <fk> | stage: string | expected revenue: money | closes on: date
g Activity | id: uuid <pk> | opportunity id: uuid <fk> | contact id: uuid <fk> | kind: string | held at: timestamp
h Quote | id: uuid <pk> | opportunity id: uuid <fk> | number: string <unique> | total: money | valid until: date
i(weak-entity) Quote line | quote id: uuid <pk fk> | line number: int <pk> | description: string | price: money
a[1] -> b[1..*]: is represented by
e[1] -> a[0..*]: looks after
d[0..1] -> c[0..*]: generates
c[0..1] -> f[0..1]: turns into
a[1] -> f[0..*]: considers
f[1] -> g[0..*]: is moved by
b[1] -> g[0..*]: takes part in
f[1] -> h[0..*]: is offered in
h[1] -> i[1..*]: lists
`,
  },
  {
    id: 'help-desk',
    title: 'Help desk',
    aliases: ['support', 'support ticket', 'ticketing', 'ticket', 'support ticketing'],
    keywords: ['ticket', 'customer', 'agent', 'sla', 'knowledge base'],
    notation: `
a Requester | id: uuid <pk> | name: string | email: string <unique>
b Agent | id: uuid <pk> | support team id: uuid <fk> | name: string
c Support team | id: uuid <pk> | name: string
d Service level | id: uuid <pk> | name: string | reply minutes: int | solve minutes: int
e Ticket | id: uuid <pk> | requester id: uuid <fk> | agent id: uuid <fk nullable> | service level id: uuid <fk> | subject: string | priority: string | status: string | opened at: timestamp
f Message | id: uuid <pk> | ticket id: uuid <fk> | agent id: uuid <fk nullable> | body: text | internal: boolean | sent at: timestamp
g Label | id: uuid <pk> | name: string <unique>
h(weak-entity) Ticket label | ticket id: uuid <pk fk> | label id: uuid <pk fk>
i Article | id: uuid <pk> | agent id: uuid <fk> | title: string | body: text
j Satisfaction rating | id: uuid <pk> | ticket id: uuid <fk unique> | score: int | remark: text
a[1] -> e[0..*]: opens
c[1] -> b[1..*]: consists of
b[0..1] -> e[0..*]: handles
d[1] -> e[0..*]: applies to
e[1] -> f[1..*]: contains
b[0..1] -> f[0..*]: answers in
e[1] -> h[0..*]: is tagged in
g[1] -> h[0..*]: names
b[1] -> i[0..*]: writes
e[1] -> j[0..1]: is rated by
`,
  },
  {
    id: 'invoicing',
    title: 'Invoicing',
    aliases: ['invoice', 'billing', 'invoicing and payment', 'accounting', 'accounts receivable'],
    keywords: ['payment', 'customer', 'tax', 'finance'],
    notation: `
a Client | id: uuid <pk> | name: string | vat number: string
b Invoice | id: uuid <pk> | client id: uuid <fk> | number: string <unique> | issued on: date | due on: date | status: string
c(weak-entity) Invoice line | invoice id: uuid <pk fk> | line number: int <pk> | tax rate id: uuid <fk> | description: string | amount: money
d Tax rate | id: uuid <pk> | name: string | rate: decimal
e Receipt of payment | id: uuid <pk> | bank reference: string | amount: money | received on: date
f(weak-entity) Allocation | invoice id: uuid <pk fk> | receipt of payment id: uuid <pk fk> | amount: money
g Credit note | id: uuid <pk> | invoice id: uuid <fk> | amount: money | reason: string
h Dunning letter | id: uuid <pk> | invoice id: uuid <fk> | dunning step: int | sent on: date
i Ledger entry | id: uuid <pk> | invoice id: uuid <fk> | ledger account: string | debit: money | credit: money
a[1] -> b[0..*]: owes
b[1] -> c[1..*]: lists
d[1] -> c[0..*]: taxes
b[1] -> f[0..*]: is settled in
e[1] -> f[1..*]: is split into
b[1] -> g[0..*]: is reduced by
b[1] -> h[0..*]: is chased by
b[1] -> i[0..*]: is posted as
`,
  },
];
