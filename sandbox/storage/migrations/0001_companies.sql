ALTER TABLE "accounts" ADD COLUMN "task_open_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "register_number" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "legal_entity" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "uid" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "contact_salutation" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "contact_title" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "contact_first_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "contact_last_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "contact_email" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "contact_call_number" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "street" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "zipcode" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "city" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "country" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "billing_co_name" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "billing_street" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "billing_zipcode" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "billing_city" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "billing_country" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "account_holder" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "iban" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "sign_date" date;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "payment_method" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "tax_rate" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "payment_condition" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "bill_email_1" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "bill_email_2" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "limit_cents" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "advertising_consent" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "discount_activation_business" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "discount_activation_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "discount_monthly_number" integer DEFAULT 0 NOT NULL;