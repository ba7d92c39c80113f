import type { Pattern } from '@diagloom/diagram/model';

/** How machines find and talk to each other. Message order after RFC 8446, RFC 9293, RFC 1034, RFC 2131, RFC 6455 and MQTT 5. */
export const networkProtocolPatterns: readonly Pattern[] = [
  {
    id: 'tls-handshake',
    title: 'TLS handshake',
    aliases: ['tls', 'tls connection', 'tls handshake protocol'],
    keywords: ['certificate', 'secure', 'connection', 'handshake', 'client', 'server'],
    notation: `
[x(alt)] ""
[y(section)@x] Certificate trusted
[z(section)@x] Otherwise
a Client
b Server
a -> b: ClientHello: versions, ciphers, key share
b -> b: Choose cipher, make key share
b --> a: ServerHello: cipher, key share
a -> a: Derive the handshake keys
b --> a: EncryptedExtensions
b --> a: Certificate
b --> a: CertificateVerify
b --> a: Finished
a -> a: Check chain, name and signature
a -> b@y: Finished
a -> b@y: Application data, encrypted
b --> a@y: Application data, encrypted
a -> b@z: Alert: bad certificate
`,
  },
  {
    id: 'tcp-handshake',
    title: 'TCP connection',
    aliases: [
      'tcp',
      'tcp handshake',
      'three way handshake',
      'tcp three way handshake',
      '3 way handshake',
      'tcp 3 way handshake',
    ],
    keywords: ['syn', 'ack', 'connection', 'handshake', 'client', 'server'],
    notation: `
[l(loop)] while there is data
a Client
b Server
b -> b: Listen on the port
a -> b: SYN, seq = x
b --> a: SYN-ACK, seq = y, ack = x + 1
a -> b: ACK, ack = y + 1
a -> b@l: Segment
b --> a@l: ACK
a -> b: FIN
b --> a: ACK of the FIN
b -> a: FIN
a --> b: Last ACK
a -> a: Wait before the port is free
`,
  },
  {
    id: 'dns-lookup',
    title: 'DNS lookup',
    aliases: ['dns', 'dns resolution', 'dns query', 'name resolution', 'domain name resolution', 'dns resolve'],
    keywords: ['domain', 'browser', 'resolver', 'recursive', 'ip'],
    notation: `
[o(opt)] not in the resolver's cache
a Browser
b Stub resolver
c Recursive resolver
d Root server
e TLD server
f Authoritative server
a -> b: Address of www.example.com?
b -> b: Look into the local cache
b -> c: Query A www.example.com
c -> d@o: Who serves .com?
d --> c@o: Referral to the .com servers
c -> e@o: Who serves example.com?
e --> c@o: Referral to its name servers
c -> f@o: A record of www.example.com?
f --> c@o: Address and time to live
c -> c@o: Cache until it expires
c --> b: Address
b --> a: Address
`,
  },
  {
    id: 'dhcp-lease',
    title: 'DHCP lease',
    aliases: ['dhcp', 'dora', 'ip address assignment', 'dhcp handshake'],
    keywords: ['ip', 'address', 'network', 'client', 'server'],
    notation: `
[o(opt)] at half of the lease time
a Device
b DHCP server
c(database) Address pool
a -async-> b: DISCOVER as broadcast
b -> c: Find a free address
c --> b: Address
b --> a: OFFER with address and lease time
a -async-> b: REQUEST for the offered address
b -> c: Reserve the address
b --> a: ACK with gateway and DNS
a -> a: Probe the address with ARP
a -> b@o: REQUEST to renew
b -> c@o: Extend the lease
b --> a@o: ACK with new lease time
a -async-> b: RELEASE on shutdown
b -> c: Free the address
`,
  },
  {
    id: 'websocket',
    title: 'WebSocket connection',
    aliases: ['websocket', 'web socket', 'live update', 'real time chat', 'realtime update', 'websocket chat'],
    keywords: ['real time', 'push', 'connection', 'server', 'client', 'browser'],
    notation: `
[l(loop)] while the connection is open
[p(loop)] every 30 seconds
a Browser client
b WebSocket server
c Message broker
d Other clients
a -> b: GET with Upgrade: websocket
b -> b: Check origin and session
b --> a: 101 Switching Protocols
b -> c: Subscribe to the room
a -async-> b@l: Message frame
b -async-> c@l: Publish
c -async-> b@l: Event for the room
b -async-> d@l: Message frame
b -> a@p: Ping
a --> b@p: Pong
a -> b: Close frame
b -> c: Unsubscribe
b --> a: Close frame
`,
  },
  {
    id: 'mqtt',
    title: 'MQTT publish and subscribe',
    aliases: ['mqtt', 'iot telemetry', 'iot messaging', 'publish subscribe', 'pub sub', 'iot sensor'],
    keywords: ['iot', 'sensor', 'device', 'broker', 'topic'],
    notation: `
[l(loop)] every measuring interval
[o(opt)] connection lost
a Sensor
b MQTT broker
c Dashboard
d Alarm service
a -> b: CONNECT with last will
b --> a: CONNACK
c -> b: SUBSCRIBE plant/+/temperature
b --> c: SUBACK
d -> b: SUBSCRIBE plant/+/status
b --> d: SUBACK
a -> b@l: PUBLISH temperature, QoS 1
b --> a@l: PUBACK
b -async-> c@l: PUBLISH temperature
b -async-> d@o: PUBLISH last will "offline"
a -> b: DISCONNECT
`,
  },
];
