import type { Pattern } from '@diagloom/diagram/model';

/** Cycles of nature, and the ways in which things are found out and invented. */
export const sciencePatterns: readonly Pattern[] = [
  {
    id: 'water-cycle',
    title: 'Water cycle',
    aliases: ['hydrologic cycle', 'hydrological cycle', 'rain cycle', 'cycle of water'],
    keywords: ['water', 'rain', 'evaporation', 'condensation', 'precipitation', 'nature', 'earth'],
    notation: `
a(start) Water in sea, lakes and soil
b Sun warms the water
c Water evaporates, plants transpire
d Vapor rises and cools
e Vapor condenses to clouds
f? Drops heavy enough?
g Wind carries the clouds
h? Below freezing?
i Snow falls
j Rain falls
k? Melts within the season?
l Stored as snow or ice
m? Soil can take it up?
n Seeps down to the groundwater
o Runs off into streams and rivers
p Groundwater feeds springs and rivers
q(end) Back in the sea
a -> b
b -> c
c -> d
d -> e
e -> f
f -> h: Yes
f -> g: No
g -> f
h -> i: Yes
h -> j: No
i -> k
k -> m: Yes
k -> l: No
l -> k
j -> m
m -> n: Yes
m -> o: No
n -> p
p -> q
o -> q
`,
  },
  {
    id: 'photosynthesis',
    title: 'Photosynthesis',
    aliases: [],
    keywords: ['plant', 'leaf', 'light', 'biology', 'reaction', 'calvin cycle', 'chloroplast'],
    notation: `
a(start) Light falls on the leaf
b Roots bring water to the leaf
c Carbon dioxide enters through the pores
d? Enough light for the pigments?
e Photosystem II splits water
f Oxygen is given off
g Electrons pass along the chain
h Photosystem I takes up light again
i ATP and NADPH are made
j? Carbon dioxide at hand?
k Rubisco binds carbon dioxide
l ATP and NADPH turn it into sugar
m? Enough sugar left over?
n Rebuild the acceptor
o Glucose is stored or used
p Breathe stored sugar instead
q(end)
a -> b
b -> c
c -> d
d -> e: Yes
d -> p: No
p -> q
e -> f
f -> g
g -> h
h -> i
i -> j
j -> k: Yes
j -> p: No
k -> l
l -> m
m -> o: Yes
m -> n: No
n -> k
o -> q
`,
  },
  {
    id: 'scientific-method',
    title: 'Scientific method',
    aliases: [
      'scientific process',
      'science experiment',
      'scientific inquiry',
      'experiment',
      'scientific research',
      'research process',
      'hypothesis testing',
    ],
    keywords: ['science', 'experiment', 'hypothesis', 'research', 'method', 'scientist', 'school', 'observation'],
    notation: `
a(start) Something is observed
b Ask a question
c Read what is known
d? Answered already?
e State a hypothesis that can fail
f Predict what an experiment would show
g Design an experiment with a control
h Run it and record the data
i? Measured without faults?
j Mend the setup
k Analyze the data
l? Prediction held?
m Change the hypothesis
n? Repeated by others?
o(document) Publish methods, data and result
p Others repeat the experiment
q(end) Accepted until something better comes
r(end) Use the known answer
a -> b
b -> c
c -> d
d -> r: Yes
d -> e: No
e -> f
f -> g
g -> h
h -> i
i -> k: Yes
i -> j: No
j -> h
k -> l
l -> o: Yes
l -> m: No
m -> f
o -> p
p -> n
n -> q: Yes
n -> m: No
`,
  },
  {
    id: 'design-thinking',
    title: 'Design thinking',
    aliases: ['human centered design', 'user centered design', 'ux design', 'ux'],
    keywords: ['ideation', 'prototype', 'empathize', 'product', 'ux', 'stage', 'phase', 'test'],
    notation: `
a(start) Challenge
b Empathize: watch and interview users
c Find patterns in what was heard
d Define the problem from the user's view
e? Problem agreed?
f Ideate: collect ideas without judging
g Choose the most promising ideas
h Prototype: build the cheapest thing to try
i Test it with five users
j? What did the test show?
k? Feasible and worth its price?
l Hand over to development
m(end) In development
a -> b
b -> c
c -> d
d -> e
e -> f: Yes
e -> b: No
f -> g
g -> h
h -> i
i -> j
j -> k: It works
j -> h: Details to mend
j -> f: Idea does not help
j -> d: Wrong problem
k -> l: Yes
k -> g: No
l -> m
`,
  },
  {
    id: 'product-development',
    title: 'Product development',
    aliases: [
      'new product development',
      'npd',
      'product innovation',
      'stage gate',
      'innovation process',
      'product creation',
    ],
    keywords: [
      'product',
      'new',
      'development',
      'market',
      'prototype',
      'innovation',
      'launch',
      'idea',
      'stage',
      'gate',
      'concept',
    ],
    notation: `
a(start) Idea
b Screen it against strategy and market
c? Worth a study?
d(document) Business case
e? Business case approved?
f Build a prototype
g Test it with customers
h? Customers want it?
i? Can it be mended?
j Design it for production
k Run a pilot series
l? Quality and cost on target?
m Improve design or process
n Launch
o Watch sales and complaints
p(end) In the market
q(end) Stopped
a -> b
b -> c
c -> d: Yes
c -> q: No
d -> e
e -> f: Yes
e -> q: No
f -> g
g -> h
h -> j: Yes
h -> i: No
i -> f: Yes
i -> q: No
j -> k
k -> l
l -> n: Yes
l -> m: No
m -> k
n -> o
o -> p
`,
  },
];
