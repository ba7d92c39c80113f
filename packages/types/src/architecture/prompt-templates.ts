import type { PromptTemplate } from '@diagloom/diagram/model';

export const architectureTemplates: readonly PromptTemplate[] = [
  {
    title: 'Three tiers',
    description: 'Clients, services and stores.',
    template:
      'A [web app] and a [mobile app] call the [API gateway]. The gateway calls the [first service] and the [second service]. The [first service] stores data in [PostgreSQL] and caches in [Redis].',
  },
  {
    title: 'Services and events',
    description: 'Services that notify each other of events.',
    template:
      'The [first service] publishes events to [Kafka]. The [second service] and the [third service] consume them. The [second service] writes to [a database].',
  },
];
