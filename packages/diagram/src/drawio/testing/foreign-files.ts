import { deflateSync, strToU8 } from 'fflate';

/** Small files as other people's tools and habits make them. */

export const oneLineFile =
  '<mxfile host="app.diagrams.net" agent="x" version="24.1.0"><diagram id="d1" name="Page-1"><mxGraphModel dx="800" dy="600" grid="1"><root><mxCell id="0"/><mxCell id="1" parent="0"/><mxCell id="a" value="Start" style="ellipse;whiteSpace=wrap;html=1;" vertex="1" parent="1"><mxGeometry x="40" y="40" width="120" height="60" as="geometry"/></mxCell><mxCell id="b" value="Stop" style="ellipse;whiteSpace=wrap;html=1;" vertex="1" parent="1"><mxGeometry x="40" y="200" width="120" height="60" as="geometry"/></mxCell><mxCell id="e" style="edgeStyle=orthogonalEdgeStyle;html=1;" edge="1" parent="1" source="a" target="b"><mxGeometry relative="1" as="geometry"/></mxCell></root></mxGraphModel></diagram></mxfile>';

/** Two pages, wrappers with data, a second layer, edge labels as children, comments, odd spacing and order. */
export const richFile = `<?xml version="1.0" encoding="UTF-8"?>
<!-- exported by hand -->
<mxfile host="Electron" modified="2024-01-01T00:00:00.000Z" type="device">
  <diagram name="Orders" id="orders">
    <mxGraphModel dx="1422" dy="762" grid="1" gridSize="10" page="1" math="0" shadow="0">
      <root>
        <mxCell id="0" />
        <mxCell id="1" parent="0" />
        <mxCell id="notes" value="Notes" parent="0" visible="0" />
        <UserObject label="Receive &lt;b&gt;order&lt;/b&gt;" owner="Sales" link="https://example.com/?a=1&amp;b=2" id="receive">
          <mxCell style="rounded=1;whiteSpace=wrap;html=1;fillColor=#dae8fc;strokeColor=#6c8ebf;" vertex="1" parent="1">
            <mxGeometry x="40" y="40" width="120" height="60" as="geometry" />
          </mxCell>
        </UserObject>
        <!-- the middle of it all -->
        <mxCell   vertex='1' parent = "1" id="check" custom-data="7"
            style="rhombus;whiteSpace=wrap;html=1" value="In stock?">
          <mxGeometry height="80" width="120" y="160" x="40" as="geometry">
            <mxRectangle x="40" y="160" width="50" height="30" as="alternateBounds" />
          </mxGeometry>
        </mxCell>
        <mxCell id="ship" value="Ship" style="rounded=1;whiteSpace=wrap;html=1;fillColor=#dae8fc;strokeColor=#6c8ebf;" vertex="1" parent="1">
          <mxGeometry x="40" y="300" width="120" height="60" as="geometry" />
        </mxCell>
        <mxCell id="e1" style="edgeStyle=orthogonalEdgeStyle;rounded=0;html=1;" edge="1" parent="1" source="receive" target="check">
          <mxGeometry relative="1" as="geometry" />
        </mxCell>
        <mxCell id="e2" style="edgeStyle=orthogonalEdgeStyle;rounded=0;html=1;" edge="1" parent="1" source="check" target="ship">
          <mxGeometry relative="1" as="geometry">
            <Array as="points">
              <mxPoint x="100" y="260" />
              <mxPoint x="100" y="280" />
            </Array>
          </mxGeometry>
        </mxCell>
        <mxCell id="e2-label" value="yes" style="edgeLabel;html=1;align=center;" vertex="1" connectable="0" parent="e2">
          <mxGeometry x="-0.2" y="1" relative="1" as="geometry">
            <mxPoint x="10" y="-5" as="offset" />
          </mxGeometry>
        </mxCell>
        <vendorExtension><mystery level="3">kept</mystery></vendorExtension>
        <object label="Area" id="area"><mxCell style="swimlane;html=1;" vertex="1" parent="notes"><mxGeometry x="300" y="40" width="200" height="200" as="geometry" /></mxCell></object>
      </root>
    </mxGraphModel>
  </diagram>
  <!-- between the pages -->
  <diagram id="second" name="Second">
    <mxGraphModel><root><mxCell id="0" /><mxCell id="1" parent="0" /></root></mxGraphModel>
  </diagram>
</mxfile>
`;

export const bareFile = `<mxGraphModel dx="10">
\t<root>
\t\t<mxCell id="0"/>
\t\t<mxCell id="1" parent="0"/>
\t\t<mxCell id="a" value="tab &#9; line &#10; euro &#8364;" vertex="1" parent="1"><mxGeometry width="80" height="30" as="geometry"/></mxCell>
\t</root>
</mxGraphModel>`;

export const windowsFile = richFile.replaceAll('\n', '\r\n');

/** A page as draw.io compresses it. */
export const compress = (xml: string): string =>
  btoa(String.fromCharCode(...deflateSync(strToU8(encodeURIComponent(xml)))));

const innerOf = (file: string): string => file.slice(file.indexOf('<mxGraphModel'), file.indexOf('</diagram>'));

export const compressedFile = `<mxfile host="app.diagrams.net">\n  <diagram id="zip" name="Packed">${compress(innerOf(oneLineFile))}</diagram>\n  <diagram id="plain" name="Plain">${innerOf(oneLineFile)}</diagram>\n</mxfile>\n`;

export const foreignFiles = { oneLineFile, richFile, bareFile, windowsFile, compressedFile } as const;
