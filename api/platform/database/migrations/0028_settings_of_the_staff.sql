CREATE TABLE "shop_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
