import { useEffect } from 'react';
import { shellStrings } from '../strings/shell.ts';

/** Names the page in the window's title; without a name it is the product's. */
export const useDocumentTitle = (pageName?: string): void => {
  useEffect(() => {
    document.title = pageName === undefined ? shellStrings.productName : `${pageName} · ${shellStrings.productName}`;
  }, [pageName]);
};
