ALTER TABLE "orders" ADD COLUMN "order_number" text;--> statement-breakpoint
-- As createOrderNumber in api/platform/order-number.ts, from 48 random bits of a UUID.
CREATE FUNCTION pg_temp.create_order_number() RETURNS text LANGUAGE sql VOLATILE AS $$
	SELECT 'MS-' || left(characters, 4) || '-' || right(characters, 3)
	FROM (SELECT ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint AS bits) AS drawn,
		LATERAL (
			SELECT string_agg(substr('23456789CDFGHJKMNPQRTVWXY', 1 + (bits / (25 ^ place)::bigint % 25)::int, 1), '') AS characters
			FROM generate_series(0, 6) AS place
		) AS written
$$;--> statement-breakpoint
DO $$
BEGIN
	UPDATE orders SET order_number = pg_temp.create_order_number();
	LOOP
		-- Numbers that were drawn twice.
		UPDATE orders SET order_number = pg_temp.create_order_number()
		WHERE id IN (SELECT max(id) FROM orders GROUP BY order_number HAVING count(*) > 1);
		EXIT WHEN NOT FOUND;
	END LOOP;
END
$$;--> statement-breakpoint
DROP FUNCTION pg_temp.create_order_number();--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "order_number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_order_number_unique" UNIQUE("order_number");
