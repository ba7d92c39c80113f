import { type DiagramType, parseNotation } from '@diagloom/diagram/model';
import { createLayoutRunner, drawSpec } from '@diagloom/studio';
import { diagramTypes } from '@diagloom/types';
import { hasChromium } from '../../../scripts/harness/browser.ts';
import type { Bench } from '../bench.ts';
import { comparePage, type PageLikeness } from '../fidelity/compare-page.ts';
import { findViewer, openViewer } from '../fidelity/open-viewer.ts';
import { sheets } from '../fidelity/sheets/index.ts';
import { readTemplates, templateFolders } from '../fidelity/templates.ts';

export const fidelity: Bench = {
  name: 'fidelity',
  summary: "how alike our pictures are to those of draw.io's own viewer (DRAWIO_DIR: a checkout of draw.io)",
  run: async ({ figure, say }) => {
    const folder = findViewer(process.env.DRAWIO_DIR ?? '');
    if (folder === undefined || !hasChromium) {
      say('SKIPPED: set DRAWIO_DIR to a checkout of draw.io, which holds its viewer, and have Chromium installed.');
      return;
    }
    const viewer = await openViewer(folder);
    const layout = createLayoutRunner();
    try {
      for (const { name, page, needsStencils } of sheets) {
        if (needsStencils && !viewer.hasStencils) {
          say(`SKIPPED: the sheet of ${name} needs draw.io's folder of stencils in ${folder}.`);
          continue;
        }
        figure({ figure: `sheet: ${name}`, ...rounded((await comparePage(page, viewer)).likeness) });
      }
      for (const name of templateFolders) {
        const pages: PageLikeness[] = [];
        for (const { page } of readTemplates(folder, name)) pages.push((await comparePage(page, viewer)).likeness);
        if (pages.length === 0) say(`SKIPPED: there are no templates of ${name} in ${folder}.`);
        else figure({ figure: `templates: ${name}`, pages: pages.length, ...rounded(meanOf(pages)) });
      }
      const all: PageLikeness[] = [];
      for (const type of diagramTypes as readonly DiagramType[]) {
        const own: PageLikeness[] = [];
        for (const { notation } of type.examples) {
          const [page] = (await drawSpec(parseNotation(notation, type.id).spec, type, { layout })).pages;
          if (page !== undefined) own.push((await comparePage(page, viewer)).likeness);
        }
        figure({ figure: `type: ${type.id}`, pages: own.length, ...rounded(worstOf(own)) });
        all.push(...own);
      }
      figure({ figure: 'all types', pages: all.length, ...rounded(worstOf(all)) });
    } finally {
      await layout.close();
      await viewer.close();
    }
  },
};

/** The least alike of several pages in each respect: a mean would hide the one that looks wrong. */
const worstOf = (pages: readonly PageLikeness[]): PageLikeness => ({
  recall: Math.min(1, ...pages.map(({ recall }) => recall)),
  precision: Math.min(1, ...pages.map(({ precision }) => precision)),
  ...edgesOf(pages),
});

const meanOf = (pages: readonly PageLikeness[]): PageLikeness => ({
  recall: pages.reduce((sum, { recall }) => sum + recall, 0) / pages.length,
  precision: pages.reduce((sum, { precision }) => sum + precision, 0) / pages.length,
  ...edgesOf(pages),
});

const edgesOf = (pages: readonly PageLikeness[]) => ({
  edges: pages.reduce((sum, { edges }) => sum + edges, 0),
  worstEdge: Math.max(0, ...pages.map(({ worstEdge }) => worstEdge)),
  edgesOff: pages.reduce((sum, { edgesOff }) => sum + edgesOff, 0),
});

const rounded = ({ recall, precision, edges, worstEdge, edgesOff }: PageLikeness) => ({
  recall: Number(recall.toFixed(4)),
  precision: Number(precision.toFixed(4)),
  edges,
  'worst edge px': Number(worstEdge.toFixed(2)),
  'edges off': edgesOff,
});
