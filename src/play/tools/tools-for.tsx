import { type ComponentType, lazy, memo, type ReactNode } from "react";
import { Piece } from "../../ui/piece.tsx";

/** Links at the foot of a page, whose script need not be there first. */
const Links = lazy<ComponentType<{ page: string }>>(() =>
  import("./leads-to-tools.tsx").then(
    ({ ToolsFor }) => ({ default: ToolsFor }),
    () => ({ default: (): ReactNode => null }),
  ),
);

/** Under what is practised or puzzled over: the tools that go with it; nothing where there are none. */
export const ToolsFor = memo(function ToolsFor({ page }: { readonly page: string }) {
  return (
    <Piece>
      <Links page={page} />
    </Piece>
  );
});
