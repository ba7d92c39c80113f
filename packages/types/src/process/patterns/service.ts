import type { Pattern } from '@diagloom/diagram/model';

/** Keeping services running and people helped. */
export const servicePatterns: readonly Pattern[] = [
  {
    id: 'support-ticket',
    title: 'Customer support ticket',
    aliases: [
      'support',
      'ticket',
      'support ticket',
      'support escalation',
      'ticket escalation',
      'customer support',
      'support request',
    ],
    keywords: ['customer', 'agent', 'escalation', 'resolution', 'sla', 'team', 'it', 'i.t.'],
    notation: `
[C] Customer
[A] First level
[B] Second level
[D] Development
a(start)@C Problem noticed
b@C Describe the problem
c@A Open a ticket
d@A Set category and priority
e?@A Answer in the knowledge base?
f@A Send the known solution
g@B Reproduce the problem
h?@B Fault in the product?
i@B Explain how to go on
j@D Correct the fault
k@B Deliver the correction
l@C Try the solution
m?@C Solved?
n@A Close the ticket
o(datastore)@A Knowledge base
p(end)@A Closed
a -> b
b -> c
c -> d
d -> e
e -> f: Yes
e -> g: No
f -> l
g -> h
h -> j: Yes
h -> i: No
i -> l
j -> k
k -> l
l -> m
m -> n: Yes
m -> g: No
n -> p
n -> o
`,
  },
  {
    id: 'incident-response',
    title: 'Incident response',
    aliases: [
      'incident',
      'incident management',
      'outage',
      'production incident',
      'major incident',
      'on call',
      'outage response',
      'devops incident',
      'incident escalation',
    ],
    keywords: ['service', 'production', 'engineer', 'sre', 'post mortem', 'alert', 'it', 'i.t.', 'team'],
    notation: `
[M] Monitoring
[O] On-call engineer
[L] Incident lead
[S] Communications
a(start)@M Alert raised
b@O Acknowledge within five minutes
c@O Judge the impact
d?@O Customers affected?
e@O Repair in working hours
f@L Open the incident channel
g(fork)@L
h@O Find the cause
i@O Mitigate or roll back
j@S Update the status page
k(join)@L
l?@M Service healthy again?
m@L Call in more experts
n@S Report the recovery
o(document)@L Blameless post-mortem
p@L Track the follow-up work
q(end)@L Incident closed
r(end)@O Handled as a task
a -> b
b -> c
c -> d
d -> f: Yes
d -> e: No
e -> r
f -> g
g -> h
g -> j
h -> i
i -> k
j -> k
k -> l
l -> n: Yes
l -> m: No
m -> g
n -> o
o -> p
p -> q
`,
  },
  {
    id: 'security-incident',
    title: 'Security incident response',
    aliases: [
      'security incident',
      'data breach',
      'cyber incident',
      'cyber attack response',
      'breach notification',
      'ransomware response',
      'cybersecurity incident',
    ],
    keywords: ['security', 'attack', 'forensic', 'malware', 'gdpr', 'phishing', 'soc', 'response'],
    notation: `
[A] Security analyst
[I] System owner
[D] Data protection officer
[B] Management
a(start)@A Suspicious activity reported
b@A Collect logs and evidence
c?@A Real attack?
d@A Record as false alarm
e@A Rate the severity
r(fork)@A
f@I Isolate affected systems
g@A Preserve disk images
h@I Remove the intruder's access
i@I Restore from clean backups
j?@D Personal data affected?
k@D Notify the authority within 72 hours
l@B Inform the people concerned
s(join)@A
m@A Watch for a return
n(document)@A Lessons learned
o@B Approve the improvements
p(end)@B Closed
q(end)@A No incident
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> q
e -> r
r -> f
r -> j
f -> g
g -> h
h -> i
i -> s
j -> k: Yes
j -> s: No
k -> l
l -> s
s -> m
m -> n
n -> o
o -> p
`,
  },
  {
    id: 'change-management',
    title: 'Change management',
    aliases: ['change request', 'change control', 'it change management', 'itil change', 'change approval', 'change'],
    keywords: ['itil', 'cab', 'it', 'approval', 'request', 'risk', 'i.t.'],
    notation: `
[R] Change requester
[M] Change manager
[B] Advisory board
[I] Implementer
a(start)@R Change wanted
b(document)@R Request for change
c@M Check for completeness
q?@M Request complete?
d@M Classify risk and impact
e?@M Standard change?
f@B Weigh benefit and risk
g?@B Change approved?
h@M Give the reasons
i@M Schedule the change
j@I Test in a copy of production
r?@I Test passed?
s@I Correct the change
k@I Carry out the change
l?@I Working as planned?
m@I Return to the old state
n@M Review the result
o(end)@M Change closed
p(end)@M Change refused
a -> b
b -> c
c -> q
q -> d: Yes
q -> b: No
d -> e
e -> i: Yes
e -> f: No
f -> g
g -> i: Yes
g -> h: No
h -> p
i -> j
j -> r
r -> k: Yes
r -> s: No
s -> j
k -> l
l -> n: Yes
l -> m: No
m -> n
n -> o
`,
  },
  {
    id: 'customer-onboarding',
    title: 'Customer onboarding with identity check',
    aliases: [
      'customer onboarding',
      'kyc',
      'client onboarding',
      'know your customer',
      'account opening',
      'bank account opening',
      'open bank account',
      'customer verification',
      'identity verification',
    ],
    keywords: ['bank', 'identity', 'compliance', 'risk', 'aml', 'digital', 'new', 'verification'],
    notation: `
[C] Applicant
[O] Front office
[K] Compliance
a(start)@C
b@C Fill in the application
c@C Show a proof of identity
d@O Compare face and document
e?@O Identity confirmed?
f@O Hold a video call
r?@O Confirmed in the call?
g@K Screen against sanction lists
h?@K Hit on a list?
i@K Investigate the hit
j?@K Risk acceptable?
k@K Set the risk class
s@O Decline the application
l@O Open the account
m(document)@O Contract and terms
n@C Sign electronically
o@O Activate access
p(end)@O Customer
q(end)@O Refused
a -> b
b -> c
c -> d
d -> e
e -> g: Yes
e -> f: No
f -> r
r -> g: Yes
r -> s: No
g -> h
h -> i: Yes
h -> k: No
i -> j
j -> k: Yes
j -> s: No
s -> q
k -> l
l -> m
m -> n
n -> o
o -> p
`,
  },
  {
    id: 'emergency-department',
    title: 'Emergency department visit',
    aliases: [
      'emergency department',
      'emergency room',
      'hospital emergency',
      'patient triage',
      'triage',
      'er visit',
      'a&e',
    ],
    keywords: ['hospital', 'patient', 'nurse', 'doctor', 'treatment', 'health', 'emergency'],
    notation: `
[P] Patient
[N] Triage nurse
[D] Physician
[L] Diagnostics
a(start)@P Patient arrives
b@N Measure the vital signs
c@N Assign an urgency level
d?@N Life in danger?
e@D Stabilise at once
f@P Register and wait
g@D Take history and examine
h?@D Tests needed?
i@L Draw blood and take images
j@L Report the results
k@D Make a diagnosis
r@D Treat
l?@D Inpatient care needed?
m@D Admit to a ward
n@D Prescribe and instruct
o(document)@D Letter for the family doctor
p(end)@P Discharged
q(end)@P Admitted
a -> b
b -> c
c -> d
d -> e: Yes
d -> f: No
e -> g
f -> g
g -> h
h -> i: Yes
h -> k: No
i -> j
j -> k
k -> r
r -> l
l -> m: Yes
l -> n: No
m -> q
n -> o
o -> p
`,
  },
  {
    id: 'doctor-visit',
    title: 'Doctor appointment',
    aliases: [
      'doctor appointment',
      'patient appointment',
      'appointment booking',
      'medical appointment',
      'doctor visit',
      'clinic visit',
      'clinic appointment',
      'appointment scheduling',
      'clinic',
      'outpatient visit',
      'appointment',
    ],
    keywords: ['patient', 'doctor', 'clinic', 'health', 'insurance', 'medical'],
    notation: `
[P] Patient
[R] Reception
[D] Doctor
a(start)@P
b@P Ask for an appointment
c@R Look for a free slot
d?@R Slot suits the patient?
e@R Propose other days
f@R Book and confirm
g(event)@R Day before
h@R Send a reminder
r(event)@R Time of the appointment
i?@P Patient comes?
j@R Free the slot and note the absence
k@R Check the insurance card
l@D Examine the patient
m?@D Specialist needed?
n(document)@D Referral
s?@D Medicine needed?
o(document)@D Prescription
p@R Bill the visit
q(end)@R Visit closed
a -> b
b -> c
c -> d
d -> f: Yes
d -> e: No
e -> c
f -> g
g -> h
h -> r
r -> i
i -> k: Yes
i -> j: No
j -> q
k -> l
l -> m
m -> n: Yes
m -> s: No
n -> s
s -> o: Yes
s -> p: No
o -> p
p -> q
`,
  },
  {
    id: 'student-admission',
    title: 'Student admission',
    aliases: [
      'university admission',
      'admission',
      'college admission',
      'student enrolment',
      'university application',
      'enrolment',
      'school admission',
      'student registration',
    ],
    keywords: ['student', 'university', 'school', 'course', 'applicant', 'education'],
    notation: `
[A] Applicant
[O] Admissions office
[F] Faculty
a(start)@A
b(document)@A Application with certificates
c@O Check for completeness
d?@O Papers complete?
e@O Request missing papers
u@A Send the missing papers
f@O Verify the grades
g?@O Entry requirements met?
h@F Hold the interview
i@F Rank the applicants
j?@F Place available?
k@O Put on the waiting list
t?@O Place freed before term?
l@O Send the admission
m?@A Place accepted in time?
n@A Pay the fee
o@O Issue the student card
s@O Withdraw the offer
p@O Send the rejection
q(end)@A Enrolled
r(end)@A Not admitted
v(end)@A Offer lapsed
a -> b
b -> c
c -> d
d -> f: Yes
d -> e: No
e -> u
u -> c
f -> g
g -> h: Yes
g -> p: No
h -> i
i -> j
j -> l: Yes
j -> k: No
k -> t
t -> l: Yes
t -> p: No
l -> m
m -> n: Yes
m -> s: No
s -> v
n -> o
o -> q
p -> r
`,
  },
  {
    id: 'content-publishing',
    title: 'Content publishing',
    aliases: [
      'content creation',
      'editorial',
      'blog publishing',
      'article publishing',
      'content approval',
      'blog post',
      'content marketing',
      'content',
      'document approval',
      'publishing',
    ],
    keywords: ['editor', 'author', 'review', 'marketing', 'blog', 'article', 'approval', 'website', 'seo', 'write'],
    notation: `
[W] Writer
[E] Editor
[G] Designer
[L] Legal review
a(start)@E Topic chosen
b(document)@E Briefing
c@W Research and draft
d@E Edit for style and facts
e?@E Draft good enough?
f@W Revise the draft
g@G Create the pictures
h?@E Legal questions?
i@L Check rights and claims
j?@L Cleared?
k@E Add title, links and keywords
l@E Schedule the publication
m(event)@E Publication date
n@E Share on the channels
q(event)@E A month later
o@E Measure the readers
p(end)@E Published
a -> b
b -> c
c -> d
d -> e
e -> g: Yes
e -> f: No
f -> d
g -> h
h -> i: Yes
h -> k: No
i -> j
j -> k: Yes
j -> f: No
k -> l
l -> m
m -> n
n -> q
q -> o
o -> p
`,
  },
  {
    id: 'agile-sprint',
    title: 'Agile sprint',
    aliases: [
      'scrum',
      'sprint',
      'scrum sprint',
      'agile',
      'agile development',
      'scrum framework',
      'agile software development',
      'sprint planning',
      'software development life cycle',
      'sdlc',
    ],
    keywords: ['team', 'backlog', 'product', 'owner', 'developer', 'software', 'sprint'],
    notation: `
[P] Product owner
[T] Development team
[S] Stakeholders
a(start)@P Product goal set
b@P Order the backlog
c@T Plan the sprint
d(document)@T Sprint backlog
e@T Meet for the daily scrum
f@T Build and test
g?@T Meets the definition of done?
h?@T Sprint over?
i@T Show the increment
j@S Give feedback
k@T Hold the retrospective
l?@P Release the increment?
m@T Release
n?@P Product goal reached?
o(end)@P Goal reached
a -> b
b -> c
c -> d
d -> e
e -> f
f -> g
g -> h: Yes
g -> f: No
h -> i: Yes
h -> e: No
i -> j
j -> k
k -> l
l -> m: Yes
l -> n: No
m -> n
n -> o: Yes
n -> b: No
`,
  },
];
