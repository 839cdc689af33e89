CREATE TABLE "scheduled_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"fields" jsonb NOT NULL,
	"staff_id" text,
	"name" text NOT NULL,
	"via" text NOT NULL,
	"role" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE INDEX "scheduled_changes_due" ON "scheduled_changes" USING btree ("at","id") WHERE "scheduled_changes"."done_at" is null;--> statement-breakpoint
CREATE INDEX "scheduled_changes_product" ON "scheduled_changes" USING btree ("product_id","at");