import type { Pattern } from '@diagloom/diagram/model';

/** What schools teach of nature, the world and its people. */
export const natureMaps: readonly Pattern[] = [
  {
    id: 'solar-system',
    title: 'Solar system',
    aliases: ['planets', 'our solar system', 'planet', 'astronomy', 'universe'],
    keywords: ['sun', 'star', 'moon', 'earth', 'science'],
    notation: `
a Solar system
b Sun
c Core
d Photosphere
e Corona
f Solar wind
g Inner planets
h Mercury
i Venus
j Earth and Moon
k Mars
l Gas giants
m Jupiter
n Saturn
o Ice giants
p Uranus
q Neptune
r Dwarf planets
s Ceres
t Pluto
u Eris
v Small bodies
w Asteroid belt
x Comets
y Meteoroids
z Kuiper belt
aa Exploration
ab Telescopes
ac Probes
ad Rovers
ae Crewed flights
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
a -> o
o -> p
o -> q
a -> r
r -> s
r -> t
r -> u
a -> v
v -> w
v -> x
v -> y
v -> z
a -> aa
aa -> ab
aa -> ac
aa -> ad
aa -> ae
`,
  },
  {
    id: 'human-body',
    title: 'Human body',
    aliases: ['human anatomy', 'anatomy', 'body systems', 'organ systems', 'human organs', 'organs'],
    keywords: ['human', 'organ', 'biology'],
    notation: `
a Human body
b Skeleton and muscles
c Bones
d Joints
e Tendons
f Skeletal muscles
g Heart and circulation
h Heart
i Arteries
j Veins
k Blood
l Breathing
m Windpipe
n Lungs
o Diaphragm
p Digestion
q Stomach
r Liver
s Pancreas
t Intestines
u Nerves and senses
v Brain
w Spinal cord
x Eyes and ears
y Skin
z Defense
aa Lymph nodes
ab Spleen
ac White blood cells
ad Hormones
ae Thyroid
af Adrenal glands
ag Pituitary gland
ah Kidneys and bladder
ai Filtering blood
aj Balance of water and salt
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
p -> t
a -> u
u -> v
u -> w
u -> x
u -> y
a -> z
z -> aa
z -> ab
z -> ac
a -> ad
ad -> ae
ad -> af
ad -> ag
a -> ah
ah -> ai
ah -> aj
`,
  },
  {
    id: 'photosynthesis',
    title: 'Photosynthesis',
    aliases: ['how plants make food'],
    keywords: ['plant', 'light', 'leaf', 'biology', 'chlorophyll', 'sugar'],
    notation: `
a Photosynthesis
b What goes in
c Light
d Water from the roots
e Carbon dioxide from the air
f What comes out
g Glucose
h Oxygen
i Where
j Leaf
k Chloroplast
l Thylakoid
m Stroma
n Light reactions
o Water is split
p Electron transport
q ATP and NADPH
r Calvin cycle
s Carbon is bound
t Reduction to sugar
u Acceptor is rebuilt
v What limits it
w Intensity of light
x Amount of carbon dioxide
y Temperature
z Lack of water
aa Why it matters
ab Food chains
ac Oxygen to breathe
ad Carbon is stored
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
i -> m
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
v -> z
a -> aa
aa -> ab
aa -> ac
aa -> ad
`,
  },
  {
    id: 'renewable-energy',
    title: 'Renewable energy',
    aliases: [
      'renewable energies',
      'renewables',
      'green energy',
      'clean energy',
      'energy sources',
      'renewable energy sources',
      'sustainable energy',
      'energy transition',
      'alternative energy',
    ],
    keywords: ['energy', 'renewable', 'solar', 'wind', 'power', 'source', 'sustainability'],
    notation: `
a Renewable energy
b Sun
c Photovoltaics
d Solar heat
e Concentrating plants
f Wind
g On land
h At sea
i Water
j Dams
k Run of river
l Tides and waves
m Biomass
n Wood
o Biogas
p Biofuels
q Heat of the earth
r Deep wells
s Heat pumps
t Storage and grid
u Batteries
v Pumped storage
w Hydrogen
x Smart grids
y Advantages
z Hardly any emissions
aa No fuel to import
ab Falling prices
ac Challenges
ad Depends on the weather
ae Land use
af Grid expansion
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
m -> p
a -> q
q -> r
q -> s
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
`,
  },
  {
    id: 'world-history',
    title: 'World history',
    aliases: [
      'history',
      'history of the world',
      'world history overview',
      'human history',
      'history overview',
      'history timeline',
    ],
    keywords: ['world', 'period', 'era', 'ages', 'ancient', 'civilization'],
    notation: `
a World history
b Prehistory
c Hunters and gatherers
d First farming
e Bronze and iron
f Ancient world
g Mesopotamia and Egypt
h India and China
i Greece and Rome
j Persia
k Middle Ages
l Byzantium
m Islamic caliphates
n Feudal Europe
o Mongol Empire
p Early modern times
q Renaissance
r Reformation
s Voyages and colonies
t Scientific revolution
u Age of revolutions
v American Revolution
w French Revolution
x Industrial Revolution
y Nation states
z World wars
aa First World War
ab Between the wars
ac Second World War
ad Holocaust
ae Since 1945
af Cold War
ag End of colonial rule
ah European Union
ai Globalization
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
u -> y
a -> z
z -> aa
z -> ab
z -> ac
z -> ad
a -> ae
ae -> af
ae -> ag
ae -> ah
ae -> ai
`,
  },
  {
    id: 'musical-instruments',
    title: 'Musical instruments',
    aliases: [
      'musical instrument',
      'instruments',
      'instrument',
      'instrument families',
      'orchestra',
      'orchestra instruments',
      'music instruments',
    ],
    keywords: ['music', 'family', 'orchestra', 'type', 'classification'],
    notation: `
a Musical instruments
b Bowed strings
c Violin
d Viola
e Cello
f Double bass
g Plucked strings
h Guitar
i Harp
j Lute
k Woodwinds
l Flute
m Clarinet
n Oboe
o Bassoon
p Saxophone
q Brass
r Trumpet
s Horn
t Trombone
u Tuba
v Percussion with pitch
w Timpani
x Xylophone
y Glockenspiel
z Percussion without pitch
aa Drums
ab Cymbals
ac Triangle
ad Keyboards
ae Piano
af Organ
ag Harpsichord
ah Electronic
ai Synthesizer
aj Sampler
ak Drum machine
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
k -> p
a -> q
q -> r
q -> s
q -> t
q -> u
a -> v
v -> w
v -> x
v -> y
a -> z
z -> aa
z -> ab
z -> ac
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
  {
    id: 'sports',
    title: 'Sports',
    aliases: ['sport', 'types of sport', 'kinds of sport', 'types of sports', 'sports and games'],
    keywords: ['type', 'game', 'kind', 'physical', 'activity', 'exercise'],
    notation: `
a Sports
b Team games
c Football
d Basketball
e Volleyball
f Hockey
g Racket games
h Tennis
i Badminton
j Table tennis
k Athletics
l Running
m Jumping
n Throwing
o In the water
p Swimming
q Diving
r Rowing
s Sailing
t In winter
u Skiing
v Skating
w Snowboarding
x Combat
y Judo
z Boxing
aa Fencing
ab On wheels and horseback
ac Cycling
ad Motor racing
ae Riding
af Body and mind
ag Gymnastics
ah Climbing
ai Yoga
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
o -> s
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
];
