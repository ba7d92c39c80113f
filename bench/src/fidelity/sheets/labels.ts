import { buildPage, vertex } from '@diagloom/diagram/testing';
import { placeIn, plain } from './place-in.ts';

/** What a label's style and its HTML can do: the style, then the value. */
const labels: readonly (readonly [style: string, value: string])[] = [
  ['', 'A label that is long enough to be wrapped over lines'],
  ['align=left;', 'Left aligned text that wraps'],
  ['align=right;verticalAlign=top;', 'Right and top'],
  ['verticalAlign=bottom;spacingBottom=6;', 'At the bottom'],
  ['align=left;spacingLeft=14;spacingTop=8;verticalAlign=top;', 'Spaced from the left and the top'],
  ['spacing=10;', 'All around is space'],
  ['verticalLabelPosition=bottom;verticalAlign=top;', 'Below the shape'],
  ['verticalLabelPosition=top;verticalAlign=bottom;', 'Above the shape'],
  ['labelPosition=right;align=left;', 'Beside it'],
  ['labelPosition=left;align=right;', 'Before it'],
  ['horizontal=0;', 'Upright'],
  ['labelWidth=60;', 'A label of its own width'],
  [
    'overflow=hidden;',
    'Hidden where it is longer than the shape that it stands in, which is seen from the third line on',
  ],
  [
    'overflow=fill;',
    '<p style="margin:0px;margin-top:4px;text-align:center;"><b>Name</b></p><hr size="1"><p style="margin:0px;margin-left:4px;">+ field: type</p>',
  ],
  ['overflow=width;', 'As wide as the shape'],
  ['overflow=block;', 'A block of text in the shape'],
  ['', '<b>Bold</b> and <i>italic</i><br><u>underlined</u> <s>struck</s>'],
  ['', '<font color="#ff0000" style="font-size: 18px">Big red</font> small'],
  ['', '<div>One</div><div>Two</div><div><br></div><div>Four</div>'],
  ['', '<ul><li>One</li><li>Two</li></ul>'],
  ['align=left;', '<ol><li>First</li><li>Second</li><li>Third</li></ol>'],
  ['align=left;', '<ul><li>One<ul><li>Inner</li></ul></li></ul>'],
  ['', '<p>Paragraph</p>'],
  ['', '<h3>Heading</h3>text'],
  ['align=left;', 'Above<hr>below'],
  ['', 'x<sup>2</sup> + y<sub>1</sub>'],
  ['', '<font face="Courier New">Courier</font> and <font style="font-family: Times New Roman">Times</font>'],
  ['', '<span style="background-color: rgb(255, 255, 0);">Marked</span> words'],
  ['', '<a href="https://example.com/">A link</a>'],
  ['', '<div style="text-align: left;">Left</div><div style="text-align: right;">Right</div>'],
  [
    '',
    '<table border="1" cellpadding="4" cellspacing="0"><tr><th>Key</th><th>Value</th></tr><tr><td>a</td><td>1</td></tr></table>',
  ],
  [
    'overflow=fill;',
    '<table style="width:100%;height:100%;border-collapse:collapse;" border="1"><tr><td colspan="2" align="center">Title</td></tr><tr><td>1</td><td>2 days</td></tr></table>',
  ],
  [
    'overflow=fill;align=left;verticalAlign=top;',
    '<div style="box-sizing:border-box;width:100%;background:#e4e4e4;padding:2px;">Table</div><table style="width:100%;" cellpadding="2" cellspacing="0"><tr><td>PK</td><td>id</td></tr></table>',
  ],
  ['fontStyle=1;fontSize=16;', 'Bold 16'],
  ['fontStyle=6;fontColor=#0000ff;', 'Italic underlined'],
  ['fontStyle=8;', 'Struck through'],
  ['fontFamily=Courier New;', 'Courier New'],
  ['fontFamily=Times New Roman;fontStyle=1;', 'Times New Roman, bold, wraps'],
  ['fontFamily=Georgia;fontStyle=2;', 'Georgia in italics'],
  ['fontFamily=Verdana;', 'Verdana'],
  ['labelBackgroundColor=#ffff88;labelBorderColor=#888888;', 'Background'],
  ['rotation=-30;', 'Turned label'],
  ['textOpacity=40;', 'Faint text'],
  ['', 'a &lt;tag&gt; &amp; "quotes"'],
  ['', 'Supercalifragilisticexpialidocious word'],
  ['', 'AVATAR To Wave. Type Yes'],
  ['html=0;', 'Plain text\nwith its own lines'],
  ['html=0;align=left;verticalAlign=bottom;', 'Plain text that is wrapped because it is long'],
  ['', 'Ελληνικά, Кириллица, Žluťoučký'],
];

export const labelSheet = buildPage(
  labels.map(([style, label], index) =>
    vertex({
      id: `l${index}`,
      label,
      style: plain + style,
      ...placeIn(index, { columns: 6, width: 190, height: 130 }),
    }),
  ),
);
