import type { DiagramTypeId } from '@diagloom/types/catalog';

/** A kind of input that people can hand in today, with one to show. `npm run product-pictures` draws them. */
export interface ActionInput {
  readonly id: string;
  readonly text: string;
  readonly diagramType: DiagramTypeId;
}

export const actionInputs = [
  {
    id: 'list',
    diagramType: 'process',
    text: '1. The guest checks in\n2. The clerk hands out the key\n3. If the room is not ready, the guest waits in the lounge\n4. The guest moves in',
  },
  {
    id: 'arrows',
    diagramType: 'flowchart',
    text: 'Read the file -> Valid?\nValid? -> Store it: yes\nValid? -> Report the error: no\nStore it -> Send a receipt',
  },
  {
    id: 'mermaid',
    diagramType: 'sequence',
    text: 'sequenceDiagram\n  Browser->>Shop: Place order\n  Shop->>Bank: Charge card\n  Bank-->>Shop: Paid\n  Shop-->>Browser: Receipt',
  },
  {
    id: 'sql',
    diagramType: 'physical',
    text: 'CREATE TABLE authors (\n  id int PRIMARY KEY,\n  name varchar(80)\n);\nCREATE TABLE books (\n  id int PRIMARY KEY,\n  title varchar(200),\n  author_id int REFERENCES authors(id)\n);',
  },
] as const satisfies readonly ActionInput[];
