CREATE TABLE "order_mentions" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"note_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "order_mentions" ADD CONSTRAINT "order_mentions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_mentions" ADD CONSTRAINT "order_mentions_note_id_order_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."order_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_mentions_once" ON "order_mentions" USING btree ("note_id","staff_id");--> statement-breakpoint
CREATE INDEX "order_mentions_member" ON "order_mentions" USING btree ("staff_id","id");
--> statement-breakpoint
-- Tells servers, after the commit, which member of staff was mentioned or has read a mention.
CREATE FUNCTION notify_of_mention() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('my_store.bulk', true) IS DISTINCT FROM 'on' THEN
    PERFORM pg_notify('order_changes', json_build_object('mentioned', NEW.staff_id)::text);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_mentions_notify AFTER INSERT OR UPDATE OF read_at ON order_mentions FOR EACH ROW EXECUTE FUNCTION notify_of_mention();
