CREATE TABLE "diagram_folders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diagram_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diagram_stars" (
	"user_id" integer NOT NULL,
	"diagram_id" integer NOT NULL,
	CONSTRAINT "diagram_stars_pkey" PRIMARY KEY("user_id","diagram_id")
);
--> statement-breakpoint
ALTER TABLE "diagrams" ADD COLUMN "folder_id" integer;--> statement-breakpoint
ALTER TABLE "diagrams" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "diagram_folders" ADD CONSTRAINT "diagram_folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagram_stars" ADD CONSTRAINT "diagram_stars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagram_stars" ADD CONSTRAINT "diagram_stars_diagram_id_diagrams_id_fk" FOREIGN KEY ("diagram_id") REFERENCES "public"."diagrams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "diagram_folders_user_id_name" ON "diagram_folders" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "diagram_stars_diagram_id" ON "diagram_stars" USING btree ("diagram_id");--> statement-breakpoint
ALTER TABLE "diagrams" ADD CONSTRAINT "diagrams_folder_id_diagram_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."diagram_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diagrams_user_id_updated_at" ON "diagrams" USING btree ("user_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "diagrams_folder_id" ON "diagrams" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "diagrams_trashed_at" ON "diagrams" USING btree ("trashed_at") WHERE "diagrams"."trashed_at" is not null;--> statement-breakpoint
-- Searching for a part of a word needs trigrams. A database whose owner may not add the extension is searched row by row.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "diagrams_search" ON "diagrams" USING gin (
    (regexp_replace(normalize(lower("title" || ' ' || coalesce("description", '')), NFKD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops,
    (regexp_replace(normalize(lower("prompt"), NFKD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not available: searching for diagrams will be slower.';
END
$$;
