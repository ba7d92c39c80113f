/** Letters that open the codes of devices, such as `SW1` and `FW-32`, with what they stand for. */
export const deviceCodes: ReadonlyMap<string, string> = new Map([
  ['sw', 'switch'],
  ['r', 'router'],
  ['rt', 'router'],
  ['rtr', 'router'],
  ['fw', 'firewall'],
  ['ap', 'access point'],
  ['wap', 'access point'],
  ['gw', 'gateway'],
  ['srv', 'server'],
  ['plc', 'plc'],
  ['hmi', 'hmi'],
  ['pc', 'pc'],
  ['nas', 'nas'],
  ['cam', 'camera'],
]);
