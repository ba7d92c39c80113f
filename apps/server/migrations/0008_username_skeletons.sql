ALTER TABLE "users" ADD COLUMN "username_skeleton" text;--> statement-breakpoint
-- What there is so far, as far as SQL can: exact for letters and digits of ASCII. Where two names look alike already, the older one keeps the look.
UPDATE "users" SET "username_skeleton" = "first"."skeleton" FROM (
	SELECT DISTINCT ON ("skeleton") "id", "skeleton" FROM (
		SELECT "id", lower(replace(translate("username", 'I1|0', 'lllO'), 'm', 'rn')) AS "skeleton" FROM "users" WHERE "username" IS NOT NULL
	) AS "named" ORDER BY "skeleton", "id"
) AS "first" WHERE "users"."id" = "first"."id";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_username_skeleton_unique" UNIQUE("username_skeleton");
