import type { Pattern } from '@diagloom/diagram/model';

/** Plans and subjects of working life. */
export const workMaps: readonly Pattern[] = [
  {
    id: 'project-plan',
    title: 'Project plan',
    aliases: ['project', 'project planning', 'project launch', 'new project'],
    keywords: ['plan', 'planning', 'manager', 'team'],
    notation: `
a Project plan
b Goals
c Expected benefit
d Measures of success
e Out of scope
f Stakeholders
g Sponsor
h Customers
i Team
j Suppliers
k Schedule
l Milestones
m Dependencies
n Buffer
o Resources
p People
q Budget
r Tools
s Risks
t Likelihood
u Impact
v Countermeasures
w Communication
x Weekly report
y Decision log
z Kick-off
a -> b
b -> c
b -> d
b -> e
a -> f
f -> g
f -> h
f -> i
f -> j
a -> k
k -> l
k -> m
k -> n
a -> o
o -> p
o -> q
o -> r
a -> s
s -> t
s -> u
s -> v
a -> w
w -> x
w -> y
w -> z
`,
  },
  {
    id: 'marketing-plan',
    title: 'Marketing plan',
    aliases: [
      'marketing',
      'marketing strategy',
      'marketing campaign',
      'digital marketing',
      'campaign plan',
      'digital marketing strategy',
    ],
    keywords: ['plan', 'strategy', 'online', 'campaign', 'brand'],
    notation: `
a Marketing plan
b Audience
c Segments
d Personas
e Customer journey
f Positioning
g Value proposition
h Competitors
i Price
j Channels
k Search
l Social media
m E-mail
n Events
o Press
p Content
q Articles
r Videos
s Case studies
t Budget
u Media
v Production
w Agency
x Measurement
y Reach
z Leads
aa Cost per customer
a -> b
b -> c
b -> d
b -> e
a -> f
f -> g
f -> h
f -> i
a -> j
j -> k
j -> l
j -> m
j -> n
j -> o
a -> p
p -> q
p -> r
p -> s
a -> t
t -> u
t -> v
t -> w
a -> x
x -> y
x -> z
x -> aa
`,
  },
  {
    id: 'product-launch',
    title: 'Product launch',
    aliases: ['launch', 'launch plan', 'go to market', 'new product', 'product launch plan', 'go to market strategy'],
    keywords: ['plan', 'product', 'market', 'strategy'],
    notation: `
a Product launch
b Market
c Problem to solve
d First customers
e Competitors
f Offer
g Packages
h Pricing
i Guarantee
j Readiness
k Beta feedback
l Support training
m Documentation
n Legal check
o Promotion
p Landing page
q Press kit
r Partners
s Launch event
t Sales
u Demo script
v Objections
w Incentives
x After launch
y Usage figures
z Reviews
aa Next release
a -> b
b -> c
b -> d
b -> e
a -> f
f -> g
f -> h
f -> i
a -> j
j -> k
j -> l
j -> m
j -> n
a -> o
o -> p
o -> q
o -> r
o -> s
a -> t
t -> u
t -> v
t -> w
a -> x
x -> y
x -> z
x -> aa
`,
  },
  {
    id: 'remote-work',
    title: 'Remote work',
    aliases: [
      'working remotely',
      'work from home',
      'home office',
      'home working',
      'telework',
      'remote working',
      'hybrid work',
    ],
    keywords: ['team', 'tools', 'benefit', 'challenge', 'practice', 'company'],
    notation: `
a Remote work
b Benefits
c No commute
d Quiet hours
e Wider choice of talent
f Challenges
g Isolation
h Blurred working hours
i Time zones
j Tools
k Video calls
l Chat
m Shared documents
n VPN
o Habits
p Fixed start and end
q Regular breaks
r Written decisions
s Leadership
t Trust and results
u One-to-one talks
v Team days
w Workplace
x Desk and chair
y Light and sound
z Privacy
a -> b
b -> c
b -> d
b -> e
a -> f
f -> g
f -> h
f -> i
a -> j
j -> k
j -> l
j -> m
j -> n
a -> o
o -> p
o -> q
o -> r
a -> s
s -> t
s -> u
s -> v
a -> w
w -> x
w -> y
w -> z
`,
  },
  {
    id: 'time-management',
    title: 'Time management',
    aliases: ['productivity', 'personal productivity', 'self management', 'time', 'prioritisation', 'prioritization'],
    keywords: ['personal', 'skill', 'technique', 'management'],
    notation: `
a Time management
b Set goals
c Yearly goals
d Weekly goals
e Three tasks a day
f Prioritise
g Urgent or important
h Effort and effect
i Say no
j Plan
k Time blocks
l Buffer time
m Realistic estimates
n Focus
o One task at a time
p Notifications off
q Timer with pauses
r Delegate
s Right person
t Clear result
u Follow-up
v Review
w End of day
x Weekly look back
y Lessons
a -> b
b -> c
b -> d
b -> e
a -> f
f -> g
f -> h
f -> i
a -> j
j -> k
j -> l
j -> m
a -> n
n -> o
n -> p
n -> q
a -> r
r -> s
r -> t
r -> u
a -> v
v -> w
v -> x
v -> y
`,
  },
  {
    id: 'meeting',
    title: 'Effective meetings',
    aliases: ['meeting', 'team meeting', 'meeting planning', 'productive meeting'],
    keywords: ['effective', 'team', 'plan', 'facilitation'],
    notation: `
a Effective meetings
b Before
c Purpose
d Agenda
e Right people
f Documents sent
g Opening
h Start on time
i Expected outcome
j Roles
k During
l Time keeper
m Everybody heard
n Parking lot
o Decisions
p Options
q Owner
r Due date
s Follow-up
t Minutes
u Task list
v Feedback
w Alternatives
x Written update
y Short call
z Shared document
a -> b
b -> c
b -> d
b -> e
b -> f
a -> g
g -> h
g -> i
g -> j
a -> k
k -> l
k -> m
k -> n
a -> o
o -> p
o -> q
o -> r
a -> s
s -> t
s -> u
s -> v
a -> w
w -> x
w -> y
w -> z
`,
  },
  {
    id: 'swot',
    title: 'SWOT analysis',
    aliases: ['swot', 'strengths and weaknesses', 'strength weakness opportunity threat'],
    keywords: ['company', 'strategy', 'analysis', 'business'],
    notation: `
a SWOT analysis
b Strengths
c Known brand
d Skilled team
e Loyal customers
f Weaknesses
g Thin margins
h Old systems
i Dependence on few customers
j Opportunities
k New markets
l Partnerships
m Changing habits
n Threats
o New competitors
p Rising costs
q Regulation
r Next steps
s Build on strengths
t Close gaps
u Prepare for threats
a -> b
b -> c
b -> d
b -> e
a -> f
f -> g
f -> h
f -> i
a -> j
j -> k
j -> l
j -> m
a -> n
n -> o
n -> p
n -> q
a -> r
r -> s
r -> t
r -> u
`,
  },
  {
    id: 'business-plan',
    title: 'Business plan',
    aliases: [
      'business model',
      'starting a business',
      'start business',
      'company foundation',
      'small business',
      'new business',
      'business idea',
    ],
    keywords: ['startup', 'plan', 'model', 'entrepreneur'],
    notation: `
a Business plan
b Idea
c Customer problem
d Solution
e What is new
f Market analysis
g Market size
h Target group
i Competition
j Offer and price
k Products
l Services
m Price model
n Organization
o Legal form
p Founders
q Partners
r Location
s Finance
t Start-up costs
u Revenue forecast
v Break-even
w Funding
x Marketing and sales
y First hundred customers
z Channels
aa Retention
a -> b
b -> c
b -> d
b -> e
a -> f
f -> g
f -> h
f -> i
a -> j
j -> k
j -> l
j -> m
a -> n
n -> o
n -> p
n -> q
n -> r
a -> s
s -> t
s -> u
s -> v
s -> w
a -> x
x -> y
x -> z
x -> aa
`,
  },
  {
    id: 'software-project',
    title: 'Software development',
    aliases: [
      'software development',
      'software',
      'software engineering',
      'app development',
      'software project',
      'mobile app development',
    ],
    keywords: ['project', 'development', 'engineering', 'team', 'app'],
    notation: `
a Software development
b Requirements
c User stories
d Acceptance criteria
e Non-functional needs
f Design
g Architecture
h Data model
i Interface sketches
j Code
k Style guide
l Version control
m Pair programming
n Tests
o Unit tests
p Integration tests
q Usability tests
r Operation
s Build pipeline
t Monitoring
u Backups
v Maintenance
w Bug reports
x Refactoring
y Updates
a -> b
b -> c
b -> d
b -> e
a -> f
f -> g
f -> h
f -> i
a -> j
j -> k
j -> l
j -> m
a -> n
n -> o
n -> p
n -> q
a -> r
r -> s
r -> t
r -> u
a -> v
v -> w
v -> x
v -> y
`,
  },
  {
    id: 'cybersecurity',
    title: 'Cybersecurity',
    aliases: [
      'cyber security',
      'information security',
      'it security',
      'i.t. security',
      'security',
      'data security',
      'security awareness',
    ],
    keywords: ['protection', 'company', 'network', 'basics'],
    notation: `
a Cybersecurity
b Threats
c Phishing
d Ransomware
e Insider misuse
f Supply chain
g People
h Awareness training
i Strong passphrases
j Reporting culture
k Devices
l Patches
m Disk encryption
n Endpoint protection
o Networks
p Firewalls
q Segmentation
r Secure remote access
s Data
t Classification
u Encryption
v Offline backups
w Response
x Contact list
y Exercises
z Forensics
a -> b
b -> c
b -> d
b -> e
b -> f
a -> g
g -> h
g -> i
g -> j
a -> k
k -> l
k -> m
k -> n
a -> o
o -> p
o -> q
o -> r
a -> s
s -> t
s -> u
s -> v
a -> w
w -> x
w -> y
w -> z
`,
  },
];
