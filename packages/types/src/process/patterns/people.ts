import type { Pattern } from '@diagloom/diagram/model';

/** From the open position to the last working day. */
export const peoplePatterns: readonly Pattern[] = [
  {
    id: 'recruitment',
    title: 'Recruitment',
    aliases: [
      'recruitment',
      'hiring new employee',
      'candidate selection',
      'job application',
      'employee recruitment',
      'interview',
    ],
    keywords: [
      'hr',
      'candidate',
      'applicant',
      'employee',
      'interview',
      'new',
      'staff',
      'software',
      'developer',
      'talent',
      'offer',
    ],
    notation: `
[H] Hiring manager
[R] Recruiter
[C] Candidate
a(start)@H Position open
b(document)@H Job profile
c@R Publish the advertisement
d@C Apply
e@R Screen the application
f?@R Meets the profile?
g@R Interview by telephone
h@H Interview in person
i?@H Convinced?
j@R Check the references
k(document)@R Offer
l?@C Offer accepted?
m@R Send a refusal
n@R Prepare the contract
o(end)@R Hired
p(end)@R Refused
x?@H Another suitable candidate?
a -> b
b -> c
c -> d
d -> e
e -> f
f -> g: Yes
f -> m: No
g -> h
h -> i
i -> j: Yes
i -> m: No
j -> k
k -> l
l -> n: Yes
l -> x: No
x -> h: Yes
x -> c: No
m -> p
n -> o
`,
    options: [
      {
        title: 'a technical test',
        when: ['technical test', 'coding test', 'assessment', 'technical interview', 'technical assessment'],
        changes: [
          {
            without: ['g -> h'],
            with: `
q@C Solve the practical task
r?@H Solution good enough?
g -> q
q -> r
r -> h: Yes
r -> m: No
`,
          },
        ],
      },
    ],
  },
  {
    id: 'employee-onboarding',
    title: 'Employee onboarding',
    aliases: [
      'onboarding',
      'new hire onboarding',
      'new employee',
      'staff onboarding',
      'onboarding new employee',
      'first day at work',
    ],
    keywords: ['hr', 'it', 'manager', 'new', 'new employee', 'employee', 'company', 'remote', 'i.t.'],
    notation: `
[H] Human resources
[I] IT
[M] Line manager
[N] New colleague
a(start)@H Contract signed
b@H Create the personnel file
c(fork)@H
d@I Order laptop and phone
e@I Create the accounts
f@M Plan the first weeks
g@M Name a mentor
h(join)@H
t(event)@H First working day
i@M Welcome and show around
j@H Give the safety training
k@I Hand over the equipment
l@M Agree on goals
m@N Work with the mentor
u(event)@M End of probation near
n@M Review the probation
o?@M Probation passed?
p@H Confirm the employment
q@H End the contract
r(end)@H Onboarded
s(end)@H Left
a -> b
b -> c
c -> d
c -> f
d -> e
e -> h
f -> g
g -> h
h -> t
t -> i
i -> j
j -> k
k -> l
l -> m
m -> u
u -> n
n -> o
o -> p: Yes
o -> q: No
p -> r
q -> s
`,
  },
  {
    id: 'employee-offboarding',
    title: 'Employee offboarding',
    aliases: [
      'offboarding',
      'employee leaving',
      'resignation',
      'employee resignation',
      'employee termination',
      'termination',
    ],
    keywords: ['hr', 'it', 'exit', 'staff', 'manager', 'notice', 'i.t.'],
    notation: `
[E] Employee
[M] Manager
[H] Personnel office
[I] IT operations
a(start)@E Decision to leave
b(document)@E Notice
c@M Confirm the last working day
d@H Calculate remaining holiday and pay
e(fork)@H
f@M Plan the handover
g@E Hand over open work
h@I Schedule the removal of access
i(join)@H
q(event)@E Last working day
j@E Return keys and equipment
k?@I Everything returned?
l@I Ask for missing items
m@I Close all accounts
n@H Hold the exit interview
o(document)@H Reference and papers
p(end)@H Left
a -> b
b -> c
c -> d
d -> e
e -> f
e -> h
f -> g
g -> i
h -> i
i -> q
q -> j
j -> k
k -> m: Yes
k -> l: No
l -> j
m -> n
n -> o
o -> p
`,
  },
  {
    id: 'performance-review',
    title: 'Performance review',
    aliases: [
      'performance appraisal',
      'annual review',
      'employee review',
      'appraisal',
      'employee performance review',
      'performance evaluation',
    ],
    keywords: ['hr', 'employee', 'manager', 'feedback', 'yearly', 'goal'],
    notation: `
[E] Employee
[M] Manager
[H] HR partner
a(start)@H Review round opened
b@H Send forms and dates
c(document)@E Self-assessment
d@M Collect feedback from colleagues
e@M Draft the rating
f@H Calibrate across teams
g?@H Ratings consistent?
h@M Adjust the draft
i@M Hold the conversation
j?@E Agrees with the result?
k@E Write a statement
l@H Mediate
m@M Agree on goals and training
p@H File the result
n(datastore)@H Personnel file
o(end)@H Review closed
a -> b
b -> c
c -> d
d -> e
e -> f
f -> g
g -> i: Yes
g -> h: No
h -> f
i -> j
j -> m: Yes
j -> k: No
k -> l
l -> m
m -> p
p -> n
p -> o
`,
  },
  {
    id: 'leave-request',
    title: 'Leave request',
    aliases: ['vacation request', 'vacation', 'holiday leave', 'absence', 'leave approval'],
    keywords: ['employee', 'manager', 'hr', 'approval', 'request', 'staff', 'day', 'supervisor'],
    notation: `
[E] Employee
[M] Manager
[H] Human resources
a(start)@E Days off wanted
b@E Submit the request
c@H Check the balance of days
d?@H Enough days left?
e@M Review the team calendar
f?@M Leave approved?
g@M Propose other dates
h@E Arrange a stand-in
i@H Record the absence
j@H Confirm by email
k@H Explain the refusal
l(end)@H Leave booked
m(end)@H Request closed
n?@E Other dates suit?
a -> b
b -> c
c -> d
d -> e: Yes
d -> k: No
e -> f
f -> h: Yes
f -> g: No
g -> n
n -> b: Yes
n -> k: No
h -> i
i -> j
j -> l
k -> m
`,
  },
];
