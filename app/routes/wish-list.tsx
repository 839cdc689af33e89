import { PersonalScreen } from '#app/features/session/personal-screen.tsx';
import { WishListContent, WishListSkeleton } from '#app/features/wish-list/wish-list-content.tsx';
import { usePersonalMessages } from '#app/i18n/use-personal-messages.ts';
import { ScreenHeading } from '#app/ui/screen-heading.tsx';

export default function WishList() {
  const { wishList } = usePersonalMessages();
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
