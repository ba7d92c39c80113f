import type { LucideIcon } from 'lucide-react';

/** Something that the workspace can do, for menus, the palette and the list of shortcuts. */
export interface Action {
  readonly id: string;
  readonly label: string;
  readonly group:
    | 'diagram'
    | 'steps'
    | 'open-elsewhere'
    | 'copy'
    | 'canvas'
    | 'whole'
    | 'pages'
    | 'view'
    | 'panels'
    | 'export'
    | 'go';
  readonly Icon: LucideIcon;
  /** Takes something away: it stands apart and is marked. */
  readonly isRemoval?: true;
  /** As people read it, such as `Ctrl+K`. */
  readonly shortcut?: string;
  readonly run: () => void;
}
