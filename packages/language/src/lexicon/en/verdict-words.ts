const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What whoever was called answers with where it went well, by the bases of verbs and by other words. */
export const granting = words(
  'accept agree allow approve authorise authorize clear confirm grant pass succeed success successful successfully',
);

/** The same where it went badly. */
export const refusing = words(
  'bounce cancel decline deny disapprove disagree error fail failed failure refuse reject rejection unsuccessful timeout',
);

/** How what was looked at is found to be, where that is as it should be. */
export const sound = words(
  'acceptable available clean complete compliant correct eligible enough exist fine found free genuine good intact legitimate match ok okay present right satisfactory sufficient valid',
);

/** The same where it is not. */
export const unsound = words(
  'absent bad blocked broken damaged defective duplicate empty expired fake faulty full inaccurate incomplete incorrect ineligible insufficient invalid locked missing mismatch outdated short taken unacceptable unavailable unknown wrong',
);

/** Verbs of which an answer comes back beside those that only find out: `validate`, `look up`. */
export const provingVerbs = words('authenticate compare confirm find login lookup probe query scan validate');

/** Words of a condition that tell nothing by themselves. */
export const emptyInConditions = words(
  'a again all already an and answer any anything are at been being by can could decision did do does everything from had has have he her him his if in is it its now of on or our outcome result she so still that the their them there they this to verdict was we were what when whether which who will with yet you your',
);
