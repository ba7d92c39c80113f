ALTER TABLE "diagram_versions" ADD COLUMN "readability" jsonb;--> statement-breakpoint
ALTER TABLE "diagrams" ADD COLUMN "readability" jsonb;