import { useSite } from '../../hooks/use-site.ts';
import { privacyText } from '../../strings/legal.ts';
import { LegalPage } from './legal-page.tsx';

export const PrivacyPage = () => <LegalPage {...privacyText(useSite())} />;
