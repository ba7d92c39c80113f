import type { Pattern } from '@diagloom/diagram/model';

/** Selling, buying, sending and taking back. */
export const tradePatterns: readonly Pattern[] = [
  {
    id: 'order-fulfilment',
    title: 'Order fulfillment',
    aliases: [
      'order fulfilment',
      'order fulfillment',
      'order',
      'order to cash',
      'online shop order',
      'order management',
      'order to delivery',
      'customer order',
      'sales order',
      'order fulfilment online shop',
      'order shipping',
      'online order',
    ],
    keywords: [
      'warehouse',
      'shipping',
      'customer',
      'payment',
      'stock',
      'inventory',
      'online',
      'shop',
      'retail',
      'sales',
      'online shop',
    ],
    notation: `
[C] Customer
[S] Sales
[W] Warehouse
[F] Accounts
a(start)@C
b@C Place the order
c@S Check price and address
d?@S Order complete?
e@S Ask the customer
f@W Check the stock
g?@W All items in stock?
h@S Offer a later date
q?@C Later date accepted?
r@W Reorder the items
s(event)@W Delivery arrived
t(end)@C Canceled
i@W Pick the items
j@W Pack and weigh the parcel
k@W Hand over to the carrier
l(document)@F Invoice
m(event)@F Payment due
n?@F Paid?
u?@F Reminded twice?
o@F Send a reminder
v@F Hand over to collection
w(end)@F In collection
p(end)@F Order closed
a -> b
b -> c
c -> d
d -> f: Yes
d -> e: No
e -> c
f -> g
g -> i: Yes
g -> h: No
h -> q
q -> r: Yes
q -> t: No
r -> s
s -> f
i -> j
j -> k
k -> l
l -> m
m -> n
n -> p: Yes
n -> u: No
u -> o: No
u -> v: Yes
o -> m
v -> w
`,
  },
  {
    id: 'returns',
    title: 'Return and refund',
    aliases: [
      'return',
      'refund',
      'returns',
      'refund request',
      'customer return',
      'online shop return',
      'return handling',
      'return of goods',
    ],
    keywords: ['customer', 'warehouse', 'online shop', 'item', 'goods', 'money', 'payment', 'product'],
    notation: `
[C] Buyer
[S] Customer care
[W] Returns desk
[F] Accounting
a(start)@C Item not wanted
b@C Ask for a return
c?@S Within the return period?
d@S Explain the refusal
e(document)@S Return label
f@C Send the item back
g(event)@W Parcel arrived
h@W Inspect the item
i?@W As sold?
j@S Deduct the loss in value
k@W Put back into stock
l@W Write off
m@F Refund the buyer
n@S Confirm by email
o(end)@S Refunded
p(end)@S Refused
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> p
e -> f
f -> g
g -> h
h -> i
i -> k: Yes
i -> j: No
j -> l
k -> m
l -> m
m -> n
n -> o
`,
  },
  {
    id: 'procurement',
    title: 'Procurement',
    aliases: [
      'purchase',
      'procure to pay',
      'purchase to pay',
      'purchase request',
      'purchase requisition',
      'purchase approval',
      'purchase order',
      'supplier selection',
      'vendor selection',
      'p2p',
    ],
    keywords: ['supplier', 'vendor', 'tender', 'approval', 'budget', 'request', 'invoice', 'company'],
    notation: `
[D] Department
[B] Budget owner
[P] Purchasing
[V] Supplier
a(start)@D Need noticed
b(document)@D Requisition
c?@B Within the budget?
d@D Reduce or postpone the need
e@P Ask for three quotes
f@V Send a quote
g@P Compare price, quality and date
h?@P Contract in place?
i@P Negotiate the terms
j(document)@P Order to the supplier
k@V Confirm and deliver
l@D Check the delivery
m?@D Complete and sound?
n@P Complain to the supplier
r(document)@V Invoice
s@P Match invoice, order and receipt
o@P Release the payment
p(end)@P Delivered and paid
q(end)@D Dropped
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> q
e -> f
f -> g
g -> h
h -> j: Yes
h -> i: No
i -> j
j -> k
k -> l
l -> m
m -> r: Yes
r -> s
s -> o
m -> n: No
n -> k
o -> p
`,
  },
  {
    id: 'invoice-approval',
    title: 'Invoice approval',
    aliases: [
      'invoice',
      'invoice payment',
      'supplier invoice',
      'accounts payable',
      'incoming invoice',
      'vendor invoice',
      'invoice verification',
      'three way match',
    ],
    keywords: ['finance', 'accounting', 'payment', 'vendor', 'supplier', 'manager', 'approval', 'purchase', 'order'],
    notation: `
[A] Clerk
[B] Cost center owner
[T] Treasury
a(start)@A Invoice received
b@A Scan and capture the amounts
c?@A Formally correct?
d@A Return it with the reasons
e?@A Matches order and receipt?
f@B Clarify the difference
g?@B Difference accepted?
h?@B Cost approved?
i?@B Above the own limit?
j?@T Second approval given?
k@A Post to the ledger
l(event)@T Due date
m@T Pay in the next run
n(datastore)@A Invoice archive
o(end)@A Paid and filed
p(end)@A Sent back
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> p
e -> h: Yes
e -> f: No
f -> g
g -> h: Yes
g -> d: No
h -> i: Yes
h -> d: No
i -> j: Yes
i -> k: No
j -> k: Yes
j -> d: No
k -> l
l -> m
m -> o
m -> n
`,
  },
  {
    id: 'sales-process',
    title: 'Sales from lead to contract',
    aliases: [
      'sales',
      'sales pipeline',
      'lead to order',
      'lead qualification',
      'lead management',
      'sales lead',
      'b2b sales',
      'sales funnel',
      'lead generation',
    ],
    keywords: ['customer', 'lead', 'crm', 'quote', 'deal', 'marketing', 'client', 'proposal'],
    notation: `
[M] Marketing
[S] Sales representative
[P] Prospect
[L] Legal
a(start)@M Campaign running
b@M Capture the contact
c@M Score interest and fit
d?@M Ready for sales?
e@M Keep informed by newsletter
q(event)@P New sign of interest
f@S Call and find the need
g?@S Budget, need and decision maker?
h@S Show a demonstration
i(document)@S Proposal
j@P Discuss internally
k?@P Proposal accepted?
l?@S Worth another round?
m@L Review the contract
n@P Sign
o(end)@S Won
p(end)@S Lost
a -> b
b -> c
c -> d
d -> f: Yes
d -> e: No
e -> q
q -> c
f -> g
g -> h: Yes
g -> p: No
h -> i
i -> j
j -> k
k -> m: Yes
k -> l: No
l -> i: Yes
l -> p: No
m -> n
n -> o
`,
  },
  {
    id: 'goods-receipt',
    title: 'Goods receipt',
    aliases: [
      'receiving goods',
      'warehouse receiving',
      'goods receiving',
      'inbound logistics',
      'inbound',
      'goods in',
      'receiving',
    ],
    keywords: ['warehouse', 'delivery', 'stock', 'quality', 'logistics', 'supplier', 'inspection', 'shipping'],
    notation: `
[T] Truck driver
[G] Gate
[W] Receiving team
[Q] Quality control
a(start)@T Truck arrives
b@G Check the delivery slot
c?@G Announced?
d@G Assign a waiting place
r(event)@G Dock free
e@G Assign a dock
f@T Hand over the papers
g@W Unload and count
h?@W Count matches?
i(document)@W Note of difference
j@Q Take samples
k?@Q Quality in order?
l@Q Block the goods
s@Q Tell the supplier
m@W Label the pallets
n@W Put into the rack
o(datastore)@W Warehouse system
p(end)@W Stored
q(end)@Q Blocked
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> r
r -> e
e -> f
f -> g
g -> h
h -> j: Yes
h -> i: No
i -> j
j -> k
k -> m: Yes
k -> l: No
l -> s
s -> q
m -> n
n -> p
n -> o
`,
  },
  {
    id: 'parcel-delivery',
    title: 'Parcel delivery',
    aliases: [
      'shipping',
      'last mile delivery',
      'last mile',
      'delivery',
      'courier delivery',
      'package delivery',
      'shipping logistics',
    ],
    keywords: ['courier', 'logistics', 'parcel', 'customer', 'package', 'order', 'driver'],
    notation: `
[S] Sender
[D] Depot
[K] Courier
[R] Recipient
a(start)@S Parcel ready
b@S Book the collection
c@D Sort by route
d@D Announce the time window
e@K Load the van
f@K Drive to the stop
g?@R At home?
h?@K Safe place agreed?
i@K Hand over against signature
j@K Leave and take a picture
k@K Try a neighbor
l?@K Neighbor accepts?
m@D Keep at the pick-up point
n?@R Collected within ten days?
o@D Send back
p(end)@R Delivered
q(end)@S Returned
a -> b
b -> c
c -> d
d -> e
e -> f
f -> g
g -> i: Yes
g -> h: No
h -> j: Yes
h -> k: No
i -> p
j -> p
k -> l
l -> p: Yes
l -> m: No
m -> n
n -> p: Yes
n -> o: No
o -> q
`,
  },
];
