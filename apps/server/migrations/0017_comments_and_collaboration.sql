CREATE TABLE "annotation_activity" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "annotation_activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"annotation_id" integer NOT NULL,
	"user_id" integer,
	"action" text NOT NULL,
	"old_value" text,
	"new_value" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_seen" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "annotation_reactions" (
	"annotation_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"sign" text NOT NULL,
	CONSTRAINT "annotation_reactions_pkey" PRIMARY KEY("annotation_id","user_id","sign")
);
--> statement-breakpoint
CREATE TABLE "annotations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "annotations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"diagram_id" integer NOT NULL,
	"user_id" integer,
	"x" real NOT NULL,
	"y" real NOT NULL,
	"width" real DEFAULT 200 NOT NULL,
	"height" real DEFAULT 100 NOT NULL,
	"content" text NOT NULL,
	"type" text DEFAULT 'comment' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"color" text DEFAULT '#FFE066' NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"parent_id" integer,
	"mentioned_users" integer[] DEFAULT '{}' NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"page_id" text NOT NULL,
	"cell_id" text,
	"anchor_x" real DEFAULT 1 NOT NULL,
	"anchor_y" real DEFAULT 0 NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" integer,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"annotation_id" integer NOT NULL,
	"actor_id" integer,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collaboration_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collaboration_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" text NOT NULL,
	"user_id" integer,
	"change_type" text NOT NULL,
	"element_id" text NOT NULL,
	"element_data" jsonb NOT NULL,
	"timestamp" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collaboration_documents" (
	"diagram_id" integer PRIMARY KEY NOT NULL,
	"epoch" integer DEFAULT 1 NOT NULL,
	"state" "bytea",
	"version" integer NOT NULL,
	"stored_through" bigint DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collaboration_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collaboration_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"diagram_id" integer NOT NULL,
	"epoch" integer NOT NULL,
	"update" "bytea" NOT NULL,
	"user_id" integer,
	"node" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collaboration_participants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collaboration_participants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"username" text NOT NULL,
	"cursor_x" real DEFAULT 0 NOT NULL,
	"cursor_y" real DEFAULT 0 NOT NULL,
	"color" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collaboration_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collaboration_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"diagram_id" integer NOT NULL,
	"session_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "collaboration_sessions_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "muted_notifications" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "annotation_activity" ADD CONSTRAINT "annotation_activity_annotation_id_annotations_id_fk" FOREIGN KEY ("annotation_id") REFERENCES "public"."annotations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_activity" ADD CONSTRAINT "annotation_activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_reactions" ADD CONSTRAINT "annotation_reactions_annotation_id_annotations_id_fk" FOREIGN KEY ("annotation_id") REFERENCES "public"."annotations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_reactions" ADD CONSTRAINT "annotation_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotations" ADD CONSTRAINT "annotations_diagram_id_diagrams_id_fk" FOREIGN KEY ("diagram_id") REFERENCES "public"."diagrams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotations" ADD CONSTRAINT "annotations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotations" ADD CONSTRAINT "annotations_parent_id_annotations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."annotations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotations" ADD CONSTRAINT "annotations_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_annotation_id_annotations_id_fk" FOREIGN KEY ("annotation_id") REFERENCES "public"."annotations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_changes" ADD CONSTRAINT "collaboration_changes_session_id_collaboration_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."collaboration_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_changes" ADD CONSTRAINT "collaboration_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_documents" ADD CONSTRAINT "collaboration_documents_diagram_id_diagrams_id_fk" FOREIGN KEY ("diagram_id") REFERENCES "public"."diagrams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_log" ADD CONSTRAINT "collaboration_log_diagram_id_diagrams_id_fk" FOREIGN KEY ("diagram_id") REFERENCES "public"."diagrams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_log" ADD CONSTRAINT "collaboration_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_participants" ADD CONSTRAINT "collaboration_participants_session_id_collaboration_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."collaboration_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_participants" ADD CONSTRAINT "collaboration_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_sessions" ADD CONSTRAINT "collaboration_sessions_diagram_id_diagrams_id_fk" FOREIGN KEY ("diagram_id") REFERENCES "public"."diagrams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "annotation_activity_annotation_id" ON "annotation_activity" USING btree ("annotation_id","id");--> statement-breakpoint
CREATE INDEX "annotation_activity_user_id" ON "annotation_activity" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "annotation_activity_seen" ON "annotation_activity" USING btree ("annotation_id","user_id") WHERE "annotation_activity"."action" = 'seen';--> statement-breakpoint
CREATE INDEX "annotation_reactions_user_id" ON "annotation_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "annotations_diagram_id_id" ON "annotations" USING btree ("diagram_id","id");--> statement-breakpoint
CREATE INDEX "annotations_parent_id" ON "annotations" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "annotations_user_id" ON "annotations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_user_id_id" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_annotation_id" ON "notifications" USING btree ("annotation_id");--> statement-breakpoint
CREATE INDEX "notifications_actor_id" ON "notifications" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "collaboration_changes_session_id_id" ON "collaboration_changes" USING btree ("session_id","id");--> statement-breakpoint
CREATE INDEX "collaboration_changes_user_id" ON "collaboration_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "collaboration_changes_timestamp" ON "collaboration_changes" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "collaboration_log_diagram_id_id" ON "collaboration_log" USING btree ("diagram_id","id");--> statement-breakpoint
CREATE INDEX "collaboration_log_user_id" ON "collaboration_log" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collaboration_participants_session_id_user_id" ON "collaboration_participants" USING btree ("session_id","user_id");--> statement-breakpoint
CREATE INDEX "collaboration_participants_user_id" ON "collaboration_participants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "collaboration_sessions_diagram_id" ON "collaboration_sessions" USING btree ("diagram_id");