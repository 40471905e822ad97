import type { AnswerSpec } from "../../src/engine/answer/answer.ts";

/** Wrong keys made from a right one: a proof that still passes against any of them proves nothing. */
export function altered(spec: AnswerSpec): AnswerSpec[] {
  switch (spec.kind) {
    case "whole":
      return bumped(spec.value).map((value) => ({ ...spec, value }));
    case "decimal":
      return bumped(spec.value).map((value) => ({ ...spec, value }));
    case "fraction":
      return bumped(spec.value).map((value) => ({ ...spec, value }));
    case "ratio":
      return [{ ...spec, value: [...spec.value.slice(1), `${spec.value[0]}7`] }];
    case "coordinate":
      return spec.value.flatMap((one, i) =>
        bumped(one).map((value) => ({ ...spec, value: spec.value.with(i, value) })),
      );
    case "list":
      return spec.items.flatMap((one, i) => bumped(one).map((item) => ({ ...spec, items: spec.items.with(i, item) })));
    case "expression":
      return [
        { ...spec, value: `(${spec.value}) + 1` },
        { ...spec, value: `2*(${spec.value})+3` },
      ];
    case "choice":
      return spec.options.filter((option) => option !== spec.value).map((value) => ({ ...spec, value }));
    case "word":
      return [{ ...spec, accepted: ["not the accepted word"] }];
    case "time": {
      const [hours = 0, minutes = 0] = spec.value.split(":").map(Number);
      return [
        { ...spec, value: clock(hours, (minutes + 5) % 60) },
        { ...spec, value: clock((hours + 1) % 24, minutes) },
      ];
    }
  }
}

function bumped(text: string): string[] {
  if (/^-?\d+$/.test(text))
    return [String(BigInt(text) + 1n), String(BigInt(text) - 1n), `${text}0`].filter(
      (t) => t !== text && !(text === "0" && t === "00"),
    );
  if (/^-?\d+\/\d+$/.test(text)) return [`${text}1`, text.replace("/", "1/")];
  if (/\d/.test(text)) return [text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))];
  return [`${text} altered`];
}

function clock(hours: number, minutes: number): string {
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}
