import { expect, it } from 'vitest';
import { drawn } from '../testing/drawn-topology.ts';

it.each([
  [
    'by whom something is done, and by what means',
    'architecture',
    'The portal sends invoices by Twilio. The ledger and the portal use MySQL',
    ['Portal -invoices-> Twilio', 'Ledger -> MySQL', 'Portal -> MySQL'],
  ],
  [
    'where it runs, whatever it runs as',
    'architecture',
    'The ticket shop runs as a systemd service on one Debian server. It uses Redis',
    ['Ticket shop in Debian server', 'Ticket shop -> Redis'],
  ],
  [
    'what is outside of a place',
    'architecture',
    'A Swarm cluster with a crawler and a viewer, outside the cluster is a MySQL database. Crawler and viewer use MySQL.',
    ['Crawler -> MySQL database', 'Viewer -> MySQL database', 'Crawler in Swarm cluster', 'Viewer in Swarm cluster'],
  ],
  [
    'a verb for two clauses, with only one aim in the second',
    'architecture',
    'The kiosk uses the menu service and the stock service, the till only the stock service.',
    ['Kiosk -> Menu service', 'Kiosk -> Stock service', 'Till -> Stock service'],
  ],
  [
    'an aim for two clauses, with a way in each',
    'network',
    'A scanner and a plotter are connected to the switch by cable, a tablet by Wi-Fi.',
    ['Scanner -cable-> Switch', 'Plotter -cable-> Switch', 'Tablet -wi-fi-> Switch'],
  ],
  [
    'what hangs on the first of two that are connected',
    'network',
    'One shop switch connected to the mall backbone by fibre, with two scanners and a printer.',
    [
      'Shop switch -fibre-> Mall backbone',
      'Shop switch -> Scanner 1',
      'Shop switch -> Scanner 2',
      'Shop switch -> Printer',
    ],
  ],
  [
    'what parts two networks',
    'network',
    'The lab LAN and the guest LAN must be separated by a firewall. The lab LAN has a NAS. The guest LAN has a printer.',
    ['NAS in Lab LAN', 'Printer in Guest LAN', 'NAS -> Firewall', 'Firewall -> Printer'],
  ],
  [
    'things off a switch, and both of a kind',
    'network',
    'Three laptops off the switch, both printers on the switch too',
    ['Switch -> Laptop 1', 'Switch -> Laptop 2', 'Switch -> Laptop 3', 'Switch -> Printer 1', 'Switch -> Printer 2'],
  ],
  [
    'a place before a colon, and what several have each',
    'network',
    'router to a 24 port switch, off the switch: a printer and a laptop',
    ['Router -> 24 port switch', '24 port switch -> Printer', '24 port switch -> Laptop'],
  ],
  [
    'a way for each of two that share an aim',
    'network',
    'Hauliers connect by EDI, shops by FTP to the order server',
    ['Hauliers -edi-> Order server', 'Shops -ftp-> Order server'],
  ],
  [
    'one that is told apart from several of its kind',
    'network',
    'Two offices, each with a router. All routers go to the main router',
    ['Router 1 -> Main router', 'Router 2 -> Main router', 'Router 1 in Office 1', 'Router 2 in Office 2'],
  ],
  [
    'what the parts of tiers have and come from',
    'architecture',
    'Three-tier shop with two web servers, an app server and a MySQL database with a replica',
    ['Web server 1 -> App server', 'App server -> MySQL database', 'MySQL database -> MySQL database replica'],
  ],
  [
    'what is served from where as its purpose',
    'architecture',
    'A web app and an API; static files from a CDN',
    ['Web app -static files-> CDN'],
  ],
  [
    'what several parts do to what was named',
    'architecture',
    'The till publishes sales to RabbitMQ, which the stock worker and the mail worker consume',
    ['RabbitMQ -> Stock worker', 'RabbitMQ -> Mail worker'],
  ],
  [
    'everything behind a gateway without the stores',
    'architecture',
    'Two services (rooms, stays), each with its own database. Everything sits behind Kong',
    ['Kong -> Rooms service', 'Kong -> Stays service'],
  ],
  [
    'the second verb of a clause with that',
    'architecture',
    'The client calls a gateway that authenticates against Keycloak and forwards to the loan service',
    ['Client -> Gateway', 'Gateway -> Keycloak', 'Gateway -> Loan service'],
  ],
  [
    'what backs a service, and from where it takes what it adds',
    'architecture',
    'A pricing service enriches them with prices from the ERP and writes to MySQL. The search service is backed by Solr',
    ['Pricing service -prices-> ERP', 'Pricing service -> MySQL', 'Search service -> Solr'],
  ],
  [
    'the one dashboard and the one store of a text that tells the rest',
    'architecture',
    'The site calls the API. The API calls the mailer. The API writes to InfluxDB. Grafana shows charts',
    ['Grafana -> InfluxDB'],
  ],
  [
    'what stands in each of several places',
    'deployment',
    'Two availability zones, in each an app server behind one load balancer',
    [
      'App server 1 in Availability zone 1',
      'App server 2 in Availability zone 2',
      'Load balancer -> App server 1',
      'Load balancer -> App server 2',
    ],
  ],
  [
    'machines side by side, each with its own',
    'deployment',
    'Two web servers with Nginx, two app servers with the Java shop, a database server with MySQL',
    ['Nginx 1 in Web server 1', 'Java shop 2 in App server 2', 'MySQL in Database server'],
  ],
  [
    'a balancer and a store for each site, beside its servers',
    'deployment',
    'Two data centres, each with two app servers running Tomcat behind a load balancer, and an Oracle database',
    [
      'Load balancer 2 in Data centre 2',
      'Oracle database 2 in Data centre 2',
      'Load balancer 1 -> Tomcat 1',
      'Load balancer 2 -> Tomcat 3',
    ],
  ],
  [
    'one area for each part that it is there for',
    'deployment',
    'VPC with two subnets for an RDS primary and standby',
    ['RDS primary in Subnet 1', 'RDS standby in Subnet 2'],
  ],
  [
    'a cluster across zones as one',
    'deployment',
    'EKS cluster across three zones with an ingress and an api pod',
    ['Ingress in EKS cluster (3 zones)', 'API pod in EKS cluster (3 zones)'],
  ],
  [
    'where what lives that a clause with where names',
    'deployment',
    'The shop sends data to Azure, where a function and a Cosmos DB live',
    ['Function in Azure', 'Cosmos DB in Azure'],
  ],
  [
    'what the sentence before opened with as it',
    'architecture',
    'The edge service uses a queue and a local InfluxDB. It forwards readings to the portal',
    ['Edge service -readings-> Portal'],
  ],
  [
    'places by their names in one area, each with its own',
    'network',
    'Campus with three buildings (library, labs, dorms), each with a switch and a printer',
    ['Building dorms in Campus', 'Library switch in Building library', 'Dorms printer in Building dorms'],
  ],
  [
    'servers by what they are there for, and about how many there are',
    'network',
    'Firewall, switch, servers (mail, files) in a server VLAN, about 10 PCs',
    ['Mail server in Server VLAN', 'File server in Server VLAN', 'Switch -> 10 PCs'],
  ],
  [
    'a list of what a device has to its end',
    'network',
    'Router, behind it an 8 port switch with two tills, a back office PC and a printer',
    ['8 port switch -> Back office PC', '8 port switch -> Printer'],
  ],
  [
    'regions by names of several words, each with its own',
    'deployment',
    'Front Door in front of two regions, West Europe and North Europe, each with an api and a Redis',
    ['West Europe redis in Region West Europe', 'Front Door -> North Europe API'],
  ],
  [
    'services by the names behind the last of several counts',
    'architecture',
    'One gateway, three services: booking, billing, fleet. Billing talks to SAP',
    ['Billing service -> SAP'],
  ],
  [
    'branches that are linked to the one head office',
    'network',
    'Head office with a firewall; two branches linked by MPLS, each with a router',
    ['Firewall -mpls-> Router 1', 'Firewall -mpls-> Router 2'],
  ],
  [
    'what a device has behind its name and a colon',
    'network',
    'The core switch feeds a deck switch and a cabin switch. Deck switch: 2 cameras and a printer. Cabin switch: a TV and a radio.',
    ['Deck switch -> Camera 1', 'Deck switch -> Camera 2', 'Deck switch -> Printer', 'Cabin switch -> TV'],
  ],
  [
    'two that are on the same service',
    'architecture',
    'Crew portal and guest portal, both on the same booking service. It keeps its data in MySQL.',
    ['Crew portal -> Booking service', 'Guest portal -> Booking service', 'Booking service -> MySQL'],
  ],
  [
    'what keeps the data of services in brackets, each its own, and products that something is made of together',
    'architecture',
    'The gateway calls the crew service (Node, Express), the ship service (postgres) and the port service (mongodb).',
    ['Gateway -> Crew service', 'Ship service -> Postgres', 'Port service -> MongoDB'],
  ],
  [
    'what several send, the last of them in the singular',
    'architecture',
    'Depth sensors and a camera send data to a hub!! The hub calls a cloud API.',
    ['Camera -> Hub', 'Depth sensors -> Hub'],
  ],
])('reads %s', (_, type, text, lines) => {
  expect(drawn(text, type)).toEqual(expect.arrayContaining(lines));
});

it.each([
  [
    'what has no count where the list began with one',
    'network',
    'Core switch, a switch on each of two floors with four access points, a booking server',
    'Booking server 2 in Floor 2',
  ],
  [
    'firewalls that work together in an area of that name',
    'network',
    'Two firewalls in HA, a core switch',
    'Firewall 1 in HA',
  ],
  ['what a part is made of', 'architecture', 'A web app calls an API. Web app: Svelte. API: Deno.', 'Web app -> Deno'],
])('does not put %s there', (_, type, text, line) => {
  expect(drawn(text, type)).not.toContain(line);
});
