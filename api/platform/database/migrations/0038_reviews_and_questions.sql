CREATE TABLE "questions" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"user_id" text,
	"language" text NOT NULL,
	"question" text NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text,
	"hidden_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_answer_moment" CHECK (("questions"."answer" is null) = ("questions"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"user_id" text,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "review_reports_once" UNIQUE("review_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_by" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_public" ON "questions" USING btree ("product_id","answered_at") WHERE "questions"."answer" is not null and "questions"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "questions_waiting" ON "questions" USING btree ("created_at","id") WHERE "questions"."answer" is null and "questions"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "questions_newest" ON "questions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "questions_product" ON "questions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "questions_asker" ON "questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_reports_reporter" ON "review_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("created_at") WHERE "review_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_low" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "reviews"."rating" < 3;--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "reviews"."hidden_at" is not null;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_reason" CHECK (("reviews"."hidden_at" is null) = ("reviews"."hidden_reason" is null));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answer_moment" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null));