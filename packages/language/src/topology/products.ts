import { singular } from '../lexicon/morphology.ts';

/**
 * Products and devices by the part that they play, in their usual spelling. A role is the id of a kind, or several ids
 * in the order of preference: a type takes the first that it knows. `plain` is whatever the type draws by default.
 */
const productLines: readonly (readonly [roles: string, names: string])[] = [
  [
    'database',
    'PostgreSQL,Postgres,MySQL,MariaDB,SQLite,Oracle,SQL Server,MSSQL,MongoDB,Mongo,Cassandra,ScyllaDB,CockroachDB,DynamoDB,Cosmos DB,CosmosDB,Firestore,Firebase,Supabase,Couchbase,CouchDB,Neo4j,InfluxDB,TimescaleDB,ClickHouse,Snowflake,BigQuery,Redshift,Databricks,Aurora,RDS,Cloud SQL,Spanner,Bigtable,HBase,Hive,Teradata,DB2,Vertica,Druid,DuckDB,PlanetScale,Neptune,DocumentDB,TiDB,YugabyteDB,Pinecone,Weaviate,Milvus,Qdrant,pgvector,Synapse,Timestream,Athena,Event store,Feature store,Vector store,Document store,Azure SQL,Cloud Firestore',
  ],
  ['cache database', 'Redis,Memcached,Memorystore,ElastiCache,Valkey,Hazelcast,Varnish,Dragonfly,Ehcache'],
  [
    'queue',
    'Kafka,RabbitMQ,SQS,SNS,Firehose,ActiveMQ,NATS,Pulsar,Kinesis,EventBridge,Event Hubs,Event Grid,Service Bus,Pub/Sub,PubSub,ZeroMQ,IBM MQ,MQTT broker,Mosquitto,Redpanda,MSK,Event bus',
  ],
  [
    'storage',
    'Lake,Data lake,Lakehouse,S3,Blob Storage,Cloud Storage,GCS,MinIO,EFS,EBS,TrueNAS,Glacier,HDFS,Ceph,NAS,SAN,NFS,Dropbox,Google Drive,OneDrive,SharePoint,Synology,R2',
  ],
  ['search database', 'Elasticsearch,OpenSearch,Solr,Algolia,Meilisearch,Typesense,Lucene,Elastic'],
  [
    'gateway',
    'Kong,Apigee,Traefik,Envoy,Zuul,Tyk,Istio,Ambassador,KrakenD,Ingress,API Gateway,Nginx,HTTPD,Apache,IoT Core,IoT Hub,Application Gateway,Ingress controller',
  ],
  [
    'load-balancer',
    'HAProxy,Cloud Load Balancing,Load balancing,ELB,ALB,NLB,F5,BIG-IP,Elastic Load Balancer,Application Load Balancer,Network Load Balancer',
  ],
  ['proxy gateway', 'Squid,Reverse proxy,Forward proxy,Proxy,Envoy proxy,Zscaler'],
  ['function', 'Lambda,Azure Functions,Cloud Functions,Cloudflare Workers,Step Functions,Edge function'],
  [
    'plain',
    'Node.js,Node,Express,NestJS,Django,Flask,FastAPI,Rails,Ruby on Rails,Laravel,Symfony,Spring,Spring Boot,ASP.NET,.NET,Go,Rust,Java,Python,PHP,WordPress,Drupal,Magento,Odoo,SAP,Jira,Confluence,Moodle,Strapi,Keystone,GraphQL,Hasura,Apollo,Airflow,Spark,Flink,dbt,NiFi,Logstash,Fluentd,Vector,Debezium,Kafka Connect,App Service,Dataflow,Dataproc,Glue,EMR,Data Factory,Container Apps,Jenkins,GitHub Actions,GitLab CI,GitLab,GitHub,Bitbucket,ArgoCD,Argo CD,Terraform,Ansible,Harbor,SonarQube,Nexus,Artifactory,Vault,Consul,Zookeeper,etcd,Eureka',
  ],
  ['runtime plain', 'Gunicorn,uWSGI,Puma,PM2,Uvicorn,PHP-FPM,Unicorn,Kestrel'],
  ['worker plain', 'Celery,Sidekiq,Resque,Hangfire,Cron,Bull'],
  [
    'client browser',
    'React,Angular,Vue,Svelte,Next.js,Nuxt,Ember,SPA,PWA,Electron,React SPA,Web UI,Single-page application,Tableau,Power BI,Looker,Metabase',
  ],
  ['browser client', 'Chrome,Firefox,Safari,Edge browser'],
  [
    'mobile phone client',
    'iPhone,iOS,Android,Flutter,React Native,Swift,Kotlin app,Mobile app,iOS app,Android app,Smartphone,Mobile phone',
  ],
  ['tablet mobile laptop', 'iPad,Kindle,Tablet'],
  ['laptop desktop', 'MacBook,ThinkPad,Chromebook,Notebook'],
  ['desktop', 'iMac,Mac mini,Raspberry Pi,Workstation,PC,Kiosk,POS terminal,Point of sale'],
  [
    'user client',
    'User,Remote worker,Home worker,Customer,Visitor,Viewer,Admin,Administrator,Operator,Developer,Employee,Guest,Player,Patient,Student,Shopper',
  ],
  [
    'external plain',
    'Stripe,Resend,PayPal,Adyen,Braintree,Klarna,Twilio,Auth0 API,Salesforce,HubSpot,Zendesk,Slack,Shopify,Google Maps,Mailgun API,OpenAI API,FCM,APNs,Firebase Cloud Messaging,Cloudinary,Payment provider,Payment gateway,SMS provider,Bank,Carrier,Courier API',
  ],
  ['cdn', 'CloudFront,Cloudflare,Akamai,Fastly,Front Door,Cloud CDN,CDN'],
  ['dns external', 'Route 53,Route53,DNS,Cloud DNS,BIND,Pi-hole,DHCP server,DHCP'],
  [
    'firewall gateway',
    'pfSense,Palo Alto,Fortinet,FortiGate,WAF,Sophos,Check Point,OPNsense,Cisco ASA,IDS,IPS,Security gateway',
  ],
  [
    'identity plain',
    'Keycloak,Okta,Auth0,Cognito,Firebase Auth,Firebase Authentication,Supabase Auth,Active Directory,LDAP,Azure AD,Entra ID,Ping,RADIUS,OAuth server',
  ],
  [
    'monitoring plain',
    'Prometheus,Grafana,Datadog,New Relic,CloudWatch,Kibana,Splunk,Jaeger,Zipkin,Sentry,Nagios,Zabbix,Loki,PagerDuty,OpenTelemetry,Dynatrace,Alertmanager,Application Insights,Azure Monitor,Log Analytics,ELK,X-Ray',
  ],
  ['mail external', 'SendGrid,SES,Mailgun,Postfix,Exchange,Mailchimp,Gmail,Postmark,SMTP server'],
  [
    'model external',
    'GPT-4,GPT,ML model,Embedding model,OpenAI,Claude,Llama,Gemini,Mistral,LLM,SageMaker,Vertex AI,Bedrock,Hugging Face,TensorFlow,PyTorch',
  ],
  ['internet external', 'Internet,Internet breakout,WAN,ISP,MPLS,LTE,LTE backup,5G,4G,Public internet,The web'],
  ['modem router', 'Cable modem,DSL modem,Fritzbox,Fritz!Box,ONT,Fibre modem'],
  [
    'router',
    'MikroTik,Ubiquiti gateway,UniFi gateway,Dream Machine,EdgeRouter,Meraki MX,Cisco router,Juniper,Starlink,Edge router,Border router,LTE router',
  ],
  ['switch', 'Catalyst,Nexus switch,Ethernet hub,Hub,Patch panel,Cisco switch,PoE switch,Core switch'],
  ['access-point router', 'UniFi,Ubiquiti,Wi-Fi,WiFi,WLAN,Access point,AP,Repeater,Mesh node,Extender,Aruba'],
  ['vpn gateway', 'OpenVPN,WireGuard,VPN,VPN concentrator,VPN gateway,Direct Connect,Transit Gateway'],
  ['load-balancer gateway', 'Load balancer,NAT gateway'],
  ['printer', 'LaserJet,Plotter,3D printer,Photocopier,Copier'],
  ['phone', 'VoIP phone,IP phone,SIP phone,Landline'],
  ['camera sensor', 'Webcam,CCTV,IP camera,Doorbell,NVR'],
  ['display sensor', 'Smart TV,TV,Touch panel,Operator panel'],
  ['controller sensor', 'PLC,Thermostat'],
  ['sensor', 'IoT device,Smart speaker,Alexa,Arduino,ESP32,Console,PlayStation,Xbox,Smart plug,Meter'],
  [
    'server plain',
    'EC2,EC2 instance,Droplet,ESXi,Hyper-V,Proxmox,IIS,Tomcat,JBoss,WildFly,WebLogic,WebSphere,Jetty,Web server,App server,Application server,Mail server,Backup server,Print server,Domain controller,Bastion host,Jump host,PBX,Server,Mainframe,Heroku,Vercel,Netlify,App Engine,Cloud Run,ECS,EKS,Fargate,Elastic Beanstalk',
  ],
];

export interface Product {
  /** In its usual spelling. */
  readonly name: string;
  readonly roles: readonly string[];
}

const createProducts = (): ReadonlyMap<string, Product> =>
  new Map(
    productLines.flatMap(([roles, names]) =>
      names.split(',').flatMap((name): [string, Product][] => {
        const product = { name, roles: roles.split(' ') };
        return [
          [name.toLowerCase(), product],
          [singular(name.toLowerCase()), product],
        ];
      }),
    ),
  );

/** By name in lower case. */
export const products: ReadonlyMap<string, Product> = createProducts();

const managed =
  /^(?:amazon|aws|azure|google|cloud) |^(?:rds|aurora|dynamodb|s3|sqs|sns|cosmos ?db|bigquery|redshift|elasticache|cloudwatch|key vault|route ?53|cloudfront|ecr|acr|gcr|front door|service bus|event hub)\b/;

/** True for services that a cloud runs itself: they stand in no cluster and on no machine. */
export const isManaged = (words: readonly string[]): boolean => managed.test(words.join(' '));

const frameworks: ReadonlySet<string> = new Set(
  'React,Angular,Vue,Svelte,Next.js,Nuxt,Ember,Node.js,Node,Express,NestJS,Django,Flask,FastAPI,Rails,Ruby on Rails,Laravel,Symfony,Spring,Spring Boot,ASP.NET,.NET,Go,Golang,Rust,Java,Python,PHP,Ruby,Flutter,React Native,Swift,Kotlin,TypeScript,JavaScript,C#,C++,Scala,Elixir,Phoenix'
    .toLowerCase()
    .split(','),
);

/** Languages and frameworks, which things are made with and never stand in. */
export const isFramework = (label: string): boolean => frameworks.has(label.toLowerCase());
