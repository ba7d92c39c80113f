import { ChevronDown, Download, FileCode2, FileText, Image, ListTree, type LucideIcon, PenTool } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { type Exportable, type ExportFormat, useExport } from '../hooks/use-export.ts';
import { exportStrings } from '../strings/home.ts';
import { Button } from './button.tsx';
import { menuItemClasses } from './menu-classes.ts';
import { MenuContent } from './menu-content.tsx';

const entries = [
  { format: 'drawio', label: exportStrings.drawio, Icon: FileCode2 },
  { format: 'svg', label: exportStrings.svg, Icon: PenTool },
  { format: 'png', label: exportStrings.png, Icon: Image },
  { format: 'pdf', label: exportStrings.pdf, Icon: FileText },
  { format: 'md', label: exportStrings.outline, Icon: ListTree },
] as const satisfies readonly { readonly format: ExportFormat; readonly label: string; readonly Icon: LucideIcon }[];

/** Formats that can say where their parts come from. */
const withSources = ['drawio', 'svg', 'png', 'md'] as const;

/** Formats that can show what people said. */
const withComments = ['pdf', 'svg', 'png'] as const;

const backgrounds = ['white', 'transparent'] as const;

const scales = [1, 2, 3, 4] as const;

interface ExportMenuProps extends Exportable {
  /** Entries for other ways out of here. */
  readonly children?: ReactNode;
}

/** All that takes a diagram out of here: as a file, and where the caller offers it over the clipboard, on paper or to another program. */
export const ExportMenu = ({ children, ...diagram }: ExportMenuProps) => {
  const { mutate, isPending } = useExport(diagram);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button size="small" isBusy={isPending} className="max-sm:px-2.5">
          {!isPending && <Download aria-hidden="true" className="size-3.5" />}
          <span className="max-sm:sr-only">{exportStrings.export}</span>
          <ChevronDown aria-hidden="true" className="size-3.5 max-sm:hidden" />
        </Button>
      </DropdownMenu.Trigger>
      <MenuContent>
        {entries.map(({ format, label, Icon }) => (
          <DropdownMenu.Item key={format} onSelect={() => mutate({ format })} className={menuItemClasses}>
            <Icon aria-hidden="true" className="size-4 text-ink-soft" />
            {label}
            <span className="ml-auto pl-6 text-ink-soft text-xs">.{format}</span>
          </DropdownMenu.Item>
        ))}
        {diagram.hasSources && (
          <MoreOf
            title={exportStrings.withSources}
            formats={withSources}
            labelOf={exportStrings.withSourcesAs}
            onChoose={(format) => mutate({ format, sources: 'named' })}
          />
        )}
        {diagram.hasComments && (
          <MoreOf
            title={exportStrings.withComments}
            formats={withComments}
            labelOf={exportStrings.withCommentsAs}
            onChoose={(format) => mutate({ format, comments: 'listed' })}
          />
        )}
        <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
        <DropdownMenu.Label className="px-2.5 pt-1 pb-1.5 text-ink-soft text-xs">
          {exportStrings.pngSizes}
        </DropdownMenu.Label>
        {backgrounds.map((background) => (
          <PngRow
            key={background}
            background={background}
            onChoose={(scale) => mutate({ format: 'png', scale, background })}
          />
        ))}
        {children}
      </MenuContent>
    </DropdownMenu.Root>
  );
};

interface MoreOfProps<Format extends string> {
  readonly title: string;
  readonly formats: readonly Format[];
  readonly labelOf: (format: Format) => string;
  readonly onChoose: (format: Format) => void;
}

/** Formats that can have something more in them. */
const MoreOf = <Format extends string>({ title, formats, labelOf, onChoose }: MoreOfProps<Format>) => (
  <div className="mt-1.5 border-t px-2.5 pt-2 pb-1 text-sm">
    <p className="mb-1.5 text-ink-soft text-xs">{title}</p>
    <div className="flex gap-1">
      {formats.map((format) => (
        <DropdownMenu.Item
          key={format}
          aria-label={labelOf(format)}
          onSelect={() => onChoose(format)}
          className="cursor-pointer rounded-sm border px-2 py-1 text-xs outline-none data-[highlighted]:bg-sunken"
        >
          .{format}
        </DropdownMenu.Item>
      ))}
    </div>
  </div>
);

interface PngRowProps {
  readonly background: (typeof backgrounds)[number];
  readonly onChoose: (scale: (typeof scales)[number]) => void;
}

const PngRow = ({ background, onChoose }: PngRowProps) => (
  <div className="flex items-center gap-1 px-2.5 pb-1 text-sm">
    <span className="mr-auto pr-3">{exportStrings.backgrounds[background]}</span>
    {scales.map((scale) => (
      <DropdownMenu.Item
        key={scale}
        aria-label={exportStrings.pngOf(scale, background)}
        onSelect={() => onChoose(scale)}
        className="cursor-pointer rounded-sm border px-2 py-1 text-xs tabular-nums outline-none data-[highlighted]:bg-sunken"
      >
        {scale}x
      </DropdownMenu.Item>
    ))}
  </div>
);
