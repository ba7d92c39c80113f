import { stemOf } from './index-words.ts';

/**
 * Other words for what people ask about at work: "holiday" stands in handbooks as "leave". Plain words in small letters; what is meant by
 * several groups stands in each.
 */
export const likeWords = (word: string): readonly string[] => [
  ...new Set((groupsOf.get(stemOf(word, 'en')) ?? []).filter((each) => each !== word)),
];

const groups: readonly string[] = [
  'holiday holidays vacation leave absence',
  'sick ill illness sickness unwell poorly',
  'purge cleanup clean-up clean delete deletion erase erasure remove removal wipe',
  'forget erase deletion',
  'hire hiring recruit recruitment recruiting candidate applicant',
  'onboard onboarding induction starter joiner newcomer',
  'offboard offboarding leaver resignation departure',
  'quit resign resignation',
  'fire dismiss dismissal termination',
  'fire evacuation evacuate blaze',
  'pay paid payment payout reimburse reimbursement',
  'expense expenses reimburse reimbursement',
  'salary wage pay payroll',
  'refund reimburse reimbursement money-back',
  'bill invoice',
  'unpaid overdue arrears reminder dunning',
  'buy purchase purchasing procurement procure',
  'quote quotation estimate',
  'sev1 sev-1 incident outage',
  'outage incident downtime',
  'fail failure failed',
  'deploy deployment release rollout',
  'ship release rollout',
  'rollback revert undo',
  'return returns exchange',
  'swap exchange trade',
  'broken faulty defective damaged fault defect breakdown damage',
  'complain complaint complaints grievance',
  'dispute appeal objection',
  'customer client',
  'supplier vendor',
  'boss manager supervisor superior',
  'staff employee employees colleague colleagues personnel',
  'computer laptop device equipment',
  'trip travel journey',
  'book booking reserve reservation request',
  'sign approve approval authorise authorisation',
  'reject decline refuse refusal',
  'waive waiver exemption',
  'hurt injury injured accident wound',
  'urgent emergency',
  'lost missing stolen',
  'breach leak incident',
  'burst leak',
  'hack hacked attack breach intrusion',
  'password credentials login',
  'wifi wlan wireless',
  'visitor guest',
  'shop store',
  'car vehicle fleet',
  'parcel package shipment',
  'deliver delivery shipment',
  'suitcase baggage luggage bag',
  'check inspect inspection verify verification',
  'fix repair',
  'cancel cancellation',
  'postpone reschedule',
  'late delay delayed',
  'ticket case request',
  'roster rota shift',
  'train training course',
  'appraisal evaluation review',
  'stock inventory',
  'child children kid pupil',
  'state status stage',
  'database db postgres mysql sql tables',
];

const groupsOf = new Map<string, string[]>();
for (const group of groups) {
  const alike = group.split(' ');
  for (const stem of new Set(alike.map((word) => stemOf(word, 'en'))))
    groupsOf.set(stem, [...(groupsOf.get(stem) ?? []), ...alike]);
}
