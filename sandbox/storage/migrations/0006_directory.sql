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
ALTER TABLE "directory" ADD CONSTRAINT "directory_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
-- Small letters without accents, so that Oberösterreich is found and sorted as Oberosterreich.
CREATE FUNCTION folded(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'ıłøđ', 'ilod'), 'ß', 'ss')
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
INSERT INTO directory SELECT * FROM directory_source;
