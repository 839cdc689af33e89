ALTER TABLE "addresses" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "landmark" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "second_phone" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "landmark" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "second_phone" text;