CREATE TABLE "history" (
	"id" serial PRIMARY KEY NOT NULL,
	"object_type" text NOT NULL,
	"object_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"author" text NOT NULL,
	"user_type" text NOT NULL,
	"login_activity" boolean DEFAULT false NOT NULL,
	"activity" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code" text NOT NULL,
	"bound_to" text,
	"wrong_tries" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "codes_account_id_purpose_pk" PRIMARY KEY("account_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"email" text NOT NULL,
	"customer_number" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"standing_lock" text,
	"deactivated_at" timestamp (3) with time zone,
	"customer_id" uuid,
	CONSTRAINT "accounts_login" UNIQUE NULLS NOT DISTINCT("area","email","customer_number")
);
--> statement-breakpoint
CREATE TABLE "bank_employees" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"roles" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"bp_number" text NOT NULL,
	"task_open_until" timestamp (3) with time zone,
	"termination_date" date,
	"termination_reason" text,
	"security_lock_rm" boolean DEFAULT false NOT NULL,
	"security_lock_sl" boolean DEFAULT false NOT NULL,
	"security_lock_customer_wish" boolean DEFAULT false NOT NULL,
	"security_lock_cs" boolean DEFAULT false NOT NULL,
	"inactivity_lock" boolean DEFAULT false NOT NULL,
	"return_debit_lock" text,
	CONSTRAINT "customers_bp_number_unique" UNIQUE("bp_number")
);
--> statement-breakpoint
CREATE TABLE "previous_passwords" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private_customers" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"call_number" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"product_type" text NOT NULL,
	"activation_date" date NOT NULL,
	"limit_cents" integer NOT NULL,
	"other_limit_cents" integer NOT NULL,
	"spent_cents" integer DEFAULT 0 NOT NULL,
	"reduction_cents" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "failures" (
	"id" serial PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"user_email" text,
	"status" integer,
	"remaining" integer NOT NULL,
	"body" json,
	"unparsable" boolean NOT NULL,
	"delay_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"code" text,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_employees" ADD CONSTRAINT "bank_employees_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previous_passwords" ADD CONSTRAINT "previous_passwords_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_customers" ADD CONSTRAINT "private_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_customer_id_private_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."private_customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_of_object" ON "history" USING btree ("object_type","object_id","at");--> statement-breakpoint
CREATE INDEX "sessions_of_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "outbox_of_recipient" ON "outbox" USING btree ("recipient");