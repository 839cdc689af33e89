UPDATE "products" SET
  "ratings_sum" = shared.sum,
  "ratings_quantity" = shared.quantity,
  "ratings_average" = least(coalesce(round(shared.sum / nullif(shared.quantity, 0), 1), 0), 5)
FROM (
  SELECT "family_id", sum("ratings_sum") AS sum, sum("ratings_quantity")::integer AS quantity
  FROM "products" WHERE "family_id" IS NOT NULL GROUP BY "family_id"
) shared
WHERE "products"."family_id" = shared."family_id"
  AND ("products"."ratings_sum", "products"."ratings_quantity") <> (shared.sum, shared.quantity);
