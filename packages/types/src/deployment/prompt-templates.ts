import type { PromptTemplate } from '@diagloom/diagram/model';

export const deploymentTemplates: readonly PromptTemplate[] = [
  {
    title: 'Servers and what runs on them',
    description: 'Servers, artifacts and protocols.',
    template:
      'The [web server] runs [nginx]. The [application server] runs [app.jar]. The browser connects to nginx over HTTPS. [app.jar] connects to [PostgreSQL] on the [database server] over [TCP 5432].',
  },
  {
    title: 'Containers in a cluster',
    description: 'Pods and services in the cloud.',
    template:
      'A Kubernetes cluster runs [the API] and [a worker]. An ingress routes to [the API] over HTTP. [The API] connects to [a managed database] outside the cluster.',
  },
];
