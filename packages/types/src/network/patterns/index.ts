import type { Pattern } from '@diagloom/diagram/model';
import { largeNetworks } from './large.ts';
import { placeNetworks } from './places.ts';
import { smallNetworks } from './small.ts';

export const networkPatterns: readonly Pattern[] = [...smallNetworks, ...largeNetworks, ...placeNetworks];
