import type { VersionReason } from '@diagloom/contract';

/** Words of the list of versions. */
export const versionStrings = {
  open: (version: number) => `Version ${version}`,
  openLabel: (version: number) => `Version ${version}: show all versions`,
  title: 'Versions',
  text: 'Every state of this diagram. Bringing one back makes a new version, so nothing is lost.',
  list: 'Versions, the newest first',
  loading: 'Loading the versions',
  notLoaded: 'The versions could not be loaded',
  networkFailed: 'Check your connection and try again.',
  tryAgain: 'Try Again',
  version: (version: number) => `Version ${version}`,
  now: 'Now',
  by: (name: string) => `by ${name}`,
  gone: 'by a deleted account',
  newer: 'Newer',
  older: 'Older',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  picture: (version: number) => `Picture of version ${version}`,
  changes: 'What changed',
  since: (version: number) => `Since version ${version}`,
  untilNow: 'Until now',
  beginning: 'The beginning',
  against: 'Compare',
  comparing: 'Comparing',
  notCompared: 'The versions could not be compared',
  first: 'This is how the diagram began.',
  nothing: 'Nothing that can be seen changed.',
  restore: 'Restore This Version',
  restored: (version: number) => `Version ${version} is back`,
  restoredText: 'The diagram as it was before is still in the list.',
  failed: 'The version was not restored',
  failedText: 'Nothing was changed. Please try again.',
} as const;

/** What made a version, as people say it. */
export const reasonNames: Readonly<Record<VersionReason, string>> = {
  generated: 'Generated',
  imported: 'Imported',
  refined: 'Changed by chat',
  changed: 'Changed',
  tidied: 'Tidied',
  themed: 'New theme',
  arranged: 'New layout',
  undone: 'Undone',
  restored: 'Restored',
};
