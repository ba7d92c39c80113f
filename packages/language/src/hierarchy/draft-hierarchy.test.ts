import { describe, expect, it } from 'vitest';
import { chartType as type } from '../testing/chart-type.ts';
import { understand } from '../understand.ts';
import { forms } from './forms.ts';

/** Each line as `Head > Report`, dotted ones with `..`. */
const lines = (text: string): readonly string[] => {
  const result = understand(text, { type });
  if (!result.ok) return [result.message];
  const name = (id: string): string => {
    const node = result.spec.nodes.find((candidate) => candidate.id === id);
    return `${node?.label}${node?.kind ? ` [${node.kind}]` : ''}${node?.properties?.person ? ` = ${node.properties.person}` : ''}`;
  };
  return result.spec.edges.map(({ from, to, kind }) => `${name(from)} ${kind === 'dotted' ? '..' : '>'} ${name(to)}`);
};

describe('hierarchy', () => {
  it('reads what somebody is there for, and entries between semicolons with what each has', () => {
    expect(
      lines(
        'Ann Berg runs the museum. Under her are Tom Lee for paintings and Eve Moss for catering. Tom has two guards.',
      ),
    ).toEqual(
      expect.arrayContaining(['Museum = Ann Berg > Paintings = Tom Lee', 'Museum = Ann Berg > Catering = Eve Moss']),
    );
    expect(
      lines(
        'CEO Ann. Two VPs: Sales - Tom, with teams for north and south; Engineering - Eve, who has mobile and web teams.',
      ),
    ).toEqual(expect.arrayContaining(['CEO = Ann > Sales = Tom', 'Engineering = Eve > Mobile']));
  });

  it('knows whoever writes by what he leads, and clauses that leave the verb of the first out', () => {
    expect(
      lines(
        'I lead the design team, I report to the art director (Nina) and nina to the CEO. Under me are two designers. Copy lead is Tom, same level as me',
      ),
    ).toEqual([
      'Art director = Nina > Design team lead',
      'CEO > Art director = Nina',
      'Design team lead > Designer 1',
      'Design team lead > Designer 2',
      'Art director = Nina > Copy lead = Tom',
    ]);
    expect(lines('I am the chef. The sous chef reports to me and two cooks to the sous chef')).toEqual([
      'Chef > Sous chef',
      'Sous chef > Cook 1',
      'Sous chef > Cook 2',
    ]);
    expect(lines('I manage the depot, my boss is Paul and Paul reports to the COO. below me are two pickers')).toEqual([
      'Paul > Depot manager',
      'COO > Paul',
      'Depot manager > Picker 1',
      'Depot manager > Picker 2',
    ]);
  });

  it('reads who reports to whom', () => {
    expect(lines('CEO. The CTO, CFO and COO report to the CEO. Accounting is managed by the CFO.')).toEqual([
      'CEO > CTO',
      'CEO > CFO',
      'CEO > COO',
      'CFO > Accounting',
    ]);
  });

  it('reads what somebody has by short forms, leaders told behind one verb, and titles it does not know', () => {
    expect(
      lines(
        'The harbour master Ann leads Tom Berg (pilot) and Eva Holt (mate). Tom’s got a driver. Eva’s team: a cook, two deckhands.',
      ),
    ).toEqual([
      'Harbour master = Ann > Pilot = Tom Berg',
      'Harbour master = Ann > Mate = Eva Holt',
      'Pilot = Tom Berg > Driver',
      'Mate = Eva Holt > Cook',
      'Mate = Eva Holt > Deckhand 1',
      'Mate = Eva Holt > Deckhand 2',
    ]);
    expect(
      lines(
        'The owner leads the day crew and the night crew. Day crew is led by head sailor Lou Finch, night crew by Eva. Also reporting to the owner: the handyman Roy Gill.',
      ),
    ).toEqual([
      'Owner > Day crew [unit]',
      'Owner > Night crew [unit] = Eva',
      'Day crew [unit] > Head sailor = Lou Finch',
      'Owner > Handyman = Roy Gill',
    ]);
  });

  it('reads reports behind a colon, and ends a sentence behind a letter where a small word follows', () => {
    expect(
      lines(
        'The captain leads the crew. Reports: mate, cook. The mate is in charge of Ward A and Ward B. The cook has a helper.',
      ),
    ).toEqual(expect.arrayContaining(['Crew [unit] > Mate', 'Crew [unit] > Cook', 'Mate > Ward B', 'Cook > Helper']));
  });

  it('reads who holds a title, whom a pronoun means and what counted teams are called', () => {
    expect(
      lines(
        'CEO Anna Berg. Reporting to her: CFO Tom Lee and CTO Marc Dupont. Under the CTO are two teams, Platform and Mobile.',
      ),
    ).toEqual([
      'CEO = Anna Berg > CFO = Tom Lee',
      'CEO = Anna Berg > CTO = Marc Dupont',
      'CTO = Marc Dupont > Platform',
      'CTO = Marc Dupont > Mobile',
    ]);
  });

  it('makes as many positions as the text counts', () => {
    expect(lines('Org chart: CEO with three VPs, each with two teams')).toEqual([
      'CEO > VP 1',
      'CEO > VP 2',
      'CEO > VP 3',
      'VP 1 > Team 1',
      'VP 1 > Team 2',
      'VP 2 > Team 1',
      'VP 2 > Team 2',
      'VP 3 > Team 1',
      'VP 3 > Team 2',
    ]);
  });

  it('reads people, vacancies and dotted lines', () => {
    expect(
      lines('Jane Doe (CEO) leads the sales team and a vacant CFO. The sales team has a dotted line to the CFO.'),
    ).toEqual([
      'CEO = Jane Doe > Sales team [unit]',
      'CEO = Jane Doe > CFO [vacant]',
      'CFO [vacant] .. Sales team [unit]',
    ]);
  });

  it('reads a list whose items bring their own reports', () => {
    expect(lines('Org chart for a bakery: owner, head baker with two bakers, shop manager')).toEqual([
      'Owner > Head baker',
      'Head baker > Baker 1',
      'Head baker > Baker 2',
      'Owner > Shop manager',
    ]);
  });

  it('tells the counted positions of two heads apart', () => {
    expect(lines('Head leads North and South. North has two agents. South has two agents.').slice(2)).toEqual([
      'North > Agent 1',
      'North > Agent 2',
      'South > Agent 1',
      'South > Agent 2',
    ]);
  });

  it('reads an outline', () => {
    expect(lines('Director\n  Head of research\n    Lab\n  Head of sales')).toEqual([
      'Director > Head of research',
      'Head of research > Lab',
      'Director > Head of sales',
    ]);
  });

  it('reads a heading before a colon as the head', () => {
    expect(lines('CTO: Engineering, Platform, Quality')).toEqual([
      'CTO > Engineering',
      'CTO > Platform',
      'CTO > Quality',
    ]);
  });

  it.each([
    [
      'counted reports that a list names',
      'Owner with two managers: shop and kitchen. Each manager has one clerk',
      ['Owner > Shop manager', 'Owner > Kitchen manager', 'Shop manager > Clerk', 'Kitchen manager > Clerk'],
    ],
    [
      'counted units that brackets name',
      'museum: curator, under him 2 departments (painting, glass) each led by a keeper',
      [
        'Curator > Painting department [unit]',
        'Curator > Glass department [unit]',
        'Painting department [unit] > Keeper',
        'Glass department [unit] > Keeper',
      ],
    ],
    [
      'items of a list that say where they stand',
      'Ship: captain, first mate under him, then cook and sailor under the first mate',
      ['Captain > First mate', 'First mate > Cook', 'First mate > Sailor'],
    ],
    [
      'units that somebody leads',
      'East led by Mara (2 agents), West led by Otto, both under VP Sales Ida',
      [
        'VP Sales = Ida > East = Mara',
        'East = Mara > Agent 1',
        'East = Mara > Agent 2',
        'VP Sales = Ida > West = Otto',
      ],
    ],
    [
      'the position of somebody who was named before',
      'Eva reports to Karl. Karl is the plant manager.',
      ['Plant manager = Karl > Eva'],
    ],
    [
      'who leads a team that is only listed',
      'A repair crew with a foreman, two welders and a driver',
      ['Repair crew [unit] > Foreman', 'Foreman > Welder 1', 'Foreman > Welder 2', 'Foreman > Driver'],
    ],
    [
      'those below in front, the two of whom one is the former',
      'The abbot is superior to the cellarer and the cantor; kitchen and garden answer to the former, whereas choir and library answer to the latter. The porter goes straight to the abbot.',
      [
        'Abbot > Cellarer',
        'Abbot > Cantor',
        'Cellarer > Kitchen',
        'Cellarer > Garden',
        'Cantor > Choir',
        'Cantor > Library',
        'Abbot > Porter',
      ],
    ],
    [
      'a place at the top without a verb, and whom somebody is helped by',
      'At the top the council, with two officers below: legal officer, finance officer. To the legal officer report contracts and licences. The finance officer is assisted by a cashier and a clerk.',
      [
        'Council > Legal officer',
        'Council > Finance officer',
        'Legal officer > Contracts',
        'Legal officer > Licences',
        'Finance officer > Cashier',
        'Finance officer > Clerk',
      ],
    ],
    [
      'who writes by name and title, and what those of a list are',
      "I'm Ivan (Site Manager), and under me are two foremen, Karl and Luc. Karl has team leads: Bo, Cy and Dee.",
      [
        'Site Manager = Ivan > Foreman = Karl',
        'Site Manager = Ivan > Foreman = Luc',
        'Foreman = Karl > Team lead = Bo',
        'Foreman = Karl > Team lead = Cy',
        'Foreman = Karl > Team lead = Dee',
      ],
    ],
    [
      'teams that are counted before they are named',
      'Under the CFO there are three teams: Payroll, Tax and Cash Desk. Payroll consists of Wages and Pensions.',
      ['CFO > Payroll', 'CFO > Tax', 'CFO > Cash Desk', 'Payroll > Wages', 'Payroll > Pensions'],
    ],
    [
      'an outline with initials and numbered parts',
      'CFO (A. Stone)\n  - Section I: Lending\n      - Desk\n  - Section II: Archive\n      - Maps',
      [
        'CFO = A. Stone > Section I: Lending',
        'Section I: Lending > Desk',
        'CFO = A. Stone > Section II: Archive',
        'Section II: Archive > Maps',
      ],
    ],
  ])('reads %s', (_, text, expected) => {
    expect(lines(text)).toEqual(expected);
  });

  it('keeps an example for each form that this form reads first', () => {
    const first = forms.map(({ example }) => forms.findIndex(({ pattern }) => pattern.test(example)));
    expect(first).toEqual(forms.map((_, index) => index));
  });
});

describe('charts as people type them', () => {
  it.each([
    [
      'who stands at the top, and fields for those who lead them',
      'Rector at the top, below Head of Physics, Head of Law. Physics has two labs, law has three professors.',
      ['Rector > Head of Physics', 'Rector > Head of Law', 'Head of Physics > Lab 1', 'Head of Physics > Lab 2'],
    ],
    [
      'people with their titles in brackets',
      'Our bakery: Kim (owner), Lee (manager) with bakers Ali, Bea, Chen; Omar (driver manager)',
      ['Owner = Kim > Manager = Lee', 'Manager = Lee > Baker = Ali', 'Owner = Kim > Driver manager = Omar'],
    ],
    [
      'a list without a head that names one',
      'CEO, CTO, CFO. CTO has a QA lead.',
      ['CEO > CTO', 'CEO > CFO', 'CTO > QA lead'],
    ],
    ['levels parted by >', 'owner > manager > cook', ['Owner > Manager', 'Manager > Cook']],
    [
      'brackets around those on one level',
      'Board -> CEO -> (VP HR, VP IT); VP IT -> Helpdesk',
      ['CEO > VP IT', 'VP IT > Helpdesk'],
    ],
  ])('reads %s', (_, text, expected) => {
    expect(lines(text)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    [
      'names and titles in lower case, and a second mention by first name',
      'org chart: nadia = ceo. under her tom (cto), mira (head of sales). tom has 2 testers',
      ['CEO = Nadia > CTO = Tom', 'CEO = Nadia > Head of sales = Mira', 'CTO = Tom > Tester 1', 'CTO = Tom > Tester 2'],
    ],
    [
      'several people with one role',
      'Manager Ida. Under Ida two foremen, Rolf and Bea',
      ['Manager = Ida > Foreman = Rolf', 'Manager = Ida > Foreman = Bea'],
    ],
    [
      'somebody who holds a position and reports to somebody',
      'Ana is the CEO. Ben is CTO and reports to Ana.',
      ['CEO = Ana > CTO = Ben'],
    ],
    [
      'a table of who reports to whom',
      'Name; Role; Reports to\nIda; Manager; -\nRolf; Cook; Ida\nBea; Waiter; Ida',
      ['Manager = Ida > Cook = Rolf', 'Manager = Ida > Waiter = Bea'],
    ],
    [
      'quoted cells of such a table',
      'Name,Title,Manager\n"Roe, Ida",Manager,\nRolf,Cook,"Roe, Ida"\nBea,Waiter,"Roe, Ida"',
      ['Manager = Roe, Ida > Cook = Rolf', 'Manager = Roe, Ida > Waiter = Bea'],
    ],
    [
      'arrows that lead upwards where several stand before one',
      'who reports to who:\nrolf, bea -> ida\nkim -> bea',
      ['Ida > Rolf', 'Ida > Bea', 'Bea > Kim'],
    ],
    [
      'a chain with a counted list',
      'board -> director -> 2 depts: boats, docks. boats = sails + hulls',
      [
        'Board > Director',
        'Director > Boats dept [unit]',
        'Director > Docks dept [unit]',
        'Boats dept [unit] > Sails',
        'Boats dept [unit] > Hulls',
      ],
    ],
    [
      'who writes, and his boss',
      "i'm head of docks, my boss is the coo. rolf and bea report to me",
      ['COO > Head of docks', 'Head of docks > Rolf', 'Head of docks > Bea'],
    ],
    [
      'clauses in a row that share verbs, some about several people',
      'Mayor at top, Inspector (North) and Inspector (South) report to Mayor. Rangers report to Inspector North, wardens under rangers',
      ['Mayor > Inspector (North)', 'Mayor > Inspector (South)', 'Inspector (North) > Rangers', 'Rangers > Wardens'],
    ],
    [
      'what belongs to whom, and what is divided',
      'The head leads Sales and Quality. Sales is divided into fairs and shops. To Quality belongs the lab. Can you draw this with the new lab?',
      ['Head > Sales', 'Head > Quality', 'Sales > Fairs', 'Sales > Shops', 'Quality > Lab'],
    ],
    [
      'who still reports to whom',
      'CEO - Ana Ruiz. CFO Bo Lind still reports to Ana. Under Bo two clerks',
      ['CEO = Ana Ruiz > CFO = Bo Lind', 'CFO = Bo Lind > Clerk 1', 'CFO = Bo Lind > Clerk 2'],
    ],
    ['a person in brackets as part of a unit', 'Director > docks (Dr. Bea Holm)', ['Director > Docks = Dr. Bea Holm']],
  ])('reads %s', (_, text, expected) => {
    expect(lines(text)).toEqual(expected);
  });

  it('draws many of one kind under several heads as one box each', () => {
    expect(lines('CEO with two managers, each with 8 clerks').filter((line) => line.startsWith('Manager 1'))).toEqual([
      'Manager 1 > 8 clerks',
    ]);
  });

  it.each([
    [
      'a tree that is drawn with lines',
      'Head\n├─ Sales\n│  ├─ Field\n│  └─ Desk\n└─ Support',
      ['Head > Sales', 'Head > Support', 'Sales > Field', 'Sales > Desk'],
    ],
    [
      'who leads the whole that the chart is of',
      'The shelter is led by Ann. Under Ann are a vet and a cook.',
      ['Ann > Vet', 'Ann > Cook'],
    ],
    [
      'who is in a unit that was named, and nobody where there is none',
      'Owner leads Sales and Repair. In Sales there are Ida and Olu. Repair has nobody.',
      ['Owner > Sales', 'Owner > Repair', 'Sales > Ida', 'Sales > Olu'],
    ],
  ])('reads %s', (_, text, expected) => {
    expect(lines(text)).toEqual(expect.arrayContaining(expected));
    expect(lines(text)).toHaveLength(expected.length);
  });
});

it('knows a department called IT from whoever was named last', () => {
  expect(lines('The CEO leads sales, IT and finance. IT has a developer. Sales has two reps.')).toContain(
    'IT > Developer',
  );
});
