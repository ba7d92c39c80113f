import type { PromptTemplate } from '@diagloom/diagram/model';

export const physicalTemplates: readonly PromptTemplate[] = [
  {
    title: 'Tables with types and keys',
    description: 'Database columns, with primary and foreign keys.',
    template:
      'Tables: [table](id bigint pk, [column] [type]), [other_table](id bigint pk, [table]_id bigint fk [table], [column] [type]).',
  },
];
