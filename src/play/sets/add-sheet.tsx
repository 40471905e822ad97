import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { uuid } from "../../device/uuid.ts";
import { useSets } from "../../learner/hooks/use-sets.ts";
import { random } from "../../maths/random.ts";
import { writeLink } from "../../sets/link.ts";
import { mostEntries } from "../../sets/set.ts";
import { hrefOf } from "../../ui/hooks/use-follow.ts";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { freshSeed } from "../fresh-seed.ts";
import type { Addable } from "./addable.ts";
import { seeds } from "./variants.ts";

interface AddSheetProps {
  readonly name: string;
  readonly kinds: readonly Addable[];
  readonly many?: boolean;
  readonly onClose: () => void;
}

const fresh = "new";
const mostAtOnce = 20;

/** One thing, or the steps of a skill, among which one is chosen; or what finds them when it is asked for. */
export type Kinds = readonly Addable[] | (() => Promise<readonly Addable[]>);

/** The sheet, once the kinds are known. Rejects where they cannot be fetched. */
export const sheetFor = async (kinds: Kinds) => ({
  Sheet: AddSheet,
  kinds: typeof kinds === "function" ? await kinds() : kinds,
});

/** Which set it goes into, and how many of its kind. */
function AddSheet({ name, kinds, many = false, onClose }: AddSheetProps) {
  const { all, put } = useSets();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string | null>(null);
  const [title, setTitle] = useState("");
  const [kind, setKind] = useState(0);
  const [count, setCount] = useState("3");
  const id = useId();
  const into = chosen ?? all?.[0]?.id ?? fresh;
  const old = all?.find((one) => one.id === into)?.value;

  function add(event: FormEvent) {
    event.preventDefault();
    const wanted = many ? Math.min(mostAtOnce, Math.max(1, Math.round(Number(count)) || 1)) : 1;
    const chance = random(freshSeed());
    const entries = Array.from({ length: wanted }, () => ({
      item: kinds[kind]?.item(chance.whole(0, seeds - 1)) ?? "",
    }));
    const set = { title: old?.title ?? title.trim(), entries: [...(old?.entries ?? []), ...entries] };
    onClose();
    if (set.entries.length > mostEntries)
      return void toast({ title: "This set is full", body: `A set may have ${mostEntries} questions.`, tone: "bad" });
    put(old ? into : uuid(), set, old?.look);
    void toast({
      id: "set",
      title: `Added to ${set.title ? `“${set.title}”` : "a set"}`,
      body: set.entries.length === 1 ? "It has one question now." : `It has ${set.entries.length} questions now.`,
      action: { label: "Open the set", run: () => location.assign(hrefOf(`/worksheets#${writeLink(set)}`)) },
    });
  }

  /** For a projector, without a set: the thing alone. */
  function show() {
    const item = kinds[kind]?.item(random(freshSeed()).whole(0, seeds - 1)) ?? "";
    onClose();
    void navigate(`/show#${writeLink({ title: name, entries: [{ item }] })}`);
  }

  return (
    <Sheet title="Add to a set" onClose={onClose}>
      <form className="flex flex-col gap-3" onSubmit={add}>
        <p className="text-soft">
          For teachers: a set is printed, shared or given to a class from Worksheets. “{name}” goes into:
        </p>
        <label htmlFor={`${id}-set`} className="sr-only">
          Set
        </label>
        <select id={`${id}-set`} className="field" value={into} onChange={(event) => setChosen(event.target.value)}>
          {all?.map((one) => (
            <option key={one.id} value={one.id}>
              {one.value.title || "Questions"} ({one.value.entries.length})
            </option>
          ))}
          <option value={fresh}>A new set</option>
        </select>
        {into === fresh && (
          <>
            <label htmlFor={`${id}-title`}>Its title</label>
            <input
              id={`${id}-title`}
              className="field"
              maxLength={120}
              value={title}
              onChange={(e) => setTitle(e.target.value)}
            />
          </>
        )}
        {kinds.length > 1 && (
          <>
            <label htmlFor={`${id}-kind`}>Step</label>
            <select
              id={`${id}-kind`}
              className="field"
              value={kind}
              onChange={(event) => setKind(Number(event.target.value))}
            >
              {kinds.map(({ label }, at) => (
                <option key={label} value={at}>
                  {label}
                </option>
              ))}
            </select>
          </>
        )}
        {many && (
          <>
            <label htmlFor={`${id}-count`}>How many questions</label>
            <input
              id={`${id}-count`}
              className="field w-24"
              type="number"
              min={1}
              max={mostAtOnce}
              value={count}
              onChange={(event) => setCount(event.target.value)}
            />
          </>
        )}
        <p className="flex flex-wrap gap-3">
          <button type="submit" className="btn btn-main" disabled={all === null}>
            <Icon name="plus" /> Add
          </button>
          <button type="button" className="btn" onClick={show}>
            <Icon name="monitor" /> Show it large
          </button>
        </p>
      </form>
    </Sheet>
  );
}
