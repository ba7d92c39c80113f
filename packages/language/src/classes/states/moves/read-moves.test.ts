import { describe, expect, it } from 'vitest';
import { buildModelType, modelled } from '../../../testing/model-types.ts';
import { understand } from '../../../understand.ts';

const type = buildModelType('classes');
const lines = (text: string): readonly string[] =>
  modelled(understand(text, { type })).filter((line) => line.includes('->') && !line.startsWith('Start'));

describe('states told clause by clause', () => {
  it('are left as `until` says, and questions say what happens in them', () => {
    expect(
      lines(
        'Coffee machine states. off until switched on, then heating, ready, brewing. tank empty while brewing? it goes to paused. filling the tank takes paused back to brewing',
      ),
    ).toEqual([
      'Off -transition-> Heating: Switched on',
      'Heating -transition-> Ready',
      'Ready -transition-> Brewing',
      'Brewing -transition-> Paused: Tank empty',
      'Paused -transition-> Brewing: Filling the tank',
    ]);
    expect(
      lines(
        'Parcel states. waiting until the courier scans it, then in transit, arrived, out for delivery, delivered. refusal brings out for delivery back to arrived. After delivered, sender asks -> in transit',
      ),
    ).toEqual([
      'Waiting -transition-> In transit: The courier scans it',
      'In transit -transition-> Arrived',
      'Arrived -transition-> Out for delivery',
      'Out for delivery -transition-> Delivered',
      'Out for delivery -transition-> Arrived: Refusal',
      'Delivered -transition-> In transit: Sender asks',
    ]);
  });

  it('are entered because of what is told before them', () => {
    expect(
      lines(
        'leave request starts as draft then the employee sends it and its submitted, missing dates = incomplete and when he adds them its submitted again, after the check approved, archived after a year',
      ),
    ).toEqual([
      'Draft -transition-> Submitted: The employee sends it',
      'Submitted -transition-> Incomplete: Missing dates',
      'Incomplete -transition-> Submitted: He adds them',
      'Submitted -transition-> Approved: Check',
      'Approved -transition-> Archived: After a year',
    ]);
    expect(
      lines('our job applications: received, then HR reads it and it becomes shortlisted, interview failed = rejected'),
    ).toEqual([
      'Received -transition-> Shortlisted: HR reads it',
      'Shortlisted -transition-> Rejected: Interview failed',
    ]);
  });

  it('part where another case is told', () => {
    expect(
      lines(
        "An invoice begins as draft, once checked it's sent, when the money comes it is paid, but if nobody pays in 30 days it goes to overdue",
      ),
    ).toEqual([
      'Draft -transition-> Sent: Checked',
      'Sent -transition-> Paid: The money comes',
      'Sent -transition-> Overdue: Nobody pays in 30 days',
    ]);
  });

  it('come back to where they were', () => {
    expect(
      lines(
        "a library book starts as available, somebody borrows it and it's borrowed, when it comes back it's available again",
      ),
    ).toEqual([
      'Available -transition-> Borrowed: Somebody borrows it',
      'Borrowed -transition-> Available: It comes back',
    ]);
  });
});
