CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"document_type" text NOT NULL,
	"filename" text NOT NULL,
	"mimetype" text NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"comment" text,
	"deleted" boolean DEFAULT false NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"note" text NOT NULL,
	"recorded_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"subject" text NOT NULL,
	"recipient" text NOT NULL,
	"state" text NOT NULL,
	"content" text NOT NULL,
	"reply_message" text,
	"attachment_id" text,
	"attachment_document_id" uuid
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_of_customer" ON "documents" USING btree ("customer_id","added_at");--> statement-breakpoint
CREATE INDEX "notes_of_customer" ON "notes" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_of_customer" ON "notifications" USING btree ("customer_id","sent_at");