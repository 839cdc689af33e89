ALTER TABLE "orders" ADD COLUMN "owed_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "purpose" text DEFAULT 'checkout' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "accepted_transaction" text;