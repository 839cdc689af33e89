import { lazy, Suspense } from 'react';
import { PersonalScreen } from '#app/features/screen/personal-screen.tsx';
import { WishListSkeleton } from '#app/features/wish-list-screen/wish-list-skeleton.tsx';
import { ScreenHeading } from '#app/ui/screen-heading.tsx';
import * as wishList from '#messages/wish-list.ts';
import loginPicture from '../../catalog/illustrations/wish-list-login.svg';

/** For shoppers alone. */
const WishListContent = lazy(async () => {
  const { WishListContent } = await import('#app/features/wish-list-screen/wish-list-content.tsx');
  return { default: WishListContent };
});

export default function WishList() {
  return (
    <PersonalScreen
      name={wishList.title}
      header={<ScreenHeading title={wishList.title} />}
      skeleton={<WishListSkeleton />}
      loginText={wishList.loginNeeded}
      loginPicture={loginPicture}
    >
      <Suspense fallback={<WishListSkeleton />}>
        <WishListContent />
      </Suspense>
    </PersonalScreen>
  );
}
