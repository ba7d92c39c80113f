import { createContext, use } from 'react';

/** The element that takes the tools which the open drawing brings along; `undefined` until it is there. */
export const ToolPlaceContext = createContext<HTMLElement | undefined>(undefined);

export const useToolPlace = (): HTMLElement | undefined => use(ToolPlaceContext);
