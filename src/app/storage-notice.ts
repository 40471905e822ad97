import { type Trouble, troubles } from "../learner/store/trouble.ts";
import { toast } from "../ui/toast/toast.ts";
import type { ToastMessage } from "../ui/toast/toast-message.ts";

const title = "Your progress is not being kept";

// What a reader can do something about stays until she has read it. A blocked storage is as she or the browser chose.
const messages: Record<Trouble, ToastMessage> = {
  blocked: {
    title,
    body: "This browser does not let Sumwhere keep your progress. Everything works, but it is forgotten when you leave.",
  },
  full: {
    title,
    body: "There is no room left on this device to keep your progress. Everything works, but new answers are forgotten when you leave, unless there is room before.",
    lasting: true,
  },
  held: {
    title: "Your progress is not being kept yet",
    body: "Another tab with an older Sumwhere holds the record. Close it or reload it; what you do here is kept then.",
    lasting: true,
  },
  failed: {
    title: "Your progress is not being kept yet",
    body: "Your latest answers could not be saved just now. Sumwhere goes on trying while this page is open; what was saved before is safe.",
    lasting: true,
  },
  unfetched: {
    title: "Your progress is not being kept yet",
    body: "A part of Sumwhere did not arrive. Your answers are noted on this device and go into your record when it does, at your next visit at the latest.",
  },
};

/** Says once, for all stores together, when what the learner does cannot be kept. */
export function startStorageNotice() {
  troubles.onTrouble((trouble) => void toast(messages[trouble]));
}
