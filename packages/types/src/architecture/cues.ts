import type { TypeCues } from '@diagloom/diagram/model';

export const architectureCues: TypeCues = {
  names: [
    'architecture diagram',
    'architecture',
    'system architecture',
    'software architecture',
    'component diagram',
    'c4 diagram',
    'block diagram',
    'system diagram',
    'context diagram',
    'data flow diagram',
    'dfd',
  ],
  heads: ['microservice', 'tech stack', 'cloud setup', 'aws setup', 'azure setup', 'backend', 'infrastructure'],
  signs: [
    [
      {
        pattern:
          /\b(?:(?:micro)?services?|api gateway|load balancer|message queue|caches?|kafka|rabbitmq|redis|postgres(?:ql)?|mongodb|cdn|s3)\b/i,
        atLeast: 4,
      },
      {
        pattern:
          /\b(?:calls?|publish(?:es)?|consumes?|subscribes?|stores? \w+ in|caches? \w+ in|writes? to|reads? from|routes? (?:\w+ )?to)\b/i,
        atLeast: 2,
      },
    ],
  ],
};
