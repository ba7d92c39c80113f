import type { CodeSpec } from './code-spec.ts';

const desks = ['Front desk', 'Back office', 'Warehouse', 'Accounts'];

export const processSpecs: readonly CodeSpec[] = [
  {
    id: 'process-tiny',
    family: 'process',
    size: 'tiny',
    notation: `process: Lend a book
[l(lane)] Librarian
a(start)@l
b@l Scan the card
c@l Hand over the book
d(end)@l Lent
a -> b
b -> c
c -> d
`,
  },
  {
    id: 'process-typical',
    family: 'process',
    size: 'typical',
    notation: `process: Repair of a bicycle
[c(lane)] Customer
[d(lane)] Front desk
[w(lane)] Workshop
a(start)@c Bicycle is broken
b@c Bring in the bicycle
e@d Write the order
f@w Inspect the frame
g?@w Frame damaged?
h@w Replace the parts
i@d Send the estimate
j?@c Estimate accepted?
k(event)@w Parts arrive
l@d Write the bill
m@c Pay the bill
n(end)@c Repaired
o(end)@c Taken back
a -> b
b -> e
e -> f
f -> g
g -> i: Yes
g -> o: No
i -> j
j -> k: Yes
j -> o: No
k -> h
h -> l
l -> m
m -> n
`,
  },
  {
    id: 'process-large',
    family: 'process',
    size: 'large',
    notation: [
      'process: Parcel network',
      ...desks.map((desk, index) => `[l${index}(lane)] ${desk}`),
      's(start)@l0',
      ...Array.from({ length: 80 }, (_, index) =>
        index % 5 === 4
          ? `n${index}?@l${index % 4} Is check ${index} passed?`
          : `n${index}@l${index % 4} Handle part ${index}`,
      ),
      'e(end)@l3 Delivered',
      'r(end)@l0 Returned',
      's -> n0',
      ...Array.from({ length: 80 }, (_, index) => {
        const next = index === 79 ? 'e' : `n${index + 1}`;
        return index % 5 === 4 ? `n${index} -> ${next}: Yes\nn${index} -> r: No` : `n${index} -> ${next}`;
      }),
      '',
    ].join('\n'),
  },
  {
    id: 'process-terse',
    family: 'process',
    size: 'terse',
    notation: `process: ""
[a] boss
[b] me
x@b ask
y?@a ok
z@b do
x -> y
y -> z: ok
y -> x: no
`,
  },
  {
    id: 'process-hostile',
    family: 'process',
    size: 'hostile',
    notation: `process: "interface \\"x\\" */ 'y' #{z}"
[a(lane)] "class"
[b(lane)] "Class"
[c(lane)] ""
[d(lane)] "仓库"
s(start)@a
s2(start)@b "Second"
k@a "run"
l@b "run"
m@c "Run!"
n?@d "in?"
o@d "print"
p(event)@b "sleep"
q?@a "match"
r(end)@a "ok"
t(end)@b "OK"
u@c "self"
v(database)@d "store"
s -> k
s2 -> l
k -> n
l -> n
n -> m: "in"
n -> o: "In"
n -> p
m -> q
o -> q
p -> q
q -> r: "true"
q -> t: "false"
q -> u: "null"
u -> k
u -message-> v
`,
  },
];
