/** What only its maker runs: whoever calls it has its address, and no container of it. */
const hosted = new RegExp(
  `\\b(?:${[
    'adyen|algolia|amazon ses|apns|auth0|bigquery|braintree|cloudinary|cognito|contentful|cosmos ?db|datadog|docusign|dynamo ?db|event ?bridge|event hubs?',
    'fcm|firebase|firestore|github|gmail|google maps|hubspot|intercom|kinesis|klarna|launchdarkly|mailchimp|mailgun|mailjet|mapbox|mollie|new relic|okta',
    'onesignal|openai|pagerduty|paypal|plaid|postmark|pub/?sub|pusher|resend|salesforce|segment|sendgrid|sentry\\.io|service bus|shopify|slack|snowflake',
    'sns|sqs|square payments|stripe|supabase|telegram|twilio|vonage|whatsapp|xero|zendesk',
  ].join('|')})\\b`,
  'i',
);

export const isHosted = ({ label, detail }: { readonly label: string; readonly detail: string }): boolean =>
  hosted.test(label) || hosted.test(detail);
