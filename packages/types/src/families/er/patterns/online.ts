import type { Pattern } from '@diagloom/diagram/model';

/** Data of sites and apps that live on the net. */
export const onlineModels: readonly Pattern[] = [
  {
    id: 'blog',
    title: 'Blog',
    aliases: ['blogging', 'blog post', 'blog platform', 'cms', 'content management', 'news site', 'magazine'],
    keywords: ['post', 'comment', 'author', 'website', 'platform', 'article'],
    notation: `
a Author | id: uuid <pk> | name: string | email: string <unique> | biography: text
b Post | id: uuid <pk> | author id: uuid <fk> | category id: uuid <fk> | slug: string <unique> | title: string | body: text | published at: timestamp <nullable>
c Category | id: uuid <pk> | name: string <unique>
d Tag | id: uuid <pk> | label: string <unique>
e(weak-entity) Post tag | post id: uuid <pk fk> | tag id: uuid <pk fk>
f Comment | id: uuid <pk> | post id: uuid <fk> | parent id: uuid <fk nullable> | signed by: string | body: text | approved: boolean
g Image | id: uuid <pk> | post id: uuid <fk> | file name: string | alternative text: string
h Revision | id: uuid <pk> | post id: uuid <fk> | body: text | saved at: timestamp
a[1] -> b[0..*]: writes
c[1] -> b[0..*]: groups
b[1] -> e[0..*]: is tagged in
d[1] -> e[0..*]: marks
b[1] -> f[0..*]: is discussed in
f[0..1] -> f[0..*]: is answered by
b[1] -> g[0..*]: shows
b[1] -> h[0..*]: keeps
`,
    options: [
      {
        title: 'newsletter subscribers',
        when: ['newsletter', 'subscriber', 'subscription'],
        changes: [
          {
            with: `
i Subscriber | id: uuid <pk> | email: string <unique> | confirmed at: timestamp <nullable>
j Mailing | id: uuid <pk> | subscriber id: uuid <fk> | post id: uuid <fk> | sent at: timestamp
i[1] -> j[0..*]: receives
b[1] -> j[0..*]: is sent in
`,
          },
        ],
      },
    ],
  },
  {
    id: 'social-network',
    title: 'Social network',
    aliases: ['social media app', 'photo sharing', 'microblog'],
    keywords: ['friend', 'follower', 'post', 'like', 'platform'],
    notation: `
a Profile | id: uuid <pk> | handle: string <unique> | display name: string | born on: date
b(weak-entity) Follow | follower id: uuid <pk fk> | followed id: uuid <pk fk> | followed at: timestamp
c Status update | id: uuid <pk> | profile id: uuid <fk> | body: text | posted at: timestamp | visibility: string
d Media file | id: uuid <pk> | status update id: uuid <fk> | url: string | kind: string
e(weak-entity) Reaction | profile id: uuid <pk fk> | status update id: uuid <pk fk> | kind: string
f Reply | id: uuid <pk> | status update id: uuid <fk> | profile id: uuid <fk> | body: text | posted at: timestamp
g Interest group | id: uuid <pk> | name: string | private: boolean
h(weak-entity) Group membership | profile id: uuid <pk fk> | interest group id: uuid <pk fk> | role: string
i Notification | id: uuid <pk> | profile id: uuid <fk> | kind: string | seen at: timestamp <nullable>
a[1] -> b[0..*]: follows in
a[1] -> b[0..*]: is followed in
a[1] -> c[0..*]: shares
c[1] -> d[0..*]: shows
a[1] -> e[0..*]: gives
c[1] -> e[0..*]: collects
c[1] -> f[0..*]: is answered by
a[1] -> f[0..*]: writes
a[1] -> h[0..*]: joins by
g[1] -> h[1..*]: consists of
a[1] -> i[0..*]: is sent
`,
  },
  {
    id: 'chat',
    title: 'Chat',
    aliases: ['messaging', 'messenger', 'chat app', 'messaging app', 'team chat', 'instant messaging'],
    keywords: ['message', 'conversation', 'group', 'real time'],
    notation: `
a Person | id: uuid <pk> | display name: string | phone: string <unique> | last seen at: timestamp
b Device | id: uuid <pk> | person id: uuid <fk> | push token: string | platform: string
c Conversation | id: uuid <pk> | title: string <nullable> | created at: timestamp
d(weak-entity) Conversation member | person id: uuid <pk fk> | conversation id: uuid <pk fk> | role: string | muted: boolean
e Chat message | id: uuid <pk> | conversation id: uuid <fk> | sender id: uuid <fk> | quoted id: uuid <fk nullable> | body: text | sent at: timestamp
f File | id: uuid <pk> | chat message id: uuid <fk> | name: string | size in bytes: int
g(weak-entity) Read receipt | chat message id: uuid <pk fk> | person id: uuid <pk fk> | read at: timestamp
h(weak-entity) Emoji reaction | chat message id: uuid <pk fk> | person id: uuid <pk fk> | emoji: string
i(weak-entity) Block | person id: uuid <pk fk> | blocked id: uuid <pk fk>
a[1] -> b[0..*]: uses
a[1] -> d[0..*]: joins as
c[1] -> d[1..*]: gathers
c[1] -> e[0..*]: holds
a[1] -> e[0..*]: sends
e[0..1] -> e[0..*]: is quoted in
e[1] -> f[0..*]: carries
e[1] -> g[0..*]: is confirmed by
a[1] -> g[0..*]: leaves
e[1] -> h[0..*]: receives
a[1] -> h[0..*]: adds
a[1] -> i[0..*]: sets
a[1] -> i[0..*]: is blocked by
`,
  },
  {
    id: 'e-learning',
    title: 'E-learning',
    aliases: [
      'online course',
      'learning management',
      'lms',
      'online learning',
      'course platform',
      'quiz',
      'e learning platform',
    ],
    keywords: ['course', 'student', 'quiz', 'platform', 'instructor'],
    notation: `
a Learner | id: uuid <pk> | name: string | email: string <unique>
b Instructor | id: uuid <pk> | name: string | headline: string
c Online course | id: uuid <pk> | instructor id: uuid <fk> | title: string | price: money
d Module | id: uuid <pk> | online course id: uuid <fk> | title: string | sequence number: int
e Lecture | id: uuid <pk> | module id: uuid <fk> | title: string | video url: string | minutes: int
f Course enrollment | id: uuid <pk> | learner id: uuid <fk> | online course id: uuid <fk> | enrolled at: timestamp | completed at: timestamp <nullable>
g(weak-entity) Progress | course enrollment id: uuid <pk fk> | lecture id: uuid <pk fk> | seconds watched: int
h Quiz | id: uuid <pk> | module id: uuid <fk unique> | pass mark: int
i Question | id: uuid <pk> | quiz id: uuid <fk> | question text: text
j Attempt | id: uuid <pk> | quiz id: uuid <fk> | course enrollment id: uuid <fk> | score: int | taken at: timestamp
k Certificate | id: uuid <pk> | course enrollment id: uuid <fk unique> | code: string <unique> | issued on: date
b[1] -> c[0..*]: teaches
c[1] -> d[1..*]: consists of
d[1] -> e[1..*]: contains
a[1] -> f[0..*]: makes
c[1] -> f[0..*]: is joined by
f[1] -> g[0..*]: is measured in
e[1] -> g[0..*]: is watched in
d[1] -> h[0..1]: ends with
h[1] -> i[1..*]: asks
h[1] -> j[0..*]: is taken in
f[1] -> j[0..*]: leads to
f[1] -> k[0..1]: earns
`,
  },
  {
    id: 'subscription-service',
    title: 'Subscription service',
    aliases: ['saas', 'subscription', 'subscription billing', 'multi tenant', 'multi tenant saas', 'saas billing'],
    keywords: ['plan', 'billing', 'tenant', 'product', 'payment'],
    notation: `
a Tenant | id: uuid <pk> | name: string | region: string
b Login | id: uuid <pk> | email: string <unique> | password hash: string
c(weak-entity) Seat | tenant id: uuid <pk fk> | login id: uuid <pk fk> | role: string
d Plan | id: uuid <pk> | name: string <unique> | monthly price: money | seat limit: int
e Subscription | id: uuid <pk> | tenant id: uuid <fk> | plan id: uuid <fk> | starts on: date | canceled on: date <nullable>
f Feature | id: uuid <pk> | feature code: string <unique>
g(weak-entity) Entitlement | plan id: uuid <pk fk> | feature id: uuid <pk fk> | quota: int <nullable>
h Usage record | id: uuid <pk> | subscription id: uuid <fk> | feature id: uuid <fk> | quantity: int | measured at: timestamp
i Billing period | id: uuid <pk> | subscription id: uuid <fk> | starts on: date | ends on: date | amount due: money
j Charge | id: uuid <pk> | billing period id: uuid <fk> | amount: money | status: string | tried at: timestamp
a[1] -> c[1..*]: assigns
b[1] -> c[0..*]: occupies
a[1] -> e[1..*]: holds
d[1] -> e[0..*]: is chosen in
d[1] -> g[1..*]: grants
f[1] -> g[0..*]: is part of
e[1] -> h[0..*]: consumes
f[1] -> h[0..*]: is counted in
e[1] -> i[1..*]: is billed for
i[1] -> j[0..*]: is collected by
`,
  },
  {
    id: 'access-control',
    title: 'Users, roles and permissions',
    aliases: [
      'role based access control',
      'rbac',
      'user role',
      'role permission',
      'user permission',
      'user management',
      'access control',
      'user account',
      'permission',
    ],
    keywords: ['login', 'user', 'role', 'session', 'authorisation', 'group'],
    notation: `
a User account | id: uuid <pk> | email: string <unique> | password hash: string | disabled: boolean
b Role | id: uuid <pk> | name: string <unique>
c Permission | id: uuid <pk> | action: string | resource: string
d(weak-entity) Role assignment | user account id: uuid <pk fk> | role id: uuid <pk fk> | granted at: timestamp
e(weak-entity) Role permission | role id: uuid <pk fk> | permission id: uuid <pk fk>
f User group | id: uuid <pk> | name: string <unique>
g(weak-entity) Group member | user group id: uuid <pk fk> | user account id: uuid <pk fk>
h(weak-entity) Group role | user group id: uuid <pk fk> | role id: uuid <pk fk>
i Sign-in session | id: uuid <pk> | user account id: uuid <fk> | started at: timestamp | expires at: timestamp
j Audit event | id: uuid <pk> | user account id: uuid <fk> | action: string | happened at: timestamp
a[1] -> d[0..*]: is granted
b[1] -> d[0..*]: is given in
b[1] -> e[1..*]: allows
c[1] -> e[0..*]: is part of
f[1] -> g[0..*]: consists of
a[1] -> g[0..*]: belongs to
f[1] -> h[0..*]: carries
b[1] -> h[0..*]: is passed on in
a[1] -> i[0..*]: opens
a[1] -> j[0..*]: causes
`,
    options: [
      {
        title: 'a second factor',
        when: ['2fa', 'authenticator'],
        changes: [
          {
            with: `
k Second factor | id: uuid <pk> | user account id: uuid <fk> | kind: string | secret: string | confirmed at: timestamp
l Recovery code | id: uuid <pk> | second factor id: uuid <fk> | code hash: string | used at: timestamp <nullable>
a[1] -> k[0..*]: proves itself with
k[1] -> l[0..*]: is replaced by
`,
          },
        ],
      },
    ],
  },
];
