CREATE TABLE "products" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"product_type" text NOT NULL,
	"activation_date" date NOT NULL,
	"termination_date" date,
	"termination_reason" text,
	"limit_cents" integer NOT NULL,
	"other_limit_cents" integer NOT NULL,
	"spent_cents" integer DEFAULT 0 NOT NULL,
	"reduction_cents" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;