/** Whether the person points with a mouse or the like. On a touch screen a box that takes the focus would bring up the keyboard. */
export const isMouse = (): boolean => window.matchMedia('(pointer: fine)').matches;
