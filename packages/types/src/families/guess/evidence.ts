import type { PageTraits } from './page-traits.ts';

/** Points for a type where a page shows its marks; what the eye would take as certain gives four or more. */
export type Evidence = (traits: PageTraits) => number;

/** Full points from `enough` matches on, a share of them for fewer. */
const seen = (list: readonly string[], pattern: RegExp, points: number, enough = 2): number =>
  points * Math.min(1, list.filter((text) => pattern.test(text)).length / enough);

/** Points by the share of the list that matches. */
const share = (list: readonly string[], pattern: RegExp, points: number): number =>
  list.length === 0 ? 0 : (points * list.filter((text) => pattern.test(text)).length) / list.length;

const erArrow = /(?:start|end)arrow=er/;
const sqlType =
  /\b(?:varchar|char\(|bigint|integer|int\b|serial|uuid|timestamp|datetime|decimal|numeric|boolean|text not null|foreign key)/;
const keyRow = /^(?:pk|fk|pk, ?fk|fk\d|uq|ck)\b|\((?:pk|fk)\)/;
const hasArrow = /^(?!.*endarrow=none).*$/;

const flow: Evidence = ({ shapes, labels, edges }) =>
  seen(shapes, /^rhombus|mxgraph\.flowchart\.decision/, 2, 1) +
  seen(shapes, /mxgraph\.flowchart|mxgraph\.epc|^(?:document|parallelogram|process|manualinput|hexagon) /, 2) +
  seen(labels, /^(?:yes|no|ja|nein|y|n|true|false)$/, 2) +
  seen(labels, /^(?:start|end|begin|stop|finish)$/, 1, 1) +
  share(edges, hasArrow, 0.5);

/** By the id of a diagram type; a type that says nothing is never guessed. */
export const evidenceOf: Readonly<Record<string, Evidence>> = {
  sequence: ({ shapes }) => seen(shapes, /umllifeline/, 8) + seen(shapes, /umlframe|targetshapes=umllifeline/, 1),
  process: (traits) =>
    (traits.lanes === 0 ? 0 : flow(traits) + 2 * Math.min(2, traits.lanes) - 2) +
    seen(traits.shapes, /mxgraph\.bpmn|mxgraph\.lean/, 6, 3),
  flowchart: (traits) => 0.6 + flow(traits),
  uml: ({ shapes, edges, labels }) =>
    seen(labels, /^[+\-#~] ?\w/, 5, 3) +
    seen(labels, /^(?:«|<<)\w/, 3) +
    seen(edges, /endarrow=(?:diamondthin|diamond)|startarrow=(?:diamondthin|diamond)/, 3) +
    seen(edges, /endarrow=block;(?:.*;)?endfill=0|endfill=0;(?:.*;)?endarrow=block/, 2) +
    seen(
      shapes,
      /umlactor|startstate|endstate|umlstate|shape=(?:component|module|folder|umlentity|umlcontrol|umlboundary|umlframe|providedrequiredinterface)/,
      3,
    ) +
    seen(shapes, /^doubleellipse .*aspect=fixed/, 2.5, 1) +
    seen(shapes, /mxgraph\.(?:uml|sysml)/, 5),
  orgchart: ({ tree, shapes, labels }) =>
    (tree === undefined ? 0 : 2.2 + 1.2 * tree.arrowless - 3 * tree.curved - (tree.hasRootInMiddle ? 3 : 0)) +
    seen(shapes, /treefolding=1|containertype=tree|mxgraph\.orgchart|orgchart/, 2) +
    seen(labels, /\b(?:ceo|cto|cfo|director|manager|head of|president|chief|officer)\b/, 2.5),
  'mind-map': ({ tree, shapes, edges, labels }) =>
    (tree === undefined ? 0 : 0.8 + tree.arrowless + 2 * tree.curved + (tree.hasRootInMiddle ? 2.5 : 0)) +
    seen(shapes, /mindmap/, 4, 1) +
    seen(labels, /^(?:root |primary |secondary |main )?(?:cause|effect)\b/, 3, 3) +
    share(edges, /entityrelationedgestyle.*arrow=none.*curved=1/, 4),
  physical: ({ edges, labels }) => seen(edges, erArrow, 2) + seen(labels, sqlType, 4, 3) + seen(labels, keyRow, 1.5),
  logical: ({ edges, labels, shapes }) =>
    seen(edges, erArrow, 2.5) + seen(labels, keyRow, 2.2) + seen(shapes, /shape=table;/, 1),
  conceptual: ({ shapes, edges, labels }) =>
    seen(edges, erArrow, 2.2) +
    (labels.some((text) => keyRow.test(text)) ? 0 : seen(edges, erArrow, 0.6)) +
    (shapes.some((text) => /^rhombus/.test(text))
      ? seen(shapes, /^ellipse/, 2.4, 5) + seen(labels, /^(?:1|n|m|0\.\.\*|1\.\.\*)$/, 1.4)
      : 0),
  network: ({ shapes, labels }) =>
    seen(
      shapes,
      /mxgraph\.(?:cisco|networks|rack|veeam|citrix|office\.(?:servers|devices|concepts))|img\/lib\/(?:clip_art\/(?:networking|computers)|allied_telesis|mscae\/.*(?:network|server))/,
      7,
      3,
    ) + seen(labels, /\b(?:router|switch|firewall|lan|vlan|wan|subnet|gateway|access point)\b/, 3, 3),
  architecture: ({ shapes, labels }) =>
    seen(
      shapes,
      /mxgraph\.(?:aws|azure|gcp|kubernetes|ibm|alibaba|oci|c4|salesforce)|img\/lib\/(?:azure|ibm|mscae|atlassian|active_directory)/,
      7,
      3,
    ) +
    seen(labels, /\b(?:api gateway|load balancer|service|microservice|queue|cache|cdn|frontend|backend)\b/, 3, 3) +
    seen(labels, /^\[(?:container|software system|person|component|system)/, 4),
  deployment: ({ shapes, labels }) =>
    seen(shapes, /^cube /, 4) + seen(labels, /(?:«|<<)(?:device|artifact|execution environment|node)/, 5),
  wireframe: ({ shapes }) => seen(shapes, /mxgraph\.(?:mockup|bootstrap|android|gmdl|ios7?\.(?!icons))/, 7, 3),
};
