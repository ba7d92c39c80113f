import type { Diagram } from '@diagloom/contract';
import { ChevronDown, Download, FileCode2, FileImage, Image } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Button } from '../../../components/button.tsx';
import { menuClasses, menuItemClasses } from '../../../components/menu-classes.ts';
import { exportStrings } from '../../../strings/home.ts';
import { exportFormats, useExportDiagram } from '../api/export-diagram.ts';

const icons = { drawio: FileCode2, svg: Image, png: FileImage } as const;

export const ExportMenu = ({ diagram }: { readonly diagram: Diagram }) => {
  const { mutate, isPending } = useExportDiagram(diagram);
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
          {exportFormats.map(({ id, label }) => {
            const Icon = icons[id];
            return (
              <DropdownMenu.Item key={id} onSelect={() => mutate(id)} className={menuItemClasses}>
                <Icon aria-hidden="true" className="size-4 text-ink-soft" />
                {label}
                <span className="ml-auto pl-6 text-ink-soft text-xs">.{id}</span>
              </DropdownMenu.Item>
            );
          })}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
};
