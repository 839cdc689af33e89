ALTER TYPE "public"."ledger_kind" ADD VALUE 'dispute_lost';--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'dispute_reopened';--> statement-breakpoint
CREATE INDEX "ledger_entries_disputes" ON "ledger_entries" USING btree ("session_id") WHERE "ledger_entries"."kind" = 'dispute';