ALTER TABLE "diagram_access" DROP CONSTRAINT "diagram_access_person_or_link";--> statement-breakpoint
ALTER TABLE "diagram_access" ADD COLUMN "invited_email" text;--> statement-breakpoint
ALTER TABLE "diagram_access" ADD COLUMN "invited_username" text;--> statement-breakpoint
ALTER TABLE "diagram_access" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "diagram_access" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "diagram_access_invited_email" ON "diagram_access" USING btree ("invited_email");--> statement-breakpoint
ALTER TABLE "diagram_access" ADD CONSTRAINT "diagram_access_diagram_id_invited_email" UNIQUE("diagram_id","invited_email");--> statement-breakpoint
ALTER TABLE "diagram_access" ADD CONSTRAINT "diagram_access_diagram_id_invited_username" UNIQUE("diagram_id","invited_username");--> statement-breakpoint
ALTER TABLE "diagram_access" ADD CONSTRAINT "diagram_access_person_or_link" CHECK (num_nonnulls(coalesce("diagram_access"."user_id"::text, "diagram_access"."invited_username"), "diagram_access"."invited_email", "diagram_access"."link_token_hash") = 1);