CREATE TABLE "blocked_phones" (
	"phone" text NOT NULL,
	"block_id" text NOT NULL,
	CONSTRAINT "blocked_phones_phone_block_id_pk" PRIMARY KEY("phone","block_id")
);
--> statement-breakpoint
CREATE TABLE "customer_blocks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	"lifted_by" text
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"asked_on" date NOT NULL,
	"asked_by" text NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"staff_id" text NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_words" (
	"word" text COLLATE "C" NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "user_words_word_user_id_pk" PRIMARY KEY("word","user_id")
);
--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "blocked_phones" ADD CONSTRAINT "blocked_phones_block_id_customer_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."customer_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_blocks" ADD CONSTRAINT "customer_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_words" ADD CONSTRAINT "user_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_phones_block" ON "blocked_phones" USING btree ("block_id");--> statement-breakpoint
CREATE INDEX "customer_blocks_user" ON "customer_blocks" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_blocks_one_at_a_time" ON "customer_blocks" USING btree ("user_id") WHERE "customer_blocks"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "customer_notes_user" ON "customer_notes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "data_requests_user" ON "data_requests" USING btree ("user_id","done_at");--> statement-breakpoint
CREATE INDEX "user_words_user" ON "user_words" USING btree ("user_id","word");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_by_time" ON "users" USING btree ("created_at","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "letters_user" ON "letters" USING btree ("user_id");
--> statement-breakpoint
-- The words by which a customer is found. Names are split into words; the phone number and the email address stay
-- whole. A deleted account has no words.
CREATE FUNCTION list_user_words(shopper users) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT left(word, 100)
  FROM unnest(search_words(shopper.name) || ARRAY[lower(shopper.email), shopper.phone]) AS word
  WHERE word <> '' AND shopper.deleted_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION save_user_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM user_words WHERE user_id = NEW.id;
  END IF;
  INSERT INTO user_words (word, user_id) SELECT list_user_words(NEW), NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_save_own_words AFTER INSERT OR UPDATE OF name, email, phone, deleted_at ON users
  FOR EACH ROW EXECUTE FUNCTION save_user_words();
--> statement-breakpoint
INSERT INTO user_words (word, user_id) SELECT list_user_words(users), users.id FROM users;
