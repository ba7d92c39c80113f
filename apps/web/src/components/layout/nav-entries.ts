import type { User } from '@diagloom/contract';
import { shellStrings } from '../../strings/shell.ts';

interface NavEntry {
  readonly label: string;
  readonly to: string;
  /** Where the same page also stands. */
  readonly otherPaths: readonly string[];
  /** Whether it is for administrators only. */
  readonly isForAdmins: boolean;
}

/** The pages of the navigation, one line each, in the order in which they stand in the header. */
const navEntries = [
  { label: shellStrings.documentGeneration, to: '/', otherPaths: [], isForAdmins: false },
  { label: shellStrings.knowledge, to: '/knowledge', otherPaths: [], isForAdmins: false },
  { label: shellStrings.profile, to: '/profile', otherPaths: ['/user-profile'], isForAdmins: false },
  { label: shellStrings.admin, to: '/admin', otherPaths: [], isForAdmins: true },
] as const satisfies readonly NavEntry[];

/** The pages that somebody with that role can go to. */
export const navEntriesFor = (role: User['role']): readonly (typeof navEntries)[number][] =>
  navEntries.filter(({ isForAdmins }) => role === 'admin' || !isForAdmins);

/** Sections of the landing page that the menu leads to. */
export const landingAnchors = [
  { label: shellStrings.seeInAction, hash: 'demo' },
  { label: shellStrings.features, hash: 'features' },
  { label: shellStrings.guide, hash: 'guide' },
] as const;

/** Sections and parts of the landing page that the footer leads to, in its columns. */
export const footerAnchors = [
  {
    title: shellStrings.footerProduct,
    anchors: [
      ...landingAnchors,
      { label: shellStrings.integrations, hash: 'integrations' },
      { label: shellStrings.templates, hash: 'templates' },
      { label: shellStrings.api, hash: 'api' },
    ],
  },
  {
    title: shellStrings.footerHelp,
    anchors: [
      { label: shellStrings.documentation, hash: 'documentation' },
      { label: shellStrings.tutorials, hash: 'tutorials' },
      { label: shellStrings.help, hash: 'help' },
      { label: shellStrings.feedback, hash: 'feedback' },
      { label: shellStrings.contact, hash: 'contact' },
      { label: shellStrings.status, hash: 'status' },
      { label: shellStrings.security, hash: 'security' },
    ],
  },
] as const;
