CREATE TYPE "public"."order_stock" AS ENUM('none', 'held', 'sold');--> statement-breakpoint
CREATE TYPE "public"."ledger_kind" AS ENUM('charge', 'mismatch', 'refund', 'refund_failed', 'dispute', 'dispute_won');--> statement-breakpoint
ALTER TYPE "public"."order_status" ADD VALUE 'expired';--> statement-breakpoint
ALTER TYPE "public"."order_status" ADD VALUE 'confirmed';--> statement-breakpoint
ALTER TYPE "public"."order_status" ADD VALUE 'packed';--> statement-breakpoint
ALTER TYPE "public"."order_status" ADD VALUE 'shipped';--> statement-breakpoint
ALTER TYPE "public"."order_status" ADD VALUE 'delivered';--> statement-breakpoint
ALTER TYPE "public"."order_status" ADD VALUE 'returned';--> statement-breakpoint
ALTER TYPE "public"."order_status" ADD VALUE 'partly_refunded';--> statement-breakpoint
ALTER TYPE "public"."order_status" ADD VALUE 'refunded';--> statement-breakpoint
CREATE TABLE "letters" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"order_id" text,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "letters_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"event" text NOT NULL,
	"status" "order_status" NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"session_id" text,
	"gateway" text NOT NULL,
	"kind" "ledger_kind" NOT NULL,
	"transaction" text NOT NULL,
	"of_transaction" text NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_piastres" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"session_id" text NOT NULL,
	"transaction" text NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"refunded_after_piastres" bigint NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"refusal" text,
	"before" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_card_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"refunded_piastres" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP TABLE "payment_events" CASCADE;--> statement-breakpoint
ALTER TABLE "payment_sessions" DROP CONSTRAINT "payment_sessions_order_id_orders_id_fk";
--> statement-breakpoint
DROP INDEX "orders_pending";--> statement-breakpoint
DROP INDEX "orders_in_cash_to";--> statement-breakpoint
ALTER TABLE "payment_sessions" ALTER COLUMN "url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "governorate" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "area" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gateway" text;--> statement-breakpoint
UPDATE "orders" SET "gateway" = CASE "payment_method" WHEN 'cash' THEN 'cash' ELSE 'test' END;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "gateway" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stock" "order_stock";--> statement-breakpoint
UPDATE "orders" SET "stock" = CASE WHEN "status" IN ('placed', 'paid') THEN 'sold' ELSE 'none' END::order_stock;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "stock" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "governorate" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "area" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "gateway_session_id" text;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "gateway_order_id" text;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "amount_piastres" bigint;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "paying_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Until now the test card page was the only gateway, and a session's id was the secret of its page.
UPDATE "payment_sessions" SET "gateway" = 'test', "gateway_session_id" = "payment_sessions"."id", "currency" = 'EGP', "amount_piastres" = "orders"."total_piastres",
	"expires_at" = "payment_sessions"."created_at" + interval '30 minutes', "ask_at" = now(),
	"closed_at" = CASE WHEN "orders"."status" = 'pending' THEN NULL ELSE now() END
FROM "orders" WHERE "orders"."id" = "payment_sessions"."order_id";--> statement-breakpoint
ALTER TABLE "payment_sessions" ALTER COLUMN "amount_piastres" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_sessions" ALTER COLUMN "currency" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_sessions" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_sessions" ALTER COLUMN "ask_at" SET NOT NULL;--> statement-breakpoint
INSERT INTO "test_card_payments" ("id", "step", "amount_piastres")
SELECT "payment_sessions"."id", CASE WHEN "orders"."status" IN ('paid', 'refund_due') THEN 'paid' WHEN "orders"."status" IN ('pending', 'failed') THEN "step" ELSE 'ended' END, "total_piastres"
FROM "payment_sessions" JOIN "orders" ON "orders"."id" = "payment_sessions"."order_id";--> statement-breakpoint
INSERT INTO "ledger_entries" ("order_id", "session_id", "gateway", "kind", "transaction", "of_transaction", "amount_piastres", "currency", "created_at")
SELECT DISTINCT ON ("orders"."id") "orders"."id", "payment_sessions"."id", 'test', 'charge', hash, hash, "total_piastres", 'EGP', coalesce("paid_at", now())
FROM "orders" JOIN "payment_sessions" ON "orders"."id" = "payment_sessions"."order_id",
	LATERAL encode(sha256("payment_sessions"."id"::bytea), 'hex') AS hash
WHERE "orders"."status" IN ('paid', 'refund_due');--> statement-breakpoint
-- Cancels pending orders without a session, left by a crash: nobody can pay them, and only sessions are reconciled from now on.
UPDATE "orders" SET "status" = 'cancelled', "updated_at" = now() WHERE "status" = 'pending'
	AND NOT EXISTS (SELECT 1 FROM "payment_sessions" WHERE "payment_sessions"."order_id" = "orders"."id");--> statement-breakpoint
INSERT INTO "order_events" ("order_id", "event", "status", "by", "at")
SELECT "id", CASE "status" WHEN 'paid' THEN 'charged' WHEN 'refund_due' THEN 'charged_in_vain' WHEN 'failed' THEN 'declined' ELSE 'cancelled' END,
	"status", 'gateway', coalesce("paid_at", "updated_at")
FROM "orders" WHERE "status" IN ('paid', 'refund_due', 'failed', 'cancelled');--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_session_id_payment_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."payment_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_session_id_payment_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."payment_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_order" ON "letters" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "letters_unsent" ON "letters" USING btree ("created_at") WHERE "letters"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("gateway","kind","transaction");--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_at_a_time" ON "refunds" USING btree ("session_id","transaction") WHERE "refunds"."state" = 'asked';--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD CONSTRAINT "payment_sessions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_holding" ON "orders" USING btree ("user_id") WHERE "orders"."stock" = 'held';--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","number" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_sessions_at_gateway" ON "payment_sessions" USING btree ("gateway","gateway_session_id");--> statement-breakpoint
CREATE INDEX "payment_sessions_order_at_gateway" ON "payment_sessions" USING btree ("gateway","gateway_order_id");--> statement-breakpoint
CREATE INDEX "payment_sessions_to_ask" ON "payment_sessions" USING btree ("ask_at") WHERE "payment_sessions"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "orders_in_cash_to" ON "orders" USING btree ("phone") WHERE "orders"."payment_method" = 'cash';--> statement-breakpoint
ALTER TABLE "payment_sessions" DROP COLUMN "step";--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME; END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_stay" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
