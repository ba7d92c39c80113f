import { Tabs } from 'radix-ui';
import type { ComponentProps } from 'react';

/** A tab that the pointer can choose without a frame around it: that is for whoever goes through the page by key. */
export const TabTrigger = (props: ComponentProps<typeof Tabs.Trigger>) => (
  <Tabs.Trigger
    // The library gives it the focus as a key would, and the browser then shows where the focus is.
    onMouseDown={({ currentTarget }) => currentTarget.focus({ focusVisible: false })}
    {...props}
  />
);
