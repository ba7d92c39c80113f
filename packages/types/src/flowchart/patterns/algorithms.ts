import type { Pattern } from '@diagloom/diagram/model';

/** What a first course in programming draws. */
export const algorithmPatterns: readonly Pattern[] = [
  {
    id: 'largest-number',
    title: 'Largest number in a list',
    aliases: [
      'largest number',
      'find the largest',
      'find the maximum',
      'maximum of a list',
      'biggest number',
      'greatest number',
      'largest element',
      'maximum of an array',
    ],
    keywords: ['algorithm', 'list', 'array', 'find', 'number', 'largest', 'maximum', 'program', 'integer'],
    notation: `
a(start)
b(io) Read the list
c? Is the list empty?
d(io) Report that there is no number
e Take the first number as the largest
f? More numbers left?
g Take the next number
h? Larger than the largest so far?
i Keep it as the largest
j(io) Show the largest number
k(end)
a -> b
b -> c
c -> d: Yes
c -> e: No
d -> k
e -> f
f -> g: Yes
g -> h
h -> i: Yes
h -> f: No
i -> f
f -> j: No
j -> k
`,
  },
  {
    id: 'binary-search',
    title: 'Binary search',
    aliases: ['bisection search', 'search in a sorted list', 'search a sorted array'],
    keywords: ['algorithm', 'list', 'array', 'sorted', 'number', 'program'],
    notation: `
a(start)
b(io) Read the sorted list and the value
c Set the range to the whole list
d? Is the range empty?
e Look at the middle of the range
f? Is it the value?
g? Is the value smaller?
h Go on with the left half
i Go on with the right half
j(io) Report the position
k(io) Report that it is missing
l(end)
a -> b
b -> c
c -> d
d -> e: No
d -> k: Yes
e -> f
f -> j: Yes
f -> g: No
g -> h: Yes
g -> i: No
h -> d
i -> d
j -> l
k -> l
`,
  },
  {
    id: 'bubble-sort',
    title: 'Bubble sort',
    aliases: ['sorting algorithm', 'sort a list', 'sort an array', 'sort numbers'],
    keywords: ['algorithm', 'list', 'array', 'number', 'program'],
    notation: `
a(start)
b(io) Read the list to sort
c Go to the first pair
d? Is the pair in the wrong order?
e Swap the two
f? Is there another pair?
g Go on to the next pair
h? Was anything swapped in this pass?
i(io) Show the sorted list
j(end)
a -> b
b -> c
c -> d
d -> e: Yes
d -> f: No
e -> f
f -> g: Yes
g -> d
f -> h: No
h -> c: Yes
h -> i: No
i -> j
`,
  },
  {
    id: 'prime-test',
    title: 'Prime number test',
    aliases: ['prime number', 'check for a prime', 'is a number prime', 'primality'],
    keywords: ['algorithm', 'number', 'check', 'program', 'test'],
    notation: `
a(start)
b(io) Read the number
c? Smaller than 2?
d Set the divisor to 2
e? Is the square of the divisor larger than the number?
f? Does the divisor divide it?
g Add 1 to the divisor
h(io) Say that it is prime
i(io) Say that it is not prime
j(end)
a -> b
b -> c
c -> i: Yes
c -> d: No
d -> e
e -> h: Yes
e -> f: No
f -> i: Yes
f -> g: No
g -> e
h -> j
i -> j
`,
  },
];
