/** Names of products with capitals inside that are one word to everybody. */
const names =
  'BigQuery ClickHouse CloudFront CosmosDB CouchDB DocumentDB DynamoDB GitHub GitLab GraphQL HubSpot InfluxDB JavaScript LinkedIn MariaDB MongoDB ' +
  'LoRaWAN MySQL NoSQL OAuth OneDrive OpenAPI OpenSearch PayPal PostgreSQL PowerBI QuickBooks RabbitMQ ScyllaDB SendGrid SharePoint SQLite ' +
  'TimescaleDB TypeScript WhatsApp WiFi WordPress YouTube iOS iPad iPhone macOS eBay';

const product = new RegExp(`(?<![A-Za-z])(?:${names.replaceAll(' ', '|')})(?![a-z])`, 'g');

/** A text in which each of them is written as one word, such as `Postgresql`. */
export const withProductsAsWords = (text: string): string =>
  text.replace(product, (name) => name.charAt(0) + name.slice(1).toLowerCase());
