import type { Pattern } from '@diagloom/diagram/model';

/** Subjects that people learn, and plans of everyday life. */
export const studyMaps: readonly Pattern[] = [
  {
    id: 'machine-learning',
    title: 'Machine learning',
    aliases: ['ml', 'machine learning basics', 'machine learning algorithm', 'deep learning'],
    keywords: ['algorithm', 'ai', 'basics', 'data', 'introduction'],
    notation: `
a Machine learning
b Supervised
c Classification
d Regression
e Decision trees
f Support vector machines
g Unsupervised
h Clustering
i Dimension reduction
j Anomaly detection
k Reinforcement
l Agent
m Reward
n Policy
o Deep networks
p Convolutional
q Recurrent
r Transformers
s Data preparation
t Cleaning
u Features
v Splitting
w Evaluation
x Cross-validation
y Precision and recall
z Overfitting
aa In production
ab Serving
ac Drift
ad Retraining
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
a -> aa
aa -> ab
aa -> ac
aa -> ad
`,
  },
  {
    id: 'climate-change',
    title: 'Climate change',
    aliases: ['global warming', 'climate', 'greenhouse effect', 'climate crisis'],
    keywords: ['environment', 'cause', 'effect', 'warming'],
    notation: `
a Climate change
b Causes
c Fossil fuels
d Deforestation
e Livestock
f Cement
g Evidence
h Temperature record
i Ice cores
j Ocean heat
k Effects
l Sea level rise
m Heat waves
n Crop failure
o Species loss
p Mitigation
q Renewable energy
r Efficiency
s Forests
t Carbon price
u Adaptation
v Flood defense
w Drought-resistant crops
x Cool cities
y Policy
z Agreements
aa National targets
ab Finance
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
k -> o
a -> p
p -> q
p -> r
p -> s
p -> t
a -> u
u -> v
u -> w
u -> x
a -> y
y -> z
y -> aa
y -> ab
`,
  },
  {
    id: 'healthy-living',
    title: 'Healthy living',
    aliases: ['health', 'healthy lifestyle', 'wellness', 'wellbeing', 'healthy habits', 'fitness'],
    keywords: ['lifestyle', 'habit', 'body', 'life', 'personal'],
    notation: `
a Healthy living
b Nutrition
c Vegetables and fruit
d Whole grains
e Enough water
f Little sugar
g Movement
h Daily walk
i Strength
j Stretching
k Sleep
l Regular hours
m Dark room
n No late screens
o Mind
p Stress breaks
q Gratitude
r Hobbies
s Relationships
t Family
u Friends
v Helping others
w Prevention
x Check-ups
y Vaccination
z Sun protection
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
    id: 'healthy-eating',
    title: 'Healthy eating',
    aliases: ['nutrition', 'healthy diet', 'healthy food', 'balanced diet', 'healthy nutrition'],
    keywords: ['food', 'diet', 'meal', 'life', 'habit'],
    notation: `
a Healthy eating
b What to eat
c Fruit and vegetables
d Whole-grain bread and rice
e Beans, fish and eggs as protein
f Nuts and seeds
g What to limit
h Sugar and sweet drinks
i Salt
j Ready meals
k Drinking
l Water and tea
m Little alcohol
n Meals
o A good breakfast
p Cooking at home
q Fixed times
r Shopping
s Reading the label
t Seasonal food
u A list against impulse buys
v Benefits
w More energy
x A strong heart
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
`,
  },
  {
    id: 'travel-plan',
    title: 'Trip planning',
    aliases: [
      'travel',
      'trip',
      'vacation',
      'holiday',
      'travel planning',
      'vacation planning',
      'holiday planning',
      'journey',
    ],
    keywords: ['plan', 'family', 'summer', 'checklist', 'planning'],
    notation: `
a Trip planning
b Destination
c Season
d Entry rules
e Sights
f Transport
g Flights
h Train
i Car hire
j Stay
k Hotel
l Flat
m Camping
n Money
o Daily budget
p Cards and cash
q Insurance
r Packing
s Documents
t Clothes
u Medicine
v Chargers
w At home
x Post
y Plants
z Pets
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
r -> v
a -> w
w -> x
w -> y
w -> z
`,
  },
  {
    id: 'event-planning',
    title: 'Event planning',
    aliases: ['event', 'party', 'party planning', 'birthday party', 'conference planning', 'company event'],
    keywords: ['plan', 'guest', 'organise', 'planning'],
    notation: `
a Event planning
b Occasion
c Aim
d Theme
e Date
f Guests
g Invitation list
h Replies
i Special needs
j Place
k Room size
l Access
m Technology
n Food and drink
o Menu
p Allergies
q Bar
r Program of the day
s Welcome
t Speeches
u Music
v Games
w Cost
x Quotes
y Deposit
z Reserve
aa Helpers
ab Set-up
ac Photographer
ad Clean-up
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
r -> v
a -> w
w -> x
w -> y
w -> z
a -> aa
aa -> ab
aa -> ac
aa -> ad
`,
  },
  {
    id: 'exam-preparation',
    title: 'Exam preparation',
    aliases: [
      'exam',
      'studying for exam',
      'study plan',
      'study techniques',
      'revision',
      'test preparation',
      'learning techniques',
      'how to study',
      'study skills',
    ],
    keywords: ['student', 'school', 'plan', 'technique', 'skill'],
    notation: `
a Exam preparation
b Overview
c Exam topics
d Format
e Weight of marks
f Timetable
g Weeks left
h Daily units
i Rest days
j Material
k Lecture notes
l Textbook
m Past papers
n Methods
o Active recall
p Spaced repetition
q Explain to others
r Summaries
s Practice
t Mock exam
u Mistake list
v Time limit
w Exam day
x Good sleep
y Light breakfast
z Read all questions first
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
a -> w
w -> x
w -> y
w -> z
`,
  },
  {
    id: 'cell-biology',
    title: 'The cell',
    aliases: ['cell', 'cell biology', 'animal cell', 'plant cell', 'eukaryotic cell', 'cell structure', 'biology cell'],
    keywords: ['biology', 'organelle', 'structure', 'eukaryote'],
    notation: `
a The cell
b Nucleus
c Chromosomes
d Nucleolus
e Pores
f Cytoplasm
g Cytosol
h Cytoskeleton
i Membrane
j Lipid bilayer
k Channels
l Receptors
m Energy
n Mitochondria
o Chloroplasts in plants
p Protein production
q Ribosomes
r Rough endoplasmic reticulum
s Golgi apparatus
t Waste and storage
u Lysosomes
v Vacuoles
w Peroxisomes
x Division
y Mitosis
z Meiosis
a -> b
b -> c
b -> d
b -> e
a -> f
f -> g
f -> h
a -> i
i -> j
i -> k
i -> l
a -> m
m -> n
m -> o
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
`,
  },
  {
    id: 'programming',
    title: 'Learning to program',
    aliases: [
      'programming',
      'learn programming',
      'coding',
      'python',
      'javascript',
      'java',
      'learn to code',
      'programming basics',
      'python programming',
    ],
    keywords: ['basics', 'beginner', 'language', 'code', 'introduction'],
    notation: `
a Learning to program
b Basics
c Variables
d Types
e Operators
f Control
g Conditions
h Loops
i Functions
j Data structures
k Lists
l Dictionaries
m Trees
n Objects
o Classes
p Inheritance
q Interfaces
r Tools
s Editor
t Debugger
u Git
v Package manager
w Good practice
x Clear names
y Tests
z Small commits
aa Projects
ab Calculator
ac Web page
ad Small game
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
r -> v
a -> w
w -> x
w -> y
w -> z
a -> aa
aa -> ab
aa -> ac
aa -> ad
`,
  },
  {
    id: 'personal-finance',
    title: 'Personal finance',
    aliases: [
      'finance',
      'money',
      'household budget',
      'budget',
      'budgeting',
      'saving money',
      'money management',
      'investing',
      'financial planning',
    ],
    keywords: ['personal', 'plan', 'family', 'saving', 'planning'],
    notation: `
a Personal finance
b Income
c Salary
d Side job
e Interest
f Fixed costs
g Rent
h Insurance
i Subscriptions
j Variable costs
k Groceries
l Transport
m Leisure
n Savings
o Emergency fund
p Larger purchases
q Retirement
r Debt
s Highest rate first
t No new credit
u Refinance
v Investment
w Index funds
x Bonds
y Property
z Protection
aa Liability
ab Disability
ac Will
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
a -> z
z -> aa
z -> ab
z -> ac
`,
  },
  {
    id: 'novel',
    title: 'Writing a story',
    aliases: [
      'novel',
      'story',
      'book writing',
      'writing book',
      'creative writing',
      'story writing',
      'novel writing',
      'essay',
      'write novel',
      'writing novel',
    ],
    keywords: ['writing', 'book', 'plot', 'fiction', 'author'],
    notation: `
a Writing a story
b Premise
c What if
d Theme
e Genre
f Characters
g Hero
h Opponent
i Companions
j World
k Place
l Time
m Rules
n Plot
o Inciting event
p Turning points
q Climax
r Resolution
s Voice
t Point of view
u Tense
v Tone
w Revision
x Structure
y Dialogue
z Spelling
aa Test readers
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
a -> w
w -> x
w -> y
w -> z
w -> aa
`,
  },
];
