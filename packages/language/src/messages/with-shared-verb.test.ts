import { expect, it } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('messages');
const messages = (text: string): readonly string[] => drawn(understand(text, { type }));

it('gives the verb to everybody who goes on without one', () => {
  expect(messages('the phone sends PING, the printer READY, the phone JOB and the printer DONE')).toEqual([
    'Phone -Send PING-> Printer',
    'Printer -Send READY-> Phone',
    'Phone -Send JOB-> Printer',
    'Printer -Send DONE-> Phone',
  ]);
  expect(messages('First the pump sends a status, then the controller a setpoint, then the pump an alarm.')).toEqual([
    'Pump -Send status-> Controller',
    'Controller -Send setpoint-> Pump',
    'Pump -Send alarm-> Controller',
  ]);
});

it('gives it wherever in the sentence somebody goes on', () => {
  expect(
    messages('The user types name and code, the app sends them to the server, the server a token back to the app'),
  ).toEqual(['User -Type name and code-> App', 'App -Send name and code-> Server', 'Server -Send back token-> App']);
  expect(messages('The shop sends the guest a bill, the cook a list. The cook asks the guest.')).not.toContain(
    'Cook -Send list-> Shop',
  );
});

it('keeps a list of what one sends', () => {
  expect(messages('The app sends the logs, the server name and a token to the gateway.')).toEqual([
    'App -Send logs, server name and token-> Gateway',
  ]);
});

it('takes who is e-mailed for who gets it', () => {
  expect(messages('Clinic e-mails the patient a form. Patient e-mailed the lab.')).toEqual([
    'Clinic -E-mail form-> Patient',
    'Patient -E-mail-> Lab',
  ]);
});

it('lets whoever was asked answer', () => {
  expect(
    messages('The till asks the server for the price, the server the price, the till shows it to the cashier'),
  ).toEqual(['Till -Ask for price-> Server', 'Server -Price-> Till (reply)', 'Till -Show price-> Cashier']);
});

it('takes who stands before what is given for who gets it, named elsewhere or not', () => {
  expect(messages('The lab e-mails the doctor the results and sends the nurse a note.')).toEqual([
    'Lab -E-mail results-> Doctor',
    'Lab -Send note-> Nurse',
  ]);
});
