interface Policy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

// TypeScript's own types do not know them yet. What the policy makes is as good as a string wherever it is used.
declare const trustedTypes: undefined | { createPolicy(name: string, rules: Policy): Policy };

/**
 * The one door through which text becomes a page or a program: the browser refuses plain text there, and build/pages/csp.ts
 * names this policy as the only one. Browsers that know no trusted types take the text as it is.
 */
const rules: Policy = {
  createHTML: (html) => html,
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin) throw new Error(`${address} is not ours`);
    return address;
  },
};
const policy = typeof trustedTypes === "undefined" ? rules : trustedTypes.createPolicy("sumwhere", rules);

/** HTML that the content compiler or our typesetting made. Only ui/html.tsx may ask for it. */
export const ownHtml = (html: string) => policy.createHTML(html);

/** The address of a worker of this site. Throws for any other origin. */
export const ownScript = (address: string) => policy.createScriptURL(address);
