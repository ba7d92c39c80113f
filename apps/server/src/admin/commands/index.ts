import type { AdminCommand } from '../admin-command.ts';
import { backup } from './backup.ts';
import { block } from './block.ts';
import { invitations } from './invitations.ts';
import { invite } from './invite.ts';
import { model } from './model.ts';
import { promote } from './promote.ts';
import { resetLink } from './reset-link.ts';
import { restore } from './restore.ts';
import { unblock } from './unblock.ts';
import { uninvite } from './uninvite.ts';

/** All commands, in the order of the overview. */
export const adminCommands = [
  promote,
  block,
  unblock,
  resetLink,
  invite,
  invitations,
  uninvite,
  backup,
  restore,
  model,
] as const satisfies readonly AdminCommand[];
