import type { Pattern } from '@diagloom/diagram/model';
import { accountPatterns } from './accounts.ts';
import { algorithmPatterns } from './algorithms.ts';
import { bookingPatterns } from './bookings.ts';
import { computingPatterns } from './computing.ts';
import { firstProgramPatterns } from './first-programs.ts';
import { householdPatterns } from './household.ts';
import { machinePatterns } from './machines.ts';
import { sciencePatterns } from './science.ts';
import { shopPatterns } from './shop.ts';
import { softwarePatterns } from './software.ts';
import { troubleshootingPatterns } from './troubleshooting.ts';

export const flowchartPatterns: readonly Pattern[] = [
  ...accountPatterns,
  ...softwarePatterns,
  ...shopPatterns,
  ...algorithmPatterns,
  ...firstProgramPatterns,
  ...computingPatterns,
  ...householdPatterns,
  ...machinePatterns,
  ...troubleshootingPatterns,
  ...bookingPatterns,
  ...sciencePatterns,
];
