import { Outlet, useMatch } from '@tanstack/react-router';
import { GlobalSpinner } from '../../components/global-spinner.tsx';
import { useAccountTheme } from '../../hooks/use-account-theme.ts';
import { shellStrings } from '../../strings/shell.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { VerifyBanner } from './verify-banner.tsx';

/** The frame around every page but the one that stands in frames of other sites, where nothing of an account may be. */
export const AppLayout = () => {
  const embedded = useMatch({ from: '/embed/$token', shouldThrow: false });
  return embedded === undefined ? <FullLayout /> : <EmbeddedLayout />;
};

const EmbeddedLayout = () => (
  <main>
    <Outlet />
  </main>
);

const FullLayout = () => {
  useAccountTheme();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-md bg-raised font-medium text-sm shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-2"
      >
        {shellStrings.skipToContent}
      </a>
      <GlobalSpinner />
      <Header />
      <VerifyBanner />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
};
