import { useSite } from '../../hooks/use-site.ts';
import { termsText } from '../../strings/legal.ts';
import { LegalPage } from './legal-page.tsx';

export const TermsPage = () => <LegalPage {...termsText(useSite())} />;
