import { attempts } from "../learner/attempts.ts";
import type { Trouble } from "../learner/store.ts";
import { toast } from "../ui/toast.ts";

const words: Record<Trouble, string> = {
  blocked:
    "This browser does not let Sumwhere keep your progress. Everything works, but it is forgotten when you leave.",
  full: "There is no room left on this device to keep your progress. Everything works, but new answers are forgotten when you leave.",
  failed: "Your progress could not be saved just now. Everything works; what was saved before is safe.",
};

/** Says once when what the learner does cannot be kept. */
export function startStorageNotice() {
  attempts.onTrouble((trouble) => void toast({ title: "Your progress is not being kept", body: words[trouble] }));
}
