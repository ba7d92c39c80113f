import { type DiagramSpec, type Page, parseNotation, parseStyle } from '@diagloom/diagram/model';
import { buildPage, edge, vertex } from '@diagloom/diagram/testing';
import { describe, expect, it } from 'vitest';
import { architecture } from '../../architecture/index.ts';
import { deployment } from '../../deployment/index.ts';
import { network } from '../../network/index.ts';
import { genericIcons } from '../icons/generic-icons.generated.ts';
import { areaIconOf, partOf } from './parts.ts';

const spec = (notation: string): DiagramSpec => parseNotation(notation, 'architecture').spec;
const shapesOf = (notation: string) => architecture.compose(spec(notation), { theme: 'light' }).shapes;
const kindsOf = (page: Page) => architecture.recognise(page).nodes.map(({ label, kind }) => [label, kind]);

describe('cards', () => {
  it('has an icon for every kind of every type', () => {
    const kinds = [architecture, deployment, network].flatMap(({ vocabulary }) => vocabulary.nodes);
    const areas = [architecture, deployment, network].flatMap(({ vocabulary }) => vocabulary.groups);
    const icons = [...kinds.map(({ id }) => partOf(id).icon), ...areas.flatMap(({ id }) => areaIconOf(id) ?? [])];
    expect(icons.filter((icon) => genericIcons[icon] === undefined)).toEqual([]);
  });

  it('carries its icon in its style, where no semicolon may stand', () => {
    const [card] = shapesOf('architecture: A\na(database){technology=PostgreSQL} Orders\n');
    const image = card?.style.image ?? '';
    expect(image).toMatch(/^data:image\/svg\+xml,[A-Za-z\d+/=]+$/);
    expect(parseStyle(`image=${image};`).image).toBe(image);
    expect(atob(image.split(',')[1] ?? '')).toMatch(/^<svg .*<path d="[^"]+"\/><\/svg>$/);
  });

  it('shows the mark of the product and darkens one that would not be seen on white', () => {
    const [card] = shapesOf('architecture: A\na{technology="React 19"} Web app\n');
    const fill = /fill="(#[\da-f]{6})"/i.exec(atob(card?.style.image?.split(',')[1] ?? ''))?.[1];
    expect(fill).toMatch(/^#[\da-f]{6}$/);
    expect(fill?.toLowerCase()).not.toBe('#61dafb');
  });

  it('takes an everyday word for a product only where a technology is named', () => {
    const [plain, named] = shapesOf('architecture: A\na Go live check\nb{technology=Go} Checkout\n');
    expect(plain?.style.image).not.toBe(named?.style.image);
    expect(plain?.style.image).toBe(shapesOf('architecture: A\na Anything\n')[0]?.style.image);
  });

  it('has one size for all cards of a diagram', () => {
    const shapes = shapesOf('architecture: A\na Web\nb A service with a rather long name that needs two lines\n');
    expect(new Set(shapes.map(({ size }) => `${size.width} ${size.height}`)).size).toBe(1);
  });
});

describe('the way a diagram runs', () => {
  const connectorsOf = (notation: string, type = architecture) =>
    type.compose(parseNotation(notation, type.id).spec, { theme: 'light' }).connectors.map(({ flow }) => flow);

  it('reads a line against its direction where the other lines between two groups lead the other way', () => {
    const notation = `architecture: A
[s(tier)] Services
[d(tier)] Data
a@s Orders
b@s Mails
q(queue)@d Events
p(database)@d Store
a -> p
a -> q
q -> b
`;
    expect(connectorsOf(notation)).toEqual(['forward', 'forward', 'backward']);
  });

  it('reads links by their distance from the internet, and leaves links between equals aside', () => {
    const notation = `network: N
i(internet) Internet
f(firewall) Firewall
a(switch) A
b(switch) B
f -> i
f -> a
f -> b
a -> b
`;
    const flows = network
      .compose(parseNotation(notation, 'network').spec, { theme: 'light' })
      .connectors.map(({ flow }) => flow);
    expect(flows).toEqual(['backward', 'forward', 'forward', 'aside']);
  });

  it('runs down where a chain would become a ribbon, and to the right otherwise', () => {
    const chain = 'architecture: A\na -> b -> c -> d -> e -> f\n';
    const broad = 'architecture: A\na -> b\na -> c\na -> d\nb -> e\n';
    expect([chain, broad].map((text) => architecture.compose(spec(text), { theme: 'light' }).direction)).toEqual([
      'down',
      'right',
    ]);
  });
});

describe('foreign pages', () => {
  it('are read by figures, stencils, words and products', () => {
    const page = buildPage([
      vertex({ id: 'a', label: 'Orders', style: 'shape=cylinder3;' }),
      vertex({ id: 'b', label: 'core', style: 'shape=mxgraph.aws4.resourceIcon;resIcon=mxgraph.aws4.lambda;', x: 200 }),
      vertex({ id: 'c', label: 'API Gateway', x: 400 }),
      vertex({ id: 'd', label: 'User service', x: 600 }),
      vertex({ id: 'e', label: 'Redis 7', x: 800 }),
      vertex({ id: 'f', label: 'Billing', x: 1000 }),
    ]);
    expect(kindsOf(page)).toEqual([
      ['Orders', 'database'],
      ['core', 'function'],
      ['API Gateway', 'gateway'],
      ['User service', undefined],
      ['Redis 7', 'cache'],
      ['Billing', undefined],
    ]);
  });

  it('give groups from shapes that hold others, technologies in brackets, and no captions', () => {
    const page = buildPage([
      vertex({ id: 'g', label: 'Kubernetes cluster', width: 400, height: 200 }),
      vertex({ id: 'a', label: 'Shop<br>[Container: Node.js]', style: 'html=1;', parent: 'g', x: 20, y: 40 }),
      vertex({ id: 'b', label: 'Worker', parent: 'g', x: 220, y: 40 }),
      vertex({ id: 't', label: 'Drawn in May', style: 'text;html=1;', y: 300 }),
      edge({ id: 'e', from: 'a', to: 'b', label: 'job', style: 'dashed=1;html=1;' }),
    ]);
    expect(architecture.recognise(page)).toMatchObject({
      groups: [{ id: 'g', label: 'Kubernetes cluster', kind: 'cluster' }],
      nodes: [
        { id: 'a', label: 'Shop', properties: { technology: 'Node.js' }, groups: ['g'] },
        { id: 'b', label: 'Worker', groups: ['g'] },
      ],
      edges: [{ id: 'e', from: 'a', to: 'b', label: 'job', kind: 'async' }],
    });
  });
});

describe('findings', () => {
  const rulesOf = (notation: string, type: typeof architecture | typeof network = architecture) =>
    type.findProblems(parseNotation(notation, type.id).spec).map(({ rule }) => rule);

  it('names clients that reach past the services, loners, empty groups and balancers with one target', () => {
    expect(rulesOf('architecture: A\nb(browser) Web\nd(database) Store\nb -> d\n')).toEqual(['client-reaches-store']);
    expect(rulesOf('architecture: A\n[g] Empty\na -> b\nc Alone\n')).toEqual(['unconnected', 'empty-group']);
    expect(rulesOf('architecture: A\nl(load-balancer) LB\na API\nl -> a\n')).toEqual(['balancer-without-choice']);
  });

  it('names a server that stands open to the internet, but not one at the end of a tunnel', () => {
    expect(rulesOf('network: N\ni(internet) Internet\ns(server) Files\ni -> s\n', network)).toEqual([
      'open-to-the-internet',
    ]);
    expect(rulesOf('network: N\ni(internet) Internet\ns(server) Files\ni -tunnel-> s\n', network)).toEqual([]);
  });
});
