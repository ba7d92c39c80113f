import { Outlet } from '@tanstack/react-router';
import { GlobalSpinner } from '../../components/global-spinner.tsx';
import { shellStrings } from '../../strings/shell.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export const AppLayout = () => (
  <div className="flex min-h-dvh flex-col">
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-raised px-4 py-2 font-medium text-sm shadow-float focus:translate-y-0"
    >
      {shellStrings.skipToContent}
    </a>
    <GlobalSpinner />
    <Header />
    <main id="content" tabIndex={-1} className="flex-1 outline-none">
      <Outlet />
    </main>
    <Footer />
  </div>
);
