ALTER TABLE "user_sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verification_expires" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_verification_token_unique" UNIQUE("email_verification_token");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_reset_password_token_unique" UNIQUE("reset_password_token");