import { checkPage } from '@diagloom/diagram/checks';
import { drawSpec } from '@diagloom/drafting';
import { understand } from '@diagloom/language';
import { diagramTypeOf, diagramTypes } from '@diagloom/types';
import { loadPatterns } from '@diagloom/types/patterns';
import { afterAll, describe, expect, it } from 'vitest';
import { createLayoutRunner } from './layout-runner/index.ts';

/** What every pattern keeps on its way from a prompt to a page. */

const layout = createLayoutRunner();
afterAll(() => layout.close());

const shelves = await Promise.all(
  diagramTypes.map(async ({ id }) => ({ type: diagramTypeOf(id), patterns: await loadPatterns(id) })),
);
const cases = shelves.flatMap(({ type, patterns }) =>
  patterns.map((pattern) => ({ name: `${type.id}: ${pattern.id}`, type, pattern, patterns })),
);

/** Each picture once: types that share a pattern draw it alike, and a logical model differs from the others in its rows alone. */
const drawnCases = cases.filter(
  ({ type, pattern }, index) =>
    type.id !== 'logical' && cases.findIndex((other) => other.pattern.notation === pattern.notation) === index,
);

const titlesFor = (typeId: string, prompt: string): readonly string[] => {
  const shelf = shelves.find(({ type }) => type.id === typeId);
  const result = shelf && understand(prompt, shelf);
  const notice = result?.ok ? result.warnings.find(({ code }) => code === 'pattern') : undefined;
  return (shelf?.patterns ?? []).flatMap(({ title }) => (notice?.message.includes(`"${title}"`) ? [title] : []));
};

describe('the library of patterns', () => {
  it.each([
    ['flowchart', 'user login with 2FA', 'Sign-in'],
    ['flowchart', 'Sign in with one-time password', 'Sign-in'],
    ['flowchart', 'pls make a flowchart for forgotten password', 'Password reset'],
    ['flowchart', 'continuous integration and deployment', 'CI/CD pipeline'],
    ['process', 'hiring a new employee', 'Recruitment'],
    ['process', 'swimlane diagram of procure-to-pay', 'Procurement'],
    ['process', 'outage response', 'Incident response'],
    ['sequence', 'OAuth2 authorization code flow', 'OAuth 2.0 authorization code flow'],
    ['sequence', 'OAuth 2.0 client credentials', 'OAuth 2.0 client credentials flow'],
    ['sequence', 'three-way handshake', 'TCP connection'],
    ['sequence', 'single sign-on with SAML', 'SAML single sign-on'],
    ['sequence', 'paying by credit card', 'Card payment'],
    ['orgchart', 'org chart for a small software company', 'Software company'],
    ['orgchart', 'organizational structure of an NGO', 'Nonprofit organization'],
    ['mind-map', 'working from home', 'Remote work'],
    ['uml', 'class diagram of an e-commerce site', 'Online shop'],
    ['uml', 'state machine of a traffic light', 'Traffic light states'],
    ['conceptual', 'ER model of a library', 'Library'],
    ['physical', 'database schema for a web shop', 'Online shop'],
    ['architecture', 'three-tier AWS architecture', 'Three-tier web application'],
    ['architecture', 'retrieval augmented generation', 'Chatbot over own documents'],
    ['network', 'wifi at home', 'Home network'],
    ['network', 'leaf-spine data center', 'Data center network'],
    ['deployment', 'web app on k8s', 'Web application on Kubernetes'],
    ['flowchart', 'flowchart of making a cup of tea', 'Making tea'],
    ['flowchart', 'determine if a year is a leap year', 'Leap year'],
    ['flowchart', 'git feature branch workflow', 'Git workflow'],
    ['flowchart', 'should I take an umbrella', 'Whether to take an umbrella'],
    ['process', 'loan approval process with customer, bank and credit department', 'Loan approval'],
    ['process', 'hospital patient admission', 'Patient admission'],
    ['sequence', 'kafka producer and consumer', 'Event through Kafka'],
    ['mind-map', 'moving to a new apartment', 'Moving to a new home'],
    ['uml', 'class diagram of an ATM', 'ATM classes'],
    ['uml', 'use case diagram of an ATM', 'ATM use cases'],
    ['architecture', 'microservices with CDN', 'Microservices'],
    ['network', 'hotel wifi', 'Hotel network'],
  ])('%s: "%s" is %s', (type, prompt, title) => {
    expect(titlesFor(type, prompt)).toEqual([title]);
  });

  it.each([
    ['conceptual', 'ER diagram for a bookstore'],
    ['conceptual', 'software library registry of packages'],
    ['flowchart', 'osmosis'],
    ['flowchart', 'login page redesign approval'],
    ['flowchart', 'elevator pitch'],
    ['flowchart', 'fire an employee'],
    ['flowchart', 'design a process for pigeon keeping'],
    ['process', 'how a bill becomes a law'],
    ['sequence', 'shaking hands at a party'],
    ['orgchart', 'org chart of a bakery'],
    ['mind-map', 'the French revolution'],
    ['uml', 'class diagram for a chess engine'],
    ['network', 'neural network'],
    ['architecture', 'gothic cathedral'],
    ['deployment', 'deployment of troops'],
  ])('%s: "%s" is none of them', (type, prompt) => {
    expect(titlesFor(type, prompt)).toEqual([]);
  });
});

describe('a pattern', () => {
  it.each(cases)('$name is found by its title', ({ type, pattern, patterns }) => {
    const result = understand(pattern.title, { type, patterns });
    expect(result.ok && result.warnings.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(`pattern "${pattern.title}"`),
    );
  });

  it.each(cases)('$name gives what is asked for beside its subject', ({ type, pattern, patterns }) => {
    for (const option of pattern.options ?? []) {
      const result = understand(`${pattern.title} with ${option.when[0]}`, { type, patterns });
      expect(result.ok && result.warnings.map(({ message }) => message)[0]).toContain(option.title);
      expect(result.ok && type.findProblems(result.spec)).toEqual([]);
    }
  });

  it.each(drawnCases)('$name is laid out readably', async ({ type, pattern, patterns }) => {
    const result = understand(pattern.title, { type, patterns });
    if (!result.ok) throw new Error(result.message);
    const page = (await drawSpec(result.spec, type, { layout })).pages[0];
    expect(page && checkPage(page)).toEqual([]);
  });
});
