import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function BringAFriendPage() {
  return <ComingSoonPage name="bringAFriend" />;
}
