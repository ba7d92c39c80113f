ALTER TABLE "notifications" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notification_mail" jsonb DEFAULT '{"mention":"daily","reply":"daily","resolved":"off"}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_unmailed" ON "notifications" USING btree ("created_at") WHERE "notifications"."mailed_at" is null and "notifications"."read_at" is null;--> statement-breakpoint
-- What people were told of before there was mail is no news.
UPDATE "notifications" SET "mailed_at" = "created_at";
