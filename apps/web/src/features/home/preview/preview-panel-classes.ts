/** As tall as the window leaves room for below the page's title, so that nothing moves when the picture comes. */
export const previewPanelClasses = 'flex min-h-[560px] flex-col overflow-hidden lg:h-[calc(100dvh-236px)]';
