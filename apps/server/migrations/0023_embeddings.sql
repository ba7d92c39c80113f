ALTER TABLE "knowledge_chunks" ADD COLUMN "embedding_provider" text;--> statement-breakpoint
ALTER TABLE "knowledge_chunks" ADD COLUMN "embedding_model" text;--> statement-breakpoint
ALTER TABLE "knowledge_chunks" ADD COLUMN "embedding_dimensions" integer;--> statement-breakpoint
ALTER TABLE "model_providers" ADD COLUMN "embedding_model" text DEFAULT '' NOT NULL;