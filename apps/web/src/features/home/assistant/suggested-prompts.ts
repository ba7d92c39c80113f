import type { DiagramTypeId } from '@diagloom/types/catalog';

/** The categories that prompts are filtered by, in their order. */
export const promptCategories = ['Quick Start', 'Business Processes', 'Technical Systems', 'Organization'] as const;

export interface SuggestedPrompt {
  readonly category: (typeof promptCategories)[number];
  readonly title: string;
  readonly type: DiagramTypeId;
  readonly prompt: string;
}

/** Prompts that show what one can ask for; the engine understands each of them whole. */
export const suggestedPrompts: readonly SuggestedPrompt[] = [
  {
    category: 'Quick Start',
    title: 'Morning coffee',
    type: 'flowchart',
    prompt:
      'Grind the beans. Boil the water. If the water is too hot, wait a minute. Pour the water. Drink the coffee.',
  },
  {
    category: 'Quick Start',
    title: 'Trip planning',
    type: 'mind-map',
    prompt: 'Trip: route (train, ferry), budget (tickets, food), packing (clothes, documents)',
  },
  {
    category: 'Quick Start',
    title: 'Small team',
    type: 'orgchart',
    prompt: 'Founder leads a designer, a developer and a salesperson',
  },
  {
    category: 'Business Processes',
    title: 'Purchase request',
    type: 'process',
    prompt:
      'Employee submits the request. Manager reviews the request. If it is approved, purchasing orders the goods, otherwise the manager informs the employee.',
  },
  {
    category: 'Business Processes',
    title: 'Support ticket',
    type: 'flowchart',
    prompt:
      'Customer opens a ticket. Agent reads the ticket. If the problem is known, send the solution, otherwise escalate to engineering. Close the ticket.',
  },
  {
    category: 'Business Processes',
    title: 'Product return',
    type: 'process',
    prompt:
      'Customer sends the parcel back. Warehouse inspects the goods. If the goods are intact, accounting refunds the price, otherwise the warehouse contacts the customer.',
  },
  {
    category: 'Business Processes',
    title: 'Publishing an article',
    type: 'flowchart',
    prompt:
      'Author writes a draft. Editor reviews the draft. If changes are needed, go back to write a draft. Otherwise publish the article.',
  },
  {
    category: 'Technical Systems',
    title: 'Sign-in with a token',
    type: 'sequence',
    prompt:
      'The user sends the credentials to the app. The app asks the auth server for a token. The auth server returns the token to the app. The app shows the dashboard to the user.',
  },
  {
    category: 'Technical Systems',
    title: 'Online store services',
    type: 'architecture',
    prompt:
      'A web app calls the API gateway. The gateway calls the catalog service and the order service. The order service stores orders in PostgreSQL and publishes events to Kafka.',
  },
  {
    category: 'Technical Systems',
    title: 'Office network',
    type: 'network',
    prompt:
      'The internet connects to a router. The router connects to a firewall. The firewall connects to a switch. The switch connects to a file server, a printer and two access points.',
  },
  {
    category: 'Technical Systems',
    title: 'Online courses',
    type: 'logical',
    prompt:
      'student(id, name, email), course(id, title), enrollment(id, student id, course id, grade). A student has many enrollments. A course has many enrollments.',
  },
  {
    category: 'Organization',
    title: 'Company with departments',
    type: 'orgchart',
    prompt:
      'CEO leads the CTO, the CFO and the COO. CTO: Platform, Mobile. CFO: Accounting, Controlling. COO: Logistics, Support.',
  },
  {
    category: 'Organization',
    title: 'Hospital ward',
    type: 'orgchart',
    prompt:
      'The charge nurse reports to the head nurse. The nurses report to the charge nurse. The physical therapist reports to the head nurse.',
  },
  {
    category: 'Organization',
    title: 'Quarterly goals',
    type: 'mind-map',
    prompt: 'Goals: revenue (renewals, new clients), product (speed, mobile app), people (hiring, training)',
  },
];
