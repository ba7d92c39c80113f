import { type ComponentType, useEffect, useState } from 'react';
import { BusyLine } from '../components/busy-line.tsx';
import { PageLinkContext } from '../components/page-link.tsx';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { returnAddress } from '../lib/return-address.ts';
import { showToast } from '../lib/toast-store.ts';
import { missingStrings } from '../strings/missing.ts';
import { linkFromLanding } from './landing-link.tsx';
import { FullLayout } from './layout/full-layout.tsx';
import { ToastPlace } from './toast-place.tsx';

/**
 * The landing page of a visitor who begins with it. It needs neither a router nor what keeps answers of the server: the first link that leads to
 * another page loads the application, which takes this page's place as if it had been there from the start.
 */
export const LandingStart = () => {
  const [App, setApp] = useState<ComponentType>();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (address: string): Promise<void> => {
    setLeaving(true);
    try {
      const application = await fetchApplication();
      await application.openAt(address);
      setApp(() => application.App);
    } catch {
      // Where a newer release has taken this one's place its files are gone, and the page comes anew.
      if (navigator.onLine) return window.location.assign(address);
      setLeaving(false);
      showToast({ title: missingStrings.title, description: missingStrings.text, tone: 'destructive' });
    }
  };
  const [Link] = useState(() =>
    linkFromLanding({
      onLeave: (address) => void leave(address),
      onIntent: () => void fetchApplication().catch(() => undefined),
    }),
  );
  // Whoever goes to the landing page does not want to get elsewhere any more.
  useEffect(() => {
    returnAddress.take();
  }, []);
  if (App !== undefined) return <App />;
  return (
    <PageLinkContext value={Link}>
      <BusyLine isBusy={isLeaving} />
      <FullLayout session={{ status: 'signed-out' }}>
        <LandingPage />
      </FullLayout>
      <ToastPlace />
    </PageLinkContext>
  );
};

const fetchApplication = () => import('./app.tsx');
