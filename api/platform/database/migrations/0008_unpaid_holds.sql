DROP INDEX "orders_holding";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "client_hash" text;--> statement-breakpoint
CREATE INDEX "orders_unpaid_of_account" ON "orders" USING btree ("user_id") WHERE "orders"."stock" = 'held' or "orders"."status" = 'placed' or "orders"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "orders_unpaid_to_phone" ON "orders" USING btree ("phone") WHERE "orders"."stock" = 'held' or "orders"."status" = 'placed' or "orders"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "orders_unpaid_of_client" ON "orders" USING btree ("client_hash") WHERE "orders"."stock" = 'held' or "orders"."status" = 'placed' or "orders"."status" = 'confirmed';