import type { CodeSpec } from './code-spec.ts';

const steps = Array.from({ length: 60 }, (_, index) => index + 1);

export const flowchartSpecs: readonly CodeSpec[] = [
  {
    id: 'flowchart-tiny',
    family: 'process',
    size: 'tiny',
    notation: `flowchart: Water the plants
a(start)
b Fill the can
c Water the plants
d(end) Done
a -> b
b -> c
c -> d
`,
  },
  {
    id: 'flowchart-typical',
    family: 'process',
    size: 'typical',
    notation: `flowchart: Expense claim
a(start)
b Submit the claim
c? Which amount?
d Approve automatically
e Review by the manager
f Review by the finance director
g? Approved?
h Pay out
i Ask for changes
j? Corrected in time?
k(end) Paid
l(end) Withdrawn
a -> b
b -> c
c -> d: under 100
c -> e: 100 to 5000
c -> f: over 5000
d -> h
e -> g
f -> g
g -> h: Yes
g -> i: No
i -> j
j -> b: Yes
j -> l: No
h -> k
`,
  },
  {
    id: 'flowchart-computed-typical',
    family: 'process',
    size: 'typical',
    notation: `flowchart: Parking fee
a(start)
b Read the entry time
c Read the exit time
d Calculate the parked minutes
e? Parked minutes more than 30?
f Set the fee to parked minutes * 0.05
g Set the fee to 0
h? Fee greater than 24?
i Set the fee to 24
j Set attempts to 0
k Ask the driver for a payment card
l Charge the card with the fee
m? Payment succeeds?
n Print the receipt
o Open the barrier
p Increase attempts by 1
q? Attempts less than 3?
r Call the attendant
s(end)
a -> b
b -> c
c -> d
d -> e
e -> f: Yes
e -> g: No
f -> h
g -> h
h -> i: Yes
i -> j
h -> j: No
j -> k
k -> l
l -> m
m -> n: Yes
n -> o
m -> p: No
p -> q
q -> k: Yes
q -> r: No
o -> s
r -> s
`,
  },
  {
    id: 'flowchart-guess-typical',
    family: 'process',
    size: 'typical',
    notation: `flowchart: Guessing game
a(start)
b Choose a random secret number
c tries = 0
d Ask the player for a guess
e? Guess a number?
f Show "Please enter a number"
g tries = tries + 1
h? Guess lower than the secret number?
i Show "too low"
j? Guess > secret number?
k Show "too high"
l average = (tries + 10) / 2
m? average >= 7.5 and tries < 12?
n Save the average
o Show the tries
p(end)
a -> b
b -> c
c -> d
d -> e
e -> f: No
f -> d
e -> g: Yes
g -> h
h -> i: Yes
i -> d
h -> j: No
j -> k: Yes
k -> d
j -> l: No
l -> m
m -> n: Yes
n -> o
m -> o: No
o -> p
`,
  },
  {
    id: 'flowchart-large',
    family: 'process',
    size: 'large',
    notation: [
      'flowchart: Assembly line',
      's(start)',
      ...steps.map((step) =>
        step % 3 === 0 ? `n${step}? Is station ${step} free?` : `n${step} Work at station ${step}`,
      ),
      'e(end) Assembled',
      'x(end) Scrapped',
      's -> n1',
      ...steps.flatMap((step) => {
        const next = step === steps.length ? 'e' : `n${step + 1}`;
        if (step % 3 !== 0) return [`n${step} -> ${next}`];
        return [`n${step} -> ${next}: Yes`, `n${step} -> ${step % 2 === 0 ? 'x' : `n${step - 2}`}: No`];
      }),
      '',
    ].join('\n'),
  },
  {
    id: 'flowchart-terse',
    family: 'process',
    size: 'terse',
    notation: `flowchart: Login
a Enter password
b? ok
c Home
a -> b
b -> c: y
b -> a
`,
  },
  {
    id: 'flowchart-hostile',
    family: 'process',
    size: 'hostile',
    notation: `flowchart: "class */ \\"; DROP TABLE x; -- 'quoted' \${x} #{y} \\\\ end"
a(start) "return"
a2(start) "Second way in"
b? "Approved?"
c? "Approved?"
d "import"
e "delete"
f "付款"
g "🚀 launch"
h "3-way match"
i "Wait"
j "notify"
k "It's \\"quoted\\" \\\\ and */ ends <b>bold</b>"
l(end) "Done"
m(end) "done!"
n "A very long label that goes on and on about what has to be done here in this step of the flow"
o "loops"
p "for ever"
q? "Which?"
r "dead end"
s "alone"
t ""
a -> b
b -> d: yes
b -> c: yes
c -> e
c -> f
d -> g
e -> q
f -> q
g -> h
h -> i
i -> j
j -> k
k -> l
a2 -> n
n -> o
o -> p
p -> o
q -> r: "1"
q -> m: "1"
q -> q: again
q -> t: "<none>"
t -> m
`,
  },
  {
    id: 'flowchart-tangled',
    family: 'process',
    size: 'hostile',
    notation: `flowchart: Tangled
a(start)
b? Left?
c Walk left
d Walk right
e? Cross over?
f? Back again?
g(end) Out
a -> b
b -> c: Yes
b -> d: No
c -> e
d -> f
e -> d: Yes
e -> g: No
f -> c: Yes
f -> g: No
`,
  },
  {
    id: 'flowchart-parallel',
    family: 'process',
    size: 'hostile',
    notation: `flowchart: Parallel work
a(start)
f(fork)
b Print the label
c Pack the parcel
d? Fragile?
e Add padding
j(join)
z Ship
y(end) Shipped
a -> f
f -> b
f -> c
b -> j
c -> d
d -> e: Yes
d -> j: No
e -> j
j -> z
z -> y
`,
  },
];
