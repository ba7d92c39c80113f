import type { Family } from '@diagloom/diagram/model';

/** What was missing, in the words of a family. */
export const failureReasons: Readonly<Partial<Record<Family, string>>> = {
  messages: 'Your description needs at least one message. Say who sends what to whom, one sentence per message.',
  classes:
    'Your description needs at least two related classes. Say what each one has and how they’re related, such as "Order has id and date. A Customer has many Orders."',
  entities:
    'Your description needs at least two related entities or tables. Say how they’re related, such as "A customer has many orders" or "orders(id, customer_id, date)".',
  topology:
    'Your description needs at least two components or devices. Say what connects to what, or what is inside what.',
  hierarchy:
    'Your description needs at least two positions. Say who leads whom, such as "The director leads the curator and the registrar."',
  topics: 'Your description needs a subject and at least one branch, such as "Garden: tools, beds, seasons".',
  screens:
    'Your description needs a screen with something on it, such as "login screen with email field and sign-in button".',
};
