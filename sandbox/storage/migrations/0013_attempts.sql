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
CREATE INDEX "attempts_on_person" ON "attempts" USING btree ("who","at");--> statement-breakpoint
CREATE INDEX "attempts_from_origin" ON "attempts" USING btree ("origin","at");--> statement-breakpoint
CREATE INDEX "attempts_by_age" ON "attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "lockouts_by_age" ON "lockouts" USING btree ("changed_at");