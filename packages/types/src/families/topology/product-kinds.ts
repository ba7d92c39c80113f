/**
 * What the products of cloud providers are, by the words of their stencils; the first that matches counts. Kinds that a type
 * does not know are passed over.
 */
export const productKinds: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:dynamodb|rds|aurora|redshift|neptune|documentdb|cosmos|sql|bigquery|bigtable|spanner|cloud sql|datastore|firestore|mysql|postgresql?|oracle|mongodb)\b/,
    'database',
  ],
  [/\b(?:elasticache|memorystore|redis|memcached)\b/, 'cache'],
  [
    /\b(?:s3|glacier|ebs|efs|fsx|blob|file share|storage accounts?|persistent disk|filestore|disks?|bucket|backup|snowball|data lake)\b/,
    'storage',
  ],
  [
    /\b(?:sqs|sns|kinesis|mq|eventbridge|event hubs?|service bus|event grid|pubsub|pub sub|cloud tasks|iot hub|notification hubs?)\b/,
    'queue',
  ],
  [/\b(?:lambda|functions?|function apps?|logic apps?|cloud functions)\b/, 'function'],
  [/\b(?:cloudfront|cdn|front doors?|cloud cdn)\b/, 'cdn'],
  [/\b(?:route 53|dns|traffic manager)\b/, 'dns'],
  [
    /\b(?:elastic load balancing|application load balancer|network load balancer|load balancers?|load balancing|application gateways?)\b/,
    'load-balancer',
  ],
  [/\b(?:api gateway|api management|apigee|cloud endpoints|internet gateway|nat gateway|transit gateway)\b/, 'gateway'],
  [/\b(?:vpn gateway|customer gateway|virtual network gateways?|cloud vpn|site to site vpn)\b/, 'vpn'],
  [/\b(?:cognito|iam|identity|active directory|azure ad|single sign on|directory service)\b/, 'identity'],
  [
    /\b(?:cloudwatch|cloudtrail|monitor|application insights|log analytics|x ray|operations|stackdriver|logging)\b/,
    'monitoring',
  ],
  [/\b(?:waf|shield|firewalls?|cloud armor|network firewall)\b/, 'firewall'],
  [/\b(?:opensearch|elasticsearch|cloudsearch|cognitive search)\b/, 'search'],
  [/\b(?:sagemaker|bedrock|machine learning|vertex ai|cognitive services|rekognition|comprehend|automl)\b/, 'model'],
  [
    /\b(?:ecs|eks|fargate|aks|kubernetes|container|app engine|app services?|cloud run|beanstalk|container instances)\b/,
    'service',
  ],
  [/\b(?:ec2|instances?|virtual machines?|compute engine|servers?|vm|lightsail|hypervisor|mainframe)\b/, 'server'],
  [/\b(?:glue|dataflow|dataproc|emr|batch|data factory|step functions|data pipeline)\b/, 'worker'],
  [/\b(?:ses|mail|exchange)\b/, 'mail'],
  [/\b(?:internet|cloud)\b$/, 'internet'],
  [/\b(?:users?|person|people|administrator|actor)\b/, 'user'],
  [/\b(?:mobile|smartphone|cell phone|iphone|android phone)\b/, 'mobile'],
  [/\b(?:ip phone|phone|telephone)\b/, 'phone'],
  [/\b(?:pc|workstation|desktop|monitor|terminal|imac)\b/, 'desktop'],
  [/\b(?:hub|switch|workgroup switch|layer 3 switch|multilayer)\b/, 'switch'],
];
