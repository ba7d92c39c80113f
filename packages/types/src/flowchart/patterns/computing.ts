import type { Pattern } from '@diagloom/diagram/model';

/** Algorithms of a second course, and what programs do with what they are given. */
export const computingPatterns: readonly Pattern[] = [
  {
    id: 'quicksort',
    title: 'Quicksort',
    aliases: ['quick sort', 'quicksort algorithm'],
    keywords: ['sorting', 'sort', 'algorithm', 'list', 'array', 'number', 'pivot', 'recursive'],
    notation: `
a(start)
b(io) Read the list
c? More than one item?
d Choose a pivot
e Go to the first other item
f? Smaller than the pivot?
g Put it in the left part
h Put it in the right part
i? Items left?
j Go to the next item
k(subprocess) Quicksort the left part
l(subprocess) Quicksort the right part
m Join left part, pivot and right part
n(io) Return the sorted list
o(end)
a -> b
b -> c
c -> d: Yes
c -> n: No
d -> e
e -> f
f -> g: Yes
f -> h: No
g -> i
h -> i
i -> j: Yes
j -> f
i -> k: No
k -> l
l -> m
m -> n
n -> o
`,
  },
  {
    id: 'merge-sort',
    title: 'Merge sort',
    aliases: ['mergesort', 'merge sort algorithm'],
    keywords: ['sorting', 'sort', 'algorithm', 'list', 'array', 'number', 'divide', 'conquer', 'recursive'],
    notation: `
a(start)
b(io) Read the list
c? More than one item?
d Split it into two halves
e(subprocess) Merge sort the first half
f(subprocess) Merge sort the second half
g? Items in both halves?
h? First of the left at most first of the right?
i Move the left item to the result
j Move the right item to the result
k Append what is left over
l(io) Return the sorted list
m(end)
a -> b
b -> c
c -> d: Yes
c -> l: No
d -> e
e -> f
f -> g
g -> h: Yes
h -> i: Yes
h -> j: No
i -> g
j -> g
g -> k: No
k -> l
l -> m
`,
  },
  {
    id: 'dijkstra',
    title: "Dijkstra's shortest path",
    aliases: ['dijkstra', 'dijkstra algorithm', 'shortest path', 'shortest path algorithm', 'route finding'],
    keywords: ['algorithm', 'path', 'distance', 'node', 'route', 'shortest', 'find'],
    notation: `
a(start)
b(io) Read the graph, the source and the target
c Set all distances to infinity, the source to 0
d? Reachable nodes unvisited?
e Take the unvisited node with the least distance
f? Is it the target?
g? Neighbors left to look at?
h Add the edge to the node's distance
i? Shorter than known?
j Keep the distance and where it came from
k Mark the node as visited
l Go back from the target to the source
m(io) Report the shortest path
n(io) Report that there is no path
o(end)
a -> b
b -> c
c -> d
d -> e: Yes
d -> n: No
e -> f
f -> l: Yes
f -> g: No
g -> h: Yes
h -> i
i -> j: Yes
i -> g: No
j -> g
g -> k: No
k -> d
l -> m
m -> o
n -> o
`,
  },
  {
    id: 'form-validation',
    title: 'Form validation',
    aliases: [
      'form submission',
      'validate a form',
      'contact form',
      'input validation',
      'web form',
      'form validation on submit',
      'submit a form',
    ],
    keywords: [
      'form',
      'input',
      'field',
      'web',
      'validate',
      'contact',
      'error',
      'submit',
      'online',
      'data',
      'html',
      'page',
    ],
    notation: `
a(start) Form submitted
b? All required fields filled?
c Mark the missing fields
d? Formats valid?
e Mark the field and say what is expected
f Send it to the server
g? Valid on the server too?
h Show the server's message beside the field
i? Same form sent already?
j Save the entry
k? Saved?
l Keep the input and offer to try again
m(io) Show that it was received
n(end)
o(end) Wait for corrections
a -> b
b -> d: Yes
b -> c: No
c -> o
d -> f: Yes
d -> e: No
e -> o
f -> g
g -> i: Yes
g -> h: No
h -> o
i -> m: Yes
i -> j: No
j -> k
k -> m: Yes
k -> l: No
l -> o
m -> n
`,
  },
  {
    id: 'data-backup',
    title: 'Data backup',
    aliases: [
      'backup process',
      'backup and restore',
      'database backup',
      'nightly backup',
      'file backup',
      'backup strategy',
      'back up',
      'backup procedure',
    ],
    keywords: ['data', 'file', 'server', 'restore', 'database', 'recovery', 'computer', 'daily'],
    notation: `
a(start) Scheduled time
b? Last backup finished?
c? Sunday?
d Back up everything
e Back up what changed
f? Copied without errors?
g? Third attempt failed?
h(delay) Wait ten minutes
i Alert the administrator
j Encrypt and compress
k Copy it to another site
l Restore a sample and compare
m? Sample intact?
n Delete backups past their retention
o(document) Write the log
p(end) Backup done
q(end) Backup failed
a -> b
b -> c: Yes
b -> i: No
c -> d: Yes
c -> e: No
d -> f
e -> f
f -> j: Yes
f -> g: No
g -> i: Yes
g -> h: No
h -> c
i -> q
j -> k
k -> l
l -> m
m -> n: Yes
m -> i: No
n -> o
o -> p
`,
  },
  {
    id: 'git-workflow',
    title: 'Git workflow',
    aliases: [
      'git',
      'git flow',
      'git branching workflow',
      'git branch workflow',
      'feature branch workflow',
      'feature branch',
      'git feature branch',
      'git branching',
      'github flow',
      'version control',
      'version control workflow',
    ],
    keywords: ['branch', 'feature', 'commit', 'merge', 'github', 'gitlab', 'main', 'version', 'control', 'developer'],
    notation: `
a(start) New task
b Pull the latest main branch
c Create a feature branch
d Change and test the code
e Commit
f? Feature complete?
g Merge main into the branch
h? Conflicts?
i Resolve the conflicts and test again
j Push and open a pull request
k? Automatic checks green?
l? Review approved?
m Merge into main
n Delete the branch
o? Part of a release?
p Tag the version
q(end) Done
a -> b
b -> c
c -> d
d -> e
e -> f
f -> g: Yes
f -> d: No
g -> h
h -> i: Yes
h -> j: No
i -> j
j -> k
k -> l: Yes
k -> d: No
l -> m: Yes
l -> d: No
m -> n
n -> o
o -> p: Yes
o -> q: No
p -> q
`,
  },
  {
    id: 'software-release',
    title: 'Software release',
    aliases: [
      'release',
      'release management',
      'app release',
      'release process',
      'software deployment',
      'publish an app',
      'version release',
      'app store release',
      'product release',
    ],
    keywords: [
      'software',
      'version',
      'deploy',
      'deployment',
      'production',
      'publish',
      'store',
      'manage',
      'new',
      'rollout',
    ],
    notation: `
a(start) Scope of the release agreed
b Freeze features and branch off
c Build a release candidate
d Run regression and load tests
e? Blocking defects?
f Fix them on the release branch
g(document) Write the release notes
h? Approved by product and operations?
i Back up and deploy to production
j Run smoke tests
k? Healthy after an hour?
l Roll back
m Find the cause
n Merge the branch back and tag it
o Announce the release
p(end) Released
q(end) Postponed
a -> b
b -> c
c -> d
d -> e
e -> f: Yes
f -> c
e -> g: No
g -> h
h -> i: Yes
h -> q: No
i -> j
j -> k
k -> n: Yes
k -> l: No
l -> m
m -> f
n -> o
o -> p
`,
  },
];
