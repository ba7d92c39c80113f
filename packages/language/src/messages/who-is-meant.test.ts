import { readTextNotation } from '@diagloom/diagram/notations';
import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const sequence = (text: string): readonly string[] =>
  drawn(understand(text, { type: buildType('messages'), readNotation: readTextNotation }));

test('he and she are people, whatever acted last', () => {
  expect(
    sequence('the guest scans the wristband, the turnstile screen opens, she picks a lane, the kitchen gets a note'),
  ).toEqual([
    'Guest -Scan wristband-> Turnstile screen',
    'Turnstile screen -Open-> Turnstile screen',
    'Guest -Pick lane-> Turnstile screen',
    'Turnstile screen -Note-> Kitchen',
  ]);
});

test('he is whoever was told something where a system tells it', () => {
  expect(
    sequence(
      'the porter hands the trunk to the guard, the baggage system tells the owner, he collects it from the guard',
    ),
  ).toEqual(['Porter -Hand trunk-> Guard', 'Baggage system -Tell-> Owner', 'Owner -Collect trunk-> Guard']);
});

test('what was asked for is meant by it, and a mail changes nobody whom a person works with', () => {
  expect(
    sequence(
      'the reader opens the app, the app asks the badge service for a number, the badge service keeps it in redis and emails the badge to the reader, the reader enters a name',
    ),
  ).toEqual([
    'Reader -Open-> App',
    'App -Ask for number-> Badge service',
    'Badge service -Keep number-> Redis',
    'Badge service -Email badge-> Reader',
    'Reader -Enter name-> App',
  ]);
});

test('it is one thing where several were named in between', () => {
  expect(sequence('the coach uploads the film, the server blurs the faces, the judge marks it')).toEqual([
    'Coach -Upload film-> Server',
    'Server -Blur faces-> Server',
    'Judge -Mark film-> Server',
  ]);
});

test('a person answers the person who asked, and takes one of what was offered', () => {
  expect(
    sequence(
      'The tenant calls the clerk. The clerk looks up the tenant in the booking system, which returns the free days. She offers three, the tenant takes one, the clerk books it',
    ),
  ).toEqual([
    'Tenant -Call-> Clerk',
    'Clerk -Look up tenant-> Booking system',
    'Booking system -Free days-> Clerk (reply)',
    'Clerk -Offer three-> Tenant',
    'Tenant -Take one-> Clerk',
    'Clerk -Book free day-> Booking system',
  ]);
});

test('else behind a comma is no part of a name', () => {
  expect(
    sequence('the gate asks the server whether the plate is known; if yes it opens, else driver rings the desk'),
  ).toEqual([
    'Gate -Ask whether the plate is known-> Server',
    'Gate -Open-> Gate {alt: Plate is known}',
    'Driver -Ring-> Desk {alt: Otherwise}',
  ]);
});

test('a condition ends where the one who acted before goes on', () => {
  expect(sequence('the api asks the cache and only if nothing is there queries the database')).toEqual([
    'Api -Ask-> Cache',
    'Api -Query-> Database {opt: Nothing is there}',
  ]);
});

test('who is used by way of, who is notified and what was called before take part', () => {
  expect(
    sequence(
      'The shop charges the card via Payfast. Payfast gives the shop a receipt number. The shop fetches the receipt, the packer is notified',
    ),
  ).toEqual([
    'Shop -Charge card-> Payfast',
    'Payfast -Give receipt number-> Shop',
    'Shop -Fetch receipt-> Payfast',
    'Shop -Notify-> Packer',
  ]);
});

test('who only sees something goes on with it, and what a person sees comes from the system in use', () => {
  expect(
    sequence(
      'The clerk opens the file in the archive app, sees the open bill, explains it to the guest. Payfast charges the guest, the clerk sees a receipt',
    ),
  ).toEqual([
    'Clerk -Open file-> Archive app',
    'Clerk -Explain open bill-> Guest',
    'Payfast -Charge-> Guest',
    'Archive app -Show receipt-> Clerk',
  ]);
});

test('they are several people, and steps behind arrows go on with whoever acted', () => {
  expect(sequence('the parents open the website, the website sends the parents a link, they click it')).toEqual([
    'Parents -Open-> Website',
    'Website -Send link-> Parents',
    'Parents -Click link-> Website',
  ]);
  expect(
    sequence('kiosk reads chip -> asks badge service for the name -> badge service searches the database'),
  ).toEqual([
    'Kiosk -Read chip-> Badge service',
    'Kiosk -Ask for name-> Badge service',
    'Badge service -Search-> Database',
  ]);
});

test('a system that gets something from another one asks it, and one verifies a client with a third', () => {
  expect(
    sequence(
      'the portal gets the rate from the bureau, the chat server authenticates the client with the user service',
    ),
  ).toEqual(['Portal -Get rate-> Bureau', 'Chat server -Authenticate client-> User service']);
});

test('who was told something by a system goes on, and what a condition says of a number is no part of a name', () => {
  expect(
    sequence(
      'the author submits the text in the archive, the editor gets notified, reads it, archive sends it to the mirror. if over 40 pages archive alerts the clerk',
    ),
  ).toEqual([
    'Author -Submit text-> Archive',
    'Archive -Notify-> Editor',
    'Editor -Read text-> Archive',
    'Archive -Send text-> Mirror',
    'Archive -Alert-> Clerk {opt: Over 40 pages}',
  ]);
});

test('this and that behind a comma are whoever was addressed, and a check is made with somebody', () => {
  expect(
    sequence(
      'The app passes the form to the claims service, this asks the score service for a number, that checks it with google',
    ),
  ).toEqual([
    'App -Pass form-> Claims service',
    'Claims service -Ask for number-> Score service',
    'Score service -Check number-> Google',
  ]);
});

test('a system that logs in does so at the next one, which answers it', () => {
  expect(sequence('mobile app logs in, identity server checks against LDAP and returns a token')).toEqual([
    'Mobile app -Log in-> Identity server',
    'Identity server -Check-> LDAP',
    'Identity server -Token-> Mobile app (reply)',
  ]);
});

test('what people hand over reaches the person who acted before', () => {
  expect(
    sequence(
      'guest shows the number at the desk, the clerk types it into the hotel system, the clerk hands over the key',
    ),
  ).toContain('Clerk -Hand over key-> Guest');
});

test('what somebody is told is the message', () => {
  expect(
    sequence(
      'The doctor requests a test from the lab system. The lab system tells the doctor that the values are ready.',
    ),
  ).toContain('Lab system -Values are ready-> Doctor');
});

test('a message goes to no store that is called after messages, and from there is where it was left', () => {
  expect(
    sequence(
      'Ann opens the chat app. Ann sends a message, the chat app saves it in the message store. The hub pushes the score to the cloud, and the watch fetches it from there.',
    ),
  ).toEqual(expect.arrayContaining(['Ann -Send message-> Chat app', 'Watch -Fetch score-> Cloud']));
});

test('when all is done, nobody does it again, and it is each of those that were named', () => {
  const lines = sequence(
    'For each file in the folder the agent uploads it to the storage service. When all are uploaded the agent sends a list to the indexer.',
  );
  expect(lines.map((line) => line.replace(/ \{.*$/, ''))).toEqual([
    'Agent -Upload file-> Storage service',
    'Agent -Send list-> Indexer',
  ]);
});

test('what somebody says to a question opens a case', () => {
  expect(
    sequence(
      'The scanner asks the bank for approval. When it says yes the scanner shows a slip; when it says no the scanner beeps.',
    ).join(),
  ).not.toContain('Say');
});
