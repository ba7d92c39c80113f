import {
  hostNouns,
  operatingSystems,
  partingNouns,
  regionCode,
  roomNouns,
  siteNouns,
  webSites,
} from '../lexicon/en/topology-words.ts';

/**
 * Words for what can hold other parts, from the widest to the narrowest. Something wider never stands inside something
 * narrower. Those of the first ranks are always areas; a server or a container becomes one when something runs on it.
 */
const areaLines: readonly (readonly [rank: number, words: string])[] = [
  [
    1,
    'cloud,aws,azure,gcp,google cloud,amazon web services,public cloud,private cloud,hybrid cloud,cloud account,subscription',
  ],
  [
    2,
    'region,site,home,office,branch,branch office,headquarters,headquarter,hq,head office,data centre,data center,datacenter,datacentre,campus,building,house,apartment,hotel,restaurant,café,cafe,gym,flat,school,hospital,clinic,university,on-premises,on-premise,on-prem,factory,plant,warehouse site',
  ],
  [
    3,
    'vpc,vnet,virtual network,virtual private cloud,lan,intranet,extranet,network,environment,production,staging,prod,dev,development,qa,uat,system,platform,internal network,corporate network,resource group,domain,boundary,bounded context',
  ],
  [
    4,
    'zone,availability zone,az,dmz,demilitarised zone,demilitarized zone,perimeter,tier,layer,segment,floor,basement,cellar,attic,garage,vlan,department,room,area,plane',
  ],
  [5, 'subnet,subnetwork,security group'],
  [
    6,
    'cluster,namespace,swarm,rack,group,pool,farm,fleet,auto scaling group,autoscaling group,kubernetes,k8s,eks,aks,gke,ecs,fargate,openshift,nomad',
  ],
  [
    7,
    'server,host,machine,vm,vps,virtual machine,instance,ec2,droplet,worker node,node,device,raspberry pi,pi,nuc,mini pc,mac mini,bare metal box,workstation,laptop,phone,heroku,app engine,cloud run,elastic beanstalk',
  ],
  [
    8,
    'docker,container,docker container,pod,tomcat,jboss,wildfly,weblogic,websphere,jetty,iis,jvm,runtime,application server,docker compose,nginx,apache,gunicorn,browser',
  ],
];

/** Up to this rank a word names an area even where nothing is said to be in it. */
export const lastSureRank = 6;

/** The rank of what is no area. */
export const noArea = 9;

const ranks: ReadonlyMap<string, number> = new Map(
  areaLines.flatMap(([rank, words]) => words.split(',').map((word): [string, number] => [word, rank])),
);

/** `L2`, `level 2`, as plants call the parts of their networks. */
const numberedLevel = /^(?:l|level )\d$/;

/** Areas that a name or a number follows: `namespace shop`, `zone b`, `VLAN 20`. */
const namedAreas =
  /^(?:namespace|vlan|lan|zone|az|availability zone|subnet|region|site|building|floor|rack|segment|office|branch|headquarters?|plant|factory|campus|data cent(?:re|er)) (?!(?:cable|port|side|party|controller|manager|router|switch|server|gateway|firewall|network|device|admin|user|printer|pc|laptop|phone|desktop|computer|camera|lan|wlan|wifi|wi-fi|vpn|floor|site|system|app|application|software|suite|staff|worker|employee|client|storage|database|room|building|zone|segment|rack|team|subnet|vlan|cluster)s?$)\S+$/;

/** `Region north Europe`. */
const longestRegion = 4;

/** Of clouds, which regions are called after: `AWS region eu-west-1`. */
const cloudRank = 1;

/** How wide the area is that these words name, by their last words or by what a name follows; `noArea` where they name none. */
export const areaRank = (words: readonly string[]): number => {
  const [cloud = '', ...rest] = words;
  if (rest.length > 1 && ranks.get(cloud) === cloudRank && rest[0] === 'region') return areaRank(rest);
  if (words.length === 1 && regionCode.test(cloud)) return areaRank(['region']);
  if (isNumberedVlan(words)) return areaRank(['vlan']);
  if (words.length < 3 && numberedLevel.test(words.join(' '))) return areaRank(['zone']);
  if (words.at(-1) === 'site' && webSites.test(words.at(-2) ?? '')) return noArea;
  if (words[0] === 'region' && words.length > 1 && words.length <= longestRegion) return ranks.get('region') ?? noArea;
  if (namedAreas.test(words.join(' '))) return ranks.get(words.slice(0, -1).join(' ')) ?? noArea;
  if (words.length > 1 && operatingSystems.has(words.at(-1) ?? '')) return areaRank(words.slice(0, -1));
  const coded = words.length > 1 && machineCode.test(words.at(-1) ?? '') ? areaRank(words.slice(0, -1)) : noArea;
  if (coded >= lastSureRank && coded < noArea) return coded;
  for (let from = Math.max(0, words.length - 3); from < words.length; from += 1) {
    const rank = ranks.get(words.slice(from).join(' '));
    if (rank !== undefined) return rank;
  }
  return noArea;
};

/** `pi pi-1`, `host db02`: which of several machines. */
const machineCode = /^\p{L}+-?\d+$/u;

/** The same in a type of drawings: where machines are drawn, a terminal and a control unit run something, too. */
export const rankIn = (words: readonly string[], typeId: string): number => {
  const rank = areaRank(words);
  const last = words.at(-1) ?? '';
  if (rank === noArea && typeId === 'network' && roomNouns.has(last)) return areaRank(['room']);
  if (rank === noArea && typeId === 'network' && siteNouns.has(last)) return areaRank(['site']);
  if (rank === noArea && typeId === 'network' && siteNouns.has(words[0] ?? '') && words.length > 1)
    return areaRank(['office', ...words.slice(1)]);
  return rank === noArea && typeId === 'deployment' && hostNouns.has(last) ? areaRank(['server']) : rank;
};

/** `VLAN 30 guests`; `VLAN 30 switch` is a device. */
const isNumberedVlan = ([vlan, number = '', name = '', ...others]: readonly string[]): boolean =>
  vlan === 'vlan' && /^\d+$/.test(number) && name !== '' && others.length === 0 && !partingNouns.has(name);

/** The name of an area without the noun before it: `Rome` of `Data centre Rome`; a letter alone is no name. */
export const withoutKind = (label: string): string => {
  const words = label.split(' ');
  const kinds = [3, 2, 1].find(
    (length) => words.slice(length).join('').length > 1 && ranks.has(words.slice(0, length).join(' ').toLowerCase()),
  );
  const name = words.slice(kinds ?? 0);
  return areaRank(name.map((word) => word.toLowerCase())) < noArea ? label : name.join(' ');
};
