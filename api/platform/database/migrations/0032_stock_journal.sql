CREATE TABLE "stock_steps" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"pieces" integer NOT NULL,
	"order_id" text,
	"staff_id" text,
	"note" text
);
--> statement-breakpoint
CREATE INDEX "stock_steps_product" ON "stock_steps" USING btree ("product_id","id");--> statement-breakpoint
INSERT INTO "stock_steps" ("product_id", "kind", "pieces") SELECT "id", 'start', "quantity" FROM "products" ORDER BY "id";--> statement-breakpoint
CREATE TRIGGER "stock_steps_stay" BEFORE UPDATE OR DELETE ON "stock_steps" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
