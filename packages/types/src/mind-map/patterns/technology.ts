import type { Pattern } from '@diagloom/diagram/model';

/** Fields of computing, and what can go wrong in a project. */
export const technologyMaps: readonly Pattern[] = [
  {
    id: 'artificial-intelligence',
    title: 'Artificial intelligence',
    aliases: [
      'artificial intelligence overview',
      'generative ai',
      'ai overview',
      'ai applications',
      'ai in education',
      'ai in business',
    ],
    keywords: ['technology', 'machine learning', 'application', 'ethics', 'overview', 'use', 'future', 'generative'],
    notation: `
a Artificial intelligence
b Learning from data
c Supervised
d Unsupervised
e Reinforcement
f Language
g Translation
h Assistants
i Large language models
j Vision
k Recognizing objects
l Reading text
m Medical images
n Generation
o Texts
p Pictures
q Code
r Reasoning and planning
s Search
t Knowledge graphs
u Games
v Robotics
w Sensing
x Motion
y Driving
z Uses
aa Health
ab Finance
ac Industry
ad Education
ae Risks
af Bias
ag Privacy
ah False statements
ai Work that disappears
aj Rules
ak Laws
al Transparency
am Human oversight
a -> b
b -> c
b -> d
b -> e
a -> f
f -> g
f -> h
f -> i
a -> j
j -> k
j -> l
j -> m
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
a -> aj
aj -> ak
aj -> al
aj -> am
`,
  },
  {
    id: 'programming-languages',
    title: 'Programming languages',
    aliases: [
      'programming language',
      'coding languages',
      'programming language overview',
      'computer languages',
      'types of programming language',
    ],
    keywords: ['programming', 'language', 'type', 'overview', 'paradigm', 'comparison', 'computer'],
    notation: `
a Programming languages
b Systems
c C
d C++
e Rust
f Web
g JavaScript
h TypeScript
i PHP
j Data and science
k Python
l R
m Julia
n Business
o Java
p C#
q COBOL
r Mobile
s Swift
t Kotlin
u Dart
v Functional
w Haskell
x Elixir
y Clojure
z Queries and logic
aa SQL
ab Prolog
ac Scripts
ad Bash
ae PowerShell
af Perl
ag How they differ
ah Static or dynamic types
ai Compiled or interpreted
aj Memory management
ak Concurrency
a -> b
b -> c
b -> d
b -> e
a -> f
f -> g
f -> h
f -> i
a -> j
j -> k
j -> l
j -> m
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
a -> z
z -> aa
z -> ab
a -> ac
ac -> ad
ac -> ae
ac -> af
a -> ag
ag -> ah
ag -> ai
ag -> aj
ag -> ak
`,
  },
  {
    id: 'web-development',
    title: 'Web development',
    aliases: [
      'web developer',
      'web dev',
      'web application development',
      'full stack',
      'full stack developer',
      'full stack development',
      'frontend and backend',
      'frontend development',
      'web developer roadmap',
      'web programming',
      'website development',
      'web technologies',
    ],
    keywords: [
      'frontend',
      'backend',
      'html',
      'css',
      'javascript',
      'roadmap',
      'full',
      'stack',
      'developer',
      'technology',
    ],
    notation: `
a Web development
b Content and structure
c HTML
d Semantic elements
e Accessibility
f Look
g CSS
h Responsive layout
i Design system
j Behavior
k JavaScript
l TypeScript
m React, Vue or Angular
n Server
o Node.js
p Python
q PHP
r Authentication
s Interfaces
t REST
u GraphQL
v WebSocket
w Data
x SQL databases
y NoSQL databases
z Caching
aa Tools
ab Git
ac Package manager
ad Bundler
ae Tests
af Operation
ag Hosting
ah Continuous delivery
ai Monitoring
aj Backups
ak Quality
al Performance
am Security
an Search engines
a -> b
b -> c
b -> d
b -> e
a -> f
f -> g
f -> h
f -> i
a -> j
j -> k
j -> l
j -> m
a -> n
n -> o
n -> p
n -> q
n -> r
a -> s
s -> t
s -> u
s -> v
a -> w
w -> x
w -> y
w -> z
a -> aa
aa -> ab
aa -> ac
aa -> ad
aa -> ae
a -> af
af -> ag
af -> ah
af -> ai
af -> aj
a -> ak
ak -> al
ak -> am
ak -> an
`,
  },
  {
    id: 'data-science',
    title: 'Data science',
    aliases: [
      'data scientist',
      'data analysis',
      'data analytics',
      'data science project',
      'data science roadmap',
      'big data analytics',
      'data mining',
    ],
    keywords: ['data', 'analysis', 'analytics', 'statistics', 'python', 'roadmap', 'project', 'machine learning'],
    notation: `
a Data science
b Question
c Goal
d Measure of success
e Who decides with it
f Getting data
g Databases
h Interfaces
i Surveys
j Consent and privacy
k Preparation
l Missing values
m Outliers
n Joining tables
o Exploration
p Distributions
q Correlations
r Charts
s Statistics
t Sampling
u Confidence intervals
v Hypothesis tests
w Models
x Regression
y Classification
z Clustering
aa Time series
ab Validation
ac Hold-out data
ad Error measures
ae Baseline
af Communication
ag Dashboard
ah Report
ai Story
aj Tools
ak Python and R
al SQL
am Notebooks
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
a -> o
o -> p
o -> q
o -> r
a -> s
s -> t
s -> u
s -> v
a -> w
w -> x
w -> y
w -> z
w -> aa
a -> ab
ab -> ac
ab -> ad
ab -> ae
a -> af
af -> ag
af -> ah
af -> ai
a -> aj
aj -> ak
aj -> al
aj -> am
`,
  },
  {
    id: 'project-risks',
    title: 'Project risks',
    aliases: [
      'project risk',
      'risk',
      'risk management',
      'risk analysis',
      'risk assessment',
      'project risk management',
      'risk register',
    ],
    keywords: ['project', 'analysis', 'register', 'mitigation', 'assessment', 'manager'],
    notation: `
a Project risks
b Scope
c Unclear requirements
d Scope creep
e Changing priorities
f Schedule
g Optimistic estimates
h Late suppliers
i Dependencies
j Budget
k Rising prices
l Forgotten costs
m Late payments
n People
o Key person leaves
p Missing skills
q Conflicts
r Technology
s Unproven technology
t Integration
u Security holes
v Stakeholders
w Late decisions
x Resistance
y Unclear roles
z Outside
aa New laws
ab Market
ac Force majeure
ad Assessing
ae Probability
af Impact
ag Owner
ah Early signs
ai Responses
aj Avoid
ak Reduce
al Transfer
am Accept
a -> b
b -> c
b -> d
b -> e
a -> f
f -> g
f -> h
f -> i
a -> j
j -> k
j -> l
j -> m
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
a -> z
z -> aa
z -> ab
z -> ac
a -> ad
ad -> ae
ad -> af
ad -> ag
ad -> ah
a -> ai
ai -> aj
ai -> ak
ai -> al
ai -> am
`,
  },
];
