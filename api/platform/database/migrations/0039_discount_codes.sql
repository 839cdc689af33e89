CREATE TABLE "discounts" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"amount_piastres" bigint,
	"min_piastres" bigint DEFAULT 0 NOT NULL,
	"product_ids" text[] DEFAULT '{}' NOT NULL,
	"category_ids" text[] DEFAULT '{}' NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"max_uses" integer,
	"max_uses_per_person" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discounts_code_unique" UNIQUE("code"),
	CONSTRAINT "discounts_value" CHECK (case "discounts"."kind"
        when 'percent' then "discounts"."percent" between 1 and 100
        when 'amount' then "discounts"."amount_piastres" > 0
        else "discounts"."kind" = 'delivery' end),
	CONSTRAINT "discounts_uses" CHECK ("discounts"."uses" >= 0)
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_discount_used" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_with_discount" ON "orders" USING btree ("discount_id","user_id") WHERE "orders"."is_discount_used";--> statement-breakpoint
CREATE INDEX "orders_with_discount_to" ON "orders" USING btree ("discount_id","phone") WHERE "orders"."is_discount_used";