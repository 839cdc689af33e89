import { PersonalScreen } from '#app/features/screen/personal-screen.tsx';
import { WishListContent, WishListSkeleton } from '#app/features/wish-list-screen/wish-list-content.tsx';
import { ScreenHeading } from '#app/ui/screen-heading.tsx';
import * as wishList from '#messages/wish-list.ts';

export default function WishList() {
  return (
    <PersonalScreen
      name={wishList.title}
      header={<ScreenHeading title={wishList.title} />}
      skeleton={<WishListSkeleton />}
      loginText={wishList.loginNeeded}
    >
      <WishListContent />
    </PersonalScreen>
  );
}
