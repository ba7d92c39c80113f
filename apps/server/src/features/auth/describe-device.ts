import bowser from 'bowser';

/** What a session was opened with, in short: `Firefox on Linux`, the first words of an unknown program, else `Unknown device`. */
export const describeDevice = (userAgent: string | null): string => {
  if (userAgent === null || userAgent.trim() === '') return 'Unknown device';
  const { browser, os } = bowser.parse(userAgent);
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  return userAgent.split(/[\s/(;]/, 1)[0]?.slice(0, longestName) || 'Unknown device';
};

const longestName = 40;
