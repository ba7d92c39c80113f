import type { Pattern } from '@diagloom/diagram/model';

/** Making, checking and moving goods, and building software in a team. */
export const operationProcesses: readonly Pattern[] = [
  {
    id: 'manufacturing-order',
    title: 'Manufacturing order',
    aliases: [
      'manufacturing',
      'production order',
      'production workflow',
      'manufacturing process',
      'production process',
      'make to order',
      'production planning',
      'work order',
      'factory production',
    ],
    keywords: [
      'order',
      'factory',
      'production',
      'material',
      'machine',
      'planning',
      'quality',
      'warehouse',
      'customer',
      'assembly',
      'sales',
    ],
    notation: `
[S] Sales
[P] Planning
[W] Warehouse
[M] Production
[Q] Quality
a(start)@S Customer order received
b@P Break down the bill of materials
c?@W All materials in stock?
d@P Order the missing materials
e@W Receive and inspect the materials
f@P Schedule machines and people
g@W Stage the materials
h@M Set up the machine
i@M Make the first piece
j?@Q First piece within tolerance?
k@M Adjust the machine
l@M Make the batch
m?@Q Batch passes the inspection?
n?@Q Can be reworked?
o@M Rework
p@Q Scrap and report the cause
q@W Put it into stock
r@S Tell the customer the delivery date
s(end)@S Order ready
a -> b
b -> c
c -> f: Yes
c -> d: No
d -> e
e -> f
f -> g
g -> h
h -> i
i -> j
j -> l: Yes
j -> k: No
k -> i
l -> m
m -> q: Yes
m -> n: No
n -> o: Yes
n -> p: No
o -> m
p -> f
q -> r
r -> s
`,
  },
  {
    id: 'quality-control',
    title: 'Quality control',
    aliases: [
      'quality inspection',
      'quality assurance',
      'quality check',
      'qc',
      'product inspection',
      'inspection process',
      'quality control inspection',
      'quality management',
      'non conformance',
    ],
    keywords: [
      'product',
      'production',
      'inspector',
      'sample',
      'defect',
      'manufacturing',
      'batch',
      'check',
      'test',
      'factory',
      'supplier',
    ],
    notation: `
[P] Production
[I] Inspector
[Q] Quality engineer
a(start)@P Batch finished
b@I Draw a sample by the sampling plan
c@I Measure and look for defects
d?@I Defects above the acceptance number?
e(document)@I Test certificate
f@I Release the batch
g@I Block the batch and label it
h@Q Judge the defects
i?@Q Usable with a concession?
j?@Q Rework possible?
k@P Sort or rework the batch
l@P Scrap the batch
m@Q Find the root cause
n@P Correct the process
o@Q Check that the correction works
p?@Q Effective?
q(end)@I Released
r(end)@Q Cause removed
a -> b
b -> c
c -> d
d -> e: No
e -> f
f -> q
d -> g: Yes
g -> h
h -> i
i -> e: Yes
i -> j: No
j -> k: Yes
j -> l: No
k -> b
l -> m
m -> n
n -> o
o -> p
p -> r: Yes
p -> m: No
`,
  },
  {
    id: 'warehouse-picking',
    title: 'Warehouse picking',
    aliases: [
      'picking',
      'order picking',
      'warehouse',
      'pick and pack',
      'warehouse order picking',
      'warehouse operation',
      'warehouse management',
      'pick pack ship',
      'order packing',
      'outbound logistics',
    ],
    keywords: [
      'order',
      'stock',
      'picker',
      'packing',
      'shelf',
      'logistics',
      'warehouse',
      'shipping',
      'item',
      'scanner',
      'outbound',
      'pack',
    ],
    notation: `
[S] Shipping office
[K] Picker
[R] Replenishment
[P] Packer
a(start)@S Orders released
b@S Group orders into a pick wave
c@K Get list, cart and scanner
d@K Go to the next shelf
e@K Scan shelf and item
f?@K Right item?
g?@K Enough on the shelf?
h@R Refill from the reserve
i?@R Reserve has it?
j@S Report the shortage and split the order
k@K Put it into the order's box
l?@K More items on the list?
m@P Check weight and contents
n?@P Complete and undamaged?
o@P Pack and label
p@S Hand over to the carrier
q(end)@S Shipped
a -> b
b -> c
c -> d
d -> e
e -> f
f -> g: Yes
f -> d: No
g -> k: Yes
g -> h: No
h -> i
i -> k: Yes
i -> j: No
j -> l
k -> l
l -> d: Yes
l -> m: No
m -> n
n -> o: Yes
n -> d: No
o -> p
p -> q
`,
  },
  {
    id: 'software-development',
    title: 'Software development with code review',
    aliases: [
      'software development process',
      'software development workflow',
      'software development flowchart',
      'software development swimlane',
      'feature development',
      'software feature',
      'develop a feature',
      'development with code review',
      'programming team',
      'software delivery',
      'feature request',
      'user story',
    ],
    keywords: [
      'code',
      'review',
      'developer',
      'test',
      'product',
      'owner',
      'qa',
      'feature',
      'requirement',
      'deploy',
      'story',
      'release',
      'deployment',
      'development',
    ],
    notation: `
[P] Product owner
[D] Developer
[R] Reviewer
[T] Tester
a(start)@P Feature wanted
b(document)@P Story with acceptance criteria
c?@D Clear and small enough?
d@P Refine or split the story
e@D Design and write code with tests
f@D Open a pull request
g?@D Automatic checks green?
h@R Review the code
i?@R Changes needed?
j@D Make the changes
k@D Merge
l@T Test in the staging environment
m?@T Criteria met?
n@T Report the defect
o@P Try the feature
p?@P Accepted?
q@D Deploy behind a switch
r@P Switch it on and watch the figures
s(end)@P Feature live
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> c
e -> f
f -> g
g -> h: Yes
g -> j: No
h -> i
i -> j: Yes
i -> k: No
j -> g
k -> l
l -> m
m -> o: Yes
m -> n: No
n -> e
o -> p
p -> q: Yes
p -> d: No
q -> r
r -> s
`,
  },
];
