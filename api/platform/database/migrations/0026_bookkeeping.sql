CREATE TABLE "settlement_lines" (
	"settlement_id" text NOT NULL,
	"line" integer NOT NULL,
	"reference" text NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"fee_piastres" bigint,
	"day" date,
	"result" text NOT NULL,
	"entry_id" bigint,
	"order_id" text,
	CONSTRAINT "settlement_lines_settlement_id_line_pk" PRIMARY KEY("settlement_id","line")
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" text PRIMARY KEY NOT NULL,
	"settled_by" text NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"first_day" date,
	"last_day" date,
	"staff_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlements_file_hash_unique" UNIQUE("file_hash")
);
--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_lines_entry" ON "settlement_lines" USING btree ("entry_id") WHERE "settlement_lines"."entry_id" is not null;--> statement-breakpoint
CREATE INDEX "settlement_lines_order" ON "settlement_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "settlements_by_time" ON "settlements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_time" ON "ledger_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_gateway" ON "ledger_entries" USING btree ("gateway","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_staff" ON "ledger_entries" USING btree ("staff_id","created_at","id") WHERE "ledger_entries"."staff_id" is not null;