ALTER TABLE "products" DROP COLUMN "spent_cents";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "spent_in";