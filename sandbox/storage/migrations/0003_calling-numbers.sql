CREATE TABLE "calling_numbers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"position" serial NOT NULL,
	"calling_number" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"employee_number" text,
	"cust_report_attr_1" text,
	"cust_report_attr_2" text,
	"car_number" text NOT NULL,
	"preferred_city" text NOT NULL,
	"reload_value" integer NOT NULL,
	"limit_cents" integer NOT NULL,
	"status" text NOT NULL,
	"task_open_until" timestamp (3) with time zone,
	"activation_date" date,
	"deactivation_date" date,
	"deactivation_reason" text,
	CONSTRAINT "calling_number_once_in_company" UNIQUE("customer_id","calling_number")
);
--> statement-breakpoint
CREATE TABLE "deny_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text,
	"last_name" text,
	"birthdate" date,
	"phone_number" text,
	"iban" text,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "calling_numbers" ADD CONSTRAINT "calling_numbers_customer_id_companies_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."companies"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calling_number_in_one_company" ON "calling_numbers" USING btree ("calling_number") WHERE status <> 'DEACTIVATED';--> statement-breakpoint
CREATE INDEX "calling_numbers_in_order" ON "calling_numbers" USING btree ("customer_id","added_at","position");