/** Diagrams of 33 to 60 shapes, larger than the patterns of the types: what a team draws of its own system or organisation. */
export const largeSpecs: Readonly<Record<string, readonly string[]>> = {
  architecture: [
    `architecture: Marketplace platform
[e] Edge
[w] Web tier
[s] Services
[d] Data
[m] Messaging
[o] Operations
[x] Outside
a(user) Buyer
b(user) Seller
c(mobile) Mobile app
f(browser) Web shop
g(cdn)@e CDN
h(firewall)@e Web firewall
i(load-balancer)@e Load balancer
j(gateway)@w API gateway
k@w Session service
l@w Storefront
n@w Seller portal
p@s Catalogue
q@s Search
r@s Pricing
t@s Basket
u@s Checkout
v@s Orders
y@s Payments
z@s Refunds
aa@s Shipping
ab@s Returns
ac@s Reviews
ad@s Recommendations
ae@s Notifications
af@s Accounts
ag(identity)@s Sign-in
ah@s Fraud check
ai@s Invoicing
aj@s Payouts
ak@s Inventory
al@s Support desk
am(database)@d Catalogue database
an(search)@d Search index
ao(database)@d Orders database
ap(database)@d Accounts database
aq(cache)@d Basket cache
ar(storage)@d Picture store
as(database)@d Ledger
at(database)@d Warehouse
au(queue)@m Event bus
av(queue)@m Mail queue
aw(worker)@m Mail worker
ax(worker)@m Indexer
ay(worker)@m Report builder
az(monitoring)@o Metrics
ba(monitoring)@o Logs
bb(monitoring)@o Alerts
bc@o Deployment pipeline
bd(external)@x Card processor
be(external)@x Parcel carrier
bf(external)@x Mail provider
bg(external)@x Tax service
a -> c
a -> f
b -> n
c -> g
f -> g
g -> h
h -> i
i -> j
j -> l
j -> n
j -> k
k -> aq
l -> p
l -> q
l -> t
n -> p
n -> ak
n -> aj
p -> am
p -> ar
q -> an
r -> am
t -> aq
t -> u
u -> r
u -> ah
u -> y
u -> v
v -> ao
v -async-> au
y -> bd
y -> as
z -> bd
aa -> be
ab -> z
ac -> am
ad -> at
ae -> av
av -> aw
aw -> bf
af -> ap
ag -> ap
j -> ag
ai -> bg
ai -> as
aj -> as
ak -> am
al -> ao
au -async-> ae
au -async-> ax
au -async-> ay
au -async-> aa
ax -> an
ay -> at
az -> bb
bc -> az
`,
  ],
  orgchart: [
    `orgchart: Clinic group
a Nora Klein, Chief Executive
b Omar Haddad, Medical Director
c Lena Fischer, Nursing Director
d Paul Weber, Finance Director
e Ines Costa, Operations Director
f Jonas Berg, People Director
g Mira Novak, Head of Surgery
h Tom Adler, Head of Cardiology
i Sara Lind, Head of Radiology
j Ken Ito, Head of Emergency Care
k Eva Roth, Head of Paediatrics
l Ali Demir, Surgeon
m Ruth Meyer, Surgeon
n Leo Grant, Cardiologist
o Anna Wolf, Cardiologist
p Max Stein, Radiologist
q Pia Lang, Emergency Physician
r Ben Cole, Emergency Physician
s Zoe Hart, Paediatrician
t Uwe Braun, Ward Manager North
u Iris Vogel, Ward Manager South
v Hugo Lima, Ward Manager East
w Ella Frank, Nurse
x Nils Krug, Nurse
y Tara Singh, Nurse
z Otto Pohl, Nurse
aa Mona Keil, Nurse
ab Rene Blanc, Nurse
ac Vera Horn, Controller
ad Ivo Marek, Payroll Lead
ae Dora Engel, Accountant
af Fritz Alt, Accountant
ag Lia Conte, Purchasing Lead
ah Cem Kaya, Buyer
ai Gina Moor, Facilities Lead
aj Karl Ott, Technician
ak Nina Pape, Technician
al Rolf Hahn, IT Lead
am Amy Chen, System Engineer
an Sven Falk, Service Desk
ao Olga Petrov, Data Protection
ap Greta Wirth, Recruiter
aq Noah Kern, Trainer
ar Lily Brandt, Personnel Officer
as Emil Sand, Reception Lead
at Rosa Diaz, Receptionist
au Finn Arend, Receptionist
av Ida Lorenz, Quality Manager
a -> b
a -> c
a -> d
a -> e
a -> f
a -> av
b -> g
b -> h
b -> i
b -> j
b -> k
g -> l
g -> m
h -> n
h -> o
i -> p
j -> q
j -> r
k -> s
c -> t
c -> u
c -> v
t -> w
t -> x
u -> y
u -> z
v -> aa
v -> ab
d -> ac
d -> ad
ac -> ae
ad -> af
e -> ag
e -> ai
e -> al
e -> as
ag -> ah
ai -> aj
ai -> ak
al -> am
al -> an
al -> ao
f -> ap
f -> aq
f -> ar
as -> at
as -> au
`,
  ],
  flowchart: [
    `flowchart: Insurance claim
a(start)
b Receive the claim
c? Policy active?
d Reject the claim
e Register the claim
f? Documents complete?
g Ask for documents
h? Answer within 30 days?
i Close the claim
j? Claim above 10,000?
k Appoint an assessor
l Visit the site
m(document) Assessment report
n Estimate from photos
o? Signs of fraud?
p Hand over to investigation
q? Fraud confirmed?
r Report to the authorities
s? Covered in full?
t Compute the partial amount
u Compute the full amount
v? Approval needed?
w Team lead approves
x? Approved?
y Revise the amount
z Inform the customer
aa? Customer agrees?
ab Open a mediation
ac Pay the amount
ad(datastore) Claims archive
ae Update the reserve
af(end)
ag Send the survey
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> af
e -> f
f -> j: Yes
f -> g: No
g -> h
h -> f: Yes
h -> i: No
i -> af
j -> k: Yes
j -> n: No
k -> l
l -> m
m -> o
n -> o
o -> p: Yes
o -> s: No
p -> q
q -> r: Yes
q -> s: No
r -> d
s -> u: Yes
s -> t: No
t -> v
u -> v
v -> w: Yes
v -> z: No
w -> x
x -> z: Yes
x -> y: No
y -> w
z -> aa
aa -> ac: Yes
aa -> ab: No
ab -> z
ac -> ad
ac -> ae
ae -> ag
ag -> af
`,
  ],
  'mind-map': [
    `mind-map: Moving to a new office
a Moving to a new office
b Place
c Budget
d Technology
e People
f Schedule
g Law
h Move
i Location
j Floor plan
k Lease
l Furniture
m Kitchen
n Meeting rooms
o Rent
p Fit-out
q Movers
r Reserve
s Network
t Phones
u Printers
v Access control
w Server room
x Announcements
y Desk choice
z Commuting
aa Remote days
ab Survey
ac Milestones
ad Freeze period
ae Moving weekend
af Rehearsal
ag Fire safety
ah Insurance
ai Change of address
aj Work council
ak Inventory
al Labels
am Packing
an Disposal
ao Cleaning
ap Handover
a -> b
a -> c
a -> d
a -> e
a -> f
a -> g
a -> h
b -> i
b -> j
b -> k
j -> l
j -> m
j -> n
c -> o
c -> p
c -> q
c -> r
d -> s
d -> t
d -> u
d -> v
s -> w
e -> x
e -> y
e -> z
e -> aa
x -> ab
f -> ac
f -> ad
f -> ae
ae -> af
g -> ag
g -> ah
g -> ai
g -> aj
h -> ak
h -> al
h -> am
h -> an
h -> ao
h -> ap
`,
  ],
};
