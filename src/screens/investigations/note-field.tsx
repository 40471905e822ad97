import { useId } from "react";

/** More than anybody writes in one place; a device keeps it without noticing. */
const most = 4000;

interface NoteFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onWrite: (text: string) => void;
}

/** Room for what somebody notes at a step; on paper lines to write on, or what she wrote. */
export function NoteField({ label, text, onWrite }: NoteFieldProps) {
  const id = useId();
  return (
    <div>
      <div className="screen-only needs-script flex flex-col gap-1">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <textarea
          id={id}
          className="field field-sizing-content min-h-20 w-full"
          value={text}
          maxLength={most}
          onChange={(event) => onWrite(event.target.value)}
        />
      </div>
      <p className="print-only min-h-24 whitespace-pre-wrap">
        {label}: {text}
      </p>
    </div>
  );
}
