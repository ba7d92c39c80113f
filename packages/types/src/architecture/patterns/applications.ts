import type { Pattern, PatternSlot } from '@diagloom/diagram/model';

/** The service of each large cloud that does a job; the plain product where no cloud is named. */
const product = (name: string, byDefault: string, aws: string, azure: string, gcp: string): PatternSlot => ({
  name,
  default: byDefault,
  fills: { aws, azure, gcp },
});

/** Applications that people or other systems call. */
export const applicationArchitectures: readonly Pattern[] = [
  {
    id: 'three-tier',
    title: 'Three-tier web application',
    aliases: [
      'three tier',
      'web application',
      'web app',
      '3 tier',
      'website',
      'highly available web application',
      'scalable web application',
      'scalable web app',
      'three tier web',
      'cloud web app',
      'web hosting',
    ],
    keywords: [
      'load balancer',
      'database',
      'cloud',
      'server',
      'tier',
      'high availability',
      'scalable',
      'vpc',
      'subnet',
      'public',
      'private',
      'ec2',
      'rds',
      'highly available',
      'standby',
      'infrastructure',
      'cdn',
    ],
    notation: `
[v(vpc)] Virtual network
[p(subnet)@v] Public subnets
[t(subnet)@v] Web tier
[s(subnet)@v] Application tier
[d(subnet)@v] Data tier
u(user) Users
c(cdn){technology="{{cdn}}"} Content delivery
o(storage){technology="{{storage}}"} Static files
l(load-balancer){technology="{{balancer}}"}@p Load balancer
e{technology="{{server}}"}@t Web server 1
f{technology="{{server}}"}@t Web server 2
i(load-balancer)@s Internal balancer
a{technology="{{server}}"}@s Application server 1
b{technology="{{server}}"}@s Application server 2
r(cache){technology="{{cache}}"}@d Session cache
m(database){technology="{{database}}"}@d Primary database
g(database){technology="{{database}}"}@d Standby database
u -> l: HTTPS
u -> c: HTTPS
c -> o: static files
l -> e
l -> f
e -> i
f -> i
i -> a
i -> b
a -data-> r
b -data-> r
a -data-> m
b -data-> m
m -data-> g: replicates
`,
    options: [
      {
        title: 'a web application firewall',
        when: ['waf', 'web application firewall', 'firewall'],
        changes: [
          {
            without: ['u -> l: HTTPS'],
            with: 'x(firewall) Web application firewall\nu -> x: HTTPS\nx -> l: clean requests',
          },
        ],
      },
      {
        title: 'monitoring',
        when: ['monitoring', 'observability', 'logging', 'alerting'],
        changes: [
          {
            with: 'w(monitoring){technology="{{monitoring}}"} Monitoring\nl -async-> w: access log\ne -async-> w: metrics\nf -async-> w: metrics\na -async-> w: metrics\nb -async-> w: metrics',
          },
        ],
      },
      {
        title: 'a queue with workers',
        when: ['queue', 'worker', 'background job', 'async'],
        changes: [
          {
            with: 'q(queue){technology="{{queue}}"}@s Job queue\nk(worker)@s Worker\na -async-> q\nb -async-> q\nq -async-> k\nk -data-> m',
          },
        ],
      },
      {
        title: 'a read replica',
        when: ['read replica', 'replica', 'read replicas'],
        changes: [
          {
            with: 'y(database){technology="{{database}}"}@d Read replica\nm -data-> y: replicates\na -data-> y: reads\nb -data-> y: reads',
          },
        ],
      },
    ],
    slots: [
      product('cdn', 'CDN', 'CloudFront', 'Azure Front Door', 'Cloud CDN'),
      product('balancer', 'NGINX', 'Application Load Balancer', 'Application Gateway', 'Cloud Load Balancing'),
      product('server', 'Linux', 'EC2', 'Virtual Machines', 'Compute Engine'),
      product('cache', 'Redis', 'ElastiCache', 'Azure Cache for Redis', 'Memorystore'),
      product('database', 'PostgreSQL', 'RDS', 'Azure Database', 'Cloud SQL'),
      product('storage', 'Object storage', 'S3', 'Blob Storage', 'Cloud Storage'),
      product('queue', 'RabbitMQ', 'SQS', 'Service Bus', 'Pub/Sub'),
      product('monitoring', 'Prometheus', 'CloudWatch', 'Azure Monitor', 'Cloud Monitoring'),
    ],
  },
  {
    id: 'microservices',
    title: 'Microservices',
    aliases: [
      'microservice',
      'microservice e-commerce',
      'microservice online shop',
      'microservices architecture',
      'online shop microservice',
      'online shop',
      'service oriented',
    ],
    keywords: [
      'api gateway',
      'kubernetes',
      'kafka',
      'service',
      'database',
      'docker',
      'backend',
      'event',
      'gateway',
      'order',
    ],
    notation: `
[s(cluster)] Service cluster
[d(tier)] Stores
w(browser) Web shop
m(mobile) Mobile app
g(gateway)@s API gateway
i(identity)@s Identity service
c@s Catalog service
o@s Order service
p@s Payment service
n@s Notification service
k(queue){technology=Kafka}@s Event bus
q(database){technology=PostgreSQL}@d Product database
e(search){technology=OpenSearch}@d Product search
f(database){technology=PostgreSQL}@d Order database
h(database){technology=PostgreSQL}@d Payment database
u(database){technology=PostgreSQL}@d User database
x(external) Payment provider
y(mail) Mail service
w -> g: HTTPS
m -> g: HTTPS
g -> i: checks token
g -> c
g -> o
o -> p: charge
p -> x: card payment
i -data-> u
c -data-> q
c -data-> e
o -data-> f
p -data-> h
o -async-> k: order placed
p -async-> k: payment made
k -async-> n
n -async-> y
`,
    options: [
      {
        title: 'observability',
        when: ['monitoring', 'observability', 'tracing', 'logging', 'prometheus'],
        changes: [
          {
            with: 'z(monitoring){technology=OpenTelemetry} Telemetry collector\nv(database){technology=Tempo} Trace store\nt(database){technology=Prometheus} Metrics store\ng -async-> z\ni -async-> z\nc -async-> z\no -async-> z\np -async-> z\nn -async-> z\nz -data-> v: traces\nz -data-> t: metrics',
          },
        ],
      },
      {
        title: 'a cache',
        when: ['cache', 'redis', 'caching'],
        changes: [{ with: 'r(cache){technology=Redis}@d Catalog cache\nc -data-> r' }],
      },
      {
        title: 'content delivery',
        when: ['cdn', 'content delivery network'],
        changes: [{ with: 'l(cdn) Content delivery\nw -> l: static files' }],
      },
    ],
  },
  {
    id: 'serverless-web-application',
    title: 'Serverless web application',
    aliases: [
      'serverless',
      'serverless api',
      'lambda',
      'serverless backend',
      'serverless rest api',
      'serverless app',
      'lambda api gateway',
      'function as a service',
    ],
    keywords: ['api gateway', 'dynamodb', 's3', 'cloud', 'lambda', 'api', 'gateway', 'rest', 'cognito', 'cdn'],
    notation: `
[c(cloud)] {{cloud}}
[f(zone)@c] Functions
[d(zone)@c] Managed stores
u(user) Users
w(cdn){technology="{{cdn}}"}@c Content delivery
s(storage){technology="{{storage}}"}@d Single-page app
g(gateway){technology="{{gateway}}"}@c API gateway
i(identity){technology="{{identity}}"}@c User pool
r(function){technology="{{function}}"}@f Read function
p(function){technology="{{function}}"}@f Write function
t(function){technology="{{function}}"}@f Notification function
b(database){technology="{{database}}"}@d Document table
q(queue){technology="{{queue}}"}@c Event queue
e(mail)@c Mail service
m(monitoring){technology="{{monitoring}}"}@c Logs and alarms
u -> w: HTTPS
w -> s: loads
u -> i: signs in
u -> g: HTTPS with token
g -> i: checks token
g -> r
g -> p
r -data-> b
p -data-> b
p -async-> q: changed
q -async-> t
t -> e: informs users
r -async-> m: logs
p -async-> m: logs
t -async-> m: logs
`,
    slots: [
      product('cloud', 'Cloud account', 'AWS', 'Microsoft Azure', 'Google Cloud'),
      product('cdn', 'CDN', 'CloudFront', 'Azure Front Door', 'Cloud CDN'),
      product('storage', 'Object storage', 'S3', 'Blob Storage', 'Cloud Storage'),
      product('gateway', 'HTTP gateway', 'API Gateway', 'API Management', 'API Gateway'),
      product('identity', 'OpenID Connect', 'Cognito', 'Entra External ID', 'Identity Platform'),
      product('function', 'Node.js', 'Lambda', 'Azure Functions', 'Cloud Functions'),
      product('database', 'Document database', 'DynamoDB', 'Cosmos DB', 'Firestore'),
      product('queue', 'Queue', 'SQS', 'Service Bus', 'Pub/Sub'),
      product('monitoring', 'Logs', 'CloudWatch', 'Azure Monitor', 'Cloud Logging'),
    ],
  },
  {
    id: 'mobile-backend',
    title: 'Mobile app backend',
    aliases: [
      'mobile backend',
      'mobile app',
      'mobile application',
      'ios and android app',
      'backend for mobile',
      'mobile app with backend',
    ],
    keywords: ['push', 'notification', 'api', 'ios', 'android', 'server', 'cloud'],
    notation: `
[b(system)] Backend
[x(group)] Outside services
i(mobile){technology=Swift} iPhone app
a(mobile){technology=Kotlin} Android app
g(gateway)@b API gateway
s(identity)@b Sign-in service
c@b Content service
p@b Profile service
n@b Push service
q(queue)@b Notification queue
d(database)@b App database
o(storage)@b Pictures
k(cache)@b Feed cache
f(external)@x Apple push service
h(external)@x Google push service
t(monitoring)@x Crash reports
i -> g: HTTPS
a -> g: HTTPS
g -> s
g -> c
g -> p
c -data-> k
c -data-> d
p -data-> d
s -data-> d
p -data-> o
c -async-> q: news
q -async-> n
n -> f
n -> h
i -async-> t: crashes
a -async-> t: crashes
`,
    options: [
      {
        title: 'content delivery',
        when: ['cdn', 'content delivery network'],
        changes: [{ with: 'l(cdn) Content delivery\ni -> l: pictures\na -> l: pictures\nl -> o: fills' }],
      },
    ],
  },
  {
    id: 'url-shortener',
    title: 'URL shortener',
    aliases: ['url shortener', 'link shortener', 'tinyurl', 'short link service', 'url shortening'],
    keywords: ['service', 'design', 'scalable', 'redirect'],
    notation: `
u(user) Visitors
o(client) Link owners
d(dns) Short domain
l(load-balancer) Load balancer
r Redirect service 1
s Redirect service 2
w Link API
k Key generator
c(cache){technology=Redis} Hot links
b(database) Link store
q(queue) Click stream
a(worker) Click counter
t(database) Statistics
u -> d: looks up
u -> l: GET short link
l -> r
l -> s
r -data-> c
s -data-> c
r -data-> b: on a miss
s -data-> b: on a miss
o -> w: create link
w -> k: next free key
w -data-> b
r -async-> q
s -async-> q
q -async-> a
a -data-> t
w -data-> t: reads figures
`,
  },
  {
    id: 'real-time-chat',
    title: 'Real-time chat',
    aliases: [
      'chat',
      'chat app',
      'messaging app',
      'chat application',
      'messenger',
      'instant messaging',
      'whatsapp',
      'slack',
    ],
    keywords: ['websocket', 'message', 'real time', 'scalable', 'system', 'redis'],
    notation: `
[e(tier)] Edge
[s(tier)] Services
[d(tier)] Stores
a(mobile) Phone
b(browser) Browser
l(load-balancer)@e Sticky load balancer
w{technology=WebSocket}@e Connection server 1
x{technology=WebSocket}@e Connection server 2
p(queue){technology=Redis}@s Room channels
m@s Message service
g@s Group service
r(cache)@s Presence
n@s Push service
c(database){technology=Cassandra}@d Message history
u(database){technology=PostgreSQL}@d Members and groups
f(storage)@d Files
o(external) Phone push networks
a -> l: WSS
b -> l: WSS
l -> w
l -> x
w -> m: send
x -> m: send
m -> g: who is in the room
g -data-> u
m -data-> c
m -data-> f
m -async-> p: publish
p -async-> w
p -async-> x
w -data-> r: online
x -data-> r: online
m -> n: members offline
n -> o
`,
  },
  {
    id: 'video-streaming',
    title: 'Video streaming service',
    aliases: [
      'video streaming',
      'streaming',
      'netflix',
      'youtube',
      'video platform',
      'video on demand',
      'media streaming',
    ],
    keywords: ['cdn', 'transcoding', 'upload', 'scalable', 'video', 'service'],
    notation: `
[i(zone)] Ingest
[p(zone)] Playback
c(client) Creator studio
v(browser) Player
u@i Upload service
o(storage)@i Originals
q(queue)@i Encoding jobs
t(worker)@i Transcoder
y(worker)@i Safety check
s(storage)@p Renditions
n(cdn)@p Content delivery
a(api)@p Playback API
l(identity)@p License server
m(database)@p Video metadata
f(search)@p Video search
r(model)@p Recommendation model
e(queue)@p Watch events
c -> u: resumable upload
u -data-> o
u -async-> q
q -async-> t
t -data-> o: reads
t -> y: frames
t -data-> s
t -data-> m: ready
n -> s: fills
v -> n: segments
v -> a: HTTPS
v -> l: license
a -data-> m
a -data-> f
a -> r: what next
a -async-> e
e -async-> r
`,
  },
];
