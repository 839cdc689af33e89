CREATE TABLE "order_words" (
	"word" text COLLATE "C" NOT NULL,
	"order_id" text NOT NULL,
	CONSTRAINT "order_words_word_order_id_pk" PRIMARY KEY("word","order_id")
);
--> statement-breakpoint
DROP INDEX "orders_by_status";--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "staff_id" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "staff_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "staff_id" text;--> statement-breakpoint
ALTER TABLE "return_events" ADD COLUMN "staff_id" text;--> statement-breakpoint
ALTER TABLE "order_words" ADD CONSTRAINT "order_words_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_words_order" ON "order_words" USING btree ("order_id","word");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_gateway" ON "orders" USING btree ("gateway","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_governorate" ON "orders" USING btree ("governorate","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id");
--> statement-breakpoint
-- Splits a text into words as they are searched for: lower case, Latin digits, one form of each Arabic letter, no vowel
-- marks.
CREATE FUNCTION search_words(typed text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT word), '{}')
  FROM regexp_split_to_table(
    translate(
      regexp_replace(lower(typed), '[ـً-ْٰ]', '', 'g'),
      'أإآٱىةؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
      'اااايهوي01234567890123456789'
    ),
    '[[:space:],;:/()"''’،؛-]+'
  ) AS word
  WHERE word <> ''
$$;
--> statement-breakpoint
-- The words by which an order is found. Names are split into words; order numbers, phone numbers and email addresses
-- stay whole. A tracking number is listed in both forms.
CREATE FUNCTION list_order_words(ordered orders, shopper users) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT left(word, 100)
  FROM unnest(
    search_words(shopper.name) || search_words(ordered.recipient) || search_words(ordered.tracking_number) || ARRAY[
      lower(replace(ordered.order_number, '-', '')), CASE WHEN shopper.deleted_at IS NULL THEN lower(shopper.email) END,
      ordered.phone, ordered.second_phone,
      regexp_replace(lower(ordered.tracking_number), '[[:space:]-]', '', 'g')
    ]
  ) AS word
  WHERE word <> ''
$$;
--> statement-breakpoint
CREATE FUNCTION save_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM order_words WHERE order_id = NEW.id;
  END IF;
  INSERT INTO order_words (word, order_id)
  SELECT list_order_words(NEW, users), NEW.id FROM users WHERE users.id = NEW.user_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_save_words AFTER INSERT OR UPDATE OF phone, second_phone, recipient, tracking_number ON orders
  FOR EACH ROW EXECUTE FUNCTION save_order_words();
--> statement-breakpoint
-- After a change of a shopper's name or email address, updates the shopper's orders, so that orders_save_words writes
-- their words again.
CREATE FUNCTION save_words_of_shopper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET phone = phone WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_save_words AFTER UPDATE OF name, email ON users
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.email IS DISTINCT FROM NEW.email)
  EXECUTE FUNCTION save_words_of_shopper();
--> statement-breakpoint
INSERT INTO order_words (word, order_id)
SELECT list_order_words(orders, users), orders.id FROM orders JOIN users ON users.id = orders.user_id;
