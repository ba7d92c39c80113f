import type { Pattern } from '@diagloom/diagram/model';

/** How software gets from its authors to where it runs. */
export const deliveryArchitectures: readonly Pattern[] = [
  {
    id: 'delivery-pipeline',
    title: 'CI/CD pipeline',
    aliases: ['ci cd', 'gitlab pipeline', 'jenkins pipeline', 'github actions', 'devops', 'deploy pipeline'],
    keywords: [
      'git',
      'docker',
      'build',
      'test',
      'deploy',
      'pipeline',
      'release',
      'kubernetes',
      'staging',
      'production',
      'automated',
    ],
    notation: `
[p(group)] Pipeline
[r(group)] Runtime
u(user) Developers
g{technology="{{git}}"} Git repository
b(worker)@p Build
t(worker)@p Test
s(worker)@p Security scan
d(worker)@p Deploy
i(storage) Image registry
v(storage) Secrets
e@r Staging
o@r Production
m(monitoring) Monitoring
n(mail) Notifications
u -> g: push
g -async-> b: webhook
b -> t
t -> s
s -data-> i: signed image
s -> d
d -> v: reads
d -> e: every merge
d -> o: after approval
i -data-> e: image
i -data-> o: image
m -> o: watches
m -async-> n: alerts
p -async-> n: failed run
`,
    slots: [
      {
        name: 'git',
        default: 'Git',
        fills: {
          gitlab: 'GitLab',
          github: 'GitHub',
          bitbucket: 'Bitbucket',
          jenkins: 'Git and Jenkins',
          azure: 'Azure DevOps',
        },
      },
    ],
  },
];
