/**
 * Instructions as people write them, with what they do to one of five diagrams. A line with `+` is there afterwards and was
 * not before, one with `-` the other way round; whatever is in no line stays as it was. `?` stands before the first words of
 * the answer where nothing is to change.
 */
export const instructionDiagrams = {
  order: {
    type: 'flowchart',
    notation: `flowchart: Order
a(start) Begin
b Customer places order
c Check stock
d? In stock?
e Pack
f Ship
g Notify the customer
h Cancel the order
i(end) Done
a -> b
b -> c
c -> d
d -> e: Yes
d -> g: No
e -> f
f -> i
g -> h
h -> i
`,
  },
  checkout: {
    type: 'sequence',
    notation: `sequence: Checkout
a(actor) Customer
b Shop
c Payment service
d(database) Orders
a -> b: Send the order
b -> c: Request a payment
c --> b: Receipt
b -> d: Store
b --> a: Confirmation
`,
  },
  company: {
    type: 'orgchart',
    notation: `orgchart: Company
a CEO
b CTO
c CFO
d(unit) Engineering
e(unit) Platform
f(unit) Accounting
g Head of sales
a -> b
a -> c
a -> g
b -> d
b -> e
c -> f
`,
  },
  library: {
    type: 'uml',
    notation: `uml: Library
a Library | name
b Member | name | "borrow()"
c Book | title
d Loan
a -composes-> b
b -> d: borrows
d -> c: of
`,
  },
  purchase: {
    type: 'process',
    notation: `process: Purchase
[R] Requester
[M] Manager
[F] Finance
a(start)@R Need arises
b@R Write the request
c@M Review the request
d?@M Approved?
e@F Pay the invoice
f@R Note the rejection
g(end)@F Paid
h(end)@R Refused
a -> b
b -> c
c -> d
d -> e: Yes
d -> f: No
e -> g
f -> h
`,
  },
} as const;

export interface InstructionCase {
  readonly diagram: keyof typeof instructionDiagrams;
  readonly says: string;
  readonly gives: readonly string[];
  /** Labels of what the instruction before touched. */
  readonly last?: readonly string[];
}

const of =
  (diagram: InstructionCase['diagram']) =>
  (says: string, gives: readonly string[], last?: readonly string[]): InstructionCase => ({
    diagram,
    says,
    gives,
    ...(last === undefined ? {} : { last }),
  });

const order = of('order');
const checkout = of('checkout');
const company = of('company');
const library = of('library');
const purchase = of('purchase');

const approval = ['+ Approval', '- Pack -> Ship', '+ Pack -> Approval', '+ Approval -> Ship'];
/** An approval asks a question, and what is not approved goes no further. */
const approvedOrNot = [
  '+ Approved? (decision)',
  '+ Rejected (end)',
  '- Pack -> Ship',
  '+ Pack -> Approved?',
  '+ Approved? -> Ship: Yes',
  '+ Approved? -> Rejected: No',
];
const withoutPack = ['- Pack', '- In stock? -> Pack: Yes', '- Pack -> Ship', '+ In stock? -> Ship: Yes'];

export const instructionCases: readonly InstructionCase[] = [
  order('insert a retry loop around packing', [
    '+ Pack succeeded? (decision)',
    '- Pack -> Ship',
    '+ Pack -> Pack succeeded?',
    '+ Pack succeeded? -> Ship: Yes',
    '+ Pack succeeded? -> Pack: No, retry',
  ]),
  order('in parallel to shipping, add Send invoice', [
    '+ Send invoice',
    '+ Pack -> Send invoice',
    '+ Send invoice -> Done',
  ]),
  order('add a note to Ship: only on weekdays', []),
  order('let Ship go back to Pack instead of Done', ['- Ship -> Done', '+ Ship -> Pack']),
  order('turn it into swimlanes', ['? A flowchart has no lanes.']),
  order('use the ocean theme', ['? There’s no such theme.']),
  library('remove name from Member', ['- Member | name | borrow()', '+ Member | borrow()']),
  library('rename title to heading in Book', ['- Book | title', '+ Book | heading']),
  library('add a class Shelf with row and number: int', ['+ Shelf | row | number: int']),
  library('a member can have many books', ['+ Member -> Book']),
  purchase('add a lane Legal', ['+ [Legal]']),
  order('add an approval before shipping', approvedOrNot),
  order('Please add an approval step before "Ship".', approvedOrNot),
  order('could you insert Approval between Pack and Ship?', approval),
  order('between packing and shipping, add an approval', approval),
  order('after Pack add Approval', approval),
  order('add approval right after pack', approvedOrNot),
  order('add a decision "Damaged?" after packing', [
    '+ Damaged? (decision)',
    '- Pack -> Ship',
    '+ Pack -> Damaged?',
    '+ Damaged? -> Ship',
  ]),
  order('add a database called "Stock list" after check stock', [
    '+ Stock list (datastore)',
    '- Check stock -> In stock?',
    '+ Check stock -> Stock list',
    '+ Stock list -> In stock?',
  ]),
  order('add a step to reserve the goods after "In stock?" on the yes branch', [
    '+ Reserve the goods',
    '- In stock? -> Pack: Yes',
    '+ In stock? -> Reserve the goods: Yes',
    '+ Reserve the goods -> Pack',
  ]),
  order('add Refund after the decision', ['? "In stock?" has several exits: "Yes" and "No".']),
  order('add "Ask for a review" at the end', [
    '+ Ask for a review',
    '- Ship -> Done',
    '- Cancel the order -> Done',
    '+ Ship -> Ask for a review',
    '+ Cancel the order -> Ask for a review',
    '+ Ask for a review -> Done',
  ]),
  order('add greet the customer at the beginning', [
    '+ Greet the customer',
    '- Begin -> Customer places order',
    '+ Begin -> Greet the customer',
    '+ Greet the customer -> Customer places order',
  ]),
  order('add an approval', ['? Say where "Approval" goes']),
  order('add X after delivery', ['? There’s no "delivery" in this diagram.']),
  order('rename Pack to Wrap as a gift', [
    '- Pack',
    '+ Wrap as a gift',
    '- In stock? -> Pack: Yes',
    '+ In stock? -> Wrap as a gift: Yes',
    '- Pack -> Ship',
    '+ Wrap as a gift -> Ship',
  ]),
  order('rename packing to "pack and label"', [
    '- Pack',
    '+ pack and label',
    '- In stock? -> Pack: Yes',
    '+ In stock? -> pack and label: Yes',
    '- Pack -> Ship',
    '+ pack and label -> Ship',
  ]),
  order('change the label of the yes branch to Available', [
    '- In stock? -> Pack: Yes',
    '+ In stock? -> Pack: Available',
  ]),
  order("change the text of the arrow from 'In stock?' to Notify the customer to Sold out", [
    '- In stock? -> Notify the customer: No',
    '+ In stock? -> Notify the customer: Sold out',
  ]),
  order(
    'call it "Send"',
    ['- Ship', '+ Send', '- Pack -> Ship', '+ Pack -> Send', '- Ship -> Done', '+ Send -> Done'],
    ['Ship'],
  ),
  order('rename the customer to Client', ['? "customer" could be "Customer places order" or "Notify the customer".']),
  order('remove packing', withoutPack),
  order('delete Pack', withoutPack),
  order('get rid of the packing step', withoutPack),
  order('remove notify the customer', [
    '- Notify the customer',
    '- In stock? -> Notify the customer: No',
    '- Notify the customer -> Cancel the order',
    '+ In stock? -> Cancel the order: No',
  ]),
  order('remove the second decision', ['? There’s no second decision: this diagram has only one.']),
  order('remove the second step', [
    '- Check stock',
    '- Customer places order -> Check stock',
    '- Check stock -> In stock?',
    '+ Customer places order -> In stock?',
  ]),
  order('delete the last step', ['? The flow ends in several places']),
  order('remove the order', ['? "order" could be "Customer places order" or "Cancel the order".']),
  order('remove everything about invoices', ['? There’s no "everything about invoices" in this diagram.']),
  order("connect Cancel the order to Check stock with label 'retry'", ['+ Cancel the order -> Check stock: retry']),
  order('draw an arrow from cancelling to the stock check labelled again', [
    '+ Cancel the order -> Check stock: again',
  ]),
  order('Ship -> Notify the customer: dispatched', ['+ Ship -> Notify the customer: dispatched']),
  order('connect Pack to Ship', ['? "Pack" already leads to "Ship".']),
  order('disconnect Pack from Ship', ['- Pack -> Ship']),
  order('remove the arrow from Pack to Ship', ['- Pack -> Ship']),
  order('delete the no branch', ['- In stock? -> Notify the customer: No']),
  order('make the decision red', ['+ In stock? fillColor #f87171']),
  order('all decisions yellow', ['+ In stock? fillColor #fde047']),
  order('colour Pack and Ship light blue', ['+ Pack fillColor #cee5fe', '+ Ship fillColor #cee5fe']),
  order('make Ship #ffcc00', ['+ Ship fillColor #ffcc00']),
  order('make it green', ['+ Ship fillColor #86efac'], ['Ship']),
  order('make the arrow from Pack to Ship dashed', ['+ Pack -> Ship dashed 1']),
  order('left to right', ['+ direction right']),
  order('lay the diagram out horizontally please', ['+ direction right']),
  order('top down', ['? The diagram already looks like that.']),
  order('swap Pack and Ship', [
    '- In stock? -> Pack: Yes',
    '- Pack -> Ship',
    '- Ship -> Done',
    '+ In stock? -> Ship: Yes',
    '+ Ship -> Pack',
    '+ Pack -> Done',
  ]),
  order('make "Check stock" a decision', ['- Check stock', '+ Check stock (decision)']),
  order('turn Ship into a subprocess', ['- Ship', '+ Ship (subprocess)']),
  order('duplicate Pack', ['+ Pack 2', '+ In stock? -> Pack 2: Yes', '+ Pack 2 -> Ship']),
  order('group Pack and Ship in a group called Warehouse', [
    '+ [Warehouse]',
    '- Pack',
    '+ Pack @Warehouse',
    '- Ship',
    '+ Ship @Warehouse',
  ]),
  order('undo that', ['? To undo the last change, use Undo.']),
  order('make it more professional', ['? The diagram already looks like that. You can also ask']),
  order('add attribute email to Pack', ['? A flowchart has no attributes.']),
  order('lorem ipsum dolor', ['? This doesn’t seem to ask for a change']),
  order('rename Pack to Wrap and make it red', [
    '- Pack',
    '+ Wrap',
    '- In stock? -> Pack: Yes',
    '+ In stock? -> Wrap: Yes',
    '- Pack -> Ship',
    '+ Wrap -> Ship',
    '+ Wrap fillColor #f87171',
  ]),
  order('remove Pack; rename Ship to Send; make Unicorn red', ['? "make Unicorn red": There’s no "Unicorn"']),
  order('add Approval before shipping, then make it a decision', [
    '+ Approval (decision)',
    '- Pack -> Ship',
    '+ Pack -> Approval',
    '+ Approval -> Ship',
  ]),

  checkout('add a participant Warehouse', ['+ Warehouse']),
  checkout('add a database called "Audit log"', ['+ Audit log (database)']),
  checkout("connect the shop to the customer with label 'Thank you'", ['+ Shop -> Customer: Thank you']),
  checkout('add a reply "Stored" from Orders to the shop', ['+ Orders -> Shop: Stored (reply)']),
  checkout('rename Payment service to PSP', [
    '- Payment service',
    '+ PSP',
    '- Shop -> Payment service: Request a payment',
    '+ Shop -> PSP: Request a payment',
    '- Payment service -> Shop: Receipt (reply)',
    '+ PSP -> Shop: Receipt (reply)',
  ]),
  checkout('rename the message Store to Save', ['- Shop -> Orders: Store', '+ Shop -> Orders: Save']),
  checkout('remove the database', ['- Orders (database)', '- Shop -> Orders: Store']),
  checkout('make the database red', ['+ Orders fillColor #f87171']),
  checkout('delete the second message', ['- Shop -> Payment service: Request a payment']),
  checkout('left to right', ['? A sequence diagram always runs down the page.']),
  checkout('swap the shop and the payment service', ['+ order Customer, Payment service, Shop, Orders']),
  checkout('make the shop a database', ['- Shop', '+ Shop (database)']),

  company('add a Security team under the CTO', ['+ Security team (unit)', '+ CTO -> Security team']),
  company('add a CMO who reports to the CEO', ['+ CMO', '+ CEO -> CMO']),
  company('add a lawyer', ['? Say who "Lawyer" reports to']),
  company('remove the CTO', [
    '- CTO',
    '- CEO -> CTO',
    '- CTO -> Engineering',
    '- CTO -> Platform',
    '+ CEO -> Engineering',
    '+ CEO -> Platform',
  ]),
  company('rename CFO to Finance director', [
    '- CFO',
    '+ Finance director',
    '- CEO -> CFO',
    '+ CEO -> Finance director',
    '- CFO -> Accounting',
    '+ Finance director -> Accounting',
  ]),
  company('make all units green', [
    '+ Engineering fillColor #86efac',
    '+ Platform fillColor #86efac',
    '+ Accounting fillColor #86efac',
  ]),
  company('connect the CFO to Platform with a dotted line', ['+ CFO -> Platform (dotted)']),
  company('duplicate Platform', ['+ Platform 2 (unit)', '+ CTO -> Platform 2']),
  company('make Head of sales a vacancy', ['- Head of sales', '+ Head of sales (vacant)']),
  company('group CTO and CFO in a box', ['? An org chart has no groups.']),
  company('remove the CXO', ['? There’s no "CXO" in this diagram.']),

  library('add attribute email to Member', ['- Member | name | borrow()', '+ Member | name | email | borrow()']),
  library('add fields isbn: string and year: int to the book', [
    '- Book | title',
    '+ Book | title | isbn: string | year: int',
  ]),
  library('add a method renew to Loan', ['- Loan', '+ Loan | renew()']),
  library('add a class Reservation', ['+ Reservation']),
  library('connect Reservation to Book', ['? There’s no "Reservation" in this diagram.']),
  library('add a class Reservation and connect it to Book with label "for"', [
    '+ Reservation',
    '+ Reservation -> Book: for',
  ]),
  library('make Staff inherit from Member', ['+ Staff', '+ Staff -> Member (inherits)']),
  library('make the staff inherit from Member', ['? There’s no "staff" in this diagram.']),
  library('make Library depend on Book', ['+ Library -> Book (depends)']),
  library('make Book an interface', ['- Book | title', '+ Book (interface) | title']),
  library('remove the loan', [
    '- Loan',
    '- Member -> Loan: borrows',
    '- Loan -> Book: of',
    '+ Member -> Book: borrows',
  ]),
  library('rename the class Loan to Lending', [
    '- Loan',
    '+ Lending',
    '- Member -> Loan: borrows',
    '+ Member -> Lending: borrows',
    '- Loan -> Book: of',
    '+ Lending -> Book: of',
  ]),
  library('colour Book orange', ['+ Book fillColor #fdba74']),
  library('swap Member and Book', [
    '- Library -> Member (composes)',
    '- Member -> Loan: borrows',
    '- Loan -> Book: of',
    '+ Library -> Book (composes)',
    '+ Book -> Loan: borrows',
    '+ Loan -> Member: of',
  ]),

  purchase('move "Review the request" to the Finance lane', [
    '- Review the request @Manager',
    '+ Review the request @Finance',
  ]),
  purchase('put the review into Legal lane', ['? There’s no group "Legal lane" in this diagram.']),
  purchase('add "Archive the invoice" after paying the invoice', [
    '+ Archive the invoice @Finance',
    '- Pay the invoice -> Paid',
    '+ Pay the invoice -> Archive the invoice',
    '+ Archive the invoice -> Paid',
  ]),
  purchase('remove the review', [
    '- Review the request @Manager',
    '- Write the request -> Review the request',
    '- Review the request -> Approved?',
    '+ Write the request -> Approved?',
  ]),
  purchase('rename the Finance lane to Accounting', [
    '- [Finance]',
    '+ [Accounting]',
    '- Pay the invoice @Finance',
    '+ Pay the invoice @Accounting',
    '- Paid (end) @Finance',
    '+ Paid (end) @Accounting',
  ]),
  purchase('make the end red', ['? "end" could be "Paid" or "Refused".']),
  purchase('make both ends red', ['+ Paid fillColor #f87171', '+ Refused fillColor #f87171']),
  purchase('connect Note the rejection to Write the request with label "improve"', [
    '+ Note the rejection -> Write the request: improve',
  ]),
  purchase('top to bottom', ['+ direction down']),
  purchase('turn it into a sequence diagram', ['? The chat can’t change the type of a diagram.']),
];
