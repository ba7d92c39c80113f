import type { Pattern } from '@diagloom/diagram/model';

/** Plans of one's own life: moving, marrying, sleeping, learning a language. */
export const everydayMaps: readonly Pattern[] = [
  {
    id: 'language-learning',
    title: 'Learning a language',
    aliases: [
      'language',
      'language learning',
      'foreign language',
      'learn english',
      'learn spanish',
      'learn french',
      'learn german',
      'english',
      'spanish',
      'french',
      'german',
      'new language',
      'english language',
    ],
    keywords: ['skill', 'vocabulary', 'grammar', 'speaking', 'method'],
    notation: `
a Learning a language
b Goal
c Reason
d Level to reach
e Date or exam
f Vocabulary
g Most frequent words
h Spaced repetition
i Words in context
j Grammar
k Word order
l Verbs and tenses
m Typical mistakes
n Listening
o Podcasts
p Series with subtitles
q Songs
r Speaking
s Language partner
t Repeating aloud
u Pronunciation
v Reading
w Graded readers
x News
y Writing
z Diary
aa Messages
ab Corrections
ac Habit
ad Fifteen minutes a day
ae Fixed time
af Record of progress
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
a -> y
y -> z
y -> aa
y -> ab
a -> ac
ac -> ad
ac -> ae
ac -> af
`,
  },
  {
    id: 'moving-house',
    title: 'Moving to a new home',
    aliases: [
      'moving',
      'moving home',
      'relocation',
      'moving checklist',
      'new apartment',
      'new home',
      'moving to a new apartment',
      'moving to a new city',
      'house moving',
      'apartment move',
    ],
    keywords: ['house', 'home', 'apartment', 'city', 'checklist', 'plan', 'planning', 'new', 'flat'],
    notation: `
a Moving to a new home
b Old home
c Give notice
d Small repairs
e Meter readings
f Hand over the keys
g New home
h Lease
i Measure the rooms
j Floor plan
k Internet connection
l Budget
m Deposit
n Movers
o New furniture
p Sorting out
q Sell
r Give away
s Bulky waste
t Packing
u Boxes and tape
v Label by room
w Fragile things
x First night box
y Moving day
z Van and helpers
aa Parking permit
ab Food and drinks
ac Change of address
ad Authorities
ae Bank and insurance
af Mail forwarding
ag Afterwards
ah Unpack
ai Meet the neighbors
a -> b
b -> c
b -> d
b -> e
b -> f
a -> g
g -> h
g -> i
g -> j
g -> k
a -> l
l -> m
l -> n
l -> o
a -> p
p -> q
p -> r
p -> s
a -> t
t -> u
t -> v
t -> w
t -> x
a -> y
y -> z
y -> aa
y -> ab
a -> ac
ac -> ad
ac -> ae
ac -> af
a -> ag
ag -> ah
ag -> ai
`,
  },
  {
    id: 'wedding',
    title: 'Wedding planning',
    aliases: [
      'wedding',
      'marriage',
      'wedding day',
      'wedding party',
      'wedding preparation',
      'plan a wedding',
      'getting married',
    ],
    keywords: ['planning', 'plan', 'ceremony', 'checklist', 'guest', 'bride', 'organize'],
    notation: `
a Wedding planning
b Date and budget
c Season
d Limit of costs
e Reserve
f Guests
g Guest list
h Invitations
i Seating plan
j Travel and rooms
k Ceremony
l Registry office
m Religious or free
n Vows
o Witnesses
p Location
q Capacity
r Plan for rain
s Decoration
t Flowers
u Food and drinks
v Menu
w Cake
x Allergies
y Outfits
z Dress
aa Suit
ab Rings
ac Hair and makeup
ad Memories
ae Photographer
af Video
ag Guest book
ah Party
ai Music
aj First dance
ak Speeches
al Afterwards
am Thank-you cards
an Honeymoon
ao Change of name
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
y -> ac
a -> ad
ad -> ae
ad -> af
ad -> ag
a -> ah
ah -> ai
ah -> aj
ah -> ak
a -> al
al -> am
al -> an
al -> ao
`,
  },
  {
    id: 'healthy-sleep',
    title: 'Healthy sleep',
    aliases: ['sleep', 'better sleep', 'sleep hygiene', 'good sleep', 'sleeping', 'insomnia', 'how to sleep better'],
    keywords: ['night', 'health', 'better', 'habit', 'tip'],
    notation: `
a Healthy sleep
b Rhythm
c Fixed times
d Seven to nine hours
e Short naps
f Bedroom
g Dark
h Quiet
i Cool
j Good mattress
k Evening
l Dim light
m No screens
n Reading
o Warm shower
p Food and drink
q No late coffee
r Little alcohol
s Light dinner
t Day
u Daylight in the morning
v Exercise
w Breaks
x Mind
y Write down worries
z Breathing exercises
aa Meditation
ab Stages of sleep
ac Light sleep
ad Deep sleep
ae Dreams
af When to see a doctor
ag Weeks without sleep
ah Snoring with pauses
ai Tired all day
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
k -> o
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
a -> ab
ab -> ac
ab -> ad
ab -> ae
a -> af
af -> ag
af -> ah
af -> ai
`,
  },
  {
    id: 'job-hunt',
    title: 'Finding a job',
    aliases: [
      'job search',
      'find a job',
      'job hunting',
      'job application',
      'applying for a job',
      'career',
      'career planning',
      'job interview',
      'new job',
      'career change',
    ],
    keywords: ['job', 'career', 'resume', 'cv', 'interview', 'application', 'plan', 'development'],
    notation: `
a Finding a job
b Know yourself
c Strengths
d Values
e Interests
f Must-haves
g Market
h Industries
i Salaries
j Places
k Documents
l Resume
m Cover letter
n Portfolio
o References
p Where to look
q Job boards
r Company sites
s Contacts
t Recruiters
u Online profile
v Photo
w Headline
x Recommendations
y Interview
z Research the company
aa Typical questions
ab Own questions
ac Practice aloud
ad Offer
ae Compare
af Negotiate
ag Contract
ah Keeping going
ai List of applications
aj Feedback
ak Skills to add
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
y -> ac
a -> ad
ad -> ae
ad -> af
ad -> ag
a -> ah
ah -> ai
ah -> aj
ah -> ak
`,
  },
];
