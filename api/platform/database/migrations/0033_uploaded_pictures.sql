CREATE TABLE "picture_uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp (3) with time zone DEFAULT now(),
	"has_avif" boolean DEFAULT false NOT NULL,
	CONSTRAINT "picture_uploads_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "picture_uploads" ADD CONSTRAINT "picture_uploads_key_pictures_key_fk" FOREIGN KEY ("key") REFERENCES "public"."pictures"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_uploads_unused" ON "picture_uploads" USING btree ("unused_since");