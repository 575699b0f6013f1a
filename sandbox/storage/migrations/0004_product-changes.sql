CREATE TABLE "product_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_type" text NOT NULL,
	"activation_date" date NOT NULL,
	"planned_on" date NOT NULL,
	"cancelled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" RENAME COLUMN "limit_cents" TO "starter_limit_cents";--> statement-breakpoint
ALTER TABLE "products" RENAME COLUMN "other_limit_cents" TO "premium_limit_cents";--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_customer_id_private_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."private_customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_changes_of_customer" ON "product_changes" USING btree ("customer_id","activation_date");--> statement-breakpoint
UPDATE "products" SET "starter_limit_cents" = "premium_limit_cents", "premium_limit_cents" = "starter_limit_cents" WHERE "product_type" = 'Premium';
