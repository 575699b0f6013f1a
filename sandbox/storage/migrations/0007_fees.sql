CREATE TABLE "fees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"transaction_text" text NOT NULL,
	"item_type" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"start_date" date NOT NULL,
	"planned_end_date" date,
	"actual_end_date" date,
	"product_type" text,
	"product_activation_date" date
);
--> statement-breakpoint
CREATE TABLE "former_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_type" text NOT NULL,
	"activation_date" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fees" ADD CONSTRAINT "fees_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_products" ADD CONSTRAINT "former_products_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fees_of_customer" ON "fees" USING btree ("customer_id","start_date");