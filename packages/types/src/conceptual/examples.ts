import type { Example } from '@diagloom/diagram/model';

export const conceptualExamples: readonly Example[] = [
  {
    title: 'Clinic',
    prompt:
      'A patient makes many appointments. A doctor attends many appointments. A room hosts many appointments. A department employs one or more doctors.',
    notation: `conceptual: Clinic
a Patient
b Appointment
c Doctor
d Room
e Department
a[1] -> b[0..*]: makes
c[1] -> b[0..*]: attends
d[1] -> b[0..*]: hosts
e[1] -> c[1..*]: employs
`,
  },
  {
    title: 'Music streaming',
    prompt:
      'Artists release albums. An album has many songs. Users follow artists and create playlists. A playlist lists many songs and a song is in many playlists. Artist: name, country. Album: title, year. Song: title, length. User: name, plan. Playlist: name.',
    notation: `conceptual: Music streaming
a Artist | name | country
b Album | title | year
c Song | title | length
d User | name | plan
e Playlist | name
a[1] -> b[1..*]: releases
b[1] -> c[1..*]: contains
d[0..*] -> a[0..*]: follows
d[1] -> e[0..*]: creates
e[0..*] -> c[0..*]: lists
`,
  },
  {
    title: 'Car rental',
    prompt:
      'A customer makes many bookings. A booking is for one car. A car belongs to one category. A branch holds many cars.',
    notation: `conceptual: Car rental
a Customer
b Booking
c Car
d Category
e Branch
a[1] -> b[0..*]: makes
c[1] -> b[0..*]: is booked in
d[1] -> c[1..*]: groups
e[1] -> c[0..*]: holds
`,
  },
];
