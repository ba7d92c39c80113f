import { languages } from '@diagloom/codegen/languages';
import { offeredDiagramTypes } from '@diagloom/types/catalog';
import { measured } from '../lib/measured.ts';

/** Words of the landing page. */
export const landingStrings = {
  titleFirst: 'Describe it.',
  titleSecond: 'Watch it become a diagram.',
  text: 'Put a process, a system or an idea into plain English. Diagloom draws it as you type, and you keep an editable draw.io file.',
  startCreating: 'Start Creating Free',
  getStarted: 'Get Started Free',
  promises: ['No credit card required', '50 diagrams per month', 'Your text stays in your browser until you save it'],
  closingTitle: 'Your next diagram is one sentence away',
  closingText: 'Free for 50 diagrams a month. The files are yours to take anywhere.',
} as const;

/** Words of the place on the landing page where visitors draw. */
export const tryStrings = {
  section: 'Try it now',
  label: 'Describe your diagram',
  placeholder: 'Describe a process, a system or an idea. One sentence is enough.',
  hint: 'Edit the text or write your own. The diagram updates as you type.',
  drawnAs: (label: string) => `Drawn as: ${label}.`,
  tooLong: (limit: number) => `Keep it under ${limit} characters.`,
  chips: 'Or start from an example',
  keepText: 'We’ll keep this diagram for you while you sign up.',
  save: (format: string) => `Download as ${format}`,
  formats: { drawio: '.drawio', svg: 'SVG', png: 'PNG' },
  pictureOf: (title: string) => `Diagram: ${title}`,
  loading: 'Drawing…',
  empty: 'Your diagram appears here as you type.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to screen',
} as const;

export const galleryStrings = {
  title: (count: number) => `${count} diagram types, one way to ask`,
  text: 'Let Diagloom choose the type, or choose one yourself. Click a card to try it in the box at the top.',
} as const;

export const teamStrings = {
  title: 'For teams that keep things in-house',
  text: 'Run Diagloom on your own server, with nothing else to sign up for.',
  points: [
    {
      title: 'No outside AI service',
      text: 'The engine that reads your text is built in. No API key, no prompts sent elsewhere.',
    },
    {
      title: 'Your data stays with you',
      text: 'Accounts, prompts and diagrams stay in a PostgreSQL database on your server.',
    },
    { title: 'One command to start', text: 'Run npm start. The database is included.' },
  ],
} as const;

export const demoStrings = {
  title: 'From a sentence to a file',
  field: 'Description',
  button: 'Generate',
  steps: { analysing: 'Analyzing Prompt', planning: 'Planning Structure', drawing: 'Generating Diagram' },
  text: 'Watch a sentence become a diagram, step by step.',
  label: 'How it works, in four pictures',
  counter: (current: number, count: number) => `${current} / ${count}`,
  show: (current: number, name: string) => `Show picture ${current}: ${name}`,
  pause: 'Pause',
  play: 'Play',
  names: { brand: 'Diagloom', input: 'Your words', processing: 'Reading and planning', result: 'Your diagram' },
  prompt:
    'The user logs in on the app. The app sends the credentials to the auth server. The server checks the database and returns a token.',
  resultAlt:
    'Sequence diagram: the user logs in on the app, the app sends the credentials to the auth server, the server checks the database and returns a token.',
} as const;

/** The sentence of the example, in the pieces that its picture shows; a piece with a tone is marked in that colour. */
export const actionStrings = {
  title: 'See in Action',
  text: 'Write sentences, or paste what you already have.',
  inputs: 'Input types',
  kinds: { sentences: 'Sentences', list: 'Numbered list', arrows: 'Arrows', mermaid: 'Mermaid', sql: 'SQL' },
  more: 'Diagloom also reads images, photos of sketches, PDFs, your own documents and the drawing board. Or paste PlantUML, DOT, JSON, YAML, Prisma, Python classes, CSV or Markdown tables.',
  youWrite: 'You write',
  pictureOf: (kind: string) => `The resulting diagram (${kind})`,
  pieces: [
    { text: 'Developer pushes code', tone: 'step' },
    { text: '. ' },
    { text: 'Run the tests', tone: 'step' },
    { text: '. ' },
    { text: 'If the tests fail', tone: 'choice' },
    { text: ', ' },
    { text: 'notify the developer', tone: 'step' },
    { text: '. ' },
    { text: 'Otherwise', tone: 'choice' },
    { text: ' ' },
    { text: 'build the image', tone: 'step' },
    { text: ', ' },
    { text: 'deploy to staging', tone: 'step' },
    { text: ' and ' },
    { text: 'run smoke tests', tone: 'step' },
    { text: '.' },
  ],
  legend: { step: 'becomes a step', choice: 'becomes a decision' },
  alt: 'Flowchart: a developer pushes code and the tests run; if they fail, the developer is notified, otherwise the image is built, deployed to staging and smoke-tested.',
} as const;

export const featureStrings = {
  title: 'Everything you need to finish the diagram',
  text: 'From your first sentence to code, comments and exports.',
} as const;

export const helpStrings = {
  title: 'Help and resources',
  text: 'Where to read more, who to ask, and how your work is kept safe.',
  documentation: 'Documentation',
  documentationText:
    'The guide above takes you from your first sentence to advanced use. The source code includes a README and an overview of its architecture.',
  readGuide: 'Read the guide',
  readSource: 'Read the source',
  api: 'API',
  apiText: 'Anything you can do here, your scripts can do over HTTP with the same account.',
  readApi: 'View the OpenAPI spec',
  help: 'Help and feedback',
  helpText: (operator: string) => `Questions, ideas or bugs? Contact ${operator}.`,
  anybody: 'the people who run this server',
  write: (email: string) => `Write to ${email}`,
  status: 'Status',
  statusUp: (version: string) => `This server is up. Version ${version}.`,
  statusDown: 'This server isn’t responding. Try again in a few minutes.',
  statusUnknown: 'Checking the server…',
  security: 'Security',
  securityText:
    'The password you type never leaves your browser. Only a value derived from it is sent, and it is stored as an Argon2id hash. Session and link tokens are stored as hashes too. No third-party scripts are loaded.',
  rules: 'Privacy and terms',
  rulesText: 'What is stored about you, how long it is kept, and the rules of use.',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
} as const;

const codeLanguageNames = languages.map(({ label }) => label).join(', ');

export const guideStrings = {
  title: 'Complete User Guide',
  text: 'From your first sentence to the finer points.',
  tabs: [
    {
      id: 'getting-started',
      label: 'Getting started',
      steps: [
        {
          title: 'Create an account',
          text: 'All you need is a name, an email address and a password. You’re signed in right away.',
        },
        {
          title: 'Describe your diagram',
          text: 'Write 10 to 500 characters in plain English. A preview appears as you type.',
        },
        {
          title: 'Press Generate',
          text: 'Your diagram is saved. You’ll see how confident Diagloom is and what to double-check.',
        },
        {
          title: 'Take it with you',
          text: 'Export a .drawio file and keep editing in draw.io, or save an SVG, PNG or PDF.',
        },
      ],
    },
    {
      id: 'diagram-generation',
      label: 'Diagram generation',
      steps: [
        {
          title: 'One step, one sentence',
          text: '“Check stock. Pack the order. Ship it.” becomes three steps in a row.',
        },
        {
          title: 'Spell out decisions',
          text: '“If the card is valid, charge it, otherwise show an error” becomes a decision with two branches.',
        },
        {
          title: 'Say who sends what to whom',
          text: 'For a sequence diagram: “The app sends the order to the shop. The shop returns a receipt.”',
        },
        {
          title: 'Or use arrows',
          text: '“Read the file -> Check it -> Store it” and numbered lists are read exactly as written.',
        },
      ],
    },
    {
      id: 'collaboration',
      label: 'Collaboration',
      steps: [
        {
          title: 'Invite people, or share a link',
          text: 'Press Share. Choose who can view, comment or edit. A link can have an expiration date, and you can revoke it at any time.',
        },
        {
          title: 'Edit together',
          text: 'See who is there, what they select and where they point. Follow someone, or bring everyone to where you are.',
        },
        {
          title: 'Discuss it on the diagram',
          text: 'Pin comments to shapes, mention people, add images and resolve threads. If a comment asks for a change, apply it with one click.',
        },
        {
          title: 'Manage participants',
          text: 'During a session, you can change anyone’s role, remove someone or end the session. What you change offline is saved when you reconnect.',
        },
      ],
    },
    {
      id: 'code-export',
      label: 'Code export',
      steps: [
        {
          title: 'Open Code in the workspace',
          text: 'Choose Code next to an open diagram, or open the full page for all settings.',
        },
        {
          title: 'Choose a language',
          text: `${codeLanguageNames}. If a language has frameworks, you can choose one.`,
        },
        {
          title: 'Choose how much code to write',
          text: 'Minimal is the bare program and its tests. Detailed adds checks and comments. Production also adds logging and tracing for each step.',
        },
        {
          title: 'Follow code to its shape',
          text: 'Click a shape to see its code, or a line number to see its shape. Then download a project that builds as is.',
        },
      ],
    },
    {
      id: 'advanced',
      label: 'Advanced',
      steps: [
        {
          title: 'Run your own server',
          text: 'All it takes is Node.js 20.19 or newer and one command: npm start. PostgreSQL is included.',
        },
        {
          title: 'Choose where things live',
          text: 'PORT sets the port, DATA_DIR the data folder, and DATABASE_URL your own database.',
        },
        {
          title: 'Use the terminal',
          text: 'npm run -s diagloom -- generate "your text" --type flowchart --out order.drawio',
        },
        {
          title: 'Keep files in Git',
          text: 'The same text always gives the same file, so changes show up as readable diffs.',
        },
      ],
    },
  ],
} as const;

const { prompts, instructions } = measured;

export const numberStrings = {
  title: 'How often it gets it right',
  text: 'Every diagram shows how confident Diagloom is and what to check. Here’s how it did in our tests.',
  figures: [
    {
      value: `${prompts.shapes}%`,
      text: 'of shapes came out as described.',
    },
    {
      value: `${prompts.lines}%`,
      text: 'of connectors came out as described. They’re harder to get right, so check the arrows first.',
    },
    {
      value: `${instructions.right}%`,
      text: 'of changes asked for in the chat were made correctly the first time.',
    },
    {
      value: `${instructions.wrong}%`,
      text: `of chat changes came out wrong; Undo reverts them. In the other ${100 - instructions.right - instructions.wrong}%, Diagloom offered choices or asked a question.`,
    },
  ],
  how: `Measured on ${prompts.count.toLocaleString('en')} descriptions (12 of the ${offeredDiagramTypes.length} diagram types) and ${instructions.count.toLocaleString('en')} chat requests by writers Diagloom had never seen. Anything missing or extra counts as an error.`,
} as const;
