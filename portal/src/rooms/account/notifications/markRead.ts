import type { Notice } from "@favilla/design-system/account/notice.ts";

type Edit = (change: (cached: Notice[]) => Notice[]) => unknown;

/** Shows a notification as read and stores that, or reverts it if that failed. */
export async function markRead(edit: Edit, id: string, store: () => Promise<unknown>): Promise<void> {
  let before = false;
  const set = (read: boolean) => (cached: Notice[]) =>
    cached.map((notice) => {
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
