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
  ScrollText,
} from 'lucide-react';
import { textPanelStrings } from '../../../strings/texts.ts';
import { workspaceStrings } from '../../../strings/workspace.ts';
import { canChange } from '../can-change.ts';
import { canComment } from '../can-comment.ts';
import type { DockTabId } from './dock-tab-ids.ts';

export interface DockTab {
  readonly id: DockTabId;
  /** Below the tab's icon: short. */
  readonly label: string;
  /** Above what the tab shows. */
  readonly title: string;
  readonly Icon: LucideIcon;
  /** Only for whoever may change the open diagram. */
  readonly isForEditors: boolean;
  /** Has no place in the row until somebody asks for it. */
  readonly isRare?: true;
}

const { chat, conversation, comments, ideas, theme, otherLayouts, layouts, code, versions } = workspaceStrings;

const tabs: readonly DockTab[] = [
  { id: 'conversation', label: chat, title: conversation, Icon: MessageSquare, isForEditors: false },
  { id: 'comments', label: comments, title: comments, Icon: MessagesSquare, isForEditors: false },
  { id: 'ideas', label: ideas, title: ideas, Icon: Lightbulb, isForEditors: false },
  { id: 'theme', label: theme, title: theme, Icon: Palette, isForEditors: true },
  { id: 'layouts', label: layouts, title: otherLayouts, Icon: LayoutGrid, isForEditors: true },
  { id: 'code', label: code, title: code, Icon: Code, isForEditors: false },
  { id: 'versions', label: versions, title: versions, Icon: History, isForEditors: true },
  {
    id: 'text',
    label: textPanelStrings.tab,
    title: textPanelStrings.title,
    Icon: ScrollText,
    isForEditors: true,
    isRare: true,
  },
];

/** The tabs that make sense for what is open; without a diagram there are only ideas, and guests comment. */
export const dockTabs = (diagram: Diagram | undefined, isGuest: boolean): readonly DockTab[] => {
  if (isGuest) return tabs.filter(({ id }) => id === 'comments');
  if (diagram === undefined) return tabs.filter(({ id }) => id === 'ideas');
  const mine = canComment(diagram) ? tabs : tabs.filter(({ id }) => id !== 'comments');
  return canChange(diagram) ? mine : mine.filter(({ isForEditors }) => !isForEditors);
};
