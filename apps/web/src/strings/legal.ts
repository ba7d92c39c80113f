import type { Site } from '@diagloom/contract';

export interface LegalText {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
}

/** Who runs this server, in a sentence; `site` is undefined until it has been read. */
const operatorSentence = (site: Site | undefined): string => {
  const name = site?.operatorName ?? 'the person or organisation that gave you its address';
  const email = site?.operatorEmail;
  return `This server is run by ${name}. ${email ? `Write to ${email} with any question about it.` : 'Ask them about anything that this page leaves open.'}`;
};

export const termsText = (site: Site | undefined): LegalText => ({
  title: 'Terms of Service',
  intro:
    'What you may expect of this server, and what it expects of you. Whoever runs it may have rules of their own in addition to these.',
  sections: [
    { title: 'Who runs this server', text: operatorSentence(site) },
    {
      title: 'Your account',
      text: 'One account is for one person. Keep your password to yourself, log out on machines that others use, and in your profile, end any sessions that you do not recognise.',
    },
    {
      title: 'Your diagrams',
      text: 'What you write and what is drawn from it are yours. Only you and those you give access can see your diagrams: people you invite, and anyone with a link you created, until you revoke it.',
    },
    {
      title: 'Plans',
      text: 'The free plan is 50 new diagrams per month; an administrator may set another number or the premium plan for an account. A request that fails does not count.',
    },
    {
      title: 'Fair use',
      text: 'Do not use this server to harm others, to access what is not yours, or to send messages to people who do not want them. An administrator may block an account for that; its owner reads the reason at the next sign-in.',
    },
    {
      title: 'Leaving',
      text: 'You can download everything of yours and delete your account in your profile at any time.',
    },
    {
      title: 'No warranty',
      text: 'The software is provided as is, under the MIT licence. Check a diagram before you rely on it.',
    },
  ],
});

export const privacyText = (site: Site | undefined): LegalText => ({
  title: 'Privacy Policy',
  intro:
    'Diagloom keeps what it needs to show you your own work, on the server that you are using. It has no tracking and no advertising.',
  sections: [
    { title: 'Who is responsible', text: operatorSentence(site) },
    {
      title: 'What is stored',
      text: 'Your name, email address and username, your preferences, your diagrams with the prompts they came from and their versions, your drawing boards with every stroke on them, your latest prompts, comments and reactions, your notifications about comments (for 90 days), when you worked on a diagram with others and what changed (for 90 days), whom you share with, and usage counts. When you upload a document to draw from, we keep its text but not the file, and nobody else can read it. People you share a diagram with can see the titles of the documents it was drawn from. Images that you turn into diagrams are read on this server and not kept; what was found in them is kept once you take it as a diagram.',
    },
    {
      title: 'The activity log',
      text: `When you signed in and from which network address, and when you made, changed, shared, exported or deleted a diagram or uploaded or deleted a document, without what you wrote. Administrators of this server can read it. Entries are kept for ${site?.activityDays ?? 365} days.`,
    },
    {
      title: 'Your password',
      text: 'It does not leave your browser as you typed it: a value derived from it is sent, and only an Argon2id hash of that value is stored. Failed sign-ins are counted for six hours, under a code from which no address can be read.',
    },
    {
      title: 'Your session',
      text: 'A cookie and an entry in the local storage of this browser keep you signed in for 30 days after the last use. The session is stored with the address and browser it came from; your profile lists your sessions and ends them. Logging out ends it.',
    },
    {
      title: 'What others see',
      text: 'People you invite to a diagram see your name; you see theirs once they have opened it. Anyone who can comment on a diagram sees the names of everyone who has commented there or can be mentioned. Anyone who has a diagram open at the same time as you sees your name, your pointer and what you have selected. Anyone with a link to a diagram sees the diagram and its title, and nothing about you, as long as the link is for viewing alone.',
    },
    {
      title: 'Guests',
      text: 'Whoever comes in by a link without an account gives a name; it stands with “(guest)” beside what they write and change, and everyone at the diagram sees it. The server keeps that name, the network address and the browser they came from, and forgets them when they were not seen for 90 days; what they wrote and drew stays without their name. Owners see who came by their links and can send anyone away.',
    },
    {
      title: 'Messages',
      text:
        site?.delivery === 'outbox'
          ? 'This server sends no email. Messages with links that confirm an address or set a new password lie in a folder that only whoever runs it can read.'
          : 'Your email address receives links that confirm it or set a new password, notes when a way into your account changes or the account is deleted, and invitations to diagrams. Nothing else is sent there.',
    },
    {
      title: 'Who else receives it',
      text: 'The embedded engine draws your diagrams inside this server and sends them nowhere. Where this server offers language models and you choose one, your description, or your message with the text of the diagram, or the image that you gave, is sent to the address that is named beside the choice, and nowhere where the model runs on this server; nothing else about you is sent there. Each use of a model is recorded (when, which model, how many tokens, how it ended) and kept for as long as the activity log, without the text itself. If an administrator has that done, a text that the engine could not read, and the model’s answer that was used, are kept in a file on this server to improve the engine: names of people with an account, email addresses and phone numbers are replaced, at most 200 of yours are kept, your export of your account contains them, and they are deleted with it. If you sign in with Google, Facebook or Microsoft, that service learns that you use this server, and this server learns your name and address from it. Ask whoever runs this server about backups.',
    },
    {
      title: 'Your choice',
      text: 'From your profile you can download everything stored about you, or delete your account and all of it. A diagram that you move to the trash is deleted for good after 30 days, a document that you delete after five minutes. What you wrote in comments on diagrams of others stays there without your name, unless you delete it first. The log then no longer says whose entries were yours.',
    },
  ],
});
