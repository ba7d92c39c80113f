import type { Site } from '@diagloom/contract';

interface LegalSection {
  readonly title: string;
  readonly text?: string;
  readonly points?: readonly string[];
}

export interface LegalText {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

/** Who runs this server, in a sentence; `site` is undefined until it has been read. */
const operatorSentence = (site: Site | undefined): string => {
  const name = site?.operatorName ?? 'the person or organization that gave you its address';
  const email = site?.operatorEmail;
  return `This server is run by ${name}. ${email ? `Write to ${email} with any questions.` : 'Contact them with any questions.'}`;
};

export const termsText = (site: Site | undefined): LegalText => ({
  title: 'Terms of Service',
  intro:
    'What you can expect from this server, and what it expects of you. The people who run it may add rules of their own.',
  sections: [
    { title: 'Who runs this server', text: operatorSentence(site) },
    {
      title: 'Your account',
      text: 'Each account is for one person. Keep your password to yourself, log out on shared computers, and use your profile to log out devices you don’t recognize.',
    },
    {
      title: 'Your diagrams',
      text: 'What you write and what is drawn from it are yours. Only you and the people you give access to can see your diagrams: people you invite, and anyone with a link you created, until you revoke it.',
    },
    {
      title: 'Plans',
      text: 'The free plan includes 50 new diagrams per month. An administrator may set a different limit for an account or move it to the premium plan. Requests that fail don’t count.',
    },
    {
      title: 'Fair use',
      text: 'Don’t use this server to harm others, to access what isn’t yours, or to send messages to people who don’t want them. An administrator may block an account for that. The account’s owner sees the reason at the next sign-in.',
    },
    {
      title: 'Leaving',
      text: 'You can download all your data or delete your account in your profile at any time.',
    },
    {
      title: 'No warranty',
      text: 'The software is provided as is, under the MIT License. Check a diagram before you rely on it.',
    },
  ],
});

export const privacyText = (site: Site | undefined): LegalText => ({
  title: 'Privacy Policy',
  intro:
    'Diagloom keeps what it needs to show you your own work, on the server you are using. It has no tracking and no advertising.',
  sections: [
    { title: 'Who is responsible', text: operatorSentence(site) },
    {
      title: 'What is stored',
      points: [
        'Your account: your name, email address, username, preferences and usage counts.',
        'Your diagrams: all versions, the prompts they came from, the chat messages that changed them and what each one did, and who you share them with.',
        'Your drawing boards, with every stroke, and your latest prompts.',
        'Your comments, reactions and images. Images are re-saved to strip hidden data, such as where a photo was taken.',
        'For 90 days: your comment notifications, with the time they were emailed, and a record of the editing sessions you shared with others and what changed in them.',
        'The text of documents you upload, but not the files. No other user can read it. People you share a diagram with can see the titles of the documents it was drawn from.',
        'Images that you turn into diagrams are read on this server and not kept. What was found in them is kept once you use it as a diagram.',
      ],
    },
    {
      title: 'The activity log',
      text: `The log records when you signed in and from which IP address, when you changed your names or password, and when you created, changed, shared, exported or deleted a diagram, or uploaded or deleted a document. It doesn’t record what you wrote. Administrators of this server can read it. Entries are kept for ${site?.activityDays ?? 365} days.`,
    },
    {
      title: 'Your password',
      text: 'The password you type never leaves your browser. A value derived from it is sent instead, and only an Argon2id hash of that value is stored. Failed sign-ins are counted for six hours against a hash, not the email address.',
    },
    {
      title: 'Staying signed in',
      text: 'A cookie and an entry in this browser’s local storage keep you signed in for 30 days after the last use. Each sign-in is stored with the IP address and browser it came from. Your profile lists the devices where you’re signed in, and you can log them out there. Logging out ends the sign-in on that device.',
    },
    {
      title: 'Drawing without an account',
      text: 'What you type on the landing page is drawn in your browser and never leaves it. Your words stay in that tab until you close it or sign in. If you then create an account, this browser keeps the drawing for up to three days so that it can be saved to your account.',
    },
    {
      title: 'What others see',
      text: 'People you invite to a diagram see your name; you see theirs once they have opened it. Anyone who can comment on a diagram sees the names of everyone who has commented there or can be mentioned. Anyone who has a diagram open at the same time as you sees your name, your pointer, what you have selected and which comment you are reading or answering. Anyone with a view-only link sees the diagram and its title, and nothing about you.',
    },
    {
      title: 'Guests',
      text: 'Anyone who joins by a link without an account enters a name. It appears with “(guest)” next to what they write and change, and everyone working on the diagram sees it. The server keeps their name, IP address and browser, and deletes all three after 90 days without a visit. What they wrote and drew stays, without their name. Owners see who joined through their links and can remove anyone.',
    },
    {
      title: 'Messages',
      text:
        site?.delivery === 'outbox'
          ? 'This server doesn’t send email. Messages with links that confirm an address or set a new password are kept in a folder that only the people who run the server can read.'
          : 'We email you links that confirm your address or set a new password, invitations, notices when a way to sign in changes, when your account is deleted or when diagrams are handed over to you, and notifications about comments, which you can turn off in your profile. We send nothing else.',
    },
    {
      title: 'Who else receives your data',
      text: 'The built-in engine draws your diagrams on this server and doesn’t send them anywhere else. If this server offers language models and you choose one, it receives only what its task needs, at the address shown next to your choice, or on this server if the model runs here:',
      points: [
        'For a diagram: your description, with the text of your template and passages from your documents if you use them.',
        'For a change: your message and the text of the diagram.',
        'For an image: the image. For code: the code and your details.',
        'To rank passages by meaning: your question and the passages that share words with it. The numbers the service returns are stored with your documents and deleted with them.',
      ],
    },
    {
      title: 'Model usage records',
      text: 'Each use of a model is recorded (when, which model, how many tokens, how it ended) and kept for as long as the activity log, without the text itself. If an administrator turns this on, text that the engine couldn’t read is kept with the model’s answer in a file on this server to improve the engine. Names of people with an account, email addresses and phone numbers are replaced, and at most 200 of your entries are kept. They are part of your data export and are deleted with your account.',
    },
    {
      title: 'Sign-in services and backups',
      text: 'If you sign in with Google, Facebook or Microsoft, that service learns that you use this server, and this server learns your name and email address from it. Ask the people who run this server about backups.',
    },
    {
      title: 'Your choices',
      text: 'In your profile, you can download everything stored about you, or delete your account and all of its data. Diagrams in the trash are permanently deleted after 30 days, and deleted documents after five minutes. Comments you wrote on other people’s diagrams stay there with their pictures, without your name, unless you delete them first. Once your account is deleted, the activity log no longer shows which entries were yours.',
    },
  ],
});
