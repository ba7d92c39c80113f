import type { Pattern } from '@diagloom/diagram/model';

/** How software is built, reviewed, released and repaired. */
export const softwarePatterns: readonly Pattern[] = [
  {
    id: 'ci-cd-pipeline',
    title: 'CI/CD pipeline',
    aliases: [
      'ci cd',
      'build and deploy pipeline',
      'deploy pipeline',
      'jenkins pipeline',
      'gitlab pipeline',
      'github actions',
    ],
    keywords: [
      'git',
      'docker',
      'test',
      'build',
      'deploy',
      'deployment',
      'pipeline',
      'software',
      'web',
      'staging',
      'production',
      'automated',
      'release',
      'container',
    ],
    notation: `
a(start) Commit pushed
b Check out the code
c Install the dependencies
d Run linters and unit tests
e? Checks passed?
f Notify the author
g Build the artifact
h Push it to the {{registry}}
i Deploy to staging
j Run end-to-end tests
k? Tests green?
l Deploy to production
m Run smoke tests
n? Healthy?
o Roll back to the last release
p(end) Released
q(end) Not released
a -> b
b -> c
c -> d
d -> e
e -> g: Yes
e -> f: No
f -> q
g -> h
h -> i
i -> j
j -> k
k -> l: Yes
k -> f: No
l -> m
m -> n
n -> p: Yes
n -> o: No
o -> f
`,
    options: [
      {
        title: 'a manual approval',
        when: ['approval', 'manual approval', 'gate', 'manual gate'],
        changes: [
          {
            without: ['k -> l: Yes'],
            with: `
r? Release approved?
s(end) On hold
k -> r: Yes
r -> l: Yes
r -> s: No
`,
          },
        ],
      },
      {
        title: 'a security scan',
        when: ['security scan', 'security', 'vulnerability scan', 'sast', 'devsecops'],
        changes: [
          {
            without: ['g -> h'],
            with: `
t Scan for vulnerabilities
u? Serious findings?
g -> t
t -> u
u -> f: Yes
u -> h: No
`,
          },
        ],
      },
      {
        title: 'a canary release',
        when: ['canary', 'canary release', 'gradual rollout', 'progressive rollout'],
        changes: [
          {
            without: ['l Deploy to production', 'm Run smoke tests'],
            with: `
l Deploy to 5 % of the traffic
m Compare error rates
v Roll out to everyone
n -> v: Yes
v -> p
`,
          },
        ],
      },
    ],
    slots: [
      {
        name: 'registry',
        default: 'artifact registry',
        fills: {
          docker: 'Docker registry',
          container: 'container registry',
          npm: 'npm registry',
          nexus: 'Nexus',
          kubernetes: 'container registry',
        },
      },
    ],
  },
  {
    id: 'code-review',
    title: 'Code review',
    aliases: ['pull request', 'pull request review', 'pull request approval'],
    keywords: ['github', 'gitlab', 'merge', 'branch', 'code', 'developer', 'git', 'software'],
    notation: `
a(start)
b Create a feature branch
c Commit the change
d Open a pull request
e Run the automatic checks
f? Checks green?
g Fix the findings
h Ask for a reviewer
i Review the change
j? Changes requested?
k Discuss and revise
l? Conflicts with main?
m Rebase onto main
n Merge and delete the branch
o(end) Merged
a -> b
b -> c
c -> d
d -> e
e -> f
f -> h: Yes
f -> g: No
g -> e
h -> i
i -> j
j -> k: Yes
j -> l: No
k -> e
l -> m: Yes
l -> n: No
m -> e
n -> o
`,
  },
  {
    id: 'bug-triage',
    title: 'Bug triage',
    aliases: [
      'bug',
      'bug report',
      'bug tracking',
      'bug fix',
      'bug fixing',
      'bug lifecycle',
      'bug life cycle',
      'issue triage',
    ],
    keywords: ['software', 'qa', 'tracker', 'tester', 'developer', 'ticket', 'state'],
    notation: `
a(start) Bug reported
b Read the report
c? Enough details?
d Ask the reporter and wait
e? Can it be reproduced?
f? Known duplicate?
g Link to the original report
h Set severity and priority
i? Critical?
j Fix it in a hot fix
k Plan it for a sprint
l Write a failing test
m Fix the defect
n Verify the fix
o? Fixed?
p(end) Closed as fixed
q(end) Closed without a change
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> b
e -> f: Yes
e -> q: No
f -> g: Yes
f -> h: No
g -> q
h -> i
i -> j: Yes
i -> k: No
j -> l
k -> l
l -> m
m -> n
n -> o
o -> p: Yes
o -> m: No
`,
  },
  {
    id: 'database-migration',
    title: 'Database migration',
    aliases: ['data migration', 'schema migration', 'migrate database', 'system migration'],
    keywords: ['legacy', 'cloud', 'production', 'backup', 'rollback', 'zero downtime'],
    notation: `
a(start)
b Write the migration script
c Rehearse on a copy
d? Rehearsal clean?
e Correct the script
f Announce the maintenance window
g Take a full backup
h Stop the writers
i Run the migration
j Compare counts and checksums
k? Data complete?
l Restore the backup and start the writers
m Switch the application over
n Watch errors and latency
o(end) Migrated
p(end) Rolled back
a -> b
b -> c
c -> d
d -> f: Yes
d -> e: No
e -> c
f -> g
g -> h
h -> i
i -> j
j -> k
k -> m: Yes
k -> l: No
l -> p
m -> n
n -> o
`,
  },
  {
    id: 'file-upload',
    title: 'File upload',
    aliases: ['upload file', 'document upload', 'image upload', 'upload image'],
    keywords: ['validation', 'virus', 'scan', 'storage', 's3', 'user', 'web'],
    notation: `
a(start)
b(io) Choose a file
c? Allowed type and size?
d Show what is allowed
e Upload in chunks
f? Connection lost?
g Resume from the last chunk
h Scan for malware
i? Clean?
j Quarantine the file
k Move it to the file storage
l Save name, size and owner
m Create a thumbnail
n(end) File available
o(end) Upload refused
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> b
e -> f
f -> g: Yes
f -> h: No
g -> e
h -> i
i -> k: Yes
i -> j: No
j -> o
k -> l
l -> m
m -> n
`,
  },
  {
    id: 'api-request',
    title: 'API request handling',
    aliases: [
      'api request',
      'rest api request',
      'http request handling',
      'http request',
      'request lifecycle',
      'request handling',
    ],
    keywords: ['rest', 'backend', 'rate limit', 'server', 'web', 'cache', 'caching', 'authentication', 'validation'],
    notation: `
a(start) Request received
b? Token valid?
c Answer 401
d? Within the rate limit?
e Answer 429
f? Body passes validation?
g Answer 400 with the fields
h? May the caller do this?
i Answer 403
j? Answer in the cache?
k Read from the cache
l Run the business logic
m Read or write the database
n Store in the cache
o Answer 200
p Write the access log
q(end) Answered
a -> b
b -> d: Yes
b -> c: No
c -> p
d -> f: Yes
d -> e: No
e -> p
f -> h: Yes
f -> g: No
g -> p
h -> j: Yes
h -> i: No
i -> p
j -> k: Yes
j -> l: No
k -> o
l -> m
m -> n
n -> o
o -> p
p -> q
`,
  },
];
