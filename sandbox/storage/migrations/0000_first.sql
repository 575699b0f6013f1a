CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"who" text NOT NULL,
	"origin" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lockouts" (
	"who" text PRIMARY KEY NOT NULL,
	"known_at" timestamp (3) with time zone,
	"failed_attempts" integer NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bill_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"month" integer NOT NULL,
	"run_number" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"stuck_at" date,
	CONSTRAINT "bill_runs_of_month" UNIQUE("year","month","run_number")
);
--> statement-breakpoint
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
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "calling_number_once_in_company" UNIQUE("customer_id","calling_number")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"register_number" text NOT NULL,
	"legal_entity" text NOT NULL,
	"uid" text NOT NULL,
	"contact_salutation" text NOT NULL,
	"contact_title" text,
	"contact_first_name" text NOT NULL,
	"contact_last_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_call_number" text,
	"street" text NOT NULL,
	"zipcode" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"billing_co_name" text,
	"billing_street" text,
	"billing_zipcode" text,
	"billing_city" text,
	"billing_country" text,
	"account_holder" text,
	"iban" text,
	"sign_date" date,
	"payment_method" text NOT NULL,
	"tax_rate" integer NOT NULL,
	"payment_condition" integer NOT NULL,
	"bill_email_1" text,
	"bill_email_2" text,
	"limit_cents" integer NOT NULL,
	"advertising_consent" boolean NOT NULL,
	"discount_activation_business" integer DEFAULT 0 NOT NULL,
	"discount_activation_number" integer DEFAULT 0 NOT NULL,
	"discount_monthly_number" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"limit_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"bp_number" text collate "C" NOT NULL,
	"termination_date" date,
	"task_open_until" timestamp (3) with time zone,
	"address" text collate "C" NOT NULL,
	"searched" text collate "C" NOT NULL,
	"first_name" text collate "C",
	"last_name" text collate "C",
	"call_number" text collate "C",
	"email" text collate "C",
	"birthdate" date,
	"company_name" text collate "C",
	"limit_cents" integer
);
--> statement-breakpoint
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
	"product_activation_date" date,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_type" text NOT NULL,
	"activation_date" date NOT NULL
);
--> statement-breakpoint
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
	"content" "bytea" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
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
	"task_open_until" timestamp (3) with time zone,
	"customer_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "accounts_login" UNIQUE NULLS NOT DISTINCT("area","email","customer_number")
);
--> statement-breakpoint
CREATE TABLE "bank_employees" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"roles" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
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
	"version" integer DEFAULT 1 NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"inactivity_version" integer DEFAULT 1 NOT NULL,
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
	"call_number" text NOT NULL,
	"salutation" text NOT NULL,
	"title" text,
	"birthdate" date NOT NULL,
	"street" text NOT NULL,
	"zipcode" text NOT NULL,
	"city" text NOT NULL,
	"employee" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"call_number_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_data" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"account_holder" text NOT NULL,
	"iban" text NOT NULL,
	"sign_date" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
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
	"data_available_to_others" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_type" text NOT NULL,
	"activation_date" date NOT NULL,
	"planned_on" date NOT NULL,
	"cancelled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"product_type" text NOT NULL,
	"activation_date" date NOT NULL,
	"starter_limit_cents" integer NOT NULL,
	"premium_limit_cents" integer NOT NULL,
	"reduction_cents" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allow_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birthdate" date NOT NULL,
	"phone_number" text NOT NULL,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deny_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"first_name" text,
	"last_name" text,
	"birthdate" date,
	"phone_number" text,
	"iban" text,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL
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
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"object_type" text NOT NULL,
	"business_identifier" text NOT NULL,
	"task_type" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"support_id" uuid,
	"error_message" text,
	"retried_at" timestamp (3) with time zone,
	"heals" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calling_numbers" ADD CONSTRAINT "calling_numbers_customer_id_companies_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."companies"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory" ADD CONSTRAINT "directory_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fees" ADD CONSTRAINT "fees_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_products" ADD CONSTRAINT "former_products_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_employees" ADD CONSTRAINT "bank_employees_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previous_passwords" ADD CONSTRAINT "previous_passwords_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_customers" ADD CONSTRAINT "private_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_data" ADD CONSTRAINT "bank_data_customer_id_private_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."private_customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD CONSTRAINT "privacy_settings_customer_id_private_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."private_customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_customer_id_private_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."private_customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_customer_id_private_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."private_customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_on_person" ON "attempts" USING btree ("who","at");--> statement-breakpoint
CREATE INDEX "attempts_from_origin" ON "attempts" USING btree ("origin","at");--> statement-breakpoint
CREATE INDEX "attempts_by_age" ON "attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "lockouts_by_age" ON "lockouts" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calling_number_in_one_company" ON "calling_numbers" USING btree ("calling_number") WHERE status <> 'DEACTIVATED';--> statement-breakpoint
CREATE INDEX "calling_numbers_in_order" ON "calling_numbers" USING btree ("customer_id","added_at","position");--> statement-breakpoint
CREATE INDEX "directory_by_number" ON "directory" USING btree ("kind","bp_number","termination_date");--> statement-breakpoint
CREATE INDEX "directory_by_status" ON "directory" USING btree ("kind","termination_date" DESC NULLS FIRST,"bp_number");--> statement-breakpoint
CREATE INDEX "directory_by_task" ON "directory" USING btree ("kind","task_open_until" NULLS FIRST,"bp_number","termination_date");--> statement-breakpoint
CREATE INDEX "directory_by_address" ON "directory" USING btree ("kind","address","bp_number","termination_date");--> statement-breakpoint
CREATE INDEX "directory_by_first_name" ON "directory" USING btree ("kind","first_name","bp_number","termination_date");--> statement-breakpoint
CREATE INDEX "directory_by_last_name" ON "directory" USING btree ("kind","last_name","bp_number","termination_date");--> statement-breakpoint
CREATE INDEX "directory_by_call_number" ON "directory" USING btree ("kind","call_number","bp_number","termination_date");--> statement-breakpoint
CREATE INDEX "directory_by_email" ON "directory" USING btree ("kind","email","bp_number","termination_date");--> statement-breakpoint
CREATE INDEX "directory_by_birthdate" ON "directory" USING btree ("kind","birthdate","bp_number","termination_date");--> statement-breakpoint
CREATE INDEX "directory_by_company_name" ON "directory" USING btree ("kind","company_name","bp_number","termination_date");--> statement-breakpoint
CREATE INDEX "directory_by_limit" ON "directory" USING btree ("kind","limit_cents","bp_number","termination_date");--> statement-breakpoint
CREATE INDEX "directory_by_searched" ON "directory" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "fees_of_customer" ON "fees" USING btree ("customer_id","start_date");--> statement-breakpoint
CREATE INDEX "history_of_object" ON "history" USING btree ("object_type","object_id","at");--> statement-breakpoint
CREATE INDEX "sessions_of_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "receipts_of_customer" ON "receipts" USING btree ("customer_id","receipt_date");--> statement-breakpoint
CREATE INDEX "transactions_of_customer" ON "transactions" USING btree ("customer_id","at");--> statement-breakpoint
CREATE INDEX "documents_of_customer" ON "documents" USING btree ("customer_id","added_at");--> statement-breakpoint
CREATE INDEX "notes_of_customer" ON "notes" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_of_customer" ON "notifications" USING btree ("customer_id","sent_at");--> statement-breakpoint
CREATE INDEX "accounts_of_customer" ON "accounts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "private_customers_by_call_number" ON "private_customers" USING btree ("call_number");--> statement-breakpoint
CREATE INDEX "product_changes_of_customer" ON "product_changes" USING btree ("customer_id","activation_date");--> statement-breakpoint
CREATE INDEX "outbox_of_recipient" ON "outbox" USING btree ("recipient");
--> statement-breakpoint
-- Small letters without accents, so that Oberösterreich is found and sorted as Oberosterreich.
CREATE FUNCTION folded(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'ıłøđ', 'ilod'), 'ß', 'ss')
$$;
--> statement-breakpoint
-- What LIKE compares with to find a term anywhere; %, _ and \ are only signs.
CREATE FUNCTION containing(term text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '%' || regexp_replace(folded(term), '([\\%_])', '\\\1', 'g') || '%'
$$;
--> statement-breakpoint
CREATE VIEW directory_source AS
  SELECT c.id AS customer_id, c.kind, c.bp_number, c.termination_date, c.task_open_until,
    folded(concat_ws(' ', p.zipcode, p.city, p.street)) AS address,
    folded(concat_ws(' ', c.bp_number, a.first_name, a.last_name, '0' || p.call_number, '+43' || p.call_number, a.email,
      p.zipcode, p.city, p.street)) AS searched,
    folded(a.first_name) AS first_name, folded(a.last_name) AS last_name, p.call_number, folded(a.email) AS email,
    p.birthdate, NULL::text AS company_name, NULL::integer AS limit_cents
  FROM customers c
    JOIN private_customers p ON p.customer_id = c.id
    JOIN accounts a ON a.customer_id = c.id AND a.area = 'private'
  UNION ALL
  SELECT c.id, c.kind, c.bp_number, c.termination_date, c.task_open_until,
    folded(concat_ws(' ', b.zipcode, b.city, b.street)),
    folded(concat_ws(' ', c.bp_number, b.name, b.zipcode, b.city, b.street)),
    NULL, NULL, NULL, NULL, NULL, folded(b.name), b.limit_cents
  FROM customers c
    JOIN companies b ON b.customer_id = c.id;
--> statement-breakpoint
CREATE TABLE "first_answers" (
	"account_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" uuid NOT NULL,
	"request" text NOT NULL,
	"answer" json,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "first_answers_account_id_operation_key_pk" PRIMARY KEY("account_id","operation","key")
);
--> statement-breakpoint
ALTER TABLE "first_answers" ADD CONSTRAINT "first_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "first_answers_by_age" ON "first_answers" USING btree ("at");
--> statement-breakpoint
-- Writes the directory anew for the customers that a statement has changed; the argument is the query for their ids.
CREATE FUNCTION refresh_directory() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'INSERT INTO directory AS known SELECT * FROM directory_source WHERE customer_id IN (' || tg_argv[0] || ')
    ON CONFLICT (customer_id) DO UPDATE SET
      (termination_date, task_open_until, address, searched, first_name, last_name, call_number, email, birthdate,
        company_name, limit_cents)
      = (excluded.termination_date, excluded.task_open_until, excluded.address, excluded.searched, excluded.first_name,
        excluded.last_name, excluded.call_number, excluded.email, excluded.birthdate, excluded.company_name,
        excluded.limit_cents)
    WHERE known IS DISTINCT FROM excluded';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER directory_after_insert AFTER INSERT ON customers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_directory('SELECT id FROM changed');
--> statement-breakpoint
CREATE TRIGGER directory_after_update AFTER UPDATE ON customers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_directory('SELECT id FROM changed');
--> statement-breakpoint
CREATE TRIGGER directory_after_insert AFTER INSERT ON private_customers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_directory('SELECT customer_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER directory_after_update AFTER UPDATE ON private_customers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_directory('SELECT customer_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER directory_after_insert AFTER INSERT ON companies REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_directory('SELECT customer_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER directory_after_update AFTER UPDATE ON companies REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_directory('SELECT customer_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER directory_after_insert AFTER INSERT ON accounts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_directory('SELECT customer_id FROM changed WHERE area = ''private''');
--> statement-breakpoint
CREATE TRIGGER directory_after_update AFTER UPDATE ON accounts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_directory('SELECT customer_id FROM changed WHERE area = ''private''');
--> statement-breakpoint
-- Counts a change of the columns that a trigger watches, in the column that it names.
CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE counted integer;
BEGIN
  EXECUTE format('SELECT ($1).%I', tg_argv[0]) INTO counted USING OLD;
  RETURN jsonb_populate_record(NEW, jsonb_build_object(tg_argv[0], counted + 1));
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON calling_numbers FOR EACH ROW
  WHEN (ROW(OLD.calling_number, OLD.first_name, OLD.last_name, OLD.email, OLD.employee_number, OLD.cust_report_attr_1,
  OLD.cust_report_attr_2, OLD.car_number, OLD.preferred_city, OLD.reload_value, OLD.limit_cents, OLD.status,
  OLD.activation_date, OLD.deactivation_date, OLD.deactivation_reason) IS DISTINCT FROM ROW(NEW.calling_number,
  NEW.first_name, NEW.last_name, NEW.email, NEW.employee_number, NEW.cust_report_attr_1, NEW.cust_report_attr_2,
  NEW.car_number, NEW.preferred_city, NEW.reload_value, NEW.limit_cents, NEW.status, NEW.activation_date,
  NEW.deactivation_date, NEW.deactivation_reason))
  EXECUTE FUNCTION count_version('version');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON companies FOR EACH ROW
  WHEN (ROW(OLD.name, OLD.register_number, OLD.legal_entity, OLD.uid, OLD.contact_salutation, OLD.contact_title,
  OLD.contact_first_name, OLD.contact_last_name, OLD.contact_email, OLD.contact_call_number, OLD.street, OLD.zipcode,
  OLD.city, OLD.country, OLD.billing_co_name, OLD.billing_street, OLD.billing_zipcode, OLD.billing_city,
  OLD.billing_country, OLD.account_holder, OLD.iban, OLD.sign_date, OLD.payment_method, OLD.tax_rate,
  OLD.payment_condition, OLD.bill_email_1, OLD.bill_email_2, OLD.advertising_consent) IS DISTINCT FROM ROW(NEW.name,
  NEW.register_number, NEW.legal_entity, NEW.uid, NEW.contact_salutation, NEW.contact_title, NEW.contact_first_name,
  NEW.contact_last_name, NEW.contact_email, NEW.contact_call_number, NEW.street, NEW.zipcode, NEW.city, NEW.country,
  NEW.billing_co_name, NEW.billing_street, NEW.billing_zipcode, NEW.billing_city, NEW.billing_country,
  NEW.account_holder, NEW.iban, NEW.sign_date, NEW.payment_method, NEW.tax_rate, NEW.payment_condition,
  NEW.bill_email_1, NEW.bill_email_2, NEW.advertising_consent))
  EXECUTE FUNCTION count_version('version');
--> statement-breakpoint
CREATE TRIGGER count_limit_version BEFORE UPDATE ON companies FOR EACH ROW
  WHEN (OLD.limit_cents IS DISTINCT FROM NEW.limit_cents)
  EXECUTE FUNCTION count_version('limit_version');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON documents FOR EACH ROW
  WHEN (ROW(OLD.document_type, OLD.comment, OLD.deleted) IS DISTINCT FROM ROW(NEW.document_type, NEW.comment,
  NEW.deleted))
  EXECUTE FUNCTION count_version('version');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON fees FOR EACH ROW
  WHEN (ROW(OLD.planned_end_date, OLD.actual_end_date, OLD.transaction_text, OLD.amount_cents) IS DISTINCT FROM
  ROW(NEW.planned_end_date, NEW.actual_end_date, NEW.transaction_text, NEW.amount_cents))
  EXECUTE FUNCTION count_version('version');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON accounts FOR EACH ROW
  WHEN (ROW(OLD.email, OLD.first_name, OLD.last_name, OLD.deactivated_at) IS DISTINCT FROM ROW(NEW.email,
  NEW.first_name, NEW.last_name, NEW.deactivated_at))
  EXECUTE FUNCTION count_version('version');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON bank_employees FOR EACH ROW
  WHEN (OLD.roles IS DISTINCT FROM NEW.roles)
  EXECUTE FUNCTION count_version('version');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON customers FOR EACH ROW
  WHEN (ROW(OLD.termination_date, OLD.termination_reason) IS DISTINCT FROM ROW(NEW.termination_date,
  NEW.termination_reason))
  EXECUTE FUNCTION count_version('version');
--> statement-breakpoint
CREATE TRIGGER count_lock_version BEFORE UPDATE ON customers FOR EACH ROW
  WHEN (ROW(OLD.security_lock_rm, OLD.security_lock_sl, OLD.security_lock_customer_wish, OLD.security_lock_cs,
  OLD.return_debit_lock) IS DISTINCT FROM ROW(NEW.security_lock_rm, NEW.security_lock_sl,
  NEW.security_lock_customer_wish, NEW.security_lock_cs, NEW.return_debit_lock))
  EXECUTE FUNCTION count_version('lock_version');
--> statement-breakpoint
CREATE TRIGGER count_inactivity_version BEFORE UPDATE ON customers FOR EACH ROW
  WHEN (OLD.inactivity_lock IS DISTINCT FROM NEW.inactivity_lock)
  EXECUTE FUNCTION count_version('inactivity_version');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON private_customers FOR EACH ROW
  WHEN (ROW(OLD.salutation, OLD.title, OLD.birthdate, OLD.street, OLD.zipcode, OLD.city) IS DISTINCT FROM
  ROW(NEW.salutation, NEW.title, NEW.birthdate, NEW.street, NEW.zipcode, NEW.city))
  EXECUTE FUNCTION count_version('version');
--> statement-breakpoint
CREATE TRIGGER count_call_number_version BEFORE UPDATE ON private_customers FOR EACH ROW
  WHEN (OLD.call_number IS DISTINCT FROM NEW.call_number)
  EXECUTE FUNCTION count_version('call_number_version');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON bank_data FOR EACH ROW
  WHEN (ROW(OLD.account_holder, OLD.iban, OLD.sign_date) IS DISTINCT FROM ROW(NEW.account_holder, NEW.iban,
  NEW.sign_date))
  EXECUTE FUNCTION count_version('version');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON privacy_settings FOR EACH ROW
  WHEN (ROW(OLD.contact_via_email, OLD.contact_via_sms, OLD.contact_via_phone, OLD.contact_via_mail,
  OLD.contact_via_social_media, OLD.personalized_offers, OLD.big_data_analysis, OLD.customer_profile_data,
  OLD.data_available_to_others) IS DISTINCT FROM ROW(NEW.contact_via_email, NEW.contact_via_sms,
  NEW.contact_via_phone, NEW.contact_via_mail, NEW.contact_via_social_media, NEW.personalized_offers,
  NEW.big_data_analysis, NEW.customer_profile_data, NEW.data_available_to_others))
  EXECUTE FUNCTION count_version('version');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON products FOR EACH ROW
  WHEN (ROW(OLD.starter_limit_cents, OLD.premium_limit_cents) IS DISTINCT FROM ROW(NEW.starter_limit_cents,
  NEW.premium_limit_cents))
  EXECUTE FUNCTION count_version('version');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON allow_entries FOR EACH ROW
  WHEN (ROW(OLD.first_name, OLD.last_name, OLD.birthdate, OLD.phone_number, OLD.note) IS DISTINCT FROM
  ROW(NEW.first_name, NEW.last_name, NEW.birthdate, NEW.phone_number, NEW.note))
  EXECUTE FUNCTION count_version('version');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON deny_entries FOR EACH ROW
  WHEN (ROW(OLD.first_name, OLD.last_name, OLD.birthdate, OLD.phone_number, OLD.iban, OLD.note) IS DISTINCT FROM
  ROW(NEW.first_name, NEW.last_name, NEW.birthdate, NEW.phone_number, NEW.iban, NEW.note))
  EXECUTE FUNCTION count_version('version');
