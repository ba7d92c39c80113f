import type { ComponentType } from 'react';
import { Button } from '../components/button.tsx';
import { MessagePage } from '../components/message-page.tsx';
import { partOnDemand, useRetry } from '../components/part-on-demand.tsx';
import { shellStrings } from '../strings/shell.ts';

/** A page that is loaded when one gets there, and says so where it does not come, as without a connection, or where a newer release has taken its place. */
export const pageOnDemand = (load: () => Promise<ComponentType>): ComponentType => fetchablePage(load).Part;

/** The same for a page that may also be loaded ahead. */
export const fetchablePage = (load: () => Promise<ComponentType>) => partOnDemand(load, MissingPage);

const MissingPage = () => {
  const retry = useRetry();
  return (
    <MessagePage title={shellStrings.pageMissing} text={shellStrings.pageMissingText} role="alert">
      <Button onClick={retry}>{shellStrings.tryAgain}</Button>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        {shellStrings.reload}
      </Button>
    </MessagePage>
  );
};
