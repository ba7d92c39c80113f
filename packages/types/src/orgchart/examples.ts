import type { Example } from '@diagloom/diagram/model';

export const orgChartExamples: readonly Example[] = [
  {
    title: 'Software company',
    prompt:
      'CEO. The CTO, CFO and COO report to the CEO. Engineering, Platform and Quality report to the CTO. Accounting and Controlling report to the CFO. Support and Sales report to the COO.',
    notation: `orgchart: Software company
a CEO
b CTO
c CFO
d COO
e(unit) Engineering
f(unit) Platform
g(unit) Quality
h(unit) Accounting
i(unit) Controlling
j(unit) Support
k(unit) Sales
a -> b
a -> c
a -> d
b -> e
b -> f
b -> g
c -> h
c -> i
d -> j
d -> k
`,
  },
  {
    title: 'Restaurant with an open role',
    prompt:
      'The restaurant manager leads the head chef and the front of house lead. The head chef leads two line cooks and a vacant pastry chef. Waiters report to the front of house lead.',
    notation: `orgchart: Restaurant
a Restaurant manager
b Head chef
c Front of house lead
d Line cook 1
e Line cook 2
f(vacant) Pastry chef
g Waiters
a -> b
a -> c
b -> d
b -> e
b -> f
c -> g
`,
  },
  {
    title: 'Regional sales',
    prompt:
      'Dana Fox (Head of sales) leads an assistant, North, South, East and West. North has four account managers. South has two account managers. East has a vacant account manager. The assistant has a dotted line to West.',
    notation: `orgchart: Regional sales
a{person="Dana Fox"} Head of sales
b(assistant) Assistant
c North
d South
e East
f West
g Account manager 1
h Account manager 2
i Account manager 3
j Account manager 4
k Account manager 1 (South)
l Account manager 2 (South)
m(vacant) Account manager
a -> b
a -> c
a -> d
a -> e
a -> f
c -> g
c -> h
c -> i
c -> j
d -> k
d -> l
e -> m
f -dotted-> b
`,
  },
];
