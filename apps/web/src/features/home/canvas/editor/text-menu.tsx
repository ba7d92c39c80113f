import type { Style } from '@diagloom/diagram/model';
import {
  AArrowDown,
  AArrowUp,
  AlignCenter,
  AlignLeft,
  AlignRight,
  Baseline,
  Bold,
  Italic,
  Underline,
} from 'lucide-react';
import { canvasStrings } from '../../../../strings/canvas.ts';
import { type FontFlag, fontStyles, isFlagOn, toggledFlag } from '../editing/font-style.ts';
import { lineColours } from '../view/colours.ts';
import { ColourGrid } from './colour-grid.tsx';
import { Choice, MenuButton, MenuPart } from './menu-button.tsx';

interface TextMenuProps {
  readonly style: Style;
  readonly onStyle: (values: Readonly<Record<string, string>>) => void;
  /** Makes the text of each selected part larger or smaller, px. */
  readonly onResize: (by: number) => void;
}

const { textMenu } = canvasStrings;
const icons = { bold: Bold, italic: Italic, underline: Underline } as const;
const aligns = [
  ['left', AlignLeft],
  ['center', AlignCenter],
  ['right', AlignRight],
] as const;

/** How a text looks. */
export const TextMenu = ({ style, onStyle, onResize }: TextMenuProps) => (
  <MenuButton label={textMenu.text} icon={<Baseline aria-hidden="true" className="size-4" />}>
    <MenuPart title={textMenu.look}>
      {(Object.keys(fontStyles) as FontFlag[]).map((flag) => {
        const Icon = icons[flag];
        return (
          <Choice
            key={flag}
            label={textMenu[flag]}
            isOn={isFlagOn(style, flag)}
            onChoose={() => onStyle(toggledFlag(style, flag))}
          >
            <Icon aria-hidden="true" className="size-4" />
          </Choice>
        );
      })}
      <Choice label={canvasStrings.smaller} isOn={false} onChoose={() => onResize(-1)}>
        <AArrowDown aria-hidden="true" className="size-4" />
      </Choice>
      <Choice label={canvasStrings.larger} isOn={false} onChoose={() => onResize(1)}>
        <AArrowUp aria-hidden="true" className="size-4" />
      </Choice>
    </MenuPart>
    <MenuPart title={textMenu.align}>
      {aligns.map(([align, Icon]) => (
        <Choice
          key={align}
          label={textMenu.aligns[align]}
          isOn={(style.align ?? 'center') === align}
          onChoose={() => onStyle({ align })}
        >
          <Icon aria-hidden="true" className="size-4" />
        </Choice>
      ))}
    </MenuPart>
    <ColourGrid
      label={canvasStrings.textColour}
      colours={lineColours}
      current={style.fontColor}
      onChoose={(fontColor) => onStyle({ fontColor })}
    />
  </MenuButton>
);
