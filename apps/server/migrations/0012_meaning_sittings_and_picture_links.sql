ALTER TABLE "diagram_access" ADD COLUMN "link_kind" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "diagram_access" ADD COLUMN "link_format" text;--> statement-breakpoint
ALTER TABLE "diagram_versions" ADD COLUMN "diagram_type" text;--> statement-breakpoint
ALTER TABLE "diagram_versions" ADD COLUMN "prompt" text;--> statement-breakpoint
ALTER TABLE "diagram_versions" ADD COLUMN "spec" jsonb;--> statement-breakpoint
ALTER TABLE "diagram_versions" ADD COLUMN "sitting" integer;--> statement-breakpoint
ALTER TABLE "diagrams" ADD COLUMN "report" jsonb;--> statement-breakpoint
CREATE INDEX "diagram_versions_diagram_id_sitting" ON "diagram_versions" USING btree ("diagram_id","sitting","version");