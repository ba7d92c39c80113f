import type { TypeCues } from '@diagloom/diagram/model';

export const deploymentCues: TypeCues = {
  names: ['deployment diagram', 'infrastructure diagram', 'uml diagram'],
  heads: ['deployment', 'hosting', 'hosting setup', 'server setup'],
};
