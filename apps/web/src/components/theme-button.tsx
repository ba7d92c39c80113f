import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../hooks/use-theme.ts';
import { classNames } from '../lib/class-names.ts';
import { shellStrings } from '../strings/shell.ts';
import { buttonClasses } from './button-classes.ts';

export const ThemeButton = ({ className }: { readonly className?: string }) => {
  const { theme, toggleTheme } = useTheme();
  const Icon = theme === 'dark' ? Sun : Moon;
  const label = theme === 'dark' ? shellStrings.toLightTheme : shellStrings.toDarkTheme;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={toggleTheme}
      className={classNames(buttonClasses({ variant: 'ghost', size: 'icon' }), 'text-ink-soft', className)}
    >
      <Icon aria-hidden="true" className="size-[18px]" />
    </button>
  );
};
