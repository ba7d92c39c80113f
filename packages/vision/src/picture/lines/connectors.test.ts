import { expect, test } from 'vitest';
import { arrow, box, leading, line, readDrawn, scribble } from '../testing/drawn-picture.ts';

test('a tree of lines without heads leads from its root to each branch', async () => {
  const reading = await readDrawn((context) => {
    box(context, 260, 20);
    line(context, 315, 70, 315, 140);
    line(context, 95, 140, 535, 140);
    for (const x of [40, 260, 480]) {
      line(context, x + 55, 140, x + 55, 200);
      box(context, x, 200);
    }
  });
  expect(leading(reading)).toEqual(['26,2 none 26,20', '26,2 none 4,20', '26,2 none 48,20']);
});

test('a connector leads into a container, and a dashed one around a corner', async () => {
  const reading = await readDrawn((context) => {
    context.strokeRect(280, 20, 340, 380);
    box(context, 40, 60);
    box(context, 400, 60);
    box(context, 400, 300);
    box(context, 40, 200);
    arrow(context, 151, 85, 399, 85);
    context.setLineDash([7, 5]);
    line(context, 95, 251, 95, 325);
    line(context, 95, 325, 390, 325);
    context.setLineDash([]);
    arrow(context, 390, 325, 399, 325);
  });
  expect(leading(reading)).toEqual(['4,20 end 40,30', '4,6 end 40,6']);
});

test('lines that cross go straight on, and bars at which a flow forks are shapes', async () => {
  const reading = await readDrawn((context) => {
    box(context, 40, 180);
    box(context, 480, 180);
    box(context, 260, 340);
    context.fillStyle = '#1f2937';
    context.fillRect(220, 60, 190, 10);
    arrow(context, 151, 205, 479, 205);
    arrow(context, 315, 71, 315, 339);
  });
  expect(leading(reading)).toEqual(['22,6 end 26,34', '4,18 end 48,18']);
});

test('lines of another thickness than the trunk that they leave have no heads', async () => {
  const reading = await readDrawn((context) => {
    box(context, 260, 20);
    context.lineWidth = 4;
    line(context, 315, 70, 315, 100);
    context.lineWidth = 1;
    line(context, 93, 100.5, 537, 100.5);
    for (const x of [40, 260, 480]) {
      context.lineWidth = 4;
      line(context, x + 55, 100, x + 55, 130);
      context.lineWidth = 2;
      box(context, x, 130);
    }
  });
  expect(leading(reading)).toEqual(['26,2 none 26,13', '26,2 none 4,13', '26,2 none 48,13']);
});

test('a filled box keeps its shape where a line of its colour leaves it', async () => {
  const reading = await readDrawn((context) => {
    context.fillStyle = '#1f2937';
    context.fillRect(215, 20, 200, 50);
    context.strokeStyle = '#ffffff';
    scribble(context, 290, 40);
    context.strokeStyle = '#1f2937';
    context.lineWidth = 4;
    line(context, 315, 69, 315, 110);
    context.lineWidth = 2;
    line(context, 95, 110, 535, 110);
    for (const x of [40, 480]) {
      line(context, x + 55, 110, x + 55, 150);
      box(context, x, 150);
    }
  });
  expect(leading(reading)).toEqual(['22,2 none 4,15', '22,2 none 48,15']);
});

test('a thin dashed line keeps its open head', async () => {
  const reading = await readDrawn((context) => {
    box(context, 260, 20);
    box(context, 260, 116);
    context.lineWidth = 1;
    context.strokeStyle = '#d79b00';
    context.setLineDash([3, 3]);
    line(context, 315.5, 71, 315.5, 114);
    context.setLineDash([]);
    for (const x of [311.5, 319.5]) line(context, x, 106, 315.5, 114);
  });
  expect(leading(reading)).toEqual(['26,2 end 26,12']);
});

test('dashed lines flow into a hollow triangle that stands beside them', async () => {
  const reading = await readDrawn((context) => {
    box(context, 260, 20);
    context.beginPath();
    for (const [x, y] of [
      [315, 73],
      [305, 91],
      [325, 91],
    ] as const)
      context.lineTo(x, y);
    context.closePath();
    context.stroke();
    context.setLineDash([7, 5]);
    for (const x of [40, 480]) {
      line(context, 315, 96, x + 55, 96);
      line(context, x + 55, 100, x + 55, 150);
    }
    context.setLineDash([]);
    for (const x of [40, 480]) box(context, x, 150);
  });
  expect(leading(reading)).toEqual(['4,15 end 26,2', '48,15 end 26,2']);
});

test('a large filled diamond is the end of its line', async () => {
  const reading = await readDrawn((context) => {
    box(context, 260, 20);
    context.fillStyle = '#1f2937';
    context.beginPath();
    for (const [x, y] of [
      [315, 71],
      [304, 88],
      [315, 105],
      [326, 88],
    ] as const)
      context.lineTo(x, y);
    context.fill();
    line(context, 315, 104, 315, 200);
    box(context, 260, 200);
  });
  expect(leading(reading)).toEqual(['26,20 end 26,2']);
});

test('two lines that leave a box side by side through its frame stay two', async () => {
  const reading = await readDrawn((context) => {
    context.strokeRect(20, 20, 190, 360);
    box(context, 78, 100);
    box(context, 420, 60);
    box(context, 420, 200);
    for (const [y, toY] of [
      [112, 85],
      [138, 225],
    ] as const) {
      line(context, 188, y, 300, y);
      line(context, 300, y, 300, toY);
      arrow(context, 300, toY, 419, toY);
    }
  });
  expect(leading(reading)).toEqual(['8,10 end 42,20', '8,10 end 42,6']);
});

test('an open head whose barbs reach nearly as far as its tip leads to the box', async () => {
  const reading = await readDrawn((context) => {
    context.fillStyle = '#1c2224';
    context.fillRect(0, 0, 640, 420);
    context.strokeStyle = '#cbd5e1';
    for (const y of [80, 280]) box(context, 200, y);
    arrow(context, 220, 131, 220, 279);
    arrow(context, 290, 279, 290, 131);
  });
  expect(leading(reading)).toEqual(['20,28 end 20,8', '20,8 end 20,28']);
});

test('lines without heads that meet one box twice cross, and are no tree', async () => {
  const reading = await readDrawn((context) => {
    box(context, 40, 40);
    box(context, 260, 40);
    box(context, 260, 320);
    box(context, 480, 320);
    line(context, 151, 65, 200, 65);
    line(context, 200, 65, 200, 200);
    line(context, 200, 200, 535, 200);
    line(context, 535, 200, 535, 319);
    line(context, 315, 91, 315, 319);
    line(context, 371, 65, 440, 65);
    line(context, 440, 65, 440, 345);
    line(context, 440, 345, 479, 345);
  });
  expect(leading(reading)).toEqual(['26,4 none 26,32', '26,4 none 48,32', '4,4 none 48,32']);
});

test('lines of different colours that turn where they meet keep their ends', async () => {
  const reading = await readDrawn((context) => {
    box(context, 40, 175);
    box(context, 480, 175);
    box(context, 260, 40);
    box(context, 260, 320);
    context.strokeStyle = '#b45309';
    line(context, 151, 200, 315, 200);
    arrow(context, 315, 200, 315, 319);
    context.strokeStyle = '#0e7490';
    line(context, 479, 200, 316, 200);
    arrow(context, 316, 200, 316, 91);
  });
  expect(leading(reading)).toEqual(['4,17 end 26,32', '48,17 end 26,4']);
});

test('a line that runs close beside the frame that it left is no part of the frame', async () => {
  const reading = await readDrawn((context) => {
    context.strokeStyle = '#000000';
    context.lineWidth = 1;
    context.strokeRect(20.5, 20.5, 189, 200);
    box(context, 50, 100);
    box(context, 300, 320);
    line(context, 160, 125.5, 214.5, 125.5);
    line(context, 214.5, 125.5, 214.5, 345.5);
    arrow(context, 214.5, 345.5, 299, 345.5);
  });
  expect(leading(reading)).toEqual(['5,10 end 30,32']);
});

test('a dashed line whose first leg is two dashes before a round corner leads to its end', async () => {
  const reading = await readDrawn((context) => {
    box(context, 40, 40);
    box(context, 400, 300);
    box(context, 40, 200);
    context.lineWidth = 1.5;
    context.strokeStyle = '#a16207';
    context.setLineDash([5, 4]);
    context.beginPath();
    context.moveTo(120.5, 92);
    context.lineTo(120.5, 106);
    context.arcTo(120.5, 114.5, 132, 114.5, 8);
    context.lineTo(440, 114.5);
    context.arcTo(455.5, 114.5, 455.5, 130, 8);
    context.lineTo(455.5, 299);
    context.stroke();
    context.setLineDash([]);
  });
  expect(leading(reading)).toEqual(['4,4 none 40,30']);
});

test('two lines that leave a box close to each other and cross are two', async () => {
  const reading = await readDrawn((context) => {
    box(context, 40, 180);
    box(context, 420, 40);
    box(context, 420, 320);
    line(context, 151, 196, 300, 196);
    line(context, 300, 196, 300, 345);
    arrow(context, 300, 345, 419, 345);
    line(context, 151, 214, 340, 214);
    line(context, 340, 214, 340, 65);
    arrow(context, 340, 65, 419, 65);
  });
  expect(leading(reading)).toEqual(['4,18 end 42,32', '4,18 end 42,4']);
});

test('dashed lines whose corners lie between two dashes, and that branch, are followed', async () => {
  const reading = await readDrawn((context) => {
    for (const [x, y] of [
      [20, 20],
      [20, 160],
      [240, 160],
      [460, 160],
    ] as const)
      box(context, x, y);
    context.lineWidth = 4;
    context.setLineDash([12, 12]);
    for (const [from, to] of [
      [55, 75],
      [95, 515],
    ] as const) {
      context.beginPath();
      context.moveTo(from, 71);
      if (to === 75) context.lineTo(from, 159);
      else {
        context.arcTo(from, 110, to, 110, 8);
        context.arcTo(to, 110, to, 159, 8);
        context.lineTo(to, 159);
      }
      context.stroke();
    }
  });
  expect(leading(reading)).toEqual(['2,2 none 2,16', '2,2 none 46,16']);
});

test('a short line of a few dashes is no word', async () => {
  const reading = await readDrawn((context) => {
    box(context, 40, 40);
    box(context, 40, 115);
    box(context, 260, 40);
    context.setLineDash([6, 6]);
    line(context, 95, 91, 95, 114);
    line(context, 151, 65, 259, 65);
  });
  expect(leading(reading)).toEqual(['4,4 none 26,4', '4,4 none 4,11']);
});

test('a line that leads through the round corner of a frame goes on', async () => {
  const reading = await readDrawn((context) => {
    box(context, 40, 40);
    context.beginPath();
    context.roundRect(90, 140, 400, 240, 10);
    context.stroke();
    box(context, 240, 280);
    line(context, 99, 91, 99, 305);
    line(context, 99, 305, 239, 305);
  });
  expect(leading(reading)).toEqual(['4,4 none 24,28']);
});
