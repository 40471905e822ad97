import { useEffect, useState } from "react";
import type { Expression } from "../../maths/expression/tree.ts";

/** How an expression was read, in words; empty until what says it has come. */
export function useWords(tree: Expression | null): string {
  const [said, setSaid] = useState<{ readonly tree: Expression; readonly words: string } | null>(null);
  useEffect(() => {
    if (!tree) return;
    let isOver = false;
    import("../../engine/speech/expression.ts").then(
      ({ expressionInWords }) => isOver || setSaid({ tree, words: expressionInWords(tree) }),
      () => undefined, // the notation is there without it
    );
    return () => {
      isOver = true;
    };
  }, [tree]);
  return said && said.tree === tree ? said.words : "";
}
