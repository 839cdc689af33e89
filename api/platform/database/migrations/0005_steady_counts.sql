CREATE INDEX "products_options" ON "products" USING gin ("option_values");--> statement-breakpoint
-- As before, but parallel changes to products of families wait for each other: how a family is counted depends on all
-- of its products, and a transaction does not see uncommitted changes to the others.
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
		WHERE family_id IN (SELECT family_id FROM moved) AND id NOT IN (SELECT id FROM moved)
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
-- As before, but makes other changes of counts wait: they would be counted twice, or conflict with the new rows.
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
		FROM products
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
$$;
