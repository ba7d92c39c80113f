import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { planProgram } from '../planning/plan-program.ts';
import type { CodeStyle } from '../program/index.ts';
import { manifestFiles } from './manifest-files.ts';

const shop = `architecture: Shop
w(browser) Web app
a Orders
b Payments
d(database){technology=PostgreSQL} Order data
w -> a
a -> b
b -> a
a -> d
`;

const filesOf = (style: CodeStyle, notation = shop) =>
  manifestFiles(
    planProgram({
      spec: parseNotation(notation, 'architecture').spec,
      family: 'topology',
      style,
      additionalDetails: '',
    }),
    false,
  );

test('a compose file starts what is called first, and no circle', () => {
  expect(filesOf('detailed').map(({ content }) => content)).toEqual([
    `services:
  orders:
    image: "\${ORDERS_IMAGE:?build your image and name it}"
    environment:
      PORT: "8080"
      PAYMENTS_ADDRESS: "payments:8080"
      ORDER_DATA_ADDRESS: "order-data:5432"
      ORDER_DATA_USER: "postgres"
      ORDER_DATA_NAME: "postgres"
      ORDER_DATA_PASSWORD: "\${ORDER_DATA_PASSWORD:?set it in .env}"
    ports:
      - "\${ORDERS_PORT:-8080}:8080"
    depends_on:
      payments:
        condition: service_started
      order-data:
        condition: service_healthy
  payments:
    image: "\${PAYMENTS_IMAGE:?build your image and name it}"
    environment:
      PORT: "8080"
  order-data:
    image: "\${ORDER_DATA_IMAGE:-postgres:16}"
    environment:
      POSTGRES_PASSWORD: "\${ORDER_DATA_PASSWORD:?set it in .env}"
    volumes:
      - "order-data-data:/var/lib/postgresql/data"
    healthcheck:
      test: ["CMD-SHELL", "pg_isready --username=postgres --host=127.0.0.1"]
      interval: 5s
      retries: 60
volumes:
  order-data-data:
`,
  ]);
});

test('Kubernetes comes with the production style, and nothing with the minimal one', () => {
  expect(filesOf('production').map(({ filename }) => filename)).toEqual(['compose.yaml', 'kubernetes.yaml']);
  expect(filesOf('minimal')).toEqual([]);
});

test('Kubernetes tells parts where others are, and keeps what a database writes', () => {
  const [, kubernetes] = filesOf('production');
  expect(kubernetes?.content).toContain(`            - name: ORDER_DATA_ADDRESS
              value: "order-data:5432"
`);
  expect(kubernetes?.content).toContain(`          volumeMounts:
            - name: data
              mountPath: /var/lib/postgresql/data
              subPath: data
      volumes:
        - name: data
          persistentVolumeClaim:
            claimName: order-data-data
`);
});

test('a part is run by the image of the product that it names, with what that needs', () => {
  const [compose] = filesOf(
    'detailed',
    'architecture: Office\na ERP\nb(database) SQL Server\nc(gateway) VPN gateway\na -> b\nc -> a\n',
  );
  expect(compose?.content).toContain('mcr.microsoft.com/mssql/server:2022-latest');
  expect(compose?.content).toContain('ACCEPT_EULA: "Y"');
  expect(compose?.content).toContain('SQL_SERVER_ADDRESS: "sql-server:1433"');
  expect(compose?.content).toContain('VPN_GATEWAY_IMAGE:?');
  expect(compose?.content).toContain('-P \\"$$MSSQL_SA_PASSWORD\\"');
});

test('what runs elsewhere has an address and no container: an API, and an app that nobody calls', () => {
  const [compose] = filesOf(
    'production',
    'architecture: Rides\na Rider app\ng(gateway) Edge\nr Rides\np(api) Paypal\na -> g\ng -> r\nr -> p\n',
  );
  expect(compose?.content).toContain(`PAYPAL_ADDRESS: "\${PAYPAL_ADDRESS:-https://paypal.example.com}"`);
  expect(compose?.content).not.toMatch(/^ {2}(?:paypal|rider-app):/m);
});

test('an API that keeps its data here runs here', () => {
  const [compose] = filesOf(
    'detailed',
    'architecture: News\np Portal\na(api) Article API\nd(database) Articles\np -> a\na -> d\n',
  );
  expect(compose?.content).toContain('ARTICLE_API_ADDRESS: "article-api:8080"');
  expect(compose?.content).toContain('ARTICLES_ADDRESS: "articles:5432"');
});

test('a gateway is told whom it passes requests on to, and a broker where it is found', () => {
  const [compose, kubernetes] = filesOf(
    'production',
    'architecture: Rides\ng(gateway) Edge\nr Rides\nd Drivers\nk(queue){technology=Kafka} Trips\ng -> r\ng -> d\nr -> k\n',
  );
  expect(compose?.content).toContain('proxy_pass http://drivers:8080/;');
  expect(kubernetes?.content).toContain('proxy_pass http://drivers:8080/;');
  expect(compose?.content).toContain('KAFKA_ADVERTISED_LISTENERS: "PLAINTEXT://trips:9092"');
});

test('whoever gets messages of a queue starts after it', () => {
  const [compose] = filesOf('detailed', 'architecture: Mail\na Orders\nq(queue) Events\nb Mailer\na -> q\nq -> b\n');
  expect(compose?.content).toContain(`  mailer:
    image: "\${MAILER_IMAGE:?build your image and name it}"
    environment:
      PORT: "8080"
      EVENTS_ADDRESS: "events:5672"
    depends_on:
      events:
        condition: service_healthy
`);
});

test('the description of a compose file says what it needs first, and Kubernetes knows who signs in', () => {
  const [compose, kubernetes] = filesOf('production');
  expect(compose?.description).toContain('`ORDERS_IMAGE` and so on) and set the passwords in `.env`');
  expect(kubernetes?.content).toContain(`            - name: ORDER_DATA_PASSWORD
              valueFrom:
                secretKeyRef:
                  name: order-data
`);
});

test('an image is what the drawing says that a part is made with, and a broker what its lines travel by', () => {
  const [compose] = filesOf(
    'detailed',
    'architecture: Bikes\na Location\nb Bike\nd(database){technology=InfluxDB} Time-series database\nq(queue) Telemetry broker\nm(mail) SendGrid\nf Bike firmware\nf -async-> q: Positions (MQTT)\nq -async-> a\na -> d\nb -> m\n',
  );
  expect(compose?.content).toContain('TIME_SERIES_DATABASE_IMAGE:-influxdb:2}');
  expect(compose?.content).toContain('TELEMETRY_BROKER_IMAGE:-eclipse-mosquitto:2}');
  expect(compose?.content).toContain(`SENDGRID_ADDRESS: "\${SENDGRID_ADDRESS:-https://sendgrid.example.com}"`);
  expect(compose?.content).not.toContain('SENDGRID_IMAGE');
  expect(compose?.content).not.toContain('bike-firmware');
});

test('servers and watchers that are products are started as such, and told whom they pass requests on to and look at', () => {
  const [compose] = filesOf(
    'detailed',
    'deployment: Site\nn(server) Nginx web server\na Shop\np(monitoring) Prometheus\nn -> a\np -> a\n',
  );
  expect(compose?.content).toContain('-nginx:1.27}"');
  expect(compose?.content).toContain('proxy_pass http://shop:8080;');
  expect(compose?.content).toContain('-prom/prometheus:v2.54.1}"');
  expect(compose?.content).toContain('- targets: ["shop:8080"]');
  expect(compose?.description).not.toContain('not the class of that name');
});
