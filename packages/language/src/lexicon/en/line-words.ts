const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words before a thing that say that it is none as it should be: what is done with the others is not done with it. */
export const faultyWords = wordsOf(
  'broken cancelled canceled corrupt corrupted declined defective denied duplicate expired failed faulty fraudulent incomplete incorrect ineligible invalid malformed refused rejected undeliverable unknown unverified',
);

/** Words before a thing that say that it is one of some, with which more is done. */
export const choosingWords = wordsOf(
  'abnormal accepted anomalous approved confirmed critical damaged eligible late missing overdue paid severe suspicious unavailable unhealthy unpaid urgent valid verified',
);

/** A line with a condition: what is done, the word between, and when. */
export const conditionOfLine =
  /^(\S.*?)\s+(?:only\s+)?(if|when|whenever|unless|in case(?: of)?|on(?=\s+(?:error|failure|timeout|success)\b))\s+(\S.*)$/i;

/** Verbs of looking at a thing, which comes back then. */
export const viewingVerbs = wordsOf('browse consume poll pull see view watch');

/** Verbs by what they do to a thing: whoever is asked for the first of these is not asked for another. */
export const deedsOfLines = {
  looks: wordsOf(
    'browse calculate check consume count describe display download estimate export fetch find get inspect list load look poll preview pull query quote read render retrieve scan search see select show status summarise summarize track view watch',
  ),
  adds: wordsOf(
    'add append bill book buy charge checkout clone copy create debit draft enrol enroll insert invite join make open order pay place post register reserve subscribe submit upload',
  ),
  changes: wordsOf(
    'adjust alter assign change correct edit extend modify move patch rename replace reschedule reset set update',
  ),
  removes: wordsOf(
    'cancel clear close credit delete deregister discard drop erase purge refund release remove return revoke unregister unsubscribe void withdraw',
  ),
  keeps: wordsOf('keep persist put save store sync upsert write'),
  tells: wordsOf('alert announce broadcast email emit enqueue inform mail message notify page publish push send text'),
} as const;

/** First words on a button beside a form that send nothing of it. */
export const leavingWords = wordsOf(
  'abort add back browse cancel clear close delete discard edit go help hide previous refresh remove reset return show skip',
);

/** What lies in a queue, as the last word of its name. */
export const messageNouns = wordsOf('alert command event job message notification request task');

/** Verbs of those who put messages into a queue, and of those who take them out of it; other verbs before a message are part of its name. */
export const puttingVerbs = wordsOf(
  'add announce append broadcast create deliver dispatch drop emit enqueue forward insert place post produce publish push put queue relay report schedule send stream submit write',
);
export const takingVerbs = wordsOf(
  'consume dequeue drain fetch get handle ingest listen pick poll process pull read receive subscribe take',
);

/** Products that pass requests on, that watch others, and a program to look at pages with: nobody who writes a system writes them. */
export const passingProduct =
  /\b(?:nginx|haproxy|traefik|envoy|caddy|varnish|squid|httpd|iis|apache (?:http|web)|[ean]lb|f5|big-ip|kong|istio|krakend|cloudflare|akamai|fastly|cloudfront|keepalived)\b/i;
export const watchingProduct =
  /\b(?:prometheus|grafana|nagios|zabbix|datadog|new relic|splunk|kibana|jaeger|zipkin|alertmanager|loki|dynatrace|cloudwatch)\b/i;
export const plainBrowser = /^(?:(?:the|a|an|user'?s?|web|internet) )*(?:browsers?|chrome|firefox|safari)$/i;

/** The number or letter that tells one of several like parts from the others: `Web server 2`, `Web server B`. */
export const countedName = /^(.*[\p{L}\p{N}])[ #_-]{1,2}(?:\d{1,3}|[A-D])$/u;

/** Words in the names of parts that say nothing of what they are for. */
export const plainPartWords = wordsOf('api app backend client database db server service store system worker');

/** An answer that names an error: by a verb, by a word before it, or by how its name ends. */
export const errorAnswer =
  /^(?:(?:throws?|raises?|fails? with|aborts? with)\s+(?:an?\s+)?|(?:error|exception|fault)\s*[:–-]\s*)(\p{L}[\p{L}\p{N} _-]{0,60})$/iu;
export const errorName = /^(?:an?\s+)?(\p{L}[\p{L}\p{N} _-]{0,50}(?:error|exception|fault))$/iu;

/** The number of an HTTP answer that is refused, with what it says. */
export const refusedAnswer = /^(?:http\s*(?:status\s*)?)?([45]\d\d)(?:[\s:–-]+(\p{L}[\p{L}\p{N} _-]{0,60}))?$/iu;

/** What HTTP calls them. */
export const refusedAnswers: Readonly<Record<string, string>> = {
  400: 'bad request',
  401: 'unauthorized',
  402: 'payment required',
  403: 'forbidden',
  404: 'not found',
  405: 'method not allowed',
  406: 'not acceptable',
  408: 'request timeout',
  409: 'conflict',
  410: 'gone',
  412: 'precondition failed',
  413: 'content too large',
  415: 'unsupported media type',
  422: 'unprocessable content',
  423: 'locked',
  429: 'too many requests',
  500: 'internal server error',
  501: 'not implemented',
  502: 'bad gateway',
  503: 'service unavailable',
  504: 'gateway timeout',
};

export const errorNouns = wordsOf('error exception fault');
