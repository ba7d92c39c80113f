import type { CodeSpec } from './code-spec.ts';

export const wireframeSpecs: readonly CodeSpec[] = [
  {
    id: 'wireframe-tiny',
    family: 'screens',
    size: 'tiny',
    notation: `wireframe: Search
[a] Search
s(search)@a What are you looking for?
b(button)@a Search
`,
  },
  {
    id: 'wireframe-typical',
    family: 'screens',
    size: 'typical',
    notation: `wireframe: Book a table
[a] Find a table
[b] Your details
[c(dialog)] Booked
h(heading)@a Reserve a table
n(navigation)@a Main menu | Home | Menu | Contact
d(field)@a Date
g(choice)@a Guests | 2 | 4 | 6
s(button)@a Show times
t(table)@a Free tables | Time | Table | Seats
i(image)@b Picture of the room
e(field)@b Name
p(field)@b Phone
m(textarea)@b Wishes
w(checkbox)@b Remember me
r(radio)@b Seat | Inside | Terrace
k(button)@b Book
l(link)@b Change the time
o@c See you soon.
x(button)@c Close
s -> b
k -> c
l -> a
x -> a
`,
  },
  {
    id: 'wireframe-hostile',
    family: 'screens',
    size: 'hostile',
    notation: `wireframe: "<script>alert('x')</script>"
[a] "class"
[b] "Class"
[c(dialog)] ""
f(field)@a "class"
g(field)@a "class"
h(choice)@a "<select>" | "a" | "A" | "" | "\\"quoted\\""
i(checkbox)@b "{braces} & <tags>"
j(button)@b "delete"
k(button)@b "delete"
l "loose text with \\"quotes\\" and 'apostrophes'"
m(table)@c "t" | "<th>"
n(image)@c ""
j -> a
k -> c
j -> b
`,
  },
  {
    id: 'wireframe-large',
    family: 'screens',
    size: 'large',
    notation: [
      'wireframe: Many screens',
      ...Array.from({ length: 30 }, (_, index) => `[s${index}] Step ${index}`),
      ...Array.from(
        { length: 30 },
        (_, index) => `f${index}(field)@s${index} Field ${index}\nb${index}(button)@s${index} Next ${index}`,
      ),
      ...Array.from({ length: 29 }, (_, index) => `b${index} -> s${index + 1}`),
      '',
    ].join('\n'),
  },
  {
    id: 'wireframe-terse',
    family: 'screens',
    size: 'terse',
    notation: `wireframe: ""
a(field) name
b(button) ok
`,
  },
];
