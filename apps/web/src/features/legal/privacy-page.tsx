import { privacyText } from '../../strings/legal.ts';
import { LegalPage } from './legal-page.tsx';

export const PrivacyPage = () => <LegalPage {...privacyText} />;
