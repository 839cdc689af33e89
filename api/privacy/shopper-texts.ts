/** What a shopper wrote about products: reviews, reports of reviews, and questions. */
import { titleIn } from '#api/catalogue/present.ts';
import { asc, eq } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { products } from '#api/schema/catalogue.ts';
import { questions } from '#api/schema/questions.ts';
import { reviewReports, reviews } from '#api/schema/reviews.ts';
import type { PersonalData } from '#contract/account/personal-data.ts';
import type { Language } from '#contract/constants.ts';

const titles = { titleEn: products.titleEn, titleAr: products.titleAr };

export async function gatherReviews(db: Database, userId: string, language: Language) {
  const found = await db
    .select({ review: reviews, product: titles })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.userId, userId))
    .orderBy(asc(reviews.createdAt));
  return found.map(({ review, product }) => ({
    product: review.productId,
    title: titleIn(product, language),
    review: review.review,
    rating: review.rating,
    hiddenReason: review.hiddenReason,
    createdAt: review.createdAt.toISOString(),
    updatedAt: review.updatedAt.toISOString(),
  }));
}

export async function gatherReports(db: Database, userId: string): Promise<PersonalData['reports']> {
  const found = await db
    .select()
    .from(reviewReports)
    .where(eq(reviewReports.userId, userId))
    .orderBy(asc(reviewReports.createdAt));
  return found.map(({ reviewId, reason, createdAt }) => ({
    review: reviewId,
    reason,
    createdAt: createdAt.toISOString(),
  }));
}

export async function gatherQuestions(db: Database, userId: string, language: Language) {
  const found = await db
    .select({ row: questions, product: titles })
    .from(questions)
    .innerJoin(products, eq(products.id, questions.productId))
    .where(eq(questions.userId, userId))
    .orderBy(asc(questions.createdAt));
  return found.map(({ row, product }) => ({
    product: row.productId,
    title: titleIn(product, language),
    question: row.question,
    answer: row.answer,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
}
