import { verdictTable } from "./verdict-table.ts";

verdictTable("whole 1234", { kind: "whole", value: "1234" }, [
  ["1234", "right", "1234", "Yes, 1234."],
  [" 1,234 ", "right", "1234"],
  ["1 234", "right", "1234"],
  ["1\u202f234", "right", "1234"],
  ["1.234", "right", "1234"],
  ["1'234", "right", "1234"],
  ["+1234", "right", "1234"],
  ["01234", "right", "1234"],
  ["1234.0", "right"],
  ["x = 1234", "right", "1234"],
  ["answer: 1234.", "right", "1234"],
  ["= 1234", "right"],
  ["(1234)", "right"],
  ["١٢٣٤", "right", "1234"],
  ["１２３４", "right", "1234"],
  ["2468/2", "almost", "2468/2", "whole number"],
  ["1.234*10^3", "almost", "1.234 × 10^3"],
  ["−1234", "wrong", "−1234", "Right size, other sign."],
  ["12340", "wrong", "12340", "look at the place value"],
  ["123.4", "wrong", "123.4", "A whole number is wanted."],
  ["1235", "wrong", "1235", "You wrote 1235."],
  ["1,23", "wrong", "1.23"],
  ["12,34", "wrong", "12.34"],
  ["1,2,3,4", "unread"],
  ["1234 cm", "unread", null, "Write only the number."],
  ["1234 apples", "unread", null, "Write only the number."],
  ["1234%", "unread", null, "without %"],
  ["a lot", "unread", null, "Write a whole number, like 42."],
  ["-", "unread"],
  ["1234!", "unread"],
  ["1e3", "unread"],
  ["2^999", "unread"],
  ["1234/0", "unread"],
  ["", "empty"],
  [" \u00a0\u200f ", "empty"],
]);

verdictTable("whole -8", { kind: "whole", value: "-8" }, [
  ["-8", "right", "−8"],
  ["− 8", "right", "−8"],
  ["–8", "right"],
  ["minus 8", "right"],
  ["negative 8", "right"],
  ["(-8)", "right"],
  ["x=-8", "right"],
  ["8", "wrong", "8", "Right size, other sign."],
  ["--8", "unread"],
]);

verdictTable("whole, Indian groups", { kind: "whole", value: "1234567" }, [
  ["12,34,567", "right"],
  ["1,234,567", "right"],
  ["1.234.567", "right"],
  ["1,2345,67", "unread"],
]);

verdictTable("whole 12 cm²", { kind: "whole", value: "12", unit: "cm²" }, [
  ["12", "right", "12"],
  ["12cm2", "right", "12 cm²"],
  ["12 cm²", "right", "12 cm²"],
  ["12 cm^2", "right"],
  ["12 sq cm", "right"],
  ["12 (cm²)", "right"],
  ["12 sq. cm.", "right"],
  ["12 square centimetres", "right"],
  ["12 CM squared", "right"],
  ["1200 mm²", "almost", "1200 mm²", "Right area, but the puzzle asks for cm²."],
  ["12 cm", "almost", "12 cm", "The number is right, but the puzzle asks for cm²."],
  ["12 m²", "wrong", "12 m²", "the puzzle asks for cm²"],
  ["13 cm", "wrong"],
  ["12 apples", "unread", null, "Write only the number, or the number with cm²."],
  ["12 cm²²", "unread"],
]);

verdictTable("whole 90 minutes", { kind: "whole", value: "90", unit: "minutes" }, [
  ["90 min", "right"],
  ["90 mins", "right"],
  ["90m", "right"],
  ["1 h 30 min", "almost", "1 h 30 min", "Right time"],
  ["1 hour and 30 minutes", "almost"],
  ["1h30m", "almost"],
  ["1½ hours", "almost"],
  ["2 hours", "wrong"],
  ["30 min 1 h", "unread"],
  ["90 min 90 min", "unread"],
  ["1 h -30 min", "unread"],
]);

verdictTable("whole, counted things", { kind: "whole", value: "3", unit: "berries" }, [
  ["3 berries", "right"],
  ["3 berry", "right"],
  ["3 Berries.", "right"],
  ["3 boxes", "unread"],
  ["3 cm", "unread"],
]);

verdictTable("whole 45°", { kind: "whole", value: "45", unit: "°" }, [
  ["45°", "right", "45°"],
  ["45 degrees", "right"],
  ["45 deg", "right"],
  ["45º", "right"],
  ["angle ABC = 45°", "right"],
]);

verdictTable("whole 20 °C", { kind: "whole", value: "20", unit: "°C" }, [
  ["20°C", "right", "20°C"],
  ["20 degrees", "right"],
  ["20 degrees Celsius", "right"],
  ["20 °F", "unread"],
]);

verdictTable("whole 60 km/h", { kind: "whole", value: "60", unit: "km/h" }, [
  ["60 km per hour", "right"],
  ["60 kmh", "right"],
  ["1 km/min", "almost", null, "Right speed"],
  ["60 mph", "wrong"],
  ["60 km", "almost"],
  ["60 km/h/s", "unread"],
]);

verdictTable("whole 5 lb and 5 pounds of money", { kind: "whole", value: "5", unit: "lb" }, [
  ["5 pounds", "right"],
  ["5 lbs", "right"],
  ["£5", "almost"],
]);

verdictTable("decimal £3.50", { kind: "decimal", value: "3.5", places: 2, unit: "£" }, [
  ["£3.50", "right", "£3.50", "Yes, £3.50."],
  ["3.50", "right"],
  ["3,50", "right"],
  ["3·50", "right"],
  ["£ 3.50", "right"],
  ["3.50 pounds", "right"],
  ["3.50£", "right", "£3.50"],
  ["£3.5", "almost", "£3.5", "2 decimal places"],
  ["350p", "almost", "350p", "Right amount, but the puzzle asks for £."],
  ["350 pence", "almost"],
  ["3 1/2", "almost"],
  ["£3.501", "almost", null, "That rounds right."],
  ["-£3.50", "wrong", "−£3.50", "other sign"],
  ["£35.00", "wrong", null, "place value"],
  ["$3.50", "almost", "$3.50", "the puzzle asks for £"],
  ["$3.60", "wrong"],
]);

verdictTable("decimal 3.14 to two places, from more", { kind: "decimal", value: "3.14159", places: 2 }, [
  ["3.14", "right"],
  ["3.142", "almost", null, "That rounds right."],
  ["3.1", "almost"],
  ["3", "almost"],
  ["3.140", "almost", null, "Right value."],
  ["157/50", "almost"],
  ["3.15", "wrong"],
  ["3.2", "wrong"],
]);

verdictTable("decimal 0.04 to two places", { kind: "decimal", value: "0.04", places: 2 }, [
  ["0.04", "right"],
  [".04", "right", "0.04"],
  ["0", "wrong"],
  ["0.0", "wrong"],
]);

verdictTable("decimal within 0.05", { kind: "decimal", value: "2.5", tolerance: "0.05" }, [
  ["2.45", "right"],
  ["2.55", "right"],
  ["5/2", "right"],
  ["2.449", "wrong"],
  ["2.551", "wrong"],
  ["250%", "almost"],
]);

verdictTable("decimal 0.1(6)", { kind: "decimal", value: "0.1(6)" }, [
  ["0.1(6)", "right", "0.1(6)"],
  ["0.1666...", "right", "0.1(6)"],
  ["0.1666…", "right"],
  ["0,1(6)", "right"],
  ["0.16̇", "right"],
  ["0.16 recurring", "right"],
  ["1/6", "right"],
  ["0.1666", "wrong"],
  ["0.(16)", "wrong"],
  ["0.17...", "unread"],
  ["0.(", "unread"],
]);

verdictTable("decimal 12/99", { kind: "decimal", value: "0.(12)" }, [
  ["0.1212...", "right", "0.(12)"],
  ["0.121212...", "right", "0.(12)"],
  ["0.12 recurring", "wrong", "0.1(2)"],
]);

verdictTable("fraction, any form", { kind: "fraction", value: "3/4", form: "any" }, [
  ["3/4", "right", "3/4"],
  ["6 / 8", "right", "6/8"],
  ["¾", "right", "3/4"],
  ["3⁄4", "right"],
  ["3÷4", "right"],
  ["0.75", "right"],
  ["-3/-4", "right"],
  ["75%", "almost", "75%", "as a fraction"],
  ["4/3", "wrong", "4/3", "upside down"],
  ["3/0", "unread"],
  ["3/4/5", "unread"],
  ["three quarters", "unread", null, "Write a fraction, like 2/5."],
]);

verdictTable("fraction in lowest terms", { kind: "fraction", value: "-3/2", form: "lowest" }, [
  ["-3/2", "right", "−3/2"],
  ["−1 1/2", "right", "−1 1/2"],
  ["-1½", "right"],
  ["3/-2", "right"],
  ["-6/4", "almost", "−6/4", "lowest terms"],
  ["-1 2/4", "almost"],
  ["-1.5", "almost", "−1.5", "as a fraction"],
  ["-0 3/2", "almost"],
]);

verdictTable("mixed number", { kind: "fraction", value: "3/2", form: "mixed" }, [
  ["1 1/2", "right", "1 1/2"],
  ["1½", "right", "1 1/2"],
  ["1 and 1/2", "right"],
  ["3/2", "almost", "3/2", "as a mixed number"],
  ["1 2/4", "almost"],
  ["11/2", "wrong"],
]);

verdictTable("mixed number that is less than 1, or whole", { kind: "fraction", value: "2", form: "mixed" }, [
  ["2", "right"],
  ["4/2", "almost"],
  ["1 2/2", "almost"],
]);

verdictTable(
  "with a decimal comma",
  { kind: "decimal", value: "1234.5" },
  [
    ["1.234,5", "right", "1234,5"],
    ["1 234,5", "right"],
    ["1234.5", "right"],
    ["1,234.5", "right"],
  ],
  "comma",
);
verdictTable(
  "1,234 with a decimal comma",
  { kind: "decimal", value: "1.234" },
  [
    ["1,234", "right", "1,234"],
    ["1.234", "right", "1,234"],
  ],
  "comma",
);
verdictTable(
  "1,234 with a decimal comma, wrong either way",
  { kind: "whole", value: "9" },
  [
    ["1,234", "wrong", "1,234"],
    ["1.234", "wrong", "1234"],
  ],
  "comma",
);
verdictTable(
  "1,234 with a decimal point, wrong either way",
  { kind: "whole", value: "9" },
  [
    ["1,234", "wrong", "1234"],
    ["1.234", "wrong", "1.234"],
  ],
  "point",
);
