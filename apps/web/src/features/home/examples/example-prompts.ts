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

/** Prompts to start from, by what they are about. Each one is of a type that there is. */
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
        diagramType: 'flowchart',
        prompt:
          'Employee submits expense report. Manager reviews the report. If the amount is over 500, the director approves the report. Then finance pays the employee.',
      },
    ],
  },
  {
    title: 'Technical Systems',
    examples: [
      {
        title: 'Release pipeline',
        diagramType: 'flowchart',
        prompt:
          'Developer pushes code. Run the tests. If the tests fail, notify the developer. Otherwise build the image, deploy to staging and run smoke tests.',
      },
      {
        title: 'Sign-in with a token',
        diagramType: 'sequence',
        prompt:
          'The user logs in on the app. The app sends the credentials to the auth server. The server checks the database and returns a token.',
      },
    ],
  },
  {
    title: 'Data Flow',
    examples: [
      {
        title: 'Invoice data',
        diagramType: 'flowchart',
        prompt: 'Read the invoice -> Extract the fields -> Store the record -> Print the report',
      },
    ],
  },
  {
    title: 'Network & Security',
    examples: [
      {
        title: 'Second factor',
        diagramType: 'flowchart',
        prompt:
          'User enters credentials. If the credentials are invalid, show an error and go back to enter credentials. Otherwise send a code. If the code is correct, open the dashboard, otherwise lock the account.',
      },
    ],
  },
  {
    title: 'UML & Software',
    examples: [
      {
        title: 'Checkout',
        diagramType: 'sequence',
        prompt:
          'The customer sends the order to the shop. The shop requests a payment from the payment service. The payment service returns a receipt. The shop confirms the order to the customer.',
      },
      {
        title: 'Report job',
        diagramType: 'sequence',
        prompt:
          'Browser -> API: Start report\nAPI -> Worker: Queue job\nAPI -> Browser: Job id\nWorker -> Worker: Build report\nBrowser -> API: Ask for status',
      },
    ],
  },
];
