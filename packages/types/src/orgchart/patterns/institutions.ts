import type { Pattern } from '@diagloom/diagram/model';

/** Hospitals, schools and others that do not work for profit, and single departments. */
export const institutionCharts: readonly Pattern[] = [
  {
    id: 'hospital',
    title: 'Hospital',
    aliases: ['general hospital', 'university hospital', 'health care', 'healthcare', 'hospital management'],
    keywords: ['medical', 'nursing', 'doctor', 'health', 'administration'],
    notation: `
a(unit) Board of directors
b Chief executive
c Medical director
d Director of nursing
e Administrative director
f Chief of surgery
g Chief of internal medicine
h Head of emergency
i Head of radiology
j Surgeons
k Anaesthetists
l Internists
m Emergency physicians
n Radiographers
o Ward managers
p Nurses
q Head of finance
r Head of facilities
s Medical records manager
t Chief pharmacist
a -> b
b -> c
b -> d
b -> e
c -> f
c -> g
c -> h
c -> i
f -> j
f -> k
g -> l
h -> m
i -> n
d -> o
o -> p
e -> q
e -> r
e -> s
c -> t
`,
  },
  {
    id: 'school',
    title: 'School',
    aliases: ['school administration', 'grammar school', 'school staff'],
    keywords: ['teacher', 'principal', 'education', 'staff'],
    notation: `
a(unit) School board
b Head teacher
c(assistant) School secretary
d Deputy head, teaching
e Deputy head, pastoral care
f Business manager
g Head of sciences
h Head of languages
i Head of arts and sport
j Science teachers
k Language teachers
l Art and sport teachers
m Year heads
n Class tutors
o School counsellor
p Caretaker
q Canteen manager
r Librarian
a -> b
b -> c
b -> d
b -> e
b -> f
d -> g
d -> h
d -> i
g -> j
h -> k
i -> l
e -> m
m -> n
e -> o
f -> p
f -> q
d -> r
`,
  },
  {
    id: 'university',
    title: 'University',
    aliases: ['university administration', 'higher education'],
    keywords: ['faculty', 'academic', 'professor', 'dean', 'education'],
    notation: `
a(unit) Board of trustees
b President
c Provost
d Vice president for research
e Vice president for finance
f Registrar
j Dean of Science
k Dean of Humanities
l Dean of Law
m Heads of science departments
n Heads of humanities departments
o Heads of law institutes
p Head of research funding
q Technology transfer manager
r Treasurer
s Head of buildings and grounds
t Director of admissions
u Director of student services
a -> b
b -> c
b -> d
b -> e
b -> f
c -> j
c -> k
c -> l
j -> m
k -> n
l -> o
d -> p
d -> q
e -> r
e -> s
f -> t
f -> u
`,
  },
  {
    id: 'nonprofit',
    title: 'Nonprofit organization',
    aliases: [
      'nonprofit organisation',
      'nonprofit',
      'foundation',
      'association',
      'charity organisation',
      'aid organisation',
    ],
    keywords: ['volunteer', 'donor', 'fundraising', 'programme', 'charity'],
    notation: `
a(unit) Board of trustees
b Executive director
c Program director
d Fundraising director
e Communications manager
f Finance manager
g Project coordinators
h Field workers
i Volunteer coordinator
j Volunteers
k Major gifts officer
l Grants officer
m Donor services officer
n Press officer
o Social media editor
p Bookkeeper
q Evaluation officer
a -> b
b -> c
b -> d
b -> e
b -> f
c -> g
g -> h
c -> i
i -> j
c -> q
d -> k
d -> l
d -> m
e -> n
e -> o
f -> p
`,
  },
  {
    id: 'restaurant',
    title: 'Restaurant',
    aliases: [
      'restaurant staff',
      'restaurant kitchen',
      'restaurant brigade',
      'cafe',
      'kitchen brigade',
      'hotel restaurant',
    ],
    keywords: ['kitchen', 'chef', 'service', 'waiter', 'food'],
    notation: `
a Owner
b General manager
c Executive chef
d Front of house manager
e Bar manager
f Bookkeeper
g Sous-chef
h Grill cook
i Sauce cook
j Cold kitchen cook
k Pastry chef
l Kitchen porters
m Head waiter
n Waiters
o Host
p Bartenders
q Sommelier
a -> b
b -> c
b -> d
b -> e
b -> f
c -> g
g -> h
g -> i
g -> j
g -> k
g -> l
d -> m
m -> n
d -> o
e -> p
d -> q
`,
  },
  {
    id: 'it-department',
    title: 'IT department',
    aliases: ['it', 'i.t.', 'it organisation', 'information technology', 'technology'],
    keywords: ['infrastructure', 'support', 'cio', 'security', 'development'],
    notation: `
a Chief information officer
b Head of infrastructure
c Head of applications
d Head of information security
e Service delivery manager
f Enterprise architect
g Network administrators
h System administrators
i Cloud engineers
j ERP specialists
k Application developers
l Business analysts
m Security analysts
n Access managers
o Service desk lead
p Service desk agents
q Field technicians
a -> b
a -> c
a -> d
a -> e
a -> f
b -> g
b -> h
b -> i
c -> j
c -> k
c -> l
d -> m
d -> n
e -> o
o -> p
e -> q
`,
  },
  {
    id: 'sales-organisation',
    title: 'Sales department',
    aliases: ['sales', 'sales organisation', 'sales and marketing', 'commercial'],
    keywords: ['marketing', 'account', 'region', 'regional'],
    notation: `
a Chief revenue officer
b Vice president of sales
c Vice president of marketing
d Head of customer success
e Revenue operations manager
f Director of enterprise sales
g Director of mid-market sales
h Enterprise account executives
i Mid-market account executives
j Sales engineers
k Sales development lead
l Sales development reps
m Demand generation manager
n Product marketing manager
o Events manager
p Success managers
q Renewals managers
r Data analyst
a -> b
a -> c
a -> d
a -> e
b -> f
b -> g
b -> k
f -> h
f -> j
g -> i
k -> l
c -> m
c -> n
c -> o
d -> p
d -> q
e -> r
`,
  },
  {
    id: 'project-organisation',
    title: 'Project organization',
    aliases: [
      'project organisation',
      'project',
      'project team',
      'project structure',
      'project governance',
      'it project',
      'matrix',
      'matrix project',
    ],
    keywords: ['steering committee', 'sponsor', 'manager', 'team'],
    notation: `
a(unit) Steering committee
b Project sponsor
c Project manager
d(assistant) Project office
e Business lead
f Technical lead
g Test lead
h Change and training lead
i Business analysts
j Key users
k Developers
l Data migration specialists
m Testers
n Trainers
o External suppliers
p Heads of the departments
a -> b
b -> c
c -> d
c -> e
c -> f
c -> g
c -> h
e -> i
e -> j
f -> k
f -> l
f -> o
g -> m
h -> n
a -> p
p -dotted-> j
`,
  },
];
