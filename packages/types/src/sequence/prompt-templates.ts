import type { PromptTemplate } from '@diagloom/diagram/model';

export const sequenceTemplates: readonly PromptTemplate[] = [
  {
    title: 'Request and reply',
    description: 'A person uses an application that calls another system.',
    template:
      'The [user] sends [request] to the [application]. The [application] asks the [other system] for [data]. The [other system] returns [result]. The [application] shows [answer] to the [user].',
  },
  {
    title: 'Two outcomes',
    description: 'A call that can succeed or fail.',
    template:
      'The [client] sends [request] to the [server]. If [it is accepted], the [server] returns [result] to the [client]. Otherwise the [server] returns [error] to the [client].',
  },
];
