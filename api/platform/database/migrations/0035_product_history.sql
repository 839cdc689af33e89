CREATE TABLE "product_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"title" text NOT NULL,
	"staff_id" text,
	"name" text NOT NULL,
	"via" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"made" integer NOT NULL,
	"changed" integer NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" text
);
--> statement-breakpoint
CREATE TABLE "product_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cause" text NOT NULL,
	"batch_id" text,
	"staff_id" text,
	"name" text NOT NULL,
	"via" text NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE INDEX "product_batches_at" ON "product_batches" USING btree ("at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_changes_product" ON "product_changes" USING btree ("product_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_changes_batch" ON "product_changes" USING btree ("batch_id","id") WHERE "product_changes"."batch_id" is not null;