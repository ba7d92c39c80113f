interface LegalText {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
}

export const termsText: LegalText = {
  title: 'Terms of Service',
  intro:
    'This server is run by the person or organisation that gave you its address. What follows is how the software behaves; they may have rules of their own.',
  sections: [
    {
      title: 'Your account',
      text: 'One account is for one person. Keep your password to yourself, and log out on machines that others use.',
    },
    {
      title: 'Your diagrams',
      text: 'What you write and what is drawn from it are yours. Nobody else sees a diagram of yours.',
    },
    {
      title: 'Free plan',
      text: 'Every account may make 50 new diagrams per month. A request that fails does not count.',
    },
    {
      title: 'No warranty',
      text: 'The software comes under the MIT licence, as it is. Check a diagram before you rely on it.',
    },
  ],
};

export const privacyText: LegalText = {
  title: 'Privacy Policy',
  intro:
    'Diagloom keeps what it needs to show you your own work, on the server that you are using. It has no tracking and no advertising.',
  sections: [
    {
      title: 'What is stored',
      text: 'Your name, email address and username, your diagrams with the prompts they came from, the latest prompts, and counters of use. A log keeps for a limited time when you signed in, from which network address, and when you made, changed, exported or deleted a diagram, without what you wrote; administrators of this server can read it.',
    },
    {
      title: 'Your password',
      text: 'It does not leave your browser as you typed it: a value derived from it is sent, and only an Argon2id hash of that value is stored.',
    },
    {
      title: 'Your session',
      text: 'A cookie and an entry in the local storage of this browser keep you signed in. The session is stored with the address and browser it came from; your profile lists your sessions and ends them. Logging out ends it.',
    },
    {
      title: 'Messages',
      text: 'Your email address receives links that confirm it or set a new password, and a note when the password changes. Nothing else is sent there.',
    },
    {
      title: 'Who else receives it',
      text: 'The embedded engine draws your diagrams inside this server and sends them nowhere. Ask whoever runs this server about backups and logs.',
    },
  ],
};
