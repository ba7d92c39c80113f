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
      'Head of sales with an assistant. Regions North, South, East and West. Each region has three account managers. The East region has a dotted line to Marketing.',
    notation: `orgchart: Regional sales
a{person="Dana Fox"} Head of sales
b(assistant) Sales assistant
c(unit) North
d(unit) South
e(unit) East
f(unit) West
g Account manager North 1
h Account manager North 2
i Account manager North 3
j Account manager North 4
k Account manager South 1
l Account manager South 2
m Account manager East 1
n Account manager West 1
o Account manager West 2
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
f -> n
f -> o
`,
  },
];
