CREATE TABLE "activity_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"actor_id" integer,
	"subject_id" integer,
	"diagram_id" integer,
	"detail" text,
	"ip_address" text
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"measure" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_pkey" PRIMARY KEY("measure","day","label")
);
--> statement-breakpoint
CREATE TABLE "diagram_reservations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diagram_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagram_reservations" ADD CONSTRAINT "diagram_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_entries_happened_at" ON "activity_entries" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "activity_entries_type_id" ON "activity_entries" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "activity_entries_actor_id_id" ON "activity_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "activity_entries_subject_id_id" ON "activity_entries" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "diagram_reservations_user_id" ON "diagram_reservations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "diagram_reservations_expires_at" ON "diagram_reservations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_created_at_id" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_last_login_at_id" ON "users" USING btree ("last_login_at" NULLS FIRST,"id");--> statement-breakpoint
-- Searching for a part of a name needs trigrams. A database whose owner may not add the extension is searched row by row.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "users_search" ON "users" USING gin ((lower(coalesce("username", '') || ' ' || "email" || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", ''))) gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not available: searching for people will be slower.';
END
$$;--> statement-breakpoint
-- What happened before days were counted, as far as it can still be told.
INSERT INTO "daily_counts" ("day", "measure", "label", "count")
SELECT ("created_at" AT TIME ZONE 'utc')::date, 'sign-ups', '', count(*) FROM "users" GROUP BY 1
UNION ALL
SELECT ("created_at" AT TIME ZONE 'utc')::date, 'diagrams-by-type', "diagram_type", count(*) FROM "diagrams" GROUP BY 1, 3
UNION ALL
SELECT ("created_at" AT TIME ZONE 'utc')::date, 'diagrams-by-engine', 'embedded', count(*) FROM "diagrams" GROUP BY 1;
