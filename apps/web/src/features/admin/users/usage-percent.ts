/** As the dashboard counts it: diagrams among diagrams plus the 50 of a free month, in whole percent. */
export const usagePercent = (diagramsGenerated: number): number =>
  Math.round((diagramsGenerated / (diagramsGenerated + 50)) * 100);
