CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- What LIKE compares with to find a term anywhere; %, _ and \ are only signs.
CREATE FUNCTION containing(term text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '%' || regexp_replace(folded(term), '([\\%_])', '\\\1', 'g') || '%'
$$;
--> statement-breakpoint
CREATE INDEX "directory_by_searched" ON "directory" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_of_customer" ON "accounts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "private_customers_by_call_number" ON "private_customers" USING btree ("call_number");