/** Tall enough that the page does not jump when the picture comes. */
export const previewPanelClasses = 'flex min-h-[560px] flex-col overflow-hidden lg:h-[min(760px,calc(100dvh-112px))]';
