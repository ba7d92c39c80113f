/** What people write in a hurry, and the words that it stands for. */
export const shorthand: ReadonlyMap<string, string> = new Map([
  ['w/', 'with'],
  ['svc', 'service'],
  ['svcs', 'services'],
  ['srv', 'server'],
  ['srvs', 'servers'],
  ['gw', 'gateway'],
  ['aps', 'access points'],
  ['lb', 'load balancer'],
  ['fw', 'firewall'],
  ['btn', 'button'],
  ['b/w', 'between'],
  ['thru', 'through'],
  ['thats', 'that is'],
  ['msgs', 'messages'],
]);
