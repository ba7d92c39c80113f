import type { Pattern } from '@diagloom/diagram/model';

/** How a fault is narrowed down from the likeliest cause to the repair. */
export const troubleshootingPatterns: readonly Pattern[] = [
  {
    id: 'lamp-fault',
    title: 'Lamp that does not light',
    aliases: [
      'lamp',
      'light bulb',
      'lamp troubleshooting',
      'lamp not working',
      'lamp does not work',
      'broken lamp',
      'light not working',
      'light bulb troubleshooting',
      'fix a lamp',
    ],
    keywords: [
      'light',
      'bulb',
      'troubleshooting',
      'troubleshoot',
      'broken',
      'repair',
      'fix',
      'replace',
      'burned',
      'plugged',
      'turn',
      'check',
      'fault',
      'problem',
    ],
    notation: `
a(start) Lamp does not light
b? Plugged in and switched on?
c Plug it in and switch it on
d? Lights now?
e? Another device works in this socket?
f Check the fuse or breaker
g? Breaker tripped?
h Switch it on again
i? Trips again?
j(end) Call an electrician
k Unplug the lamp and let the bulb cool
l? Bulb burned out or loose?
m Fit a new bulb
n? Lights with the new bulb?
o(end) Repair or replace the lamp
p(end) Lamp works
a -> b
b -> e: Yes
b -> c: No
c -> d
d -> p: Yes
d -> e: No
e -> k: Yes
e -> f: No
f -> g
g -> h: Yes
g -> j: No
h -> i
i -> j: Yes
i -> b: No
k -> l
l -> m: Yes
l -> o: No
m -> n
n -> p: Yes
n -> o: No
`,
  },
  {
    id: 'internet-fault',
    title: 'Internet connection troubleshooting',
    aliases: [
      'internet troubleshooting',
      'internet connection',
      'internet not working',
      'no internet',
      'internet problem',
      'wifi troubleshooting',
      'wifi not working',
      'wifi problem',
      'network troubleshooting',
      'network problem',
      'internet down',
      'slow internet',
    ],
    keywords: [
      'troubleshooting',
      'troubleshoot',
      'internet',
      'connection',
      'wifi',
      'router',
      'network',
      'problem',
      'fix',
      'connect',
      'issue',
      'fault',
      'home',
      'diagnose',
      'computer',
      'support',
    ],
    notation: `
a(start) No internet
b? Other devices offline too?
c? Connected to the right Wi-Fi?
d Connect with the right password
e Restart the device and its network adapter
f? Lights of the router normal?
g Check power and cables
h Restart modem and router
i(delay) Wait three minutes
j? Online now?
k? Outage reported by the provider?
l(end) Wait for the provider
m? Websites open by IP address?
n Set another DNS server
q? Names resolved now?
o(end) Call the provider with the findings
p(end) Online again
a -> b
b -> f: Yes
b -> c: No
c -> e: Yes
c -> d: No
d -> j
e -> j
f -> h: Yes
f -> g: No
g -> h
h -> i
i -> j
j -> p: Yes
j -> k: No
k -> l: Yes
k -> m: No
m -> n: Yes
m -> o: No
n -> q
q -> p: Yes
q -> o: No
`,
  },
  {
    id: 'printer-fault',
    title: 'Printer troubleshooting',
    aliases: [
      'printer',
      'printer not working',
      'printer problem',
      'printer does not print',
      'fix a printer',
      'printing problem',
      'printer issue',
    ],
    keywords: [
      'print',
      'printing',
      'paper',
      'jam',
      'ink',
      'toner',
      'problem',
      'issue',
      'fix',
      'troubleshoot',
      'office',
      'support',
    ],
    notation: `
a(start) Nothing is printed
b? Printer on and without an error?
c Switch it on or read the error
d? Paper jam?
e Open the cover and pull out the paper
f? Paper and ink or toner left?
g Refill paper, ink or toner
h? Right printer chosen and online?
i Choose it and connect cable or Wi-Fi
j Clear the queue and restart the printer
k Print a test page
l? Test page printed?
m Install the driver anew
n? Prints now?
o(end) Call support
p(end) Printer works
a -> b
b -> f: Yes
b -> c: No
c -> d
d -> e: Yes
d -> f: No
e -> f
f -> h: Yes
f -> g: No
g -> h
h -> j: Yes
h -> i: No
i -> j
j -> k
k -> l
l -> p: Yes
l -> m: No
m -> n
n -> p: Yes
n -> o: No
`,
  },
  {
    id: 'computer-fault',
    title: 'Computer that does not start',
    aliases: [
      'computer troubleshooting',
      'computer does not start',
      'computer not starting',
      'computer will not turn on',
      'pc troubleshooting',
      'computer not working',
      'computer problem',
      'computer boot',
      'laptop not starting',
      'laptop troubleshooting',
    ],
    keywords: [
      'troubleshooting',
      'troubleshoot',
      'pc',
      'laptop',
      'boot',
      'start',
      'turn',
      'problem',
      'issue',
      'fix',
      'repair',
      'diagnose',
      'support',
    ],
    notation: `
a(start) Computer does not start
b? Any light or fan?
c Check socket, cable and power switch
d? Power now?
e(end) Have the power supply replaced
f? Anything on the screen?
g Check the monitor and its cable
h? Picture now?
i Unplug all devices and restart
j? Beeps or an error message?
k(end) Look up the code and have the part replaced
l? System loads?
m Start in safe mode
n? Safe mode works?
o Undo the last update or driver
p Restore from the backup
q(end) Computer works
a -> b
b -> f: Yes
b -> c: No
c -> d
d -> f: Yes
d -> e: No
f -> l: Yes
f -> g: No
g -> h
h -> l: Yes
h -> i: No
i -> j
j -> k: Yes
j -> l: No
l -> q: Yes
l -> m: No
m -> n
n -> o: Yes
n -> p: No
o -> q
p -> q
`,
  },
];
