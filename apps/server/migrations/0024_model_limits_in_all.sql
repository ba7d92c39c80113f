ALTER TABLE "model_limits" ADD COLUMN "daily_tokens" bigint;--> statement-breakpoint
ALTER TABLE "model_limits" ADD COLUMN "requests_per_minute_in_all" integer DEFAULT 300 NOT NULL;