import type { ReactNode } from 'react';
import { Footer } from '../../components/layout/footer.tsx';
import type { Session } from '../../hooks/use-session.ts';
import { Header } from './header.tsx';
import { SkipLink } from './skip-link.tsx';

interface FullLayoutProps {
  readonly session: Session;
  /** The pages that whoever is signed in can go to. */
  readonly navigation?: ReactNode;
  /** A strip below the header. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** A page between the header and the footer. */
export const FullLayout = ({ session, navigation, notice, children }: FullLayoutProps) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <Header session={session} navigation={navigation} />
    {notice}
    <main id="content" tabIndex={-1} className="flex-1 outline-none">
      {children}
    </main>
    <Footer isMember={session.status === 'signed-in'} />
  </div>
);
