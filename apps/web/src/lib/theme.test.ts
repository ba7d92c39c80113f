import { expect, it } from 'vitest';
import { themeToKeep } from './theme.ts';

it('keeps a theme that differs from the system', () => expect(themeToKeep('dark', 'light')).toBe('dark'));

it('follows the system again once its own theme is picked', () => expect(themeToKeep('dark', 'dark')).toBeNull());
