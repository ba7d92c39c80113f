import type { DrawingElementType } from '@diagloom/contract';
import {
  Brush,
  Circle,
  Diamond,
  Eraser,
  type LucideIcon,
  MousePointer2,
  MoveUpRight,
  PaintBucket,
  PenLine,
  Slash,
  Square,
  Triangle,
  Type,
} from 'lucide-react';
import { boardStrings } from '../../../../strings/board.ts';

export type ToolId = DrawingElementType | 'eraser' | 'select' | 'fill';

export interface Tool {
  readonly id: ToolId;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** The key that chooses it. */
  readonly shortcut: string;
}

/** What a sketch needs first stands first: a phone has eight of them in a row. */
export const tools: readonly Tool[] = [
  { id: 'select', label: boardStrings.select, Icon: MousePointer2, shortcut: 'V' },
  { id: 'pen', label: boardStrings.pen, Icon: PenLine, shortcut: 'P' },
  { id: 'text', label: boardStrings.text, Icon: Type, shortcut: 'T' },
  { id: 'rectangle', label: boardStrings.rectangle, Icon: Square, shortcut: 'R' },
  { id: 'diamond', label: boardStrings.diamond, Icon: Diamond, shortcut: 'D' },
  { id: 'circle', label: boardStrings.circle, Icon: Circle, shortcut: 'C' },
  { id: 'arrow', label: boardStrings.arrow, Icon: MoveUpRight, shortcut: 'A' },
  { id: 'brush', label: boardStrings.brush, Icon: Brush, shortcut: 'B' },
  { id: 'eraser', label: boardStrings.eraser, Icon: Eraser, shortcut: 'E' },
  { id: 'line', label: boardStrings.line, Icon: Slash, shortcut: 'L' },
  { id: 'triangle', label: boardStrings.triangle, Icon: Triangle, shortcut: 'I' },
  { id: 'fill', label: boardStrings.fill, Icon: PaintBucket, shortcut: 'F' },
];

/** The sixteen preset colours with their names. The first is what one draws with at first. */
export const colours: readonly (readonly [colour: string, name: string])[] = [
  ['#1f2937', 'Ink'],
  ['#6b7280', 'Gray'],
  ['#d1d5db', 'Light gray'],
  ['#ffffff', 'Paper'],
  ['#dc2626', 'Red'],
  ['#ea580c', 'Orange'],
  ['#d97706', 'Amber'],
  ['#facc15', 'Yellow'],
  ['#65a30d', 'Lime'],
  ['#16a34a', 'Green'],
  ['#0d9488', 'Teal'],
  ['#0284c7', 'Sky'],
  ['#2563eb', 'Blue'],
  ['#7c3aed', 'Violet'],
  ['#c026d3', 'Pink'],
  ['#92400e', 'Brown'],
];

/** What the next stroke looks like. */
export interface Look {
  readonly color: string;
  readonly strokeWidth: number;
  readonly opacity: number;
}
