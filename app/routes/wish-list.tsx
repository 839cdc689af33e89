import { lazy, Suspense } from 'react';
import { ProductGridSkeleton } from '#app/features/catalogue/product-grid-skeleton.tsx';
import { PersonalScreen } from '#app/features/screen/personal-screen.tsx';
import loginPicture from '#app/illustrations/wish-list-login.svg';
import { ScreenHeading } from '#app/ui/section.tsx';
import * as common from '#messages/common.ts';
import * as wishList from '#messages/wish-list.ts';

/** Lazy, because visitors who are not signed in load this page too. */
const WishListContent = lazy(async () => {
  const { WishListContent } = await import('#app/features/wish-list-screen/wish-list-content.tsx');
  return { default: WishListContent };
});

export default function WishList() {
  const skeleton = <ProductGridSkeleton count={5} label={common.loading} />;
  return (
    <PersonalScreen
      name={wishList.title}
      header={<ScreenHeading title={wishList.title} />}
      skeleton={skeleton}
      loginText={wishList.loginNeeded}
      loginPicture={loginPicture}
    >
      <Suspense fallback={skeleton}>
        <WishListContent />
      </Suspense>
    </PersonalScreen>
  );
}
