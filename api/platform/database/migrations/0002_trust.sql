CREATE TABLE "email_changes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"link_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "email_changes_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "ended_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
DROP INDEX "products_selling_price";--> statement-breakpoint
ALTER TABLE "reset_codes" DROP CONSTRAINT "reset_codes_pkey";--> statement-breakpoint
ALTER TABLE "reset_codes" ADD CONSTRAINT "reset_codes_user_id_requested_by_pk" PRIMARY KEY("user_id","requested_by");--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "offer_piastres" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tokens_valid_from" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "kept_token_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_token_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ended_tokens" ADD CONSTRAINT "ended_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_keys" ADD CONSTRAINT "order_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_keys" ADD CONSTRAINT "order_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ended_tokens_owner" ON "ended_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ended_tokens_expiry" ON "ended_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_keys_order" ON "order_keys" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_keys_age" ON "order_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_in_cash_to" ON "orders" USING btree ("phone") WHERE "orders"."status" = 'placed';--> statement-breakpoint
CREATE INDEX "products_offers" ON "products" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "products"."offer_piastres" is not null;--> statement-breakpoint
CREATE INDEX "products_selling_price" ON "products" USING btree ((coalesce(offer_piastres, price_piastres)),"id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_offer_below_price" CHECK ("products"."offer_piastres" >= 0 and "products"."offer_piastres" < "products"."price_piastres");--> statement-breakpoint
-- Until now every product rated 3 or lower was sold for half the price; it stays on offer at that price.
UPDATE "products" SET "offer_piastres" = ("price_piastres" * 50 + 50) / 100 WHERE "ratings_average" <= 3 AND ("price_piastres" * 50 + 50) / 100 < "price_piastres";
