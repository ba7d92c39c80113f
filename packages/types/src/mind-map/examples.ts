import type { Example } from '@diagloom/diagram/model';

export const mindMapExamples: readonly Example[] = [
  {
    title: 'Product launch',
    prompt:
      'Product launch: Market (target groups, competitors, pricing), Product (features, packaging, quality checks), Promotion (website, press, social media), Sales (channels, training), Support (handbook, hotline)',
    notation: `mind-map: Product launch
a Product launch
b Market
c Target groups
d Competitors
e Pricing
f Product
g Features
h Packaging
i Quality checks
j Promotion
k Website
l Press
m Social media
n Sales
o Channels
p Training
q Support
r Handbook
s Hotline
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
a -> q
q -> r
q -> s
`,
  },
  {
    title: 'Study plan',
    prompt:
      'Mind map for learning statistics: describe data, probability, inference, regression. Inference: estimation, tests. Tests: t-test, chi-squared.',
    notation: `mind-map: Learning statistics
a Learning statistics
b Describe data
c Probability
d Inference
e Estimation
f Tests
g t-test
h Chi-squared
i Regression
a -> b
a -> c
a -> d
d -> e
d -> f
f -> g
f -> h
a -> i
c -link-> d
`,
  },
  {
    title: 'Trip to Lisbon',
    prompt: 'Trip to Lisbon\n- Transport\n  - Flight\n  - Tram\n- Stay\n- Food\n  - Pastries\n  - Fish market',
    notation: `mind-map: Trip to Lisbon
a Trip to Lisbon
b Transport
c Flight
d Tram
e Stay
f Food
g Pastries
h Fish market
a -> b
b -> c
b -> d
a -> e
a -> f
f -> g
f -> h
`,
  },
];
