/**
 * Runs in the page that has loaded draw.io's viewer, whose names are globals there. Draws a page with the viewer itself
 * and answers its SVG with what it computed; and compares two pictures by their ink.
 */

/** The first page of a file: its SVG, the corner of the drawing, and the points of its lines. */
globalThis.diagloomDraw = (xml) => {
  const { mxUtils, mxCodec, Editor, Graph } = globalThis;
  const element = mxUtils.parseXml(xml).documentElement;
  const model =
    element.nodeName === 'mxfile' ? Editor.parseDiagramNode(element.getElementsByTagName('diagram')[0]) : element;
  const box = document.createElement('div');
  box.style.cssText = 'position:absolute;left:0;top:0;width:1200px;height:900px;overflow:hidden';
  document.body.replaceChildren(box);
  const graph = new Graph(box);
  graph.setEnabled(false);
  new mxCodec(model.ownerDocument).decode(model, graph.getModel());
  const background = model.getAttribute('background');
  const paper = background && background !== 'none' && background !== 'default' ? background : '#ffffff';
  const picture = graph.getSvg(paper, 1, 0, false, null, true, null, null, null, null, null, 'light');
  const edges = Object.values(graph.model.cells).flatMap((cell) => {
    const points = graph.model.isEdge(cell) ? graph.view.getState(cell)?.absolutePoints?.filter(Boolean) : undefined;
    return points === undefined ? [] : [{ id: cell.id, points: points.map(({ x, y }) => ({ x, y })) }];
  });
  const { x, y } = graph.getGraphBounds();
  const svg = mxUtils.getXml(picture);
  graph.destroy();
  return { svg, origin: { x, y }, edges };
};

/** Shows an SVG so that it can be photographed. */
globalThis.diagloomShow = (svg) => {
  document.body.innerHTML = `<div style="display:inline-block;line-height:0;background:#fff">${svg}</div>`;
  const { width, height } = document.querySelector('svg').getBoundingClientRect();
  return { width: Math.ceil(width), height: Math.ceil(height) };
};

/** Shares of the ink of each picture that has ink of the other within 2 px. */
globalThis.diagloomCompare = async (reference, ours) => {
  const [one, other] = [await inkOf(reference), await inkOf(ours)];
  return { recall: covered(one, other), precision: covered(other, one) };
};

const reach = 2;

/** Darker than this in any channel is ink. */
const inkBelow = 200;

const inkOf = async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, image.width, image.height);
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const ink = new Uint8Array(image.width * image.height);
  for (let pixel = 0; pixel < ink.length; pixel += 1) {
    const at = pixel * 4;
    ink[pixel] = Math.min(data[at], data[at + 1], data[at + 2]) < inkBelow ? 1 : 0;
  }
  return { width: image.width, height: image.height, ink };
};

const covered = (one, other) => {
  let [all, found] = [0, 0];
  for (let y = 0; y < one.height; y += 1) {
    for (let x = 0; x < one.width; x += 1) {
      if (one.ink[y * one.width + x] === 0) continue;
      all += 1;
      if (hasInk(other, x, y)) found += 1;
    }
  }
  return all === 0 ? 1 : found / all;
};

const hasInk = ({ width, height, ink }, x, y) => {
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1) {
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 1) {
      if (ink[row * width + column] === 1) return true;
    }
  }
  return false;
};
