import type { Diagram } from '@diagloom/contract';
import {
  Code,
  History,
  LayoutGrid,
  Lightbulb,
  type LucideIcon,
  MessageSquare,
  MessagesSquare,
  Palette,
} from 'lucide-react';
import { workspaceStrings } from '../../../strings/workspace.ts';
import { canChange } from '../can-change.ts';
import { canComment } from '../can-comment.ts';
import type { DockTabId } from './dock-tab-ids.ts';

export interface DockTab {
  readonly id: DockTabId;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Only for whoever may change the open diagram. */
  readonly isForEditors: boolean;
}

const tabs: readonly DockTab[] = [
  { id: 'conversation', label: workspaceStrings.conversation, Icon: MessageSquare, isForEditors: false },
  { id: 'comments', label: workspaceStrings.comments, Icon: MessagesSquare, isForEditors: false },
  { id: 'ideas', label: workspaceStrings.ideas, Icon: Lightbulb, isForEditors: false },
  { id: 'theme', label: workspaceStrings.theme, Icon: Palette, isForEditors: true },
  { id: 'layouts', label: workspaceStrings.layouts, Icon: LayoutGrid, isForEditors: true },
  { id: 'code', label: workspaceStrings.code, Icon: Code, isForEditors: false },
  { id: 'versions', label: workspaceStrings.versions, Icon: History, isForEditors: true },
];

/** The tabs that make sense for what is open; without a diagram there are only ideas, and guests comment. */
export const dockTabs = (diagram: Diagram | undefined, isGuest: boolean): readonly DockTab[] => {
  if (isGuest) return tabs.filter(({ id }) => id === 'comments');
  if (diagram === undefined) return tabs.filter(({ id }) => id === 'ideas');
  const mine = canComment(diagram) ? tabs : tabs.filter(({ id }) => id !== 'comments');
  return canChange(diagram) ? mine : mine.filter(({ isForEditors }) => !isForEditors);
};
