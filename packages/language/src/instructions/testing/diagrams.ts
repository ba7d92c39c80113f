import { type Family, type Kind, parseNotation, type Vocabulary } from '@diagloom/diagram/model';
import type { FormExample } from '../form.ts';
import type { InstructionContext } from '../instruction.ts';

/** The diagrams that the examples of the forms are about, with as much vocabulary as they need. */

const kinds = (text: string): readonly Kind[] =>
  text.split('|').map((entry) => {
    const [id = '', label = '', ...synonyms] = entry.split(',').map((word) => word.trim());
    return { id, label, synonyms };
  });

const context = (
  [id, label, family]: readonly [string, string, Family],
  vocabulary: Vocabulary,
  notation: string,
): InstructionContext => ({
  spec: parseNotation(notation, id).spec,
  type: { id, label, family, vocabulary, examples: [] },
});

const flowVocabulary: Vocabulary = {
  nodes: kinds(
    'step,Step,task,activity,action|decision,Decision,choice,check,question,gateway|start,Start,begin|end,End,stop|subprocess,Subprocess|document,Document,report|datastore,Data store,database',
  ),
  edges: kinds('flow,Flow,arrow,line'),
  groups: kinds('container,Group,phase,section'),
};

export const diagrams: Readonly<Record<FormExample['diagram'], InstructionContext>> = {
  order: context(
    ['flowchart', 'Flowchart', 'process'],
    flowVocabulary,
    `flowchart: Order
a(start)
b Customer places order
c Check stock
d? In stock?
e Pack
f Ship
g Cancel the order
h(end)
a -> b
b -> c
c -> d
d -> e: Yes
d -> g: No
e -> f
f -> h
g -> h
`,
  ),
  signIn: context(
    ['sequence', 'Sequence diagram', 'messages'],
    {
      nodes: kinds('participant,Participant,object,service|actor,Actor,user,person|database,Database,db'),
      edges: kinds('call,Call,message,request|reply,Reply,response,answer|async,Asynchronous message,event'),
      groups: kinds('alt,Alternative|opt,Option'),
    },
    `sequence: Sign-in
a(actor) User
b App
c Auth server
d(database) Database
a -> b: Log in
b -> c: Send credentials
c -> d: Check
c --> b: Token
`,
  ),
  company: context(
    ['orgchart', 'Organisation chart', 'hierarchy'],
    {
      nodes: kinds('position,Position,role,person|unit,Unit,department,division'),
      edges: kinds('leads,Leads,manages|dotted,Dotted line,dotted-line report'),
      groups: [],
    },
    `orgchart: Company
a CEO
b CTO
c CFO
d(unit) Engineering
e Sales
a -> b
a -> c
b -> d
a -> e
`,
  ),
  library: context(
    ['uml', 'UML diagram', 'classes'],
    {
      nodes: kinds('class,Class,object|abstract,Abstract class,base class|interface,Interface'),
      edges: kinds(
        'association,Association,has,uses|inherits,Inheritance,inherits,extends|depends,Dependency,depends on',
      ),
      groups: kinds('package,Package,module'),
    },
    `uml: Library
a Member | name
b Book | title
c Loan
a -> c
c -> b
`,
  ),
  hiring: context(
    ['process', 'Process', 'process'],
    { ...flowVocabulary, groups: kinds('lane,Lane,swimlane,department,team|pool,Pool,company') },
    `process: Hiring
s(start) Start
a Recruiter screens CV
b Manager interviews candidate
c Manager signs contract
s -> a -> b -> c
`,
  ),
  people: context(
    ['orgchart', 'Organisation chart', 'hierarchy'],
    { nodes: kinds('position,Position,role,person'), edges: kinds('leads,Leads,manages'), groups: [] },
    `orgchart: People
a Ann Ray, CEO
b Bob Lee, CTO
a -> b
`,
  ),
  purchase: context(
    ['process', 'Process', 'process'],
    { ...flowVocabulary, groups: kinds('lane,Lane,swimlane,department,team|pool,Pool,company') },
    `process: Purchase
[R] Requester
[F] Finance
a(document)@R Purchase request
b@R Pay the invoice
a -> b
`,
  ),
  cloud: context(
    ['architecture', 'Architecture', 'topology'],
    {
      nodes: kinds('service,Service,component,app|database,Database,db|load-balancer,Load balancer'),
      edges: kinds('call,Call,request'),
      groups: kinds('group,Group,area|cloud,Cloud|vpc,VPC'),
    },
    `architecture: Shop
[g(cloud)] Cloud
a(load-balancer)@g Load balancer
b@g Web server
c(database) Orders
d(database) Users
a -> b
b -> c
`,
  ),
};
