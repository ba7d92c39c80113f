import type { Pattern } from '@diagloom/diagram/model';

/** Data of libraries, schools, hospitals and other places that serve the public. */
export const publicLifeModels: readonly Pattern[] = [
  {
    id: 'library',
    title: 'Library',
    aliases: [
      'public library',
      'book lending',
      'library loan',
      'lending library',
      'school library',
      'university library',
    ],
    keywords: ['book', 'lending', 'borrow', 'loan'],
    notation: `
a Member | id: uuid <pk> | name: string | email: string <unique> | joined on: date
b Book | id: uuid <pk> | publisher id: uuid <fk> | isbn: string <unique> | title: string | publication year: int
c Author | id: uuid <pk> | name: string
d(weak-entity) Authorship | author id: uuid <pk fk> | book id: uuid <pk fk>
e Publisher | id: uuid <pk> | name: string
f Copy | id: uuid <pk> | book id: uuid <fk> | barcode: string <unique> | shelf: string
g Loan | id: uuid <pk> | member id: uuid <fk> | copy id: uuid <fk> | lent on: date | due on: date | returned on: date <nullable>
h Reservation | id: uuid <pk> | member id: uuid <fk> | book id: uuid <fk> | reserved at: timestamp | status: string
i Fine | id: uuid <pk> | loan id: uuid <fk unique> | amount: money | paid on: date <nullable>
a[1] -> g[0..*]: takes out
f[1] -> g[0..*]: is lent in
b[1] -> f[1..*]: exists as
e[1] -> b[0..*]: publishes
c[1] -> d[1..*]: is named in
b[1] -> d[1..*]: is credited in
a[1] -> h[0..*]: asks for
b[1] -> h[0..*]: is wanted in
g[1] -> i[0..1]: may cost
`,
    options: [
      {
        title: 'branches',
        when: ['branch', 'branches', 'several locations'],
        changes: [
          {
            without: ['f Copy | id: uuid <pk> | book id: uuid <fk> | barcode: string <unique> | shelf: string'],
            with: `
f Copy | id: uuid <pk> | book id: uuid <fk> | branch id: uuid <fk> | barcode: string <unique> | shelf: string
j Branch | id: uuid <pk> | name: string | address: string
j[1] -> f[0..*]: shelves
`,
          },
        ],
      },
      {
        title: 'librarians',
        when: ['librarian', 'staff', 'employee'],
        changes: [
          {
            without: [
              'g Loan | id: uuid <pk> | member id: uuid <fk> | copy id: uuid <fk> | lent on: date | due on: date | returned on: date <nullable>',
            ],
            with: `
g Loan | id: uuid <pk> | member id: uuid <fk> | copy id: uuid <fk> | librarian id: uuid <fk nullable> | lent on: date | due on: date | returned on: date <nullable>
k Librarian | id: uuid <pk> | name: string | staff number: string <unique>
k[0..1] -> g[0..*]: handles
`,
          },
        ],
      },
    ],
  },
  {
    id: 'school',
    title: 'School',
    aliases: ['school management', 'student information', 'class timetable', 'school timetable'],
    keywords: ['student', 'teacher', 'class', 'pupil', 'grade'],
    notation: `
a Pupil | id: uuid <pk> | school class id: uuid <fk> | name: string | born on: date
b Guardian | id: uuid <pk> | name: string | phone: string
c(weak-entity) Guardianship | guardian id: uuid <pk fk> | pupil id: uuid <pk fk> | relation: string
d School class | id: uuid <pk> | teacher id: uuid <fk> | name: string | school year: int
e Teacher | id: uuid <pk> | name: string | email: string <unique>
f Subject | id: uuid <pk> | name: string <unique>
g Classroom | id: uuid <pk> | number: string | seat count: int
h Lesson | id: uuid <pk> | school class id: uuid <fk> | subject id: uuid <fk> | teacher id: uuid <fk> | classroom id: uuid <fk> | weekday: int | lesson number: int
i(weak-entity) Absence | pupil id: uuid <pk fk> | lesson id: uuid <pk fk> | missed on: date <pk> | excused: boolean
j Mark | id: uuid <pk> | pupil id: uuid <fk> | subject id: uuid <fk> | points: int | given on: date
b[1] -> c[1..*]: holds
a[1] -> c[1..*]: is under
d[1] -> a[1..*]: consists of
e[1] -> d[0..*]: heads
d[1] -> h[1..*]: attends
f[1] -> h[0..*]: is taught in
e[1] -> h[0..*]: gives
g[1] -> h[0..*]: hosts
a[1] -> i[0..*]: is recorded in
h[1] -> i[0..*]: is missed in
a[1] -> j[0..*]: earns
f[1] -> j[0..*]: is graded in
`,
  },
  {
    id: 'university',
    title: 'University',
    aliases: [
      'university management',
      'course enrolment',
      'course registration',
      'student enrolment',
      'university course',
      'student registration',
    ],
    keywords: ['student', 'professor', 'course', 'lecturer', 'faculty', 'department'],
    notation: `
a Faculty | id: uuid <pk> | name: string <unique>
b Degree program | id: uuid <pk> | faculty id: uuid <fk> | name: string | credits: int
c Student | id: uuid <pk> | degree program id: uuid <fk> | number: string <unique> | name: string
d Lecturer | id: uuid <pk> | faculty id: uuid <fk> | name: string | title: string
e Course | id: uuid <pk> | faculty id: uuid <fk> | code: string <unique> | credits: int
f Course offering | id: uuid <pk> | course id: uuid <fk> | lecturer id: uuid <fk> | term: string | places: int
g(weak-entity) Enrollment | student id: uuid <pk fk> | course offering id: uuid <pk fk> | enrolled at: timestamp | grade: string <nullable>
h(weak-entity) Prerequisite | course id: uuid <pk fk> | required id: uuid <pk fk>
i Lecture room | id: uuid <pk> | building: string | capacity: int
j Session | id: uuid <pk> | course offering id: uuid <fk> | lecture room id: uuid <fk> | starts at: timestamp
a[1] -> b[1..*]: offers
b[1] -> c[0..*]: is studied by
a[1] -> d[1..*]: employs
a[1] -> e[0..*]: is responsible for
e[1] -> f[0..*]: is held as
d[1] -> f[0..*]: teaches
c[1] -> g[0..*]: signs up in
f[1] -> g[0..*]: admits
e[1] -> h[0..*]: requires
e[1] -> h[0..*]: is required in
f[1] -> j[1..*]: meets in
i[1] -> j[0..*]: hosts
`,
  },
  {
    id: 'hospital',
    title: 'Hospital',
    aliases: ['hospital management', 'hospital information', 'inpatient care'],
    keywords: ['patient', 'doctor', 'nurse', 'ward', 'health'],
    notation: `
a Patient | id: uuid <pk> | insurance number: string <unique> | name: string | born on: date | blood group: string
b Department | id: uuid <pk> | name: string | floor: int
c Doctor | id: uuid <pk> | department id: uuid <fk> | name: string | speciality: string
d Ward | id: uuid <pk> | department id: uuid <fk> | name: string
e Bed | id: uuid <pk> | ward id: uuid <fk> | number: string
f Admission | id: uuid <pk> | patient id: uuid <fk> | bed id: uuid <fk> | admitted at: timestamp | discharged at: timestamp <nullable>
g Diagnosis | id: uuid <pk> | admission id: uuid <fk> | doctor id: uuid <fk> | code: string | made at: timestamp
h Treatment | id: uuid <pk> | admission id: uuid <fk> | doctor id: uuid <fk> | description: text | performed at: timestamp
i Prescription | id: uuid <pk> | admission id: uuid <fk> | doctor id: uuid <fk> | medication id: uuid <fk> | dose: string | days: int
j Medication | id: uuid <pk> | name: string | form: string
b[1] -> c[1..*]: employs
b[1] -> d[1..*]: runs
d[1] -> e[1..*]: provides
a[1] -> f[0..*]: is admitted in
e[1] -> f[0..*]: is occupied in
f[1] -> g[0..*]: leads to
c[1] -> g[0..*]: makes
f[1] -> h[0..*]: receives
c[1] -> h[0..*]: performs
f[1] -> i[0..*]: needs
c[1] -> i[0..*]: writes
j[1] -> i[0..*]: is given in
`,
  },
  {
    id: 'clinic',
    title: 'Clinic appointments',
    aliases: [
      'clinic',
      'doctor appointment',
      'appointment booking',
      'appointment scheduling',
      'medical appointment',
      'dentist',
      'dental clinic',
    ],
    keywords: ['patient', 'doctor', 'appointment', 'health'],
    notation: `
a Patient | id: uuid <pk> | name: string | phone: string | born on: date
b Practitioner | id: uuid <pk> | name: string | speciality: string
c Opening hours | id: uuid <pk> | practitioner id: uuid <fk> | weekday: int | opens at: time | closes at: time
d Service | id: uuid <pk> | name: string | minutes: int | fee: money
e Appointment | id: uuid <pk> | patient id: uuid <fk> | practitioner id: uuid <fk> | service id: uuid <fk> | starts at: timestamp | status: string
f Visit note | id: uuid <pk> | appointment id: uuid <fk unique> | findings: text | written at: timestamp
g Referral | id: uuid <pk> | visit note id: uuid <fk> | speciality: string | reason: text
h Reminder | id: uuid <pk> | appointment id: uuid <fk> | channel: string | sent at: timestamp
i Invoice | id: uuid <pk> | appointment id: uuid <fk unique> | amount: money | paid on: date <nullable>
a[1] -> e[0..*]: books
b[1] -> e[0..*]: sees
b[1] -> c[1..*]: works in
d[1] -> e[0..*]: is booked as
e[1] -> f[0..1]: is recorded in
f[1] -> g[0..*]: recommends
e[1] -> h[0..*]: is announced by
e[1] -> i[0..1]: is billed with
`,
  },
  {
    id: 'event-management',
    title: 'Event management',
    aliases: ['event', 'conference', 'event registration', 'event booking', 'conference management', 'event ticketing'],
    keywords: ['venue', 'ticket', 'attendee', 'speaker'],
    notation: `
a Organizer | id: uuid <pk> | name: string | email: string
b Event | id: uuid <pk> | organizer id: uuid <fk> | venue id: uuid <fk> | title: string | starts on: date | ends on: date
c Venue | id: uuid <pk> | name: string | city: string
d Hall | id: uuid <pk> | venue id: uuid <fk> | name: string | capacity: int
e Talk | id: uuid <pk> | event id: uuid <fk> | hall id: uuid <fk> | title: string | starts at: timestamp
f Speaker | id: uuid <pk> | name: string | biography: text
g(weak-entity) Appearance | talk id: uuid <pk fk> | speaker id: uuid <pk fk>
h Ticket type | id: uuid <pk> | event id: uuid <fk> | name: string | price: money | quota: int
i Attendee | id: uuid <pk> | name: string | email: string <unique>
j Registration | id: uuid <pk> | ticket type id: uuid <fk> | attendee id: uuid <fk> | paid at: timestamp <nullable> | checked in at: timestamp <nullable>
a[1] -> b[0..*]: stages
c[1] -> b[0..*]: hosts
c[1] -> d[1..*]: contains
b[1] -> e[1..*]: consists of
d[1] -> e[0..*]: houses
e[1] -> g[1..*]: features
f[1] -> g[0..*]: stands in
b[1] -> h[1..*]: sells
h[1] -> j[0..*]: is bought in
i[1] -> j[0..*]: makes
`,
  },
];
