import type { PromptTemplate } from '@diagloom/diagram/model';

export const networkTemplates: readonly PromptTemplate[] = [
  {
    title: 'Office network',
    description: 'From the internet to every desk.',
    template:
      'The internet connects to a router. The router connects to a firewall. The firewall connects to a [core switch]. The switch connects to [the file server], [a printer] and [two access points].',
  },
  {
    title: 'Network with a DMZ',
    description: 'Public servers kept apart from the internal network.',
    template:
      'A firewall separates the DMZ with [the web server] from the LAN with [the database server] and [the workstations].',
  },
];
