CREATE TABLE "bank_data" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"account_holder" text NOT NULL,
	"iban" text NOT NULL,
	"sign_date" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_settings" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"contact_via_email" boolean NOT NULL,
	"contact_via_sms" boolean NOT NULL,
	"contact_via_phone" boolean NOT NULL,
	"contact_via_mail" boolean NOT NULL,
	"contact_via_social_media" boolean NOT NULL,
	"personalized_offers" boolean NOT NULL,
	"big_data_analysis" boolean NOT NULL,
	"customer_profile_data" boolean NOT NULL,
	"data_available_to_others" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "private_customers" ADD COLUMN "salutation" text NOT NULL;--> statement-breakpoint
ALTER TABLE "private_customers" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "private_customers" ADD COLUMN "birthdate" date NOT NULL;--> statement-breakpoint
ALTER TABLE "private_customers" ADD COLUMN "street" text NOT NULL;--> statement-breakpoint
ALTER TABLE "private_customers" ADD COLUMN "zipcode" text NOT NULL;--> statement-breakpoint
ALTER TABLE "private_customers" ADD COLUMN "city" text NOT NULL;--> statement-breakpoint
ALTER TABLE "private_customers" ADD COLUMN "employee" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_data" ADD CONSTRAINT "bank_data_customer_id_private_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."private_customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD CONSTRAINT "privacy_settings_customer_id_private_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."private_customers"("customer_id") ON DELETE cascade ON UPDATE no action;