import type { Pattern } from '@diagloom/diagram/model';

/** What is done at home and on the way: the flows that a first lesson draws. */
export const householdPatterns: readonly Pattern[] = [
  {
    id: 'making-tea',
    title: 'Making tea',
    aliases: ['tea', 'cup of tea', 'brew tea', 'tea preparation'],
    keywords: ['cup', 'hot', 'pot', 'milk', 'sugar', 'prepare', 'brew', 'mug', 'kettle', 'boil', 'green', 'black'],
    notation: `
a(start)
b Fill the kettle with fresh water
c Bring the water to the boil
d Put the tea in the pot
e Pour the water over the tea
f(delay) Let it steep for three to five minutes
g? Strong enough?
h Take out the tea leaves
i? Milk or sugar wanted?
j Add milk or sugar and stir
k Taste it
l? Tastes right?
m Serve the tea
n(end)
a -> b
b -> c
c -> d
d -> e
e -> f
f -> g
g -> h: Yes
g -> f: No
h -> i
i -> j: Yes
i -> m: No
j -> k
k -> l
l -> m: Yes
l -> j: No
m -> n
`,
  },
  {
    id: 'making-coffee',
    title: 'Making coffee',
    aliases: ['coffee', 'cup of coffee', 'brew coffee', 'coffee preparation', 'filter coffee'],
    keywords: ['cup', 'hot', 'morning', 'milk', 'sugar', 'prepare', 'brew', 'mug', 'bean', 'filter'],
    notation: `
a(start)
b? Beans already ground?
c Grind the beans
d Boil the water
e Put the filter in place and rinse it
f Add the ground coffee
g Pour a little water and let it bloom
h Pour more water in circles
i? Enough coffee in the jug?
j? Milk or sugar wanted?
k Add milk or sugar
l Serve the coffee
m Clean the filter
n(end)
a -> b
b -> d: Yes
b -> c: No
c -> d
d -> e
e -> f
f -> g
g -> h
h -> i
i -> h: No
i -> j: Yes
j -> k: Yes
j -> l: No
k -> l
l -> m
m -> n
`,
  },
  {
    id: 'baking-bread',
    title: 'Baking bread',
    aliases: ['bread', 'bake bread', 'bread baking', 'sourdough bread', 'loaf of bread'],
    keywords: ['home', 'homemade', 'loaf', 'dough', 'yeast', 'sourdough', 'oven', 'recipe'],
    notation: `
a(start)
b Weigh flour, water, salt and yeast
c Mix them to a dough
d Knead for ten minutes
e? Dough smooth and elastic?
f(delay) Let it rise in a warm place
g? Doubled in size?
h Shape the loaf
i(delay) Let it rise again while the oven heats
j Score the top and bake
k? Sounds hollow when tapped?
l Bake five minutes more
m(delay) Let it cool on a rack
n(end) Bread ready
a -> b
b -> c
c -> d
d -> e
e -> f: Yes
e -> d: No
f -> g
g -> h: Yes
g -> f: No
h -> i
i -> j
j -> k
k -> m: Yes
k -> l: No
l -> k
m -> n
`,
  },
  {
    id: 'cooking-pasta',
    title: 'Cooking pasta',
    aliases: ['pasta', 'cook pasta', 'spaghetti', 'cook spaghetti', 'noodles'],
    keywords: ['sauce', 'cook', 'boil', 'dish', 'recipe', 'meal'],
    notation: `
a(start)
b Fill a large pot with water
c Bring it to the boil
d Add salt
e Add the pasta and stir
f(delay) Cook for the time on the packet
g Taste a piece
h? Firm to the bite?
i(delay) Cook one minute more
j Keep a cup of the water
k Drain the pasta
l Toss it with the sauce
m? Sauce too thick?
n Stir in some of the water
o Serve at once
p(end)
a -> b
b -> c
c -> d
d -> e
e -> f
f -> g
g -> h
h -> j: Yes
h -> i: No
i -> g
j -> k
k -> l
l -> m
m -> n: Yes
m -> o: No
n -> m
o -> p
`,
  },
  {
    id: 'morning-routine',
    title: 'Morning routine',
    aliases: [
      'morning',
      'daily routine',
      'getting up',
      'wake up',
      'get ready in the morning',
      'get ready for work',
      'get ready for school',
    ],
    keywords: ['daily', 'day', 'routine', 'student', 'work', 'school', 'weekday', 'ready', 'wake'],
    notation: `
a(start) Alarm rings
b? Out of bed at once?
c(delay) Snooze for nine minutes
d Get up and shower
e? Working day?
f Have a long breakfast
g Dress for the weather
h? Enough time for breakfast?
i Have breakfast
j Take something to eat along
k Pack the bag
l? Keys, phone and purse there?
m Look for what is missing
n(end) Leave the house
o(end) Day off
a -> b
b -> d: Yes
b -> c: No
c -> b
d -> e
e -> g: Yes
e -> f: No
f -> o
g -> h
h -> i: Yes
h -> j: No
i -> k
j -> k
k -> l
l -> n: Yes
l -> m: No
m -> l
`,
  },
  {
    id: 'changing-tire',
    title: 'Changing a flat tire',
    aliases: ['change tire', 'flat tire', 'change tyre', 'flat tyre', 'change wheel', 'puncture'],
    keywords: ['car', 'vehicle', 'spare', 'road', 'wheel', 'replace'],
    notation: `
a(start) Tire is flat
b Stop at a safe, level place
c Switch on the hazard lights and set up the triangle
d? Sound spare wheel and tools there?
e(end) Call the breakdown service
f Set the brake and block a wheel
g Loosen the nuts by half a turn
h? Nuts come loose?
i Raise the car at its jacking point
j Take off the nuts and the wheel
k Fit the spare and screw the nuts on by hand
l Lower the car
m Tighten the nuts crosswise
n Check the pressure
o? Pressure right?
p Inflate the tire at the nearest station
q(end) Have the flat tire repaired
a -> b
b -> c
c -> d
d -> f: Yes
d -> e: No
f -> g
g -> h
h -> i: Yes
h -> e: No
i -> j
j -> k
k -> l
l -> m
m -> n
n -> o
o -> q: Yes
o -> p: No
p -> q
`,
  },
  {
    id: 'taking-umbrella',
    title: 'Whether to take an umbrella',
    aliases: ['umbrella', 'take an umbrella', 'bring an umbrella', 'umbrella decision', 'rain decision'],
    keywords: ['rain', 'weather', 'decision', 'raining', 'decide', 'outside', 'forecast', 'bring'],
    notation: `
a(start) About to go out
b? Is it raining now?
c Look at the forecast
d? Rain likely before coming home?
e? Outdoors for more than a few minutes?
f? Strong wind?
g Take the umbrella
h Put on a rain jacket
i Go without
j(end) Leave the house
a -> b
b -> e: Yes
b -> c: No
c -> d
d -> e: Yes
d -> i: No
e -> f: Yes
e -> i: No
f -> h: Yes
f -> g: No
g -> j
h -> j
i -> j
`,
  },
  {
    id: 'sorting-waste',
    title: 'Sorting waste for recycling',
    aliases: [
      'recycling',
      'recycle',
      'waste sorting',
      'waste separation',
      'sort waste',
      'garbage sorting',
      'trash sorting',
      'waste recycling',
      'waste management',
    ],
    keywords: [
      'waste',
      'garbage',
      'trash',
      'rubbish',
      'plastic',
      'paper',
      'glass',
      'bin',
      'household',
      'sort',
      'item',
      'container',
      'separate',
    ],
    notation: `
a(start) Something to throw away
b? Still usable?
c(end) Give it away or sell it
d? Hazardous, such as batteries or paint?
e(end) Take it to the collection point
f? Food or garden waste?
g(end) Organic bin
h? Paper, glass, metal or plastic?
i(end) Residual waste
j? Clean enough?
k Empty and rinse it
l? Which material?
m(end) Paper bin
n(end) Glass container
o(end) Packaging bin
a -> b
b -> c: Yes
b -> d: No
d -> e: Yes
d -> f: No
f -> g: Yes
f -> h: No
h -> i: No
h -> j: Yes
j -> l: Yes
j -> k: No
k -> l
l -> m: Paper
l -> n: Glass
l -> o: Metal or plastic
`,
  },
  {
    id: 'fire-evacuation',
    title: 'Fire evacuation',
    aliases: [
      'fire alarm',
      'evacuation',
      'evacuation plan',
      'emergency evacuation',
      'fire emergency',
      'fire drill',
      'fire safety',
      'in case of fire',
    ],
    keywords: ['emergency', 'building', 'alarm', 'office', 'school', 'safety', 'plan', 'case', 'response'],
    notation: `
a(start) Fire discovered
b Raise the alarm
c Call the fire service
d? Small, and an extinguisher at hand?
e Try to put it out
f? Fire out?
g Close doors and windows behind you
h? Nearest exit free of smoke?
i Take the other exit, not the elevator
j Leave and help those who need it
k Gather at the assembly point
l Count everyone
m? Anyone missing?
n Tell the fire service where they were last seen
o Wait for the all-clear
p(document) Record what happened
q(end)
a -> b
b -> c
c -> d
d -> e: Yes
d -> g: No
e -> f
f -> p: Yes
f -> g: No
g -> h
h -> j: Yes
h -> i: No
i -> j
j -> k
k -> l
l -> m
m -> n: Yes
m -> o: No
n -> o
o -> p
p -> q
`,
  },
];
