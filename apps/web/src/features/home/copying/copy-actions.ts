import type { Diagram } from '@diagloom/contract';
import { Code, Image, Printer } from 'lucide-react';
import { canvasStrings } from '../../../strings/canvas.ts';
import type { Action } from '../actions/action.ts';
import { copyPicture, copyXml } from './copy-diagram.ts';
import { printPicture } from './print-picture.ts';

/** Copying and printing the open diagram, as actions of the workspace. */
export const copyActions = (diagram: Diagram, page: string | undefined): readonly Action[] => [
  {
    id: 'copy-picture',
    label: canvasStrings.copyPicture,
    group: 'copy',
    Icon: Image,
    run: () => void copyPicture(diagram.id, page),
  },
  {
    id: 'copy-xml',
    label: canvasStrings.copyXml,
    group: 'copy',
    Icon: Code,
    run: () => void copyXml(diagram.xmlContent),
  },
  {
    id: 'print',
    label: canvasStrings.print,
    group: 'copy',
    Icon: Printer,
    run: () => void printPicture(diagram.id, diagram.title, page),
  },
];
