import { useId } from "react";
import { Icon } from "../../ui/icon.tsx";
import { type Filter, levelChoices } from "./filter.ts";

export interface Topic {
  readonly slug: string;
  readonly name: string;
}

interface ToolbarProps {
  readonly filter: Filter;
  /** Whether the list holds several levels to choose between. */
  readonly hasLevels: boolean;
  readonly topics: readonly Topic[];
  readonly onLevel: (level: Filter["level"]) => void;
  readonly onTopic: (topic: string) => void;
  readonly onUnsolved: (unsolved: boolean) => void;
  readonly onSurprise: () => void;
  /** Whether the list is shown at a glance, a tile a puzzle. */
  readonly compact: boolean;
  readonly onCompact: (compact: boolean) => void;
  readonly onPrint: () => void;
}

/** What narrows a list down, and the button for those who want to be given one. */
export function Toolbar(props: ToolbarProps) {
  const { filter, hasLevels, topics, onLevel, onTopic, onUnsolved, onSurprise, compact, onCompact, onPrint } = props;
  const id = useId();
  return (
    <div className="screen-only needs-script mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:gap-x-2">
      {hasLevels && (
        <Choice label="Level" value={filter.level} onChange={(value) => onLevel(value as Filter["level"])}>
          {levelChoices.map((level) => (
            <option key={level} value={level}>
              {level === "all" ? "All levels" : level.charAt(0).toUpperCase() + level.slice(1)}
            </option>
          ))}
        </Choice>
      )}
      {topics.length > 0 && (
        <Choice label="Topic" value={filter.topic} onChange={onTopic}>
          <option value="all">All topics</option>
          {topics.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      <label htmlFor={id} className="flex min-h-11 items-center gap-2">
        <input
          id={id}
          type="checkbox"
          className="size-5 accent-(--hue)"
          checked={filter.unsolved}
          onChange={(event) => onUnsolved(event.target.checked)}
        />
        Not solved yet
      </label>
      <button type="button" className="btn max-sm:px-2" onClick={onSurprise}>
        <Icon name="dices" /> Surprise me
      </button>
      <button
        type="button"
        className="btn max-sm:px-2 aria-pressed:border-hue aria-pressed:bg-hue-soft"
        aria-pressed={compact}
        onClick={() => onCompact(!compact)}
      >
        <Icon name="layout-grid" /> At a glance
      </button>
      <button type="button" className="btn justify-center max-sm:min-w-11 max-sm:px-2" onClick={onPrint}>
        <Icon name="printer" /> <span className="max-sm:sr-only">Print</span>
      </button>
    </div>
  );
}

interface ChosenLineProps {
  readonly filter: Filter;
  readonly topics: readonly Topic[];
  /** How many puzzles fit; null until that is known. */
  readonly count: number | null;
}

/** What a list was narrowed to, in words, which stay with it on paper. */
export function ChosenLine({ filter: { level, topic, unsolved }, topics, count }: ChosenLineProps) {
  const parts = [
    topics.find(({ slug }) => slug === topic)?.name,
    level !== "all" && `${level} ones`,
    unsolved && "not solved yet",
  ].filter(Boolean);
  const many = count === null ? "Only" : `${count} ${count === 1 ? "puzzle" : "puzzles"}:`;
  return (
    parts.length > 0 && (
      <p className="mb-4 font-semibold">
        {many} {parts.join(", ")}
      </p>
    )
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: React.ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <span className="flex items-center gap-2 max-sm:w-36">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        className="field max-w-60 max-sm:w-full"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </span>
  );
}
