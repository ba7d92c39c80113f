import type { Diagram } from '@diagloom/contract';
import { Palette } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { buttonClasses } from '../../../components/button-classes.ts';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { themeStrings } from '../../../strings/themes.ts';
import { ThemeChoices } from './theme-choices.tsx';

export const ThemeDialog = ({ diagram }: { readonly diagram: Diagram }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger className={buttonClasses({ variant: 'secondary', size: 'small' })}>
        <Palette aria-hidden="true" className="size-3.5" />
        {themeStrings.open}
      </Dialog.Trigger>
      <DialogFrame title={themeStrings.title} text={themeStrings.text} isWide>
        <ThemeChoices diagram={diagram} onDone={() => setIsOpen(false)} />
      </DialogFrame>
    </Dialog.Root>
  );
};
