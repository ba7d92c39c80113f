import type { Family } from '@diagloom/diagram/model';

/** What was missing, in the words of a family. */
export const failureReasons: Readonly<Partial<Record<Family, string>>> = {
  messages: 'No messages were found in the prompt. Say who sends what to whom, one sentence for each message.',
  classes:
    'No classes with relations were found in the prompt. Name classes and say what they have or how they belong together, such as "Order has id and date. A Customer has many Orders."',
  entities:
    'No entities with relationships were found in the prompt. Name entities or tables and say what belongs to what, such as "A customer has many orders" or "orders(id, customer_id, date)".',
  topology:
    'Fewer than two components or devices were found in the prompt. Name them and say what connects to what, or what is inside what.',
  hierarchy:
    'Fewer than two positions were found in the prompt. Say who leads whom, such as "The director leads the curator and the registrar."',
  topics:
    'Fewer than two topics were found in the prompt. Name the subject and its branches, such as "Garden: tools, beds, seasons".',
  screens:
    'No screen with elements was found in the prompt. Name a screen and what’s on it, such as "login screen with email field and sign-in button".',
};
