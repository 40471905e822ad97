import { useEffect, useState } from "react";
import type { Expression } from "../../maths/expression/tree.ts";

interface Words {
  readonly ear: string;
  readonly eye: string;
}

/** How an expression was read, in words; null until what says it has come. */
export function useWords(tree: Expression | null): Words | null {
  const [said, setSaid] = useState<{ readonly tree: Expression; readonly words: Words } | null>(null);
  useEffect(() => {
    if (!tree) return;
    let isOver = false;
    import("../../engine/speech/expression.ts").then(
      ({ expressionInWords, expressionForTheEye }) =>
        isOver || setSaid({ tree, words: { ear: expressionInWords(tree), eye: expressionForTheEye(tree) } }),
      () => undefined, // the notation is there without it
    );
    return () => {
      isOver = true;
    };
  }, [tree]);
  return said && said.tree === tree ? said.words : null;
}
