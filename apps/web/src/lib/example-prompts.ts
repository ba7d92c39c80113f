import type { DiagramTypeId } from '@diagloom/types/catalog';

export interface ExamplePrompt {
  readonly title: string;
  readonly diagramType: DiagramTypeId;
  readonly prompt: string;
}

export interface ExampleGroup {
  readonly title: string;
  readonly examples: readonly ExamplePrompt[];
}

/** Prompts to start from, by what they are about. The engine understands each of them whole. */
export const exampleGroups: readonly ExampleGroup[] = [
  {
    title: 'Business Process',
    examples: [
      {
        title: 'Order handling',
        diagramType: 'flowchart',
        prompt:
          'Customer places order. Check stock. If in stock, pack and ship, otherwise notify the customer and cancel the order.',
      },
      {
        title: 'Expense approval',
        diagramType: 'process',
        prompt:
          'Employee submits expense report. Manager reviews the report. If the amount is over 500, the director approves the report. Then finance pays the employee.',
      },
      {
        title: 'Parcel delivery',
        diagramType: 'process',
        prompt:
          'Parcel delivery: the courier collects the parcel. The depot sorts the parcel. If the address is complete, the driver delivers the parcel and the recipient signs, otherwise the depot asks the sender.',
      },
    ],
  },
  {
    title: 'Technical Systems',
    examples: [
      {
        title: 'Online store services',
        diagramType: 'architecture',
        prompt:
          'Customers use the web app and the mobile app. Both call the API gateway. The gateway routes to the order service, the payment service and the user service. Each service has its own PostgreSQL database. The order service publishes events to Kafka, and the mail worker consumes them.',
      },
      {
        title: 'Containers on two machines',
        diagramType: 'deployment',
        prompt:
          'nginx and the API run in Docker on two EC2 instances. A load balancer forwards to nginx over HTTPS, and nginx forwards to the API. The API connects to PostgreSQL over port 5432 and stores files in S3.',
      },
      {
        title: 'Release pipeline',
        diagramType: 'flowchart',
        prompt:
          'Developer pushes code. Run the tests. If the tests fail, notify the developer. Otherwise build the image, deploy to staging and run smoke tests.',
      },
    ],
  },
  {
    title: 'Organization',
    examples: [
      {
        title: 'Leadership team',
        diagramType: 'orgchart',
        prompt:
          'CEO with a CTO, a CFO and a COO. The CTO leads Engineering and Product. The COO leads Operations, Support and Logistics. Accounting reports to the CFO.',
      },
      {
        title: 'Hiring',
        diagramType: 'process',
        prompt:
          'Hiring: the manager requests a position. HR posts the job and screens the applications. The manager interviews the candidates. If a candidate is suitable, HR sends an offer, otherwise HR informs the candidate.',
      },
      {
        title: 'Remote work',
        diagramType: 'mind-map',
        prompt:
          'Mind map about remote work: benefits (focus, no commute), challenges (isolation, time zones), tools (chat, video, boards), habits (breaks, fixed hours)',
      },
    ],
  },
  {
    title: 'Data Flow',
    examples: [
      {
        title: 'Library',
        diagramType: 'conceptual',
        prompt:
          'A library has many books. An author writes many books, and a book has many authors. A member borrows many books. A book belongs to one category.',
      },
      {
        title: 'Orders and products',
        diagramType: 'logical',
        prompt:
          'A customer has many orders. An order has many order lines. Each order line refers to one product. A product belongs to one category.',
      },
      {
        title: 'Store tables',
        diagramType: 'physical',
        prompt:
          'customers(id, email, name), orders(id, customer_id, placed_at), order_lines(id, order_id, product_id, quantity), products(id, name, price)',
      },
    ],
  },
  {
    title: 'Network & Security',
    examples: [
      {
        title: 'Small office',
        diagramType: 'network',
        prompt:
          'Small office network with router, firewall, core switch, two access switches, wireless access points, a file server, ten laptops and a printer',
      },
      {
        title: 'Private cloud network',
        diagramType: 'architecture',
        prompt:
          'A VPC with two public subnets, each with a web server, and a private subnet with a database. A load balancer distributes traffic to the web servers. The web servers connect to the database over TLS.',
      },
      {
        title: 'Two-factor sign-in',
        diagramType: 'flowchart',
        prompt:
          'User enters credentials. If the credentials are invalid, show an error and go back to entering the credentials. Otherwise send a code. If the code is correct, open the dashboard, otherwise lock the account.',
      },
    ],
  },
  {
    title: 'UML & Software',
    examples: [
      {
        title: 'Online store',
        diagramType: 'uml',
        prompt:
          'Customer places many Orders. An Order has OrderItems. Each OrderItem refers to a Product. Payment is abstract with CardPayment and PayPalPayment. An Order has one Payment.',
      },
      {
        title: 'Sign-in with a token',
        diagramType: 'sequence',
        prompt:
          'The user logs in on the app. The app sends the credentials to the auth server. The server checks the database and returns a token.',
      },
      {
        title: 'Login and dashboard',
        diagramType: 'wireframe',
        prompt:
          'Login screen with email field, password field, a remember me checkbox and a sign in button. Sign in opens the dashboard with a navigation bar, a search box, a chart of sales and a table of orders with number, customer and total.',
      },
    ],
  },
];
