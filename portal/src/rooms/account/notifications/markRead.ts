import type { Notification } from "./notification.ts";

type Edit = (change: (known: Notification[]) => Notification[]) => unknown;

/** Shows one as read, stores it, and shows it as it was where it could not be stored. */
export async function markRead(edit: Edit, id: string, store: () => Promise<unknown>): Promise<void> {
  let before = false;
  const set = (read: boolean) => (known: Notification[]) =>
    known.map((notice) => {
      if (notice.id !== id) return notice;
      before = notice.read;
      return { ...notice, read };
    });
  edit(set(true));
  const was = before;
  try {
    await store();
  } catch (error) {
    edit(set(was));
    throw error;
  }
}
