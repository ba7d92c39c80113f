import type { Pattern } from '@diagloom/diagram/model';
import { largeNetworks } from './large.ts';
import { smallNetworks } from './small.ts';

export const networkPatterns: readonly Pattern[] = [...smallNetworks, ...largeNetworks];
