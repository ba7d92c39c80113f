import { ChevronDown, Download, FileCode2, FileText, Image, type LucideIcon, PenTool } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type Exportable, type ExportFormat, useExport } from '../hooks/use-export.ts';
import { exportStrings } from '../strings/home.ts';
import { Button } from './button.tsx';
import { menuClasses, menuItemClasses } from './menu-classes.ts';

const entries = [
  { format: 'drawio', label: exportStrings.drawio, Icon: FileCode2 },
  { format: 'svg', label: exportStrings.svg, Icon: PenTool },
  { format: 'png', label: exportStrings.png, Icon: Image },
  { format: 'pdf', label: exportStrings.pdf, Icon: FileText },
] as const satisfies readonly { readonly format: ExportFormat; readonly label: string; readonly Icon: LucideIcon }[];

export const ExportMenu = (diagram: Exportable) => {
  const { mutate, isPending } = useExport(diagram);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button size="small" isBusy={isPending}>
          {!isPending && <Download aria-hidden="true" className="size-3.5" />}
          {exportStrings.export}
          <ChevronDown aria-hidden="true" className="size-3.5" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={6} className={menuClasses}>
          {entries.map(({ format, label, Icon }) => (
            <DropdownMenu.Item key={format} onSelect={() => mutate(format)} className={menuItemClasses}>
              <Icon aria-hidden="true" className="size-4 text-ink-soft" />
              {label}
              <span className="ml-auto pl-6 text-ink-soft text-xs">.{format}</span>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
};
