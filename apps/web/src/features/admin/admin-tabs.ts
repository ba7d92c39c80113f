/** The parts of the dashboard, in their order; the address names the one on screen. */
export const adminTabs = ['users', 'usage', 'activity', 'analytics', 'models', 'invitations'] as const;
