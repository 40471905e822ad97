import type { Locator, Page } from "@playwright/test";
import { expect, open } from "./fixture.ts";

/** What somebody hears who does not see the page, press by press, as a text that a person can read. */
export interface Ear {
  /** Goes to a control, as with Tab: what is said of it is written down. */
  at(control: Locator): Promise<void>;
  /** Presses a key where the focus is. What follows is written down once it holds all of `until`; then the focus must be in the page. */
  press(key: string, ...until: readonly (string | RegExp)[]): Promise<void>;
  /** Types into the focused field, in place of what stands there. */
  type(text: string): Promise<void>;
  /** Something that comes by itself. */
  wait(...until: readonly (string | RegExp)[]): Promise<void>;
  /** A line of its own, for who reads the transcript. */
  note(words: string): void;
  transcript(): string;
}

declare global {
  interface Window {
    /** What the live regions have said since the last press. */
    heard: string[];
  }
}

/** Opens a page whose chance is always the same, and listens to it. */
export async function listen(page: Page, path: string): Promise<Ear> {
  await page.addInitScript(recordRegions);
  await page.addInitScript(fixChance);
  await open(page, path);
  const session = await page.context().newCDPSession(page);
  const lines: string[] = [`# ${path}`];
  let focus = "";

  /** What a screen reader says of the focused element: its name, what it is, how it stands. */
  async function focused(): Promise<string> {
    const { result } = await session.send("Runtime.evaluate", { expression: "document.activeElement" });
    const { objectId = "" } = result;
    const { nodes } = await session.send("Accessibility.getPartialAXTree", { objectId, fetchRelatives: false });
    const [node] = nodes;
    const cell = await page.evaluate(() => {
      const at = document.activeElement;
      const [row, column] = [at?.parentElement?.ariaRowIndex, at?.ariaColIndex];
      return row && column ? `row ${row} column ${column}` : "";
    });
    const states = (node?.properties ?? []).flatMap(({ name, value: { value } }) => stateWords(name, value));
    const typed = String(node?.value?.value ?? "");
    return [
      node?.name?.value,
      roleWords(node?.role?.value),
      ...states,
      typed && `“${typed}”`,
      cell,
      node?.description?.value,
    ]
      .map((part) => String(part ?? "").trim())
      .filter(Boolean)
      .join(", ");
  }

  async function follow(until: readonly (string | RegExp)[]): Promise<void> {
    let found: string[] = [];
    const look = async () => {
      // What is announced comes in the next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const said = await page.evaluate(() => window.heard);
      // After that: the field says the same as what was announced.
      const now = await focused();
      found = [
        ...(now === focus ? [] : [`  focus: ${now}`]),
        ...(said.length > 0 ? [`  says: ${said.join(" ")}`] : []),
      ];
      return until.every((part) =>
        found.some((line) => (typeof part === "string" ? line.includes(part) : part.test(line))),
      );
    };
    await expect
      .poll(look, `${lines.at(-1)} leads to ${until.join(" and ")}`)
      .toBe(true)
      .catch((cause: unknown) => {
        throw new Error(`${lines.slice(-8).join("\n")}\n${found.join("\n")}\n${cause}`);
      });
    lines.push(...(found.length > 0 ? found : ["  (nothing)"]));
    focus = await focused();
    await page.evaluate(() => {
      window.heard = [];
    });
    expect(await page.evaluate(() => document.activeElement?.tagName), lines.slice(-6).join("\n")).not.toBe("BODY");
  }

  await page.evaluate(() => {
    window.heard = [];
  });
  return {
    async at(control) {
      await control.focus();
      lines.push("", "Tab");
      await follow([]);
    },
    async press(key, ...until) {
      lines.push(key);
      await page.keyboard.press(key);
      await follow(until);
    },
    async type(text) {
      lines.push(`types ${text}`);
      await page.keyboard.press("Control+a");
      await page.keyboard.type(text);
      focus = await focused();
    },
    wait: (...until) => follow(until),
    note: (words) => lines.push("", `## ${words}`),
    transcript: () => `${lines.join("\n")}\n`,
  };
}

const roleWords = (role: unknown) => (role === "DisclosureTriangle" ? "button" : role);

function stateWords(name: string, value: unknown): string[] {
  if (name === "expanded") return [value ? "expanded" : "collapsed"];
  if (name === "pressed" || name === "checked") return [String(value) === "true" ? name : `not ${name}`];
  if (name === "invalid" && value !== "false" && value !== false) return ["invalid"];
  if (name === "disabled" && value) return ["unavailable"];
  if (name === "readonly" && value) return ["read-only"];
  if (name === "selected" && value) return ["selected"];
  return name === "level" ? [`level ${value}`] : [];
}

/** In the page: notes what is put into a live region. One that comes together with its words is not heard by every reader. */
function recordRegions(): void {
  window.heard = [];
  const regions = "[aria-live], [role=status], [role=alert], output";
  new MutationObserver((records) => {
    const changed = new Set<Element>();
    for (const { target } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
      if (region && region.getAttribute("aria-live") !== "off") changed.add(region);
      else if (target instanceof Element)
        for (const late of target.querySelectorAll(regions)) if (isNew(late, records)) changed.add(late);
    }
    for (const region of changed) {
      const words = region.textContent?.replace(/\s+/g, " ").trim();
      const dialog = document.querySelector("dialog[open]");
      const isShut = region.closest("[inert]") || (dialog && !dialog.contains(region));
      if (words)
        window.heard.push(
          `${isNew(region, records) ? "(unheard, came with its region) " : ""}${isShut ? "(unheard, outside the dialog) " : ""}${words}`,
        );
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });

  function isNew(region: Element, records: readonly MutationRecord[]): boolean {
    return (
      region.getAttribute("aria-live") !== "off" &&
      records.some(({ addedNodes }) => [...addedNodes].some((node) => node.contains(region)))
    );
  }
}

/** In the page: the same questions each time. */
function fixChance(): void {
  let state = 20_260_302;
  Math.random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x8000_0000;
  };
}
