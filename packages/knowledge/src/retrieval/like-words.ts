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
  'sick ill illness sickness',
  'purge cleanup clean-up clean delete deletion erase erasure remove removal wipe',
  'forget erase deletion',
  'hire hiring recruit recruitment recruiting',
  'onboard onboarding induction starter joiner newcomer',
  'offboard offboarding leaver resignation departure',
  'quit resign resignation',
  'fire dismiss dismissal termination',
  'pay paid payment payout reimburse reimbursement',
  'salary wage pay payroll',
  'refund reimburse reimbursement money-back',
  'bill invoice',
  'buy purchase purchasing procurement',
  'sev1 sev-1 incident outage',
  'outage incident downtime',
  'deploy deployment release rollout',
  'ship release rollout',
  'rollback revert',
  'return returns exchange',
  'broken faulty defective damaged fault defect',
  'complain complaint complaints grievance',
  'customer client',
  'supplier vendor',
  'boss manager supervisor superior',
  'staff employee employees colleague colleagues personnel',
  'computer laptop device equipment',
  'trip travel journey',
  'book booking reserve reservation request',
  'sign approve approval authorise authorisation',
  'hurt injury injured accident',
  'lost missing stolen',
  'breach leak incident',
  'password credentials login',
  'visitor guest',
  'shop store',
  'car vehicle fleet',
  'parcel package shipment',
  'check inspect inspection verify verification',
  'fix repair',
  'cancel cancellation',
  'ticket case request',
];

const groupsOf = new Map<string, string[]>();
for (const group of groups) {
  const alike = group.split(' ');
  for (const stem of new Set(alike.map((word) => stemOf(word, 'en'))))
    groupsOf.set(stem, [...(groupsOf.get(stem) ?? []), ...alike]);
}
