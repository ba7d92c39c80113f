CREATE TABLE "diagram_citations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diagram_citations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"diagram_id" integer NOT NULL,
	"document_id" integer,
	"part" text NOT NULL,
	"starts_at" integer NOT NULL,
	"ends_at" integer NOT NULL,
	"is_used" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_chunks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "knowledge_chunks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"chunk_index" integer NOT NULL,
	"content" text NOT NULL,
	"embedding" "bytea",
	"heading_path" text[] NOT NULL,
	"table_header" text,
	"page" integer,
	"starts_at" integer NOT NULL,
	"ends_at" integer NOT NULL,
	"language" text NOT NULL,
	"suspicious" jsonb NOT NULL,
	"terms" text[] NOT NULL,
	"counts" smallint[] NOT NULL,
	"word_count" integer NOT NULL,
	CONSTRAINT "knowledge_chunks_document_id_chunk_index" UNIQUE("document_id","chunk_index")
);
--> statement-breakpoint
CREATE TABLE "knowledge_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "knowledge_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"file_data" "bytea",
	"file_hash" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"stored_bytes" bigint NOT NULL,
	"format" text DEFAULT '' NOT NULL,
	"pages" integer,
	"chunk_count" integer DEFAULT 0 NOT NULL,
	"word_count" integer DEFAULT 0 NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"suspicious_count" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "knowledge_words" (
	"document_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "knowledge_words_pkey" PRIMARY KEY("user_id","word","document_id")
);
--> statement-breakpoint
ALTER TABLE "server_limits" ADD COLUMN "knowledge_documents" integer;--> statement-breakpoint
ALTER TABLE "server_limits" ADD COLUMN "knowledge_bytes" bigint;--> statement-breakpoint
ALTER TABLE "diagram_citations" ADD CONSTRAINT "diagram_citations_diagram_id_diagrams_id_fk" FOREIGN KEY ("diagram_id") REFERENCES "public"."diagrams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagram_citations" ADD CONSTRAINT "diagram_citations_document_id_knowledge_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."knowledge_documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_chunks" ADD CONSTRAINT "knowledge_chunks_document_id_knowledge_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."knowledge_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_documents" ADD CONSTRAINT "knowledge_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_words" ADD CONSTRAINT "knowledge_words_document_id_knowledge_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."knowledge_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_words" ADD CONSTRAINT "knowledge_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diagram_citations_diagram_id" ON "diagram_citations" USING btree ("diagram_id");--> statement-breakpoint
CREATE INDEX "diagram_citations_document_id" ON "diagram_citations" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "knowledge_chunks_terms" ON "knowledge_chunks" USING gin ("terms");--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_documents_user_id_file_hash" ON "knowledge_documents" USING btree ("user_id","file_hash") WHERE "knowledge_documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "knowledge_documents_waiting" ON "knowledge_documents" USING btree ("uploaded_at") WHERE "knowledge_documents"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "knowledge_documents_deleted_at" ON "knowledge_documents" USING btree ("deleted_at") WHERE "knowledge_documents"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "knowledge_words_document_id" ON "knowledge_words" USING btree ("document_id");