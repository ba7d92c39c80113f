import type { PictureReading } from '@diagloom/vision';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** A picture, pale, with what was found drawn over it, to be looked at: a PNG. */
export const drawReading = async (
  bytes: Uint8Array,
  { width, height, unit, reading }: PictureReading,
): Promise<Buffer> => {
  const zoom = 2 / Math.max(1, unit);
  const canvas = createCanvas(Math.ceil(width * zoom), Math.ceil(height * zoom));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(zoom, zoom);
  context.globalAlpha = 0.3;
  context.drawImage(await loadImage(Buffer.from(bytes)), 0, 0, width, height);
  context.globalAlpha = 1;
  const write = (text: string, x: number, y: number, colour: string): void => {
    context.font = `${10 * unit}px sans-serif`;
    context.fillStyle = colour;
    context.fillText(text, x, y);
  };
  context.lineWidth = 1.5 * unit;
  for (const { id, kind, box, label, rows = [] } of reading.shapes) {
    context.strokeStyle = colours[kind] ?? '#2563eb';
    context.strokeRect(box.x, box.y, box.width, box.height);
    write(`${id} ${kind}: ${label}`, box.x + 2 * unit, box.y + 10 * unit, '#1d4ed8');
    for (const [index, row] of rows.entries())
      write(row, box.x + 2 * unit, box.y + (22 + 12 * index) * unit, '#7c3aed');
  }
  for (const { route, head, from = '?', to = '?', label } of reading.connectors) {
    context.strokeStyle = '#dc2626';
    context.beginPath();
    for (const { x, y } of route) context.lineTo(x, y);
    context.stroke();
    const [start, end] = [route[0], route.at(-1)];
    if (start === undefined || end === undefined) continue;
    context.fillStyle = '#dc2626';
    if (head !== 'none') context.fillRect(end.x - 3 * unit, end.y - 3 * unit, 6 * unit, 6 * unit);
    if (head === 'both') context.fillRect(start.x - 3 * unit, start.y - 3 * unit, 6 * unit, 6 * unit);
    const middle = route[route.length >> 1] ?? start;
    write(`${from}>${to} ${label}`, (middle.x + start.x) / 2, (middle.y + start.y) / 2, '#b91c1c');
  }
  return canvas.toBuffer('image/png');
};

const colours: Readonly<Record<string, string>> = { text: '#16a34a', lane: '#ea580c', group: '#ea580c' };
