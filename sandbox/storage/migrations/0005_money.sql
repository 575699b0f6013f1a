CREATE TABLE "receipts" (
	"invoice_number" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"type_text" text NOT NULL,
	"receipt_date" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"open_cents" integer NOT NULL,
	"payment_condition" integer,
	"billed_from" date,
	"billed_to" date,
	"fee_cents" integer NOT NULL,
	"pdf_reference" text,
	"csv_reference" text,
	"lost" boolean NOT NULL,
	CONSTRAINT "receipts_pdf_reference_unique" UNIQUE("pdf_reference"),
	CONSTRAINT "receipts_csv_reference_unique" UNIQUE("csv_reference")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"amount_cents" integer NOT NULL,
	"fee_type" text NOT NULL,
	"fee_type_name" text NOT NULL,
	"merchant_name" text NOT NULL,
	"status" text NOT NULL,
	"call_number" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_of_customer" ON "receipts" USING btree ("customer_id","receipt_date");--> statement-breakpoint
CREATE INDEX "transactions_of_customer" ON "transactions" USING btree ("customer_id","at");