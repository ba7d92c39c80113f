CREATE TABLE "server_limits" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"storage_bytes" bigint,
	CONSTRAINT "server_limits_one_row" CHECK ("server_limits"."id")
);
--> statement-breakpoint
ALTER TABLE "diagrams" ADD COLUMN "stored_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "diagrams" SET "stored_bytes" = (SELECT coalesce(sum(octet_length("xml_content")), 0) FROM "diagram_versions" WHERE "diagram_id" = "diagrams"."id");--> statement-breakpoint
DO $$ BEGIN
	ALTER TABLE "diagrams" ALTER COLUMN "xml_content" SET COMPRESSION lz4;
	ALTER TABLE "diagram_versions" ALTER COLUMN "xml_content" SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN NULL;
END $$;
