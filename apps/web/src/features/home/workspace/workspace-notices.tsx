import { VerifyBanner } from '../../../app/layout/verify-banner.tsx';

/** What everybody in the workspace must know, below the bar. */
export const WorkspaceNotices = () => <VerifyBanner />;
