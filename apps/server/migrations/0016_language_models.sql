CREATE TABLE "model_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"task" text NOT NULL,
	"outcome" text DEFAULT 'running' NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"cost_micros" bigint,
	"saved_micros" bigint,
	"milliseconds" integer DEFAULT 0 NOT NULL,
	"first_token_milliseconds" integer
);
--> statement-breakpoint
CREATE TABLE "model_limits" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"monthly_micros" bigint,
	"monthly_micros_per_person" bigint,
	"daily_tokens_per_person" bigint,
	"requests_per_minute" integer DEFAULT 20 NOT NULL,
	"concurrent_per_person" integer DEFAULT 3 NOT NULL,
	"concurrent" integer DEFAULT 30 NOT NULL,
	"preferred" text,
	CONSTRAINT "model_limits_one_row" CHECK ("model_limits"."id")
);
--> statement-breakpoint
CREATE TABLE "model_providers" (
	"id" text PRIMARY KEY NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"sealed_key" text,
	"model" text DEFAULT '' NOT NULL,
	"small_model" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_started_at" ON "model_calls" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "model_calls_user_id_started_at" ON "model_calls" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "model_calls_running" ON "model_calls" USING btree ("started_at") WHERE "model_calls"."outcome" = 'running';