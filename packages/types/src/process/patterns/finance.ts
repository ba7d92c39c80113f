import type { Pattern } from '@diagloom/diagram/model';

/** Money that is asked for, granted, paid out or put out to tender. */
export const financeProcesses: readonly Pattern[] = [
  {
    id: 'loan-approval',
    title: 'Loan approval',
    aliases: [
      'loan',
      'loan application',
      'loan processing',
      'bank loan',
      'credit application',
      'credit approval',
      'mortgage application',
      'mortgage approval',
      'mortgage',
      'lending',
      'loan origination',
      'personal loan',
    ],
    keywords: [
      'bank',
      'customer',
      'credit',
      'risk',
      'applicant',
      'underwriting',
      'request',
      'check',
      'score',
      'home',
      'approve',
    ],
    notation: `
[C] Applicant
[A] Loan officer
[R] Risk department
[O] Back office
a(start)@C Loan wanted
b(document)@C Application with proof of income
c?@A Documents complete?
d@C Send what is missing
e@R Check identity and credit record
f?@R Score above the limit?
g@R Assess income, debts and security
h?@R Risk acceptable?
i?@A Smaller amount or more security possible?
j@A Make an offer
k?@C Offer accepted?
l@A Explain the refusal
m@C Sign the contract
n@O Register the security
o@O Pay out the loan
p(end)@O Loan paid out
q(end)@A Refused
r(end)@C Withdrawn
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> c
e -> f
f -> g: Yes
f -> l: No
g -> h
h -> j: Yes
h -> i: No
i -> j: Yes
i -> l: No
j -> k
k -> m: Yes
k -> r: No
l -> q
m -> n
n -> o
o -> p
`,
  },
  {
    id: 'insurance-claim',
    title: 'Insurance claim',
    aliases: [
      'claim',
      'insurance process',
      'insurance claim processing',
      'claim processing',
      'claims processing',
      'claim handling',
      'claim settlement',
      'car insurance claim',
      'accident claim',
    ],
    keywords: [
      'customer',
      'insurer',
      'policy',
      'damage',
      'adjuster',
      'car',
      'accident',
      'health',
      'settlement',
      'home',
      'policyholder',
      'vehicle',
    ],
    notation: `
[C] Policyholder
[H] Claims handler
[X] Adjuster
[P] Payments
a(start)@C Damage happened
b(document)@C Claim with photos and receipts
c@H Register the claim
d?@H Covered by the policy?
e?@H Documents complete?
f@C Send what is missing
g?@H Above the limit for fast settlement?
h@X Inspect the damage
i?@X Signs of fraud?
j@X Investigate
k?@X Fraud confirmed?
l@H Work out the amount less the deductible
m@H Send the decision
n?@C Decision accepted?
o@H Review the objection
p@P Transfer the amount
q@H Explain the refusal
r(end)@P Claim paid
s(end)@H Claim refused
a -> b
b -> c
c -> d
d -> e: Yes
d -> q: No
e -> g: Yes
e -> f: No
f -> e
g -> h: Yes
g -> l: No
h -> i
i -> j: Yes
i -> l: No
j -> k
k -> q: Yes
k -> l: No
l -> m
m -> n
n -> p: Yes
n -> o: No
o -> l
p -> r
q -> s
`,
  },
  {
    id: 'budget-approval',
    title: 'Budget approval',
    aliases: [
      'budget planning',
      'budget process',
      'annual budget',
      'budget request',
      'budgeting process',
      'yearly budget',
    ],
    keywords: [
      'approval',
      'finance',
      'annual',
      'manager',
      'cfo',
      'board',
      'year',
      'plan',
      'request',
      'controlling',
      'cost',
    ],
    notation: `
[D] Department head
[F] Controlling
[B] Management board
a(start)@F Planning round opens
b@F Send targets and last year's figures
c(document)@D Budget request
d?@F Complete and plausible?
e@D Correct the request
f@F Consolidate all requests
g?@F Within the target?
h@F Propose cuts
i@D Set priorities
j@B Discuss the budget
k?@B Approved?
l@F Release the budget
m@D Spend and report each month
n?@F Deviation above 5 %?
o@D Explain and propose measures
p?@F Year over?
q(end)@F Year closed
a -> b
b -> c
c -> d
d -> f: Yes
d -> e: No
e -> d
f -> g
g -> j: Yes
g -> h: No
h -> i
i -> f
j -> k
k -> l: Yes
k -> h: No
l -> m
m -> n
n -> o: Yes
n -> p: No
o -> p
p -> m: No
p -> q: Yes
`,
  },
  {
    id: 'tender',
    title: 'Tender',
    aliases: [
      'tendering',
      'call for tenders',
      'request for proposal',
      'rfp',
      'bidding',
      'public tender',
      'bid process',
      'rfq',
      'bid',
      'request for quotation',
    ],
    keywords: [
      'supplier',
      'vendor',
      'bidder',
      'contract',
      'public',
      'award',
      'offer',
      'purchase',
      'procurement',
      'proposal',
      'selection',
    ],
    notation: `
[R] Requesting department
[P] Purchasing
[B] Bidder
[E] Evaluation committee
a(start)@R Need identified
b(document)@R Specification and estimate
c?@P Above the tender threshold?
d(end)@P Order directly
e@P Publish the tender
f@B Ask questions
g@P Answer all bidders alike
h(document)@B Submit a sealed offer
i@P Open the offers after the deadline
j?@E Formally valid?
k@P Exclude the offer
l@E Score price and quality
m?@E Acceptable offer?
n@P Announce the award
o?@P Objection within the waiting period?
p@P Examine the objection
q?@P Objection justified?
r@P Sign the contract
s(end)@P Contract awarded
t(end)@P Tender canceled
u(end)@P Not considered
a -> b
b -> c
c -> e: Yes
c -> d: No
e -> f
f -> g
g -> h
h -> i
i -> j
j -> l: Yes
j -> k: No
k -> u
l -> m
m -> n: Yes
m -> t: No
n -> o
o -> p: Yes
o -> r: No
p -> q
q -> l: Yes
q -> r: No
r -> s
`,
  },
  {
    id: 'business-trip',
    title: 'Business trip',
    aliases: [
      'business travel',
      'travel request',
      'travel approval',
      'business trip approval',
      'trip request',
      'work trip',
      'travel authorization',
      'business trip request',
    ],
    keywords: [
      'employee',
      'manager',
      'travel',
      'flight',
      'hotel',
      'expense',
      'approval',
      'booking',
      'request',
      'cost',
      'finance',
    ],
    notation: `
[E] Traveler
[M] Manager
[T] Travel desk
[A] Accounting
a(start)@E Trip needed
b(document)@E Travel request with purpose and cost
c?@M Approved?
d?@E Can be changed?
e@T Book transport and hotel
f?@T Within the travel policy?
g@M Decide on the exception
h?@M Exception granted?
i@E Travel and keep the receipts
j(document)@E Expense report
k?@A Receipts complete?
l@E Hand in what is missing
m?@M Expenses approved?
n@E Correct the report
o@A Pay the expenses
p(end)@A Trip settled
q(end)@E No trip
a -> b
b -> c
c -> f: Yes
c -> d: No
d -> b: Yes
d -> q: No
f -> e: Yes
f -> g: No
g -> h
h -> e: Yes
h -> q: No
e -> i
i -> j
j -> k
k -> m: Yes
k -> l: No
l -> k
m -> o: Yes
m -> n: No
n -> m
o -> p
`,
  },
];
