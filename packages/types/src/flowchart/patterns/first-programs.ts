import type { Pattern } from '@diagloom/diagram/model';

/** The small programs of a first course. */
export const firstProgramPatterns: readonly Pattern[] = [
  {
    id: 'guessing-game',
    title: 'Number guessing game',
    aliases: ['guessing game', 'guess the number', 'guess a number', 'number game'],
    keywords: ['guess', 'number', 'random', 'game', 'algorithm', 'program', 'player', 'secret', 'python'],
    notation: `
a(start)
b Draw a random number from 1 to 100
c Set the attempts to 0
d(io) Read a guess
e? A number from 1 to 100?
f(io) Ask for a valid number
g Add 1 to the attempts
h? Guess right?
i? Attempts used up?
j? Guess too low?
k(io) Say "higher"
l(io) Say "lower"
m(io) Show the number of attempts
n(io) Reveal the number
o? Play again?
p(end)
a -> b
b -> c
c -> d
d -> e
e -> g: Yes
e -> f: No
f -> d
g -> h
h -> m: Yes
h -> i: No
i -> n: Yes
i -> j: No
j -> k: Yes
j -> l: No
k -> d
l -> d
m -> o
n -> o
o -> b: Yes
o -> p: No
`,
  },
  {
    id: 'factorial',
    title: 'Factorial of a number',
    aliases: ['factorial', 'calculate factorial', 'compute factorial'],
    keywords: [
      'number',
      'algorithm',
      'program',
      'calculate',
      'compute',
      'find',
      'integer',
      'loop',
      'recursive',
      'python',
    ],
    notation: `
a(start)
b(io) Read n
c? A whole number of 0 or more?
d(io) Report that n is not valid
e Set the result to 1
f Set i to 2
g? Is i at most n?
h Multiply the result by i
i Add 1 to i
j(io) Show the result
k(end)
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> b
e -> f
f -> g
g -> h: Yes
h -> i
i -> g
g -> j: No
j -> k
`,
  },
  {
    id: 'fibonacci',
    title: 'Fibonacci numbers',
    aliases: ['fibonacci', 'fibonacci sequence', 'fibonacci series', 'fibonacci number'],
    keywords: [
      'number',
      'algorithm',
      'program',
      'calculate',
      'compute',
      'sequence',
      'series',
      'first',
      'term',
      'generate',
      'python',
    ],
    notation: `
a(start)
b(io) Read how many numbers are wanted
c? At least 1?
d(io) Report that the count is not valid
e Set a to 0 and b to 1
f Set the counter to 0
g? Counter below the wanted count?
h(io) Show a
i Keep a + b as the next number
j Set a to b
k Set b to the next number
l Add 1 to the counter
m(end)
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> m
e -> f
f -> g
g -> h: Yes
h -> i
i -> j
j -> k
k -> l
l -> g
g -> m: No
`,
  },
  {
    id: 'fizzbuzz',
    title: 'FizzBuzz',
    aliases: ['fizz buzz', 'fizzbuzz algorithm', 'fizzbuzz game'],
    keywords: ['algorithm', 'program', 'number', 'problem', 'game', 'python'],
    notation: `
a(start)
b Set n to 1
c? n at most 100?
d? Divisible by 15?
e(io) Print FizzBuzz
f? Divisible by 3?
g(io) Print Fizz
h? Divisible by 5?
i(io) Print Buzz
j(io) Print n
k Add 1 to n
l(end)
a -> b
b -> c
c -> d: Yes
c -> l: No
d -> e: Yes
d -> f: No
f -> g: Yes
f -> h: No
h -> i: Yes
h -> j: No
e -> k
g -> k
i -> k
j -> k
k -> c
`,
  },
  {
    id: 'even-or-odd',
    title: 'Even or odd number',
    aliases: ['even odd', 'even number', 'odd number', 'even and odd', 'check even or odd', 'odd or even'],
    keywords: [
      'number',
      'check',
      'algorithm',
      'program',
      'whether',
      'determine',
      'given',
      'integer',
      'divisible',
      'find',
      'python',
      'test',
    ],
    notation: `
a(start)
b(io) Read the number
c? A whole number?
d(io) Ask for a whole number
e Divide by 2 and keep the remainder
f? Remainder 0?
g(io) Say that it is even
h(io) Say that it is odd
i? Another number?
j(end)
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> b
e -> f
f -> g: Yes
f -> h: No
g -> i
h -> i
i -> b: Yes
i -> j: No
`,
  },
  {
    id: 'leap-year',
    title: 'Leap year',
    aliases: ['leap year check', 'leap years'],
    keywords: ['year', 'check', 'algorithm', 'program', 'whether', 'determine', 'given', 'python', 'test', 'find'],
    notation: `
a(start)
b(io) Read the year
c? A whole number above 0?
d(io) Ask for a valid year
e? Divisible by 4?
f? Divisible by 100?
g? Divisible by 400?
h(io) Say that it is a leap year
i(io) Say that it is a common year
j(end)
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> b
e -> f: Yes
e -> i: No
f -> g: Yes
f -> h: No
g -> h: Yes
g -> i: No
h -> j
i -> j
`,
  },
  {
    id: 'linear-search',
    title: 'Linear search',
    aliases: [
      'sequential search',
      'search in a list',
      'search a list',
      'search an array',
      'search algorithm',
      'find in a list',
    ],
    keywords: [
      'algorithm',
      'list',
      'array',
      'number',
      'program',
      'value',
      'element',
      'item',
      'find',
      'unsorted',
      'python',
    ],
    notation: `
a(start)
b(io) Read the list and the value
c Set i to the first position
d? Position i inside the list?
e Compare item i with the value
f? Equal?
g Go on to the next position
h(io) Report position i
i(io) Report that it is missing
j(end)
a -> b
b -> c
c -> d
d -> e: Yes
d -> i: No
e -> f
f -> h: Yes
f -> g: No
g -> d
h -> j
i -> j
`,
  },
  {
    id: 'average-of-numbers',
    title: 'Average of numbers',
    aliases: ['sum and average', 'mean of numbers', 'calculate average', 'calculate the mean', 'sum of a list'],
    keywords: [
      'number',
      'algorithm',
      'program',
      'calculate',
      'compute',
      'list',
      'sum',
      'three',
      'find',
      'mean',
      'python',
      'grade',
      'marks',
      'student',
    ],
    notation: `
a(start)
b Set the sum and the count to 0
c(io) Read a number
d? Valid number?
e(io) Ask again
f Add it to the sum
g Add 1 to the count
h? More numbers?
i Divide the sum by the count
j(io) Show sum and average
k(end)
a -> b
b -> c
c -> d
d -> f: Yes
d -> e: No
e -> c
f -> g
g -> h
h -> c: Yes
h -> i: No
i -> j
j -> k
`,
  },
  {
    id: 'sum-of-two-numbers',
    title: 'Sum of two numbers',
    aliases: ['add two numbers', 'add numbers', 'sum of numbers', 'adding numbers'],
    keywords: ['number', 'algorithm', 'program', 'calculate', 'compute', 'sum', 'two', 'python', 'print', 'input'],
    notation: `
a(start)
b(io) Read the first number
c? First one a number?
d(io) Ask for the first number again
e(io) Read the second number
f? Second one a number?
g(io) Ask for the second number again
h Add the two numbers
i(io) Show the sum
j? Another calculation?
k(end)
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> b
e -> f
f -> h: Yes
f -> g: No
g -> e
h -> i
i -> j
j -> b: Yes
j -> k: No
`,
  },
  {
    id: 'grade-calculator',
    title: 'Grade of a test',
    aliases: [
      'grade calculator',
      'grading',
      'student grade',
      'letter grade',
      'calculate the grade',
      'grading system',
      'pass or fail',
      'exam grade',
      'test grade',
    ],
    keywords: [
      'grade',
      'student',
      'score',
      'calculation',
      'exam',
      'test',
      'algorithm',
      'program',
      'calculate',
      'pass',
      'fail',
      'letter',
    ],
    notation: `
a(start)
b(io) Read the score
c? From 0 to 100?
d(io) Ask for a valid score
e? 90 or more?
f Set the grade to A
g? 80 or more?
h Set the grade to B
i? 70 or more?
j Set the grade to C
k? 60 or more?
l Set the grade to D
m Set the grade to F
n(io) Show the grade
o(end)
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> b
e -> f: Yes
e -> g: No
g -> h: Yes
g -> i: No
i -> j: Yes
i -> k: No
k -> l: Yes
k -> m: No
f -> n
h -> n
j -> n
l -> n
m -> n
n -> o
`,
  },
];
