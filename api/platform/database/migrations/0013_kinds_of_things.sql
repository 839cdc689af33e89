ALTER TABLE "search_words" ADD COLUMN "kinds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "synonyms" ADD COLUMN "is_one_way" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP FUNCTION find_candidates(tsquery, tsquery[], integer);--> statement-breakpoint
-- Runs queries in turn, and returns the ids of the products that they found. A query runs only if the queries before it
-- found fewer products than its number in `needed`. A query with the number 1 is a last resort: if it finds any
-- product, no further query runs. `level` is the index of the last query that found any. Each query reads the tiers
-- from the best sellers down, until it has more than `most`. If there are more than `most` in all, products with the
-- title `same_title` come first. Sequential scans are off: for words that it takes for common, the planner would scan
-- the table, even if no product has them.
CREATE FUNCTION find_candidates(same_title tsquery, queries tsquery[], needed integer[], most integer, OUT ids text[], OUT level integer)
LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
DECLARE
	query tsquery;
	found text[];
	same text[] := '{}';
BEGIN
	ids := '{}';
	level := 0;
	FOR at IN 1 .. cardinality(queries) LOOP
		CONTINUE WHEN cardinality(ids) >= needed[at];
		query := queries[at];
		found := ARRAY(SELECT product_id FROM product_documents WHERE tier = 0 AND document @@ query LIMIT most + 1);
		IF cardinality(found) <= most THEN
			found := found || ARRAY(SELECT product_id FROM product_documents WHERE tier = 1 AND document @@ query LIMIT most + 1);
		END IF;
		IF cardinality(found) <= most THEN
			found := found || ARRAY(SELECT product_id FROM product_documents WHERE tier = 2 AND document @@ query LIMIT most + 1);
		END IF;
		IF cardinality(found) <= most THEN
			found := found || ARRAY(SELECT product_id FROM product_documents WHERE tier = 3 AND document @@ query LIMIT most + 1);
		END IF;
		CONTINUE WHEN cardinality(found) = 0;
		level := at;
		ids := ids || ARRAY(SELECT id FROM unnest(found) id WHERE id <> ALL (ids));
		EXIT WHEN cardinality(ids) > most OR needed[at] = 1;
	END LOOP;
	IF cardinality(ids) > most THEN
		same := ARRAY(SELECT product_id FROM product_documents WHERE tier = 0 AND document @@ same_title LIMIT 20)
			|| ARRAY(SELECT product_id FROM product_documents WHERE tier = 1 AND document @@ same_title LIMIT 20)
			|| ARRAY(SELECT product_id FROM product_documents WHERE tier = 2 AND document @@ same_title LIMIT 20)
			|| ARRAY(SELECT product_id FROM product_documents WHERE tier = 3 AND document @@ same_title LIMIT 20);
	END IF;
	ids := same || ids;
END
$$;--> statement-breakpoint
-- One-way synonyms: a search for the first word also finds the others ('watch' finds smartwatches), but not the
-- reverse. The operator changes them with `npm run shop -- synonyms`.
INSERT INTO synonyms (words, is_one_way) VALUES
	(ARRAY['watch', 'smartwatch'], true),
	(ARRAY['bag', 'backpack', 'tote'], true),
	(ARRAY['شنطة', 'شنطة ظهر', 'توت باج'], true),
	(ARRAY['headphones', 'earbuds'], true),
	(ARRAY['clothes', 'clothing', 't-shirt', 'sweater', 'shirt', 'dress', 'trousers'], true),
	(ARRAY['clothing', 't-shirt', 'sweater', 'shirt', 'dress', 'trousers'], true),
	(ARRAY['ملابس', 'تيشيرت', 'بلوفر', 'قميص', 'فستان', 'بنطلون'], true),
	(ARRAY['هدوم', 'ملابس', 'تيشيرت', 'بلوفر', 'قميص', 'فستان', 'بنطلون'], true),
	(ARRAY['gift', 'perfume', 'watch', 'wallet', 'earrings', 'candle', 'dates'], true),
	(ARRAY['present', 'perfume', 'watch', 'wallet', 'earrings', 'candle', 'dates'], true),
	(ARRAY['هدية', 'عطر', 'ساعة يد', 'ساعة نسائية', 'ساعة رجالية', 'محفظة', 'حلق', 'شمعة', 'تمر'], true),
	(ARRAY['هدايا', 'عطر', 'ساعة نسائية', 'ساعة رجالية', 'محفظة', 'حلق', 'شمعة', 'تمر'], true),
	(ARRAY['birthday', 'perfume', 'watch', 'candle', 'toy'], true),
	(ARRAY['عيد ميلاد', 'عطر', 'ساعة نسائية', 'ساعة رجالية', 'شمعة', 'لعبة'], true);
