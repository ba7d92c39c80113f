import type { Pattern } from '@diagloom/diagram/model';

/** Products that many people use on their phones and at home. */
export const consumerArchitectures: readonly Pattern[] = [
  {
    id: 'food-delivery-app',
    title: 'Food delivery app',
    aliases: [
      'food delivery',
      'food ordering',
      'food delivery platform',
      'doordash',
      'uber eats',
      'meal delivery',
      'restaurant delivery',
      'food order',
      'grocery delivery',
    ],
    keywords: [
      'restaurant',
      'courier',
      'customer',
      'driver',
      'order',
      'mobile',
      'delivery',
      'scalable',
      'payment',
      'microservice',
    ],
    notation: `
[a(tier)] Apps
[s(tier)] Services
[d(tier)] Stores
c(mobile)@a Customer app
r(browser)@a Restaurant console
k(mobile)@a Courier app
g(gateway) API gateway
m@s Menu service
o@s Order service
i@s Dispatch service
p@s Payment service
n@s Notification service
q(queue)@s Order events
f(search)@d Restaurant search
e(database)@d Orders
l(cache)@d Courier positions
y(external) Payment provider
z(external) Maps and routing
x(external) Phone push network
c -> g: HTTPS
r -> g: HTTPS
k -> g: positions
g -> m
g -> o
g -> i
m -data-> f
o -> p
p -> y
o -data-> e
o -async-> q
q -async-> i
q -async-> n
i -data-> l
i -> z: travel times
n -> x
`,
  },
  {
    id: 'ride-hailing',
    title: 'Ride hailing',
    aliases: ['ride sharing app', 'uber', 'lyft', 'taxi app', 'ride matching'],
    keywords: [
      'driver',
      'rider',
      'passenger',
      'scalable',
      'mobile',
      'location',
      'trip',
      'matching',
      'map',
      'microservice',
    ],
    notation: `
[s(tier)] Services
[d(tier)] Stores
a(mobile) Rider app
b(mobile) Driver app
g(gateway) API gateway
w(gateway){technology=WebSocket} Live connection
l@s Location service
m@s Matching service
t@s Trip service
f@s Pricing service
p@s Payment service
q(queue)@s Trip events
c(cache)@d Driver positions by cell
e(database)@d Trips
h(database)@d Riders and drivers
k(storage)@d History for analysis
x(external) Maps and routing
y(external) Payment provider
a -> g: HTTPS
b -> g: HTTPS
b -> w: position every 4 seconds
w -async-> a: driver on the map
w -> l
l -data-> c
g -> t
t -> m: find a driver
m -> l: who is near
m -> x: travel times
t -> f
f -> x: distance
t -data-> e
g -data-> h
t -async-> q
q -async-> p
q -async-> k
p -> y
`,
  },
  {
    id: 'social-network',
    title: 'Social network',
    aliases: [
      'social network app',
      'news feed',
      'twitter',
      'instagram',
      'facebook',
      'photo sharing',
      'photo sharing app',
      'social media app',
      'newsfeed',
      'tiktok',
    ],
    keywords: ['post', 'follower', 'feed', 'scalable', 'media', 'photo', 'mobile', 'like', 'friend'],
    notation: `
[e(tier)] Edge
[s(tier)] Services
[d(tier)] Stores
a(mobile) Phone app
b(browser) Web app
n(cdn)@e Content delivery
g(gateway)@e API gateway
p@s Post service
f@s Feed service
r@s Follow service
m@s Media service
k(worker)@s Fan-out worker
q(queue)@s Post events
x(search)@d People and posts
h(cache)@d Feeds
t(database)@d Posts
u(database)@d Follower graph
o(storage)@d Photos and videos
v(model)@s Ranking model
w@s Notification service
a -> g: HTTPS
b -> g: HTTPS
a -> n: pictures
b -> n: pictures
n -> o: fills
g -> p
g -> f
g -> r
g -> m: upload
p -data-> t
p -async-> q
q -async-> k
k -> r: followers
k -data-> h: add to feeds
r -data-> u
f -data-> h
f -> v: order of posts
m -data-> o
q -async-> w
q -async-> x
`,
  },
  {
    id: 'online-game',
    title: 'Online game backend',
    aliases: [
      'online game',
      'game backend',
      'multiplayer game',
      'multiplayer',
      'game server',
      'mmo',
      'game architecture',
      'mobile game',
      'multiplayer game server',
    ],
    keywords: [
      'player',
      'matchmaking',
      'server',
      'backend',
      'lobby',
      'real time',
      'scalable',
      'leaderboard',
      'session',
    ],
    notation: `
[s(tier)] Services
[f(cluster)] Game server fleet
[d(tier)] Stores
p(client) Game client
g(gateway) API gateway
i(identity)@s Player accounts
l@s Lobby service
m@s Matchmaker
o@s Fleet manager
h@s Store and inventory
c@s Chat service
x@f Match server 1
y@f Match server 2
q(queue)@s Match results
r@s Ranking service
b(database)@d Player profiles
k(cache)@d Leaderboard
e(storage)@d Replays
z(external) Platform store
n(cdn) Patches and assets
p -> n: downloads
p -> g: HTTPS
g -> i
g -> l
g -> h
g -> c
l -> m: ticket
m -> o: needs a server
o -> x: starts
o -> y: starts
p -> x: UDP
p -> y: UDP
x -async-> q
y -async-> q
x -data-> e
y -data-> e
q -async-> r
r -data-> k
h -> z: receipts
h -data-> b
i -data-> b
`,
  },
];
