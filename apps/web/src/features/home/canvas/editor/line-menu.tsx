import type { Style } from '@diagloom/diagram/model';
import { RouteIcon } from 'lucide-react';
import { canvasStrings } from '../../../../strings/canvas.ts';
import { lineColours } from '../view/colours.ts';
import { ColourGrid } from './colour-grid.tsx';
import { ArrowSample, CourseSample, DashSample, WidthSample } from './line-samples.tsx';
import { Choice, MenuButton, MenuPart } from './menu-button.tsx';

interface LineMenuProps {
  readonly style: Style;
  /** True where only lines are selected: borders have no heads and no course. */
  readonly areLines: boolean;
  readonly onStyle: (values: Readonly<Record<string, string>>) => void;
  readonly onReroute: () => void;
}

const { lineMenu } = canvasStrings;

const dashes = {
  solid: { dashed: '', dashPattern: '' },
  dashed: { dashed: '1', dashPattern: '' },
  dotted: { dashed: '1', dashPattern: '1 3' },
} as const;

const widths = [1, 2, 3, 4] as const;

const courses = {
  corners: { edgeStyle: 'orthogonalEdgeStyle', curved: '' },
  straight: { edgeStyle: 'none', curved: '' },
  curved: { edgeStyle: 'orthogonalEdgeStyle', curved: '1' },
} as const;

const heads = ['none', 'classic', 'block', 'open', 'diamond', 'oval'] as const;

/** How a line or a border looks: colour, dashes, width, and for lines their heads and their course. */
export const LineMenu = ({ style, areLines, onStyle, onReroute }: LineMenuProps) => {
  const label = areLines ? lineMenu.line : lineMenu.border;
  const dash = style.dashed !== '1' ? 'solid' : style.dashPattern === undefined ? 'dashed' : 'dotted';
  const course = style.curved === '1' ? 'curved' : style.edgeStyle === 'orthogonalEdgeStyle' ? 'corners' : 'straight';
  const colour = /^#/.test(style.strokeColor ?? '') ? style.strokeColor : '#334155';
  return (
    <MenuButton
      label={label}
      icon={<span className="size-4 rounded-full border-[3px]" style={{ borderColor: colour }} />}
    >
      <ColourGrid
        label={lineMenu.colour}
        colours={lineColours}
        current={style.strokeColor}
        onChoose={(strokeColor) => onStyle({ strokeColor })}
        {...(areLines ? {} : { none: lineMenu.noBorder })}
      />
      <MenuPart title={lineMenu.dashes}>
        {(['solid', 'dashed', 'dotted'] as const).map((id) => (
          <Choice key={id} label={lineMenu[id]} isOn={dash === id} onChoose={() => onStyle(dashes[id])}>
            <DashSample dash={id} />
          </Choice>
        ))}
      </MenuPart>
      <MenuPart title={lineMenu.width}>
        {widths.map((width) => (
          <Choice
            key={width}
            label={lineMenu.px(width)}
            isOn={Number(style.strokeWidth ?? 1) === width}
            onChoose={() => onStyle({ strokeWidth: String(width) })}
          >
            <WidthSample width={width} />
          </Choice>
        ))}
      </MenuPart>
      {areLines && (
        <>
          {(['startArrow', 'endArrow'] as const).map((end) => (
            <MenuPart key={end} title={lineMenu[end]}>
              {heads.map((head) => (
                <Choice
                  key={head}
                  label={lineMenu.heads[head]}
                  isOn={(style[end] ?? (end === 'endArrow' ? 'classic' : 'none')) === head}
                  onChoose={() => onStyle({ [end]: head })}
                >
                  <ArrowSample head={head} isStart={end === 'startArrow'} />
                </Choice>
              ))}
            </MenuPart>
          ))}
          <MenuPart title={lineMenu.course}>
            {(['corners', 'straight', 'curved'] as const).map((id) => (
              <Choice key={id} label={lineMenu[id]} isOn={course === id} onChoose={() => onStyle(courses[id])}>
                <CourseSample course={id} />
              </Choice>
            ))}
            <button
              type="button"
              onClick={onReroute}
              className="flex h-8 pointer-coarse:h-10 items-center gap-1.5 rounded-md px-2 text-ink-soft text-sm hover:bg-sunken hover:text-ink"
            >
              <RouteIcon aria-hidden="true" className="size-4" />
              {lineMenu.anew}
            </button>
          </MenuPart>
        </>
      )}
    </MenuButton>
  );
};
