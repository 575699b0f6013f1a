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
CREATE TABLE "allow_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birthdate" date NOT NULL,
	"phone_number" text NOT NULL,
	"note" text
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
ALTER TABLE "deny_entries" ADD COLUMN "number" serial NOT NULL;