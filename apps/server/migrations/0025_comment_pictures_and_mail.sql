CREATE TABLE "annotation_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "annotation_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"annotation_id" integer NOT NULL,
	"picture" "bytea" NOT NULL,
	"thumbnail" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notification_mail" jsonb DEFAULT '{"mention":"daily","reply":"daily","resolved":"off"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "annotation_pictures" ADD CONSTRAINT "annotation_pictures_annotation_id_annotations_id_fk" FOREIGN KEY ("annotation_id") REFERENCES "public"."annotations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "annotation_pictures_annotation_id" ON "annotation_pictures" USING btree ("annotation_id");--> statement-breakpoint
CREATE INDEX "notifications_unmailed" ON "notifications" USING btree ("created_at") WHERE "notifications"."mailed_at" is null and "notifications"."read_at" is null;--> statement-breakpoint
-- What people were told of before there was mail is no news.
UPDATE "notifications" SET "mailed_at" = "created_at";
