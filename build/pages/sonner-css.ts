import type { Plugin } from "vite";

/** Sonner injects a <style> element, which our policy forbids; its stylesheet is imported in ui/toast/toast.css instead. */
export function sonnerCssPlugin(): Plugin {
  return {
    name: "sonner-css",
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        const stripped = code.replace(/^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/m, "");
        if (stripped === code) throw new Error("sonner: its style injection was not found");
        return { code: stripped, map: null };
      },
    },
  };
}
