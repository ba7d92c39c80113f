import type { TypeCues } from '@diagloom/diagram/model';

const position =
  '(?:C[EFTOIMP]O|VPs?|[Pp]residents?|[Mm]anaging directors?|[Dd]irectors?|[Mm]anagers?|[Tt]eam leads?|[Ss]upervisors?|[Hh]eads? of \\w+)';
const count = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|several|many)';

export const orgChartCues: TypeCues = {
  names: [
    'org chart',
    'organization chart',
    'organisation chart',
    'organizational chart',
    'organisational chart',
    'organogram',
    'organigram',
    'reporting structure',
    'family tree',
    'hierarchy chart',
    'hierarchy diagram',
    'site map',
    'sitemap',
    'work breakdown structure',
  ],
  heads: [
    'team structure',
    'org structure',
    'company structure',
    'organisational structure',
    'organizational structure',
  ],
  signs: [
    [{ pattern: /\breports? (?:directly )?to\b/i, atLeast: 2 }],
    // Who is whose child.
    [
      { pattern: /\bfamily\b|\bmarried\b|\bgrand(?:parents|mother|father|ma|pa)\b/i, atLeast: 1 },
      { pattern: /\b(?:children|kids?|sons?|daughters?|parents|brothers?|sisters?)\b/i, atLeast: 2 },
    ],
    // Positions, and how many are below each: `CEO with three VPs`, `each VP has two managers`.
    [
      { pattern: new RegExp(`\\b${position}\\b`), atLeast: 3 },
      { pattern: new RegExp(`\\b${position},? (?:with|has|have|leads?|manages?|over) ${count} `), atLeast: 1 },
    ],
  ],
};
