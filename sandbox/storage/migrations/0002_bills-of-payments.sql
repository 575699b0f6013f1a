ALTER TABLE "receipts" ADD COLUMN "items" jsonb;--> statement-breakpoint
UPDATE "receipts" SET "items" = CASE WHEN "fee_cents" = 0 THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object(
  'kind', CASE WHEN "fee_cents" < 0 THEN 'CREDIT' WHEN "billed_to" IS NULL THEN 'FEE' ELSE 'MONTHLY_FEE' END,
  'text', CASE WHEN "billed_to" IS NULL THEN "type_text" ELSE 'Grundgebühr' END,
  'cents', "fee_cents")) END;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "items" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "invoice_number" text;--> statement-breakpoint
UPDATE "transactions" AS paid SET "invoice_number" = bill."invoice_number" FROM "receipts" AS bill
  WHERE bill."customer_id" = paid."customer_id" AND paid."status" = 'captured'
  AND (paid."at" AT TIME ZONE 'Europe/Vienna')::date BETWEEN bill."billed_from" AND bill."billed_to";--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "refusal" jsonb;--> statement-breakpoint
ALTER TABLE "receipts" DROP COLUMN "fee_cents";
