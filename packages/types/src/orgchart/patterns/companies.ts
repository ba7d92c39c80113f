import type { Pattern } from '@diagloom/diagram/model';

/** Companies by what they do. */
export const companyCharts: readonly Pattern[] = [
  {
    id: 'software-company',
    title: 'Software company',
    aliases: ['software', 'it', 'i.t.', 'it services', 'app developer', 'software vendor', 'software house'],
    keywords: ['engineering', 'product', 'developer', 'mid sized', 'scale up'],
    notation: `
a Chief executive officer
b Chief technology officer
c Chief product officer
d Chief financial officer
e Head of sales and marketing
f Engineering manager
g Head of quality
h Platform lead
i Backend developers
j Frontend developers
k Test engineers
l Site reliability engineers
m Product managers
n Head of design
o Product designers
p Accountant
q People manager
r Account executives
s Marketing manager
t Support engineers
a -> b
a -> c
a -> d
a -> e
b -> f
b -> g
b -> h
f -> i
f -> j
g -> k
h -> l
c -> m
c -> n
n -> o
d -> p
d -> q
e -> r
e -> s
e -> t
`,
    options: [
      {
        title: 'security',
        when: ['security', 'ciso', 'information security'],
        changes: [{ with: 'u Chief information security officer\nv Security engineers\na -> u\nu -> v' }],
      },
      {
        title: 'data',
        when: ['data', 'data science', 'machine learning', 'artificial intelligence'],
        changes: [{ with: 'w Head of data\nx Data engineers\ny Data scientists\nb -> w\nw -> x\nw -> y' }],
      },
    ],
  },
  {
    id: 'startup',
    title: 'Start-up',
    aliases: [
      'startup',
      'tech startup',
      'early stage startup',
      'saas startup',
      'software startup',
      'young company',
      'new venture',
    ],
    keywords: ['person', 'people', 'founder', 'tech', 'seed', 'employee', 'venture'],
    notation: `
a CEO
b CTO
c Head of product
d Head of sales
e Head of marketing
f Head of operations
g Engineering lead
h Full-stack engineers
i Mobile engineers
j Infrastructure engineer
k Product manager
l UX designer
m Account executives
n Customer success manager
o Content marketer
p Performance marketer
q Finance and office manager
t Recruiter
a -> b
a -> c
a -> d
a -> e
a -> f
b -> g
g -> h
g -> i
b -> j
c -> k
c -> l
d -> m
d -> n
e -> o
e -> p
f -> q
f -> t
`,
    options: [
      {
        title: 'an advisory board',
        when: ['advisory board', 'advisor', 'investor', 'board'],
        changes: [{ with: 'r(unit) Advisory board\nr -dotted-> a\ns(assistant) Executive assistant\na -> s\na -> r' }],
      },
    ],
  },
  {
    id: 'manufacturer',
    title: 'Manufacturing company',
    aliases: ['manufacturing', 'manufacturer', 'factory', 'production', 'industrial', 'plant'],
    keywords: ['production', 'machine', 'goods', 'automotive'],
    notation: `
a Managing director
b(assistant) Executive assistant
c Plant manager
d Head of engineering
e Commercial director
f Finance director
g Quality manager
h Production manager
i Maintenance manager
j Supply chain manager
k Shift supervisors
l Machine operators
m Technicians
n Purchasers
o Warehouse staff
p Design engineers
q Process engineers
r Sales managers
s Customer service agents
t Controllers
u Payroll clerks
v Inspectors
a -> b
a -> c
a -> d
a -> e
a -> f
a -> g
c -> h
c -> i
c -> j
h -> k
k -> l
i -> m
j -> n
j -> o
d -> p
d -> q
e -> r
e -> s
f -> t
f -> u
g -> v
`,
  },
  {
    id: 'retail-company',
    title: 'Retail company',
    aliases: ['retail', 'retail chain', 'retailer', 'supermarket', 'store chain', 'retail store', 'store', 'shop'],
    keywords: ['store', 'chain', 'branch', 'sales', 'grocery', 'fashion'],
    notation: `
a Chief executive
b Director of stores
c Director of buying
d Director of e-commerce
e Logistics director
f Chief financial officer
g Director of people
h Regional manager north
i Regional manager south
j Store managers
k Department heads
l Sales assistants
m Category managers
n Merchandise planners
o Web shop editors
p Digital marketers
q Distribution center managers
r Transport planners
s Store accountants
t Recruiters and trainers
a -> b
a -> c
a -> d
a -> e
a -> f
a -> g
b -> h
b -> i
h -> j
j -> k
k -> l
c -> m
c -> n
d -> o
d -> p
e -> q
e -> r
f -> s
g -> t
`,
  },
  {
    id: 'agency',
    title: 'Marketing agency',
    aliases: [
      'agency',
      'advertising agency',
      'creative agency',
      'digital agency',
      'design agency',
      'media agency',
      'pr agency',
    ],
    keywords: ['client', 'creative', 'advertising', 'marketing'],
    notation: `
a Agency director
b Client services director
c Creative director
d Strategy director
e Head of digital
f Finance and office manager
g Account directors
h Account managers
i Art directors
j Copywriters
k Graphic designers
l Brand strategists
m Market researchers
n Social media managers
o Search specialists
p Web developers
q Project coordinators
a -> b
a -> c
a -> d
a -> e
a -> f
b -> g
g -> h
b -> q
c -> i
c -> j
i -> k
d -> l
d -> m
e -> n
e -> o
e -> p
`,
  },
  {
    id: 'construction-company',
    title: 'Construction company',
    aliases: ['construction', 'builder', 'building contractor', 'general contractor', 'civil engineering'],
    keywords: ['building', 'site', 'project', 'contractor', 'engineering'],
    notation: `
a Owner
b Operations director
c Estimating manager
d Safety officer
e Commercial manager
f Office manager
g Project managers
h Site managers
i Foremen
j Carpenters and masons
k Plant operators
l Quantity surveyors
m Estimators
n Contract administrator
o Buyers
p Bookkeeper
q Yard supervisor
a -> b
a -> c
a -> d
a -> e
a -> f
b -> g
g -> h
h -> i
i -> j
i -> k
b -> q
c -> m
e -> l
e -> n
e -> o
f -> p
d -dotted-> h
`,
  },
];
