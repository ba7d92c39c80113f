/** The look of menus that open over the page, and of their items. */
export const menuClasses =
  'z-40 min-w-56 max-h-[var(--radix-dropdown-menu-content-available-height)] max-w-[min(22rem,var(--radix-dropdown-menu-content-available-width))] animate-enter overflow-y-auto rounded-lg border border-line bg-raised p-1.5 shadow-float outline-none';

export const menuItemClasses =
  'flex cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-2 text-sm outline-none select-none pointer-coarse:py-3 ' +
  'data-[highlighted]:bg-sunken data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-off';
