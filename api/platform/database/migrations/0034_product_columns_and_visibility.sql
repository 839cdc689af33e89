DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
DROP INDEX "products_selling_price";--> statement-breakpoint
DROP INDEX "products_offers";--> statement-breakpoint
DROP INDEX "products_sold";--> statement-breakpoint
DROP INDEX "products_rating";--> statement-breakpoint
DROP INDEX "products_ratings";--> statement-breakpoint
DROP INDEX "products_title_en";--> statement-breakpoint
DROP INDEX "products_title_ar";--> statement-breakpoint
DROP INDEX "products_quantity";--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_category_price";--> statement-breakpoint
DROP INDEX "products_category_sold";--> statement-breakpoint
DROP INDEX "products_category_rating";--> statement-breakpoint
DROP INDEX "products_category_brand_price";--> statement-breakpoint
DROP INDEX "products_brand";--> statement-breakpoint
DROP INDEX "products_brand_price";--> statement-breakpoint
DROP INDEX "products_brand_sold";--> statement-breakpoint
DROP INDEX "products_brand_rating";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "picture_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cost_piastres" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_title_en" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_title_ar" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_text_en" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_text_ar" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "related_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_unlisted" ON "products" USING btree ("updated_at" DESC NULLS LAST,"id") WHERE not is_listed;--> statement-breakpoint
CREATE UNIQUE INDEX "products_barcode" ON "products" USING btree ("barcode") WHERE "products"."barcode" is not null;--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS LAST,"id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price_piastres","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_selling_price" ON "products" USING btree ((coalesce(offer_piastres, price_piastres)),"id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_offers" ON "products" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "products"."offer_piastres" is not null and is_listed;--> statement-breakpoint
CREATE INDEX "products_sold" ON "products" USING btree ("sold","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" USING btree ("ratings_average","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_ratings" ON "products" USING btree ("ratings_quantity","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_title_en" ON "products" USING btree ((lower(title_en) collate "C"),"id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_title_ar" ON "products" USING btree ((lower(title_ar) collate "C"),"id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_quantity" ON "products" USING btree ("quantity","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","created_at" DESC NULLS LAST,"id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category_id",(coalesce(offer_piastres, price_piastres)),"id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_category_sold" ON "products" USING btree ("category_id","sold","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_category_rating" ON "products" USING btree ("category_id","ratings_average","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_category_brand_price" ON "products" USING btree ("category_id","brand_id",(coalesce(offer_piastres, price_piastres)),"id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id","created_at" DESC NULLS LAST,"id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_brand_price" ON "products" USING btree ("brand_id",(coalesce(offer_piastres, price_piastres)),"id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_brand_sold" ON "products" USING btree ("brand_id","sold","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_brand_rating" ON "products" USING btree ("brand_id","ratings_average","id") WHERE is_listed;--> statement-breakpoint
-- As before, but null for products that are not listed, which no count includes.
CREATE OR REPLACE FUNCTION shelf_facts_of(p products) RETURNS shelf_facts LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN p.is_listed THEN ROW(p.id, p.family_id, p.category_id, p.brand_id, p.subcategory_ids, p.option_values, price_step(coalesce(p.offer_piastres, p.price_piastres)), floor(p.ratings_average)::integer, p.offer_piastres IS NOT NULL, p.quantity > 0)::shelf_facts END
$$;--> statement-breakpoint
-- As before, but only for listed products.
CREATE OR REPLACE FUNCTION count_shelves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	before shelf_facts[];
	after shelf_facts[];
BEGIN
	IF current_setting('my_store.bulk', true) = 'on' THEN RETURN NULL; END IF;
	IF TG_OP <> 'INSERT' THEN
		SELECT array_agg(shelf_facts_of(ROW(old_rows.*)::products) ORDER BY id) INTO before FROM old_rows WHERE is_listed;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		SELECT array_agg(shelf_facts_of(ROW(new_rows.*)::products) ORDER BY id) INTO after FROM new_rows WHERE is_listed;
	END IF;
	-- Most updates are sales, which change none of this.
	IF before IS DISTINCT FROM after THEN PERFORM move_shelf_counts(before, after); END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION move_shelf_counts(before shelf_facts[], after shelf_facts[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM unnest(before || after) changed WHERE changed.family_id IS NOT NULL) THEN
		PERFORM FROM shelf_counts WHERE shelf = 'all' AND facet = 'all' AND value = '' FOR UPDATE;
	END IF;
	WITH moved AS (
		SELECT -1 AS side, old.* FROM unnest(before) old
		UNION ALL SELECT 1, new.* FROM unnest(after) new
	), siblings AS (
		SELECT (shelf_facts_of(products)).* FROM products
		WHERE is_listed AND family_id IN (SELECT family_id FROM moved) AND id NOT IN (SELECT id FROM moved)
	), sides AS (
		SELECT * FROM moved
		UNION ALL SELECT -1, siblings.* FROM siblings
		UNION ALL SELECT 1, siblings.* FROM siblings
	), changes AS (
		SELECT counted.shelf, counted.facet, counted.value, sum(side) AS products,
			count(DISTINCT coalesce(family_id, id)) FILTER (WHERE side = 1) - count(DISTINCT coalesce(family_id, id)) FILTER (WHERE side = -1) AS cards
		FROM sides, shelf_values(ROW(id, family_id, category_id, brand_id, subcategory_ids, option_values, price_step, rating, is_offered, is_in_stock)::shelf_facts) counted
		GROUP BY 1, 2, 3
	)
	INSERT INTO shelf_counts SELECT * FROM changes WHERE products <> 0 OR cards <> 0 ORDER BY 1, 2, 3
	ON CONFLICT (shelf, facet, value) DO UPDATE SET products = shelf_counts.products + excluded.products, cards = shelf_counts.cards + excluded.cards;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_all_shelves() RETURNS void LANGUAGE sql AS $$
	LOCK TABLE shelf_counts IN SHARE ROW EXCLUSIVE MODE;
	DELETE FROM shelf_counts;
	INSERT INTO shelf_counts
	WITH facts AS (
		SELECT family_id,
			array_remove(ARRAY['all', 'c:' || category_id, 'b:' || brand_id, CASE WHEN offer_piastres IS NOT NULL THEN 'offers' END], NULL)
				|| ARRAY(SELECT DISTINCT 's:' || unnest(subcategory_ids)) AS shelves,
			array_remove(ARRAY['all ', 'category ' || category_id, 'brand ' || brand_id, 'price ' || price_step(coalesce(offer_piastres, price_piastres)),
				CASE WHEN offer_piastres IS NOT NULL THEN 'offer ' END, CASE WHEN quantity > 0 THEN 'stock ' END], NULL)
				|| ARRAY(SELECT DISTINCT 'subcategory ' || unnest(subcategory_ids)) || ARRAY(SELECT DISTINCT 'option ' || unnest(option_values))
				|| (ARRAY['rating 1', 'rating 2', 'rating 3', 'rating 4', 'rating 5'])[1:floor(ratings_average)::integer] AS facets
		FROM products WHERE is_listed
	), alike AS (
		SELECT shelves, facets, count(*) AS products FROM facts WHERE family_id IS NULL GROUP BY 1, 2
	), lone AS (
		SELECT shelf, unnest(facets) AS facet, products FROM (SELECT unnest(shelves) AS shelf, facets, products FROM alike) on_shelves
	), siblings AS (
		SELECT family_id, shelf, unnest(facets) AS facet
		FROM (SELECT family_id, unnest(shelves) AS shelf, facets FROM facts WHERE family_id IS NOT NULL) on_shelves
	), families AS (
		SELECT shelf, facet, count(*) AS products FROM siblings GROUP BY family_id, shelf, facet
	)
	SELECT shelf, split_part(facet, ' ', 1), substr(facet, strpos(facet, ' ') + 1), sum(products), sum(cards) FROM (
		SELECT shelf, facet, sum(products) AS products, sum(products) AS cards FROM lone GROUP BY 1, 2
		UNION ALL SELECT shelf, facet, sum(products), count(*) FROM families GROUP BY 1, 2
	) kinds GROUP BY shelf, facet
$$;--> statement-breakpoint
-- The planner takes no statistics of an expression from a partial index.
CREATE STATISTICS "products_selling_price_statistics" ON (coalesce(offer_piastres, price_piastres)) FROM "products";--> statement-breakpoint
CREATE STATISTICS "products_title_en_statistics" ON (lower(title_en) collate "C") FROM "products";--> statement-breakpoint
CREATE STATISTICS "products_title_ar_statistics" ON (lower(title_ar) collate "C") FROM "products";--> statement-breakpoint
ANALYZE "products";
