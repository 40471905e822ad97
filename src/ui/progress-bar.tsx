interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  /** Words behind the figure: "9 of 12 right". */
  readonly note?: string | undefined;
}

/** A labelled bar. A value outside 0 to max is shown as the nearer end. */
export function ProgressBar({ label, value, max = 100, note }: ProgressBarProps) {
  const shown = Math.min(max, Math.max(0, Number.isFinite(value) ? value : 0));
  return (
    <div className="flex flex-col gap-1">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{label}</span>
        <span className="text-sm text-soft">
          {note && `${note} · `}
          <strong className="text-ink">{Math.round((shown / max) * 100)}%</strong>
        </span>
      </p>
      <progress className="progress w-full" aria-label={note ? `${label}: ${note}` : label} max={max} value={shown} />
    </div>
  );
}
