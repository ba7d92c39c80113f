import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { BusyLine } from './busy-line.tsx';

/** Shown while anything is being read, sent or loaded. */
export const GlobalSpinner = () => {
  const isLoadingPage = useRouterState({ select: ({ status }) => status === 'pending' });
  return <BusyLine isBusy={useIsFetching() + useIsMutating() > 0 || isLoadingPage} />;
};
