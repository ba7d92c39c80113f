import { admittingVerbs, reachableVerbs } from '../lexicon/en/topology-words.ts';

/** What a relation says of its subject and its object. */
export type Meaning =
  /** A line from the subject to the object, or back. */
  | 'link'
  | 'linkBack'
  /** The subject holds the object, or stands in it. */
  | 'contains'
  | 'inside'
  /** Holds where the subject is an area, a line otherwise. */
  | 'has'
  /** The object stands before the subject, or after it. */
  | 'behind'
  | 'before'
  /** A protocol, or a part on the way. */
  | 'via'
  /** What the last named part is there for. */
  | 'purpose'
  | 'between'
  /** The object is the line between the subjects, or a part that joins them. */
  | 'together'
  /** The object is the product behind the subject. */
  | 'technology';

export interface Relation {
  readonly meaning: Meaning;
  /** Base forms; a phrase may have several words, the first of which is inflected. Empty for bare prepositions. */
  readonly verbs: readonly string[];
  /** Words that follow the verb, one of them; empty where the object follows at once. */
  readonly prepositions: readonly string[];
  /** True where a thing may stand between verb and preposition: `sends logs to`. It labels the line. */
  readonly carries?: boolean;
  /** True where what is carried is a part of its own: `connects the internet to the LAN`. */
  readonly joins?: boolean;
  /** The kind of line, where the type knows it. */
  readonly edgeKind?: string;
  /** True where the form is read as a participle: `connected to`, with or without `is`. */
  readonly isPassive?: boolean;
  /** True for a preposition that only opens a statement: `from the core two switches`. */
  readonly isOpening?: boolean;
  /** A sentence, and what it gives. */
  readonly example: readonly [text: string, gives: string];
}

const list = (text: string): readonly string[] => (text === '' ? [] : text.split(','));

export const relations: readonly Relation[] = [
  {
    meaning: 'link',
    verbs: list('publish,emit,enqueue,broadcast,produce'),
    prepositions: list('to,on,into,onto'),
    carries: true,
    edgeKind: 'async',
    example: ['The shop publishes orders to Kafka', 'Shop -orders-> Kafka'],
  },
  {
    meaning: 'link',
    verbs: list('deploy,release,roll out,promote'),
    prepositions: list('to,onto,into'),
    carries: true,
    edgeKind: 'deploys',
    example: ['Jenkins deploys to the web server', 'Jenkins -> Web server'],
  },
  {
    meaning: 'linkBack',
    verbs: list('deploy,release'),
    prepositions: list('from'),
    carries: true,
    example: ['Jenkins deploys the shop from Harbor', 'Harbor -shop-> Jenkins'],
  },
  {
    meaning: 'link',
    verbs: list('replicate,mirror,copy,sync,synchronise,synchronize,back up'),
    prepositions: list('to,into,with'),
    carries: true,
    edgeKind: 'replicates',
    example: ['The primary database replicates to the standby database', 'Primary database -> Standby database'],
  },
  {
    meaning: 'link',
    verbs: list('write,store,save,persist,load,archive,log,cache,keep,insert,dump,drop,put'),
    prepositions: list('to,in,into,on'),
    carries: true,
    edgeKind: 'data',
    example: ['The API stores sessions in Redis', 'API -sessions-> Redis'],
  },
  {
    meaning: 'link',
    verbs: list(
      'send,share out,forward,route,pass,deliver,push,stream,ship,upload,export,report,distribute,balance,load-balance,spread,proxy,redirect,submit,post,provide,serve,expose,return,register,authenticate,feed,direct,hand,dispatch,transmit,uplink,talk,communicate,lead,go,hook,integrate,subscribe users,delegate,fan out,sign in,log in,point,speak,have access,exchange',
    ),
    prepositions: list('to,into,onto,with,across,among,between,against,over to'),
    carries: true,
    example: ['The load balancer distributes traffic to the web server', 'Load balancer -> Web server'],
  },
  {
    meaning: 'link',
    verbs: list(
      'send,deliver,charge,process payments,take payments,authenticate,log in,sign in,talk,communicate,speak',
    ),
    prepositions: list('through,via,using,with,over,by'),
    carries: true,
    example: ['The shop sends emails through SendGrid', 'Shop -emails-> SendGrid'],
  },
  {
    meaning: 'link',
    verbs: list('look,peek'),
    prepositions: list('at,into'),
    example: ['The office looks at Grafana', 'Office -> Grafana'],
  },
  {
    meaning: 'linkBack',
    verbs: list('hang,branch,sit,stand'),
    prepositions: list('off,from,off of'),
    example: ['The access switch hangs off the core switch', 'Core switch -> Access switch'],
  },
  {
    meaning: 'linkBack',
    verbs: reachableVerbs,
    prepositions: list('from'),
    example: ['The archive is reachable from the office', 'Office -> Archive'],
  },
  {
    meaning: 'linkBack',
    verbs: list('hang,dangle'),
    prepositions: list('on,at,under'),
    example: ['The cameras hang on the access switch', 'Access switch -> Cameras'],
  },
  {
    meaning: 'link',
    verbs: list('land,come,arrive,enter,end up,fail over,dial,come in,roam,terminate'),
    prepositions: list('in,into,to,onto,on'),
    example: ['The exports land on the file server', 'Exports -> File server'],
  },
  {
    meaning: 'linkBack',
    verbs: list('subscribe,listen'),
    prepositions: list('to,for,on'),
    carries: true,
    edgeKind: 'async',
    example: ['The mailer subscribes to Kafka', 'Kafka -> Mailer'],
  },
  {
    meaning: 'linkBack',
    verbs: list('consume,receive,dequeue,get events,get messages'),
    prepositions: list('from'),
    carries: true,
    edgeKind: 'async',
    example: ['The worker consumes jobs from RabbitMQ', 'RabbitMQ -jobs-> Worker'],
  },
  {
    meaning: 'linkBack',
    verbs: admittingVerbs,
    prepositions: list('from'),
    carries: true,
    example: ['The proxy accepts SSH from Rome', 'Rome -SSH-> Proxy'],
  },
  {
    meaning: 'link',
    verbs: list('read,fetch,pull,get,download,collect,gather,retrieve,import,query,scrape,take,poll,load,request'),
    prepositions: list('from'),
    carries: true,
    edgeKind: 'data',
    example: ['Grafana reads metrics from Prometheus', 'Grafana -metrics-> Prometheus'],
  },
  {
    meaning: 'linkBack',
    verbs: list('consume,process,handle'),
    prepositions: [],
    edgeKind: 'async',
    example: ['Kafka feeds the shop, and the worker consumes it', 'Kafka -> Shop; Kafka -> Worker'],
  },
  {
    meaning: 'link',
    verbs: list('query,read,update'),
    prepositions: [],
    edgeKind: 'data',
    example: ['The API queries the database', 'API -> Database'],
  },
  {
    meaning: 'link',
    verbs: list(
      'call,use,share,access,look up,ask,load,populate,start,replicate,invoke,reach,hit,contact,monitor,manage,control,protect,trigger,write,poll,scrape,front,feed,visit,open,need,require,depend on,rely on,secure,serve,power,filter traffic for,browse,join,notify,consult,load-balance,balance,watch,validate against',
    ),
    prepositions: [],
    example: ['The browser calls the API', 'Browser -> API'],
  },
  {
    meaning: 'link',
    verbs: list(
      'connect,link,attach,wire,join,plug,cable,hook up,bridge,uplink,bind,tie,expose,sync,synchronise,peer,back up,forward,send,route,pair,mount,patch,trunk,bond,dual-home,splice,daisy-chain',
    ),
    prepositions: list('to,with,into'),
    isPassive: true,
    example: ['The printer is connected to the switch', 'Printer -> Switch'],
  },
  {
    meaning: 'linkBack',
    verbs: list(
      'protect,call,use,front,serve,monitor,watch,observe,scan,feed,access,guard,secure,manage,control,consume,trigger,read,fetch,balance,query,cover,replicate,follow,power',
    ),
    prepositions: list('by,from'),
    isPassive: true,
    example: ['The database is used by the API', 'API -> Database'],
  },
  {
    meaning: 'link',
    verbs: list('back'),
    prepositions: list('by'),
    isPassive: true,
    edgeKind: 'data',
    example: ['The API is backed by MySQL', 'API -> MySQL'],
  },
  {
    meaning: 'link',
    verbs: list('collect,ingest,gather,pull,harvest,pick up,import,load,extract,receive,process,transform,clean'),
    prepositions: list('by,with'),
    isPassive: true,
    example: ['The shops are collected by the crawler', 'Shops -> Crawler'],
  },
  {
    meaning: 'link',
    verbs: list('cache,store,keep,save,hold,archive,replicate,mirror'),
    prepositions: list('in,on,to,across'),
    isPassive: true,
    edgeKind: 'data',
    example: ['The video service is mirrored to the archive', 'Video service -> Archive'],
  },
  {
    meaning: 'link',
    verbs: list('connect,link,join,bridge,attach,integrate,couple'),
    prepositions: list('to,with,and'),
    carries: true,
    joins: true,
    example: ['The firewall connects the internet to the LAN', 'Internet -> Firewall; Firewall -> LAN'],
  },
  {
    meaning: 'link',
    verbs: list('come,enter,arrive,flow,pass,go,connect'),
    prepositions: list('through,in through,via,over'),
    example: ['Users come through Cloudflare', 'Users -> Cloudflare'],
  },
  {
    meaning: 'link',
    verbs: list('end,terminate,arrive'),
    prepositions: list('in,at,on'),
    example: ['The internet ends in a firewall', 'Internet -> Firewall'],
  },
  {
    meaning: 'together',
    verbs: list('connect,link,join,interconnect,bridge,tie,couple'),
    prepositions: list('by,via,through,over,using'),
    isPassive: true,
    example: ['The office and the warehouse are linked by a VPN tunnel', 'Office -VPN tunnel-> Warehouse'],
  },
  {
    meaning: 'technology',
    verbs: list('separate,segment,isolate,split,divide,tag'),
    prepositions: list('by,with,into,using,through'),
    isPassive: true,
    example: ['The phones are separated by VLANs. The phones use the switch', 'Phones -> Switch'],
  },
  {
    meaning: 'technology',
    verbs: list('build,write,implement,develop,code,base,power'),
    prepositions: list('with,in,on,using,by,on top of'),
    isPassive: true,
    example: ['The API is written in Go. The API calls MySQL', 'API -> MySQL'],
  },
  {
    meaning: 'inside',
    verbs: list(
      'deploy,host,locate,place,install,run,put,contain,house,set up,situate,mount,package,wrap,containerise,containerize,provision,spread,distribute,replicate',
    ),
    prepositions: list('on,in,inside,within,into,to,by,at,across,onto'),
    isPassive: true,
    example: [
      'The file shop.jar is deployed on Tomcat. Tomcat talks to MySQL',
      'shop.jar in Tomcat; shop.jar -> MySQL',
    ],
  },
  {
    meaning: 'inside',
    verbs: list('sit,live,lie,reside,stand,run,be,belong,exist,work,operate'),
    prepositions: list('in,inside,within,on,on top of,at,to,across'),
    example: ['The API runs in Docker. The API calls MySQL', 'API in Docker; API -> MySQL'],
  },
  {
    meaning: 'behind',
    verbs: list('sit,stand,be,run,live,lie,come,follow'),
    prepositions: list('behind,after'),
    example: ['The web server sits behind the firewall', 'Firewall -> Web server'],
  },
  {
    meaning: 'before',
    verbs: list('sit,stand,be,run,lie,come'),
    prepositions: list('in front of,before'),
    example: ['The load balancer is in front of the web server', 'Load balancer -> Web server'],
  },
  {
    meaning: 'between',
    verbs: list('sit,stand,be,lie,mediate,come'),
    prepositions: list('between'),
    example: ['The firewall sits between the router and the switch', 'Router -> Firewall; Firewall -> Switch'],
  },
  {
    meaning: 'contains',
    verbs: list('contain,host,include,house,hold,carry,comprise,consist of,run,encompass,wrap,group,cover'),
    prepositions: [],
    example: ['The DMZ contains a web server and a mail server', 'Web server in DMZ; Mail server in DMZ'],
  },
  {
    meaning: 'has',
    verbs: list('have,own,get,feature'),
    prepositions: [],
    example: ['The API has a cache', 'API -> Cache'],
  },
  {
    meaning: 'has',
    verbs: [],
    prepositions: list('with,plus a'),
    example: ['A VPC with an API and a database', 'API in VPC; Database in VPC'],
  },
  {
    meaning: 'behind',
    verbs: [],
    prepositions: list('behind,off,off of'),
    example: ['A web server behind a firewall', 'Firewall -> Web server'],
  },
  {
    meaning: 'behind',
    verbs: [],
    prepositions: list('from,off'),
    isOpening: true,
    example: ['From the router two printers', 'Router -> Printer 1'],
  },
  {
    meaning: 'before',
    verbs: [],
    prepositions: list('in front of'),
    example: ['A WAF in front of the API', 'WAF -> API'],
  },
  {
    meaning: 'between',
    verbs: [],
    prepositions: list('between'),
    example: ['A firewall between the router and the switch', 'Router -> Firewall; Firewall -> Switch'],
  },
  {
    meaning: 'inside',
    verbs: [],
    prepositions: list('in,inside,inside of,within,on,on top of,across,at'),
    example: ['An API in a VPC calls MySQL', 'API in VPC; API -> MySQL'],
  },
  {
    meaning: 'via',
    verbs: [],
    prepositions: list('via,through,over,using,by way of,by means of,by'),
    example: ['The app calls the API via HTTPS', 'App -HTTPS-> API'],
  },
  {
    meaning: 'purpose',
    verbs: [],
    prepositions: list('for'),
    example: ['The API uses Redis for sessions', 'API -sessions-> Redis'],
  },
];

/** For verbs that are in no relation above: what they carry goes to or comes from their object. */
export const otherVerbs: readonly Relation[] = [
  {
    meaning: 'link',
    verbs: [],
    prepositions: list('to,into,onto,with,against,through,via,on,in'),
    carries: true,
    example: ['The till prints receipts on the printer', 'Till -receipts-> Printer'],
  },
  {
    meaning: 'linkBack',
    verbs: [],
    prepositions: list('from'),
    carries: true,
    example: ['The worker settles payments from RabbitMQ', 'RabbitMQ -payments-> Worker'],
  },
];

/** Words that name a way of talking rather than a part on the way. */
export const protocols: ReadonlySet<string> = new Set(
  list(
    'http,https,tls,ssl,rest,rest api calls,grpc,graphql,websocket,websockets,soap,amqp,mqtt,tcp,udp,ip,tcp/ip,ajp,fastcgi,wsgi,uwsgi,rmi,jms,iiop,thrift,dcom,scp,rsync,vrrp,bgp,ospf,rdp,vnc,telnet,ntp,dhcp,radius protocol,ssh,ftp,sftp,ftps,as2,as4,edi,fix,profinet,profibus,bacnet,smtp,imap,jdbc,odbc,sql,ldap,ldaps,kerberos,oauth,oauth2,saml,oidc,dns,nfs,smb,iscsi,ethernet,gigabit ethernet,fibre,fiber,fibre optic,wifi,wi-fi,wlan,bluetooth,zigbee,lora,lorawan,lte,4g,5g,vpn tunnel,ipsec,ipsec tunnel,site-to-site vpn,mpls,usb,hdmi,cable,rpc,json,xml,events,messages,webhooks,webhook,port,cron,http/2,quic,rtsp,sip,hsrp,glbp,lacp,mlag,stp,heartbeat,fibre channel,fiber channel,infiniband,ethercat,knx,modbus,opc ua,snmp,wireless,vpn,coax,private link,peering,vpc peering,api calls,api,rest api,rest apis,json over https,async messages,long polling,server-sent events,sse,replication,mail,email,sms,cellular,satellite',
  ),
);
