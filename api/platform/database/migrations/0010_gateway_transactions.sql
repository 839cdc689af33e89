CREATE TABLE "gateway_transactions" (
	"gateway" text NOT NULL,
	"transaction" text NOT NULL,
	"session_id" text,
	"says" text NOT NULL,
	"session_key" text,
	"gateway_session_id" text,
	"gateway_order_id" text,
	"amount_piastres" bigint,
	"currency" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gateway_transactions_gateway_transaction_pk" PRIMARY KEY("gateway","transaction")
);
--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "unclear_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gateway_transactions" ADD CONSTRAINT "gateway_transactions_session_id_payment_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."payment_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_transactions_session" ON "gateway_transactions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "gateway_transactions_unmatched" ON "gateway_transactions" USING btree ("received_at") WHERE "gateway_transactions"."session_id" is null;