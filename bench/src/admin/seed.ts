import type pg from 'pg';

export interface Amounts {
  readonly accounts: number;
  readonly entries: number;
}

/** Names that repeat as those of people do. */
const firstNames = ['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Frances', 'Niklaus', 'Radia', 'Tony'];
const lastNames = ['Marlow', 'Okafor', 'Lindqvist', 'Tanaka', 'Moreau', 'Castellanos', 'Novak', 'Haddad', 'Byrne'];

const types = [
  'signed-in',
  'diagram-generated',
  'diagram-exported',
  'signed-out',
  'diagram-refined',
  'diagram-deleted',
];
const diagramTypes = ['flowchart', 'sequence', 'uml', 'network', 'mind-map', 'orgchart', 'architecture'];

/**
 * Fills a database with made-up accounts, their usage, entries of the activity log over a year and 120 days of counts. Always the
 * same ones: `setseed` makes PostgreSQL's random numbers repeat.
 */
export const seedAccounts = async (database: pg.Client, { accounts, entries }: Amounts): Promise<void> => {
  await database.query('select setseed(0.5)');
  // Checking a million references would take longer than writing them.
  await database.query('set session_replication_role = replica');
  await database.query(
    `insert into users (username, email, first_name, last_name, is_email_verified, is_blocked, blocked_reason, last_login_at, created_at)
     select 'person' || n, lower(first || '.' || last || '.' || n || '@example.org'), first, last, n % 7 > 0, n % 40 = 0,
       case when n % 40 = 0 then 'Sends spam' end,
       case when n % 9 > 0 then now() - power(random(), 3) * interval '300 days' end, now() - random() * interval '360 days'
     from (
       select n, ($1::text[])[1 + n % ${firstNames.length}] as first, ($2::text[])[1 + n * 7 % ${lastNames.length}] as last
       from generate_series(1, $3::int) as n
     ) as people`,
    [firstNames, lastNames, accounts],
  );
  await database.query(
    `insert into user_usage (user_id, diagrams_generated, code_generations_used, rag_queries_used,
       collaboration_sessions_created, total_api_calls, current_month_diagrams, subscription_tier)
     select id, power(random(), 4) * 400, power(random(), 4) * 90, power(random(), 5) * 60, power(random(), 5) * 20,
       power(random(), 3) * 9000, random() * 30, case when id % 12 = 0 then 'premium' else 'free' end
     from users where not exists (select 1 from user_usage where user_id = users.id)`,
  );
  await database.query(
    `insert into activity_entries (happened_at, type, actor_id, diagram_id, detail, ip_address)
     select now() - ($2::int - n) * interval '360 days' / $2::int, ($1::text[])[1 + n % ${types.length}],
       1 + floor(random() * $3::int), n, 'flowchart', '192.0.2.' || n % 250
     from generate_series(1, $2::int) as n`,
    [types, entries, accounts],
  );
  await database.query(
    `insert into daily_counts (day, measure, label, count)
     select (now() at time zone 'utc')::date - back, measure, label,
       greatest(0, (size * (1 + 0.4 * sin(back / 1.1) - back / 200.0) * (0.8 + 0.4 * random()))::int)
     from generate_series(1, 120) as back cross join (
       values ('sign-ups', '', 14), ('api-calls', '', 5200), ('diagrams-by-engine', 'embedded', 210)
       union all select 'diagrams-by-type', label, 70 / (position)::int
       from unnest($1::text[]) with ordinality as kinds (label, position)
     ) as measures (measure, label, size)
     on conflict do nothing`,
    [diagramTypes],
  );
  // As PostgreSQL does by itself before long: index-only scans need it.
  await database.query('vacuum analyze');
};
