CREATE INDEX "order_events_returned" ON "order_events" USING btree ("at") WHERE "order_events"."event" in ('returned', 'returned_paid', 'returned_refunded');--> statement-breakpoint
CREATE INDEX "ledger_entries_mismatches" ON "ledger_entries" USING btree ("order_id") WHERE "ledger_entries"."kind" = 'mismatch';--> statement-breakpoint
CREATE INDEX "refunds_refused" ON "refunds" USING btree ("order_id") WHERE "refunds"."state" = 'refused';
--> statement-breakpoint
-- Tells servers of new orders and new statuses, after the commit.
CREATE FUNCTION notify_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('my_store.bulk', true) IS DISTINCT FROM 'on'
    AND (TG_OP = 'INSERT' OR NEW.status IS DISTINCT FROM OLD.status) THEN
    PERFORM pg_notify('order_changes', json_build_object('id', NEW.id, 'status', NEW.status)::text);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_notify AFTER INSERT OR UPDATE OF status ON orders FOR EACH ROW EXECUTE FUNCTION notify_of_order();
