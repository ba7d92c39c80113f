import type { DiagramTypeId } from '@diagloom/types';

export interface BetterTypeCase {
  readonly prompt: string;
  readonly chosen: DiagramTypeId;
  /** Undefined where no hint may come. */
  readonly better: DiagramTypeId | undefined;
}

const to = (better: DiagramTypeId | undefined, chosen: DiagramTypeId, prompt: string): BetterTypeCase => ({
  prompt,
  chosen,
  better,
});

/** Prompts that want another type, and as many that look a little like it and do not. */
export const betterTypeCases: readonly BetterTypeCase[] = [
  to('sequence', 'flowchart', 'Draw a sequence diagram of a password reset'),
  to('sequence', 'process', 'Booking a taxi as a sequence diagram'),
  to(
    'sequence',
    'architecture',
    'Client -> Server: GET /cart\nServer -> Database: read cart\nDatabase -> Server: rows\nServer -> Client: 200 OK',
  ),
  to(
    'sequence',
    'flowchart',
    'The browser requests the page from the server. The server queries the cache. The cache returns nothing. The server asks the database. The database returns the article. The server returns the page to the browser.',
  ),
  to('sequence', 'network', 'sequenceDiagram\nAlice->>Bob: Hello\nBob-->>Alice: Hi'),
  to('orgchart', 'flowchart', 'Create an org chart for a bakery with a baker, two apprentices and a shop manager'),
  to(
    'orgchart',
    'mind-map',
    'The finance director reports to the CEO. The accountant reports to the finance director. The payroll clerk reports to the finance director.',
  ),
  to('orgchart', 'network', 'Organizational chart of a small clinic'),
  to('mind-map', 'flowchart', 'Please make a mind map about healthy sleep'),
  to('mind-map', 'orgchart', 'Mind map: garden (flowers, trees), house (kitchen, bath)'),
  to('uml', 'flowchart', 'class diagram for a music player'),
  to('uml', 'conceptual', 'Circle extends Shape. Square extends Shape. Shape has a method area().'),
  to('uml', 'mind-map', 'Build a state machine for a vending machine'),
  to('uml', 'sequence', 'Use case diagram for a parking garage'),
  to('conceptual', 'flowchart', 'ER diagram of a veterinary practice'),
  to('conceptual', 'mind-map', 'A club has many members. A member has many bookings. A booking belongs to one court.'),
  to('logical', 'flowchart', 'guests(id, name, email), rooms(id, number), stays(id, guest_id, room_id, from_date)'),
  to(
    'physical',
    'uml',
    'CREATE TABLE pets (id bigint primary key, name text); CREATE TABLE owners (id bigint primary key)',
  ),
  to(
    'network',
    'flowchart',
    'The router connects to the firewall. The firewall connects to a switch. The switch connects to two printers and an access point.',
  ),
  to('network', 'orgchart', 'Network diagram of a school with two buildings'),
  to(
    'architecture',
    'flowchart',
    'The API gateway routes to the order service and the billing service. The order service publishes events to Kafka. The billing service consumes them and stores invoices in PostgreSQL.',
  ),
  to('deployment', 'network', 'Deployment diagram for a static site'),
  to('process', 'flowchart', 'Draw a swimlane diagram of hiring: HR posts the job, the manager interviews'),
  to(
    'flowchart',
    'orgchart',
    'Check the oven. If it is hot, put the bread in, otherwise wait and check again. After that, set the timer.',
  ),
  to('flowchart', 'mind-map', 'Make a flowchart of brewing coffee'),
  to('wireframe', 'flowchart', 'Wireframe of a sign-up page with a name field and a button'),
  to('wireframe', 'mind-map', 'A settings page with a navigation bar, three checkboxes, a text field and two buttons'),
  to(
    undefined,
    'flowchart',
    'The clerk sends the form to the manager. The manager returns the form to the clerk. If it is complete, the clerk files it.',
  ),
  to(undefined, 'process', 'The analyst reports to the manager on Monday. The manager approves the budget.'),
  to(
    undefined,
    'flowchart',
    'If the router is down, restart the switch and check the firewall. Otherwise call the provider.',
  ),
  to(
    undefined,
    'sequence',
    'The client calls the order service. If the stock is low, the service publishes an event to Kafka. Otherwise it calls the payment service.',
  ),
  to(undefined, 'uml', 'A library has many books. A book belongs to one author. A member has many loans.'),
  to(undefined, 'conceptual', 'Orders have many items. An item belongs to one product. A product has many suppliers.'),
  to(undefined, 'logical', 'ER diagram of a car rental with customers, cars and rentals'),
  to(undefined, 'process', 'Flowchart of an expense approval: employee submits, manager approves'),
  to(
    undefined,
    'architecture',
    'A web app calls the API. The API reads from Redis and writes to PostgreSQL. A worker consumes the queue.',
  ),
  to(undefined, 'mind-map', 'Project: scope (network, class room, screen), budget, team'),
  to(undefined, 'orgchart', 'Head of network with a router team, a firewall team and a switch team'),
  to(
    undefined,
    'wireframe',
    'Login page with an email field, a password field and a button. If the login fails, otherwise show the home page.',
  ),
  to(undefined, 'flowchart', 'Student enrols in a class, attends the class, then takes the exam'),
  to(undefined, 'network', 'Home network with a router, a switch, a printer and two laptops'),
  to(
    'orgchart',
    'sequence',
    'Managing director with two directors: fleet and port. Each director has three supervisors.',
  ),
  to(undefined, 'sequence', 'The manager asks the director, the director asks the CEO, the CEO approves'),
  to(undefined, 'process', 'The ferry has a delay and many passengers wait, so the captain informs the port'),
  to(undefined, 'flowchart', 'Create the wireframe, review the mockup, then build the page'),
];
