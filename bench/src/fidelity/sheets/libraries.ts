import { buildPage, vertex } from '@diagloom/diagram/testing';
import { placeIn, plain } from './place-in.ts';

/** Shapes of draw.io's libraries beyond the basic ones: block arrows, BPMN, ArchiMate and those that its templates use. */

const arrows: readonly string[] = [
  'arrow;dy=0.6;dx=40;notch=0;',
  'arrow;dy=0.67;dx=20;notch=15;',
  'twoWayArrow;dy=0.65;dx=22;',
  'stylisedArrow;dy=0.6;dx=40;notch=15;feather=0.4;',
  'sharpArrow;dy1=0.67;dx1=18;dx2=18;notch=0;',
  'sharpArrow2;dy1=0.67;dx1=18;dx2=18;dy3=0.15;dx3=27;notch=0;',
  'stripedArrow;dy=0.6;dx=40;notch=25;',
  'bendArrow;dy=15;dx=38;notch=0;arrowHead=55;rounded=0;',
  'bendArrow;dy=15;dx=38;notch=0;arrowHead=55;rounded=1;',
  'bendDoubleArrow;dy=15;dx=38;arrowHead=55;rounded=0;',
  'uTurnArrow;dy=11;arrowHead=43;dx2=25;',
  'quadArrow;dy=10;dx=20;notch=0;arrowHead=10;',
  'triadArrow;dy=10;dx=20;arrowHead=40;',
  'calloutArrow;dy=10;dx=20;notch=60;arrowHead=10;',
  'calloutDoubleArrow;dy=10;dx=20;notch=24;arrowHead=10;',
  'tailedArrow;dy1=10;dx1=20;notch=0;arrowHead=20;dx2=25;dy2=30;',
  'jumpInArrow;dy=15;dx=38;arrowHead=55;',
];

const outlines = ['standard', 'throwing', 'catching', 'boundInt', 'boundNonint', 'eventInt', 'eventNonint', 'end'];
const symbols = [
  'general',
  'message',
  'timer',
  'escalation',
  'conditional',
  'link',
  'error',
  'cancel',
  'compensation',
  'signal',
  'multiple',
  'parallelMultiple',
  'terminate',
];
const gateways = ['exclusive', 'parallel', 'complex'];
const gatewaySymbols = ['exclusiveGw', 'parallelGw', 'complexGw', 'general', 'multiple', 'parallelMultiple'];
const markers = ['abstract', 'send', 'receive'];
const taskExtras = [
  'isLoopMultiParallel=1;',
  'isLoopMultiSeq=1;',
  'isLoopSub=1;',
  'bpmnShapeType=call;',
  'bpmnShapeType=transaction;',
  'bpmnShapeType=subprocess;isLoopSub=1;isLoopMultiSeq=1;',
];

const event = 'ellipse;points=[];perimeter=ellipsePerimeter;verticalLabelPosition=bottom;verticalAlign=top;';
const diamond = 'perimeter=rhombusPerimeter;verticalLabelPosition=bottom;verticalAlign=top;';

const bpmn: readonly string[] = [
  ...outlines.map((outline) => `${event}shape=mxgraph.bpmn.event;symbol=general;outline=${outline};`),
  ...symbols.map((symbol) => `${event}shape=mxgraph.bpmn.event;outline=standard;symbol=${symbol};`),
  ...symbols.map((symbol) => `${event}shape=mxgraph.bpmn.shape;outline=end;symbol=${symbol};`),
  ...gateways.map((gwType) => `${diamond}shape=mxgraph.bpmn.gateway2;outline=none;symbol=none;gwType=${gwType};`),
  `${diamond}shape=mxgraph.bpmn.gateway2;outline=end;symbol=general;`,
  `${diamond}shape=mxgraph.bpmn.gateway2;outline=standard;symbol=multiple;`,
  ...gatewaySymbols.map(
    (symbol) => `${diamond}shape=mxgraph.bpmn.shape;background=gateway;outline=none;symbol=${symbol};`,
  ),
  ...markers.map((marker) => `rectStyle=rounded;size=10;shape=mxgraph.bpmn.task;taskMarker=${marker};`),
  ...taskExtras.map((extra) => `rectStyle=rounded;size=10;shape=mxgraph.bpmn.task;taskMarker=abstract;${extra}`),
  'shape=mxgraph.bpmn.data;labelPosition=center;',
  'shape=mxgraph.bpmn.data;bpmnTransferType=input;isCollection=1;',
  'shape=mxgraph.bpmn.data;bpmnTransferType=output;',
  'shape=mxgraph.bpmn.conversation;perimeter=hexagonPerimeter2;bpmnConversationType=conv;isLoopSub=1;',
];

const archimate = [
  'func',
  'collab',
  'event',
  'proc',
  'serv',
  'comp',
  'interface',
  'interaction',
  'object',
  'role',
  'actor',
  'node',
  'sysSw',
];

const others: readonly string[] = [
  ...archimate.map((type) => `shape=mxgraph.archimate3.application;appType=${type};archiType=rounded;`),
  'shape=mxgraph.archimate3.application;appType=comp;archiType=square;',
  'shape=mxgraph.archimate3.application;appType=goal;archiType=oct;',
  'shape=mxgraph.archimate3.tech;techType=sysSw;',
  'shape=mxgraph.archimate3.tech;techType=device;',
  'shape=mxgraph.archimate3.service;',
  'shape=mxgraph.archimate3.actor;',
  'shape=mxgraph.infographic.shadedCube;isoAngle=15;fillColor=#10739E;strokeColor=none;',
  'shape=mxgraph.infographic.ribbonSimple;notch1=20;notch2=20;fillColor=#10739E;strokeColor=none;',
  'shape=mxgraph.sysml.actFinal;',
  'shape=mxgraph.sysml.package;labelX=70;',
  'shape=mxgraph.ios7ui.horLines;',
];

const styles = [...arrows.map((name) => `shape=mxgraph.arrows2.${name}`), ...bpmn, ...others];

export const librarySheet = buildPage(
  styles.map((style, index) => {
    const isRound = style.startsWith(event) || style.startsWith(diamond);
    return vertex({
      id: `l${index}`,
      label: index < arrows.length || isRound ? '' : `L${index}`,
      style: style + plain,
      ...placeIn(index, { columns: 10, width: 150, height: 110 }),
      width: isRound ? 60 : 120,
      height: isRound ? 60 : 80,
    });
  }),
);
