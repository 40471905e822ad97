/** A test that was left, and the way back into it. `where` is a sentence: "You stopped before question 4." */
export function GoOn({ where, onGoOn }: { where: string; onGoOn: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-3 rounded-xl border border-hue-line bg-hue-soft p-4">
      <span className="min-w-0 flex-1 basis-48">{where}</span>
      <button type="button" className="btn btn-main" onClick={onGoOn}>
        Go on there
      </button>
    </p>
  );
}
