ALTER TABLE "diagram_access" DROP CONSTRAINT "diagram_access_diagram_id_user_id";--> statement-breakpoint
ALTER TABLE "collaboration_sessions" ADD COLUMN "ended_by" integer;--> statement-breakpoint
ALTER TABLE "diagram_access" ADD COLUMN "link_id" integer;--> statement-breakpoint
ALTER TABLE "diagram_access" ADD COLUMN "is_barred" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collaboration_sessions" ADD CONSTRAINT "collaboration_sessions_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagram_access" ADD CONSTRAINT "diagram_access_link_id_diagram_access_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."diagram_access"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "diagram_access_diagram_id_user_id" ON "diagram_access" USING btree ("diagram_id","user_id") WHERE "diagram_access"."link_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "diagram_access_link_id_user_id" ON "diagram_access" USING btree ("link_id","user_id") WHERE "diagram_access"."link_id" is not null;--> statement-breakpoint
CREATE INDEX "users_members" ON "users" USING btree ("id") WHERE not "users"."is_guest";