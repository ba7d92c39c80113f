import { noArea } from './areas.ts';
import type { Landscape } from './landscape/landscape.ts';

/** `Monitoring with Grafana`: where one product is all that there is of a kind, the kind is what the product is there for. */
export const unwrapKinds = (landscape: Landscape): void => {
  for (const holder of landscape.parts.filter(({ rank }) => rank === noArea)) {
    const [product, ...others] = landscape.parts.filter(({ parent }) => parent === holder);
    const isTold = landscape.lines.some(({ from, to }) => from === holder || to === holder);
    if (
      product === undefined ||
      others.length > 0 ||
      isTold ||
      product.role !== holder.role ||
      holder.role !== 'monitoring'
    )
      continue;
    product.purpose ||= holder.label;
    product.parent = holder.parent;
    landscape.widen(product, holder.source);
    landscape.remove(holder);
  }
};
