import { expect, test } from 'vitest';
import { confusionTable, measureRecognition } from './measure-recognition.ts';

const flow = new TextEncoder().encode(
  '<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/><mxCell id="a" value="Paid?" style="rhombus;" vertex="1" parent="1"><mxGeometry width="80" height="80" as="geometry"/></mxCell></root></mxGraphModel>',
);

test('a page of a labelled folder is right where it is read as its folder says', () => {
  expect(measureRecognition('flowcharts/a.xml', flow)).toMatchObject({ found: 'process', isRight: true, nodes: 1 });
  expect(measureRecognition('network/a.xml', flow)).toMatchObject({ found: 'process', isRight: false });
  expect(measureRecognition('elsewhere/a.xml', flow)).toBeUndefined();
});

test('the table counts what each folder was read as', () => {
  const read = [measureRecognition('flowcharts/a.xml', flow), measureRecognition('network/a.xml', flow)];
  expect(confusionTable(read.filter((each) => each !== undefined))).toEqual([
    '              process',
    'flowcharts          1   right 1 of 1',
    'network             1   right 0 of 1',
  ]);
});
