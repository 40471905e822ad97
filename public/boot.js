// Runs before the first paint, so that the page never flashes in the wrong theme or with the sidebar in the wrong place.
// Every read may throw: a browser can block cookies and storage altogether.
(() => {
  const root = document.documentElement;
  const attempt = (read) => {
    try {
      return read();
    } catch {
      return null;
    }
  };
  const chosen = attempt(() => localStorage.getItem("theme"));
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  const cookie = attempt(() => document.cookie) || "";
  if (/(?:^|;\s*)sidebar_state=false(?:;|$)/.test(cookie)) root.dataset.sidebar = "collapsed";
  if (attempt(() => localStorage.getItem("hasAttempts")) === "true") root.dataset.learner = "known";
})();
