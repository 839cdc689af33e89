/** Pictures that load, and one that fails, on screens whose other tests run without pictures. */
import { expect } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { answerJson } from '#tests/setup/fake-provider/faults.ts';
import { test as cartTest, findRow, openCart } from '../cart-page.ts';
import { at, say } from '../language.ts';
import { test as remoteTest } from '../remote-test.ts';

cartTest('§2 Cart: a line has a picture', async ({ page, filled: _ }) => {
  await openCart(page);
  await expect
    .poll(() =>
      findRow(page, plain)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
});

remoteTest(
  '§2 Product details: pictures of another provider load; a missing one keeps its place',
  async ({ page, provider }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const [product] = provider.catalogue.products;
    if (!product) throw new Error('the fake provider sells something');
    const coverless = { ...product, imageCover: `${provider.host}/api/v1/gone.png`, images: [] };
    provider.on('GET', `/api/v1/products/${product._id}`, answerJson(200, { data: coverless }));
    await page.goto(at(paths.productDetails(product._id, product.category?._id ?? '')));
    const picture = page
      .getByRole('region', { name: say(`Pictures of ${product.title}`) })
      .getByRole('img', { name: product.title });
    await expect(picture).toBeVisible();
    await expect(picture).not.toHaveAttribute('src');
    const box = await picture.boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(box?.height).toBe(box?.width);
    const related = page
      .getByRole('region', { name: say('Related Products') })
      .locator('img')
      .first();
    await expect(related).toHaveAttribute('src', new RegExp(`^${provider.host}/`));
    await related.scrollIntoViewIfNeeded();
    await expect
      .poll(() => related.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  },
);
