CREATE TABLE "catalogue_changes" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topics" text[] NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalogue_changes_transaction" ON "catalogue_changes" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "catalogue_changes_at" ON "catalogue_changes" USING btree ("at");--> statement-breakpoint
DROP SEQUENCE "public"."catalog_version";--> statement-breakpoint
DROP SEQUENCE "public"."taxonomy_version";