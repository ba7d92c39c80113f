import type { CodeSpec } from './code-spec.ts';

export const treeSpecs: readonly CodeSpec[] = [
  {
    id: 'orgchart-tiny',
    family: 'hierarchy',
    size: 'tiny',
    notation: `orgchart: Two people
a Owner
b Baker
a -> b
`,
  },
  {
    id: 'orgchart-typical',
    family: 'hierarchy',
    size: 'typical',
    notation: `orgchart: Theatre
a Artistic director
b Stage manager
c Head of sound
d Head of light
e(unit) Workshop
f(assistant) Office
g(vacant) Dramaturge
h Props master
a -> b
a -> g
a -> f
b -> c
b -> d
b -> e
e -> h
g -dotted-> b
`,
  },
  {
    id: 'orgchart-large',
    family: 'hierarchy',
    size: 'large',
    notation: [
      'orgchart: Chain of shops',
      ...Array.from({ length: 200 }, (_, index) => `n${index} Branch ${index}`),
      ...Array.from({ length: 199 }, (_, index) => `n${Math.floor(index / 4)} -> n${index + 1}`),
      '',
    ].join('\n'),
  },
  {
    id: 'orgchart-terse',
    family: 'hierarchy',
    size: 'terse',
    notation: `orgchart: ""
a Boss
`,
  },
  {
    id: 'orgchart-hostile',
    family: 'hierarchy',
    size: 'hostile',
    notation: `orgchart: "class"
a "CEO */ \\"quoted\\" \\\\ \${x}"
b "CEO"
c "ceo!"
d ""
e "部長"
f "1st line"
g "null"
a -> b
b -> c
c -> a
d -> e
a -> e
f -> f
g -dotted-> a
`,
  },
  {
    id: 'mind-map-tiny',
    family: 'topics',
    size: 'tiny',
    notation: `mind-map: Tea
a Tea
b Green
c Black
a -> b
a -> c
`,
  },
  {
    id: 'mind-map-typical',
    family: 'topics',
    size: 'typical',
    notation: `mind-map: Garden
a Garden
b Beds
c Roses
d Herbs
e Tools
f Spade
g Rake
h Season
i Spring
a -> b
b -> c
b -> d
a -> e
e -> f
e -> g
a -> h
h -> i
c -link-> i: planted in
`,
  },
  {
    id: 'mind-map-hostile',
    family: 'topics',
    size: 'hostile',
    notation: `mind-map: "<script>alert(1)</script>"
a "a"
b "A"
c "a?"
d "#{x} $y %s {0} \\\\n"
e "'''"
a -> b
b -> c
c -> d
d -> e
`,
  },
  {
    id: 'mind-map-large',
    family: 'topics',
    size: 'large',
    notation: [
      'mind-map: Everything',
      ...Array.from({ length: 150 }, (_, index) => `n${index} Idea ${index}`),
      ...Array.from({ length: 149 }, (_, index) => `n${Math.floor(index / 5)} -> n${index + 1}`),
      '',
    ].join('\n'),
  },
  {
    id: 'mind-map-terse',
    family: 'topics',
    size: 'terse',
    notation: `mind-map: ""
a food
b soup
c soup
a -> b
a -> c
`,
  },
];
