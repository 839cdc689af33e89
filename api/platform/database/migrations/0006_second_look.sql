CREATE TABLE "saved_lines" (
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"count" integer NOT NULL,
	"position" bigserial NOT NULL,
	CONSTRAINT "saved_lines_user_id_product_id_pk" PRIMARY KEY("user_id","product_id"),
	CONSTRAINT "saved_lines_count" CHECK ("saved_lines"."count" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "delivery_days" (
	"governorate" text PRIMARY KEY NOT NULL,
	"from_days" integer NOT NULL,
	"to_days" integer NOT NULL,
	CONSTRAINT "delivery_days_range" CHECK ("delivery_days"."from_days" between 0 and "delivery_days"."to_days" and "delivery_days"."to_days" <= 60)
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_alerts_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "expected_from" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "expected_to" date;--> statement-breakpoint
ALTER TABLE "saved_lines" ADD CONSTRAINT "saved_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_lines" ADD CONSTRAINT "saved_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_alerts_product" ON "stock_alerts" USING btree ("product_id");--> statement-breakpoint
-- Days from the order to its delivery, by governorate; the operator changes them with `npm run shop -- delivery`.
INSERT INTO delivery_days (governorate, from_days, to_days) VALUES
	('C', 1, 3), ('GZ', 1, 3), ('KB', 1, 3), ('ALX', 2, 3),
	('DK', 2, 4), ('SHR', 2, 4), ('GH', 2, 4), ('MNF', 2, 4), ('BH', 2, 4), ('KFS', 2, 4), ('DT', 2, 4),
	('PTS', 2, 4), ('IS', 2, 4), ('SUZ', 2, 4), ('FYM', 2, 4), ('BNS', 2, 4),
	('MN', 3, 5), ('AST', 3, 5), ('SHG', 3, 5), ('KN', 3, 6), ('LX', 3, 6), ('ASN', 3, 6),
	('BA', 4, 7), ('JS', 4, 7), ('MT', 4, 7), ('WAD', 4, 7), ('SIN', 5, 8);
