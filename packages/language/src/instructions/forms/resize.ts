import type { Edit } from '@diagloom/diagram/model';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { findParts } from '../references/find-parts.ts';
import { listNames, nameOf } from '../references/part.ts';
import type { Setting } from '../setting.ts';

const alike =
  /^(?:(?:make|give|set|draw|keep|resize)\s+)?(?<what>.+?)\s+(?:(?:all\s+)?(?:have\s+|to\s+|be\s+|of\s+)*(?:the\s+)?(?:same|equal|uniform|identical)\s+(?:size|height|width|dimensions)s?|equally\s+(?:big|large)|as (?:big|large) as each other|equal in size)$/i;
const compared =
  /^(?:(?:make|draw|show|let)\s+)?(?<what>.+?)\s+(?:be\s+)?(?<by>(?:much|a lot|far)\s+|a (?:bit|little)\s+|slightly\s+|twice as\s+|double\s+)?(?<how>bigger|larger|smaller|wider|narrower|taller|higher|shorter|big|large|size)$/i;
const verbal =
  /^(?<how>enlarge|shrink|widen|scale up|scale down|grow|stretch|double the size of|halve)\s+(?<what>.+)$/i;
const exact =
  /^(?:resize|set the size of|make|scale)\s+(?<what>.+?)\s+(?:to\s+|be\s+)?(?<width>\d{2,4})\s*(?:px)?\s*(?:x|×|by|\*)\s*(?<height>\d{2,4})\s*(?:px|pixels)?$/i;

/** "make the start bigger", "make all boxes the same size", "resize Ship to 200x80". */
export const resize: CommandForm = {
  id: 'resize',
  examples: [
    { diagram: 'order', says: 'make the start bigger', does: ['Makes "Start" bigger.'] },
    { diagram: 'order', says: 'make Pack and Ship much wider', does: ['Makes "Pack" and "Ship" wider.'] },
    {
      diagram: 'order',
      says: 'make all boxes the same size',
      does: ['Gives shapes of one kind the same size.'],
    },
    { diagram: 'order', says: 'give Pack and Ship the same size', does: ['Gives "Pack" and "Ship" the same size.'] },
    { diagram: 'order', says: 'make Ship twice as big', does: ['Makes "Ship" bigger.'] },
    { diagram: 'order', says: 'resize Ship to 200x80', does: ['Makes "Ship" 200 by 80 pixels.'] },
    { diagram: 'cloud', says: 'enlarge the load balancer', does: ['Makes "Load balancer" bigger.'] },
  ],
  read: (command, setting) =>
    readExact(command, setting) ?? readAlike(command, setting) ?? readCompared(command, setting),
};

const everything =
  /^(?:everything|all|them all|all of (?:it|them)|(?:all\s+)?(?:the\s+)?(?:boxes|shapes|nodes|elements|steps|things)|it all|the (?:whole )?(?:diagram|chart))$/i;

const readExact = (command: string, setting: Setting): CommandReading | undefined => {
  const { what, width, height } = exact.exec(command)?.groups ?? {};
  if (what === undefined) return undefined;
  return resized(what, { width: Number(width), height: Number(height) }, `${width} by ${height} pixels`, setting);
};

const readAlike = (command: string, setting: Setting): CommandReading | undefined => {
  const what = alike.exec(command)?.groups?.what;
  if (what === undefined) return undefined;
  if (!everything.test(what)) {
    const found = findParts(what, setting);
    if (!found.ok) return found;
    const names = listNames(found.parts.map((part) => nameOf(part, setting)));
    return steps({
      edit: { kind: 'resize', targets: found.parts.map(({ id }) => id), alike: true },
      said: `Gives ${names} the same size.`,
    });
  }
  const targets = setting.spec.nodes.map(({ id }) => id);
  return steps({ edit: { kind: 'resize', targets, alike: true }, said: 'Gives shapes of one kind the same size.' });
};

const readCompared = (command: string, setting: Setting): CommandReading | undefined => {
  const { what, how = '', by = '' } = compared.exec(command)?.groups ?? verbal.exec(command)?.groups ?? {};
  const isAsked = /^(?:big|large|size)$/i.test(how) && by === '';
  if (what === undefined || isAsked || /\b(?:text|font|letters|label|title|words|writing)\b/i.test(what))
    return undefined;
  const isLess = /^(?:smaller|narrower|shorter|shrink|scale down|halve)$/i.test(how);
  const isMuch = /^(?:much|a lot|far|twice|double)/i.test(by) || /^(?:double|halve)/i.test(how);
  const isBit = /^(?:a |slightly)/i.test(by);
  const factor = isMuch ? 2 : isBit ? 1.15 : 1.4;
  const along = /^(?:wider|narrower|widen|stretch)$/i.test(how)
    ? 'width'
    : /^(?:taller|higher|shorter)$/i.test(how)
      ? 'height'
      : undefined;
  const word = /^(?:enlarge|grow|scale up|double the size of|big|large|size)$/i.test(how)
    ? 'bigger'
    : /^(?:shrink|scale down|halve)$/i.test(how)
      ? 'smaller'
      : /^(?:widen|stretch)$/i.test(how)
        ? 'wider'
        : how.toLowerCase();
  return resized(
    what,
    { factor: isLess ? Math.round(100 / factor) / 100 : factor, ...(along === undefined ? {} : { along }) },
    word,
    setting,
  );
};

type Change = Omit<Extract<Edit, { readonly kind: 'resize' }>, 'kind' | 'targets'>;

const resized = (what: string, change: Change, word: string, setting: Setting): CommandReading => {
  if (everything.test(what)) {
    const targets = setting.spec.nodes.map(({ id }) => id);
    return steps({ edit: { kind: 'resize', targets, ...change }, said: `Makes all shapes ${word}.` });
  }
  const found = findParts(what, setting);
  if (!found.ok) return found;
  return steps({
    edit: { kind: 'resize', targets: found.parts.map(({ id }) => id), ...change },
    said: `Makes ${listNames(found.parts.map((part) => nameOf(part, setting)))} ${word}.`,
  });
};
