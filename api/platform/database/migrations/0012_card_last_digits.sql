ALTER TABLE "orders" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "test_card_payments" ADD COLUMN "card_last4" text;