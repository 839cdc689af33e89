DROP INDEX "products_selling_price";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "offer_piastres" bigint;--> statement-breakpoint
CREATE INDEX "products_offers" ON "products" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "products"."offer_piastres" is not null;--> statement-breakpoint
CREATE INDEX "products_selling_price" ON "products" USING btree ((coalesce(offer_piastres, price_piastres)),"id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_offer_below_price" CHECK ("products"."offer_piastres" >= 0 and "products"."offer_piastres" < "products"."price_piastres");--> statement-breakpoint
-- data
-- Until now every product rated 3 or lower was sold for half the price; it stays on offer at just that.
UPDATE "products" SET "offer_piastres" = ("price_piastres" * 50 + 50) / 100 WHERE "ratings_average" <= 3 AND ("price_piastres" * 50 + 50) / 100 < "price_piastres";
