import { verdictTable } from "./verdict-table.ts";

verdictTable("word", { kind: "word", accepted: ["twenty-one", "parallelogram", "centre", "center"] }, [
  ["Twenty one", "right", "Twenty one"],
  ["twentyone", "right"],
  ["a parallelogram", "right"],
  ["THE PARALLÉLOGRAM!", "right", "THE PARALLÉLOGRAM"],
  ["“center”", "right"],
  ["it is a parallelogram", "right"],
  ["You're a parallelogram.", "right"],
  ["I am the centre", "right"],
  ["its center", "right"],
  ["the answer is twenty-one", "right"],
  ["it is a square", "wrong"],
  ["square", "wrong", "square", "You wrote square."],
  ["<img src=x>", "wrong", "<img src=x>"],
  ["21", "unread", null, "Write a word, not a number."],
  ["!!", "unread", null, "Write a word."],
]);

verdictTable("word with digits", { kind: "word", accepted: ["7 + 7 × 8", "B12"] }, [
  ["7+7*8", "right"],
  ["b 12", "right"],
  ["7+7*9", "wrong"],
  ["78", "wrong"],
]);

verdictTable("one letter", { kind: "word", accepted: ["A"] }, [
  ["a", "right"],
  ["A.", "right"],
  ["the A", "right"],
  ["b", "wrong"],
]);

verdictTable("choice", { kind: "choice", options: ["always", "never", "30 cm²"], value: "30 cm²" }, [
  ["30 cm²", "right"],
  ["30 CM²", "right"],
  ["always", "wrong", "always", "You chose always."],
  ["sometimes", "unread", null, "Choose one of the options."],
]);

verdictTable("choice that differs in capitals", { kind: "choice", options: ["m", "M"], value: "M" }, [
  ["M", "right"],
  ["m", "wrong"],
]);

verdictTable("quarter to four in the afternoon", { kind: "time", value: "15:45" }, [
  ["15:45", "right", "15:45"],
  ["15.45", "right"],
  ["1545", "right"],
  ["15h45", "right"],
  ["15:45:00", "right"],
  ["3:45 pm", "right", "15:45"],
  ["3.45pm", "right"],
  ["3:45 P.M.", "right"],
  ["3:45 in the afternoon", "right"],
  ["345pm", "right"],
  ["3:45", "right", "3:45"],
  ["quarter to 4", "right"],
  ["a quarter to 4 pm", "right"],
  ["15 minutes to 4", "right"],
  ["15:45 pm", "right"],
  ["03:45", "wrong", "03:45", "before or after noon"],
  ["3:45 am", "wrong", null, "before or after noon"],
  ["quarter past 4", "wrong", "4:15"],
  ["3 pm", "wrong", "15:00"],
  ["noon", "wrong", "12:00"],
  ["25:00", "unread", null, "Hours go from 00 to 23."],
  ["24:15", "unread"],
  ["15:60", "unread", null, "Minutes go from 00 to 59."],
  ["15:45 am", "unread"],
  ["0:45 pm", "unread"],
  ["4", "unread", null, "Write a time, like 09:20."],
  ["half past 13", "unread"],
  ["late", "unread"],
]);

verdictTable("midnight", { kind: "time", value: "00:00" }, [
  ["00:00", "right"],
  ["0:00", "right"],
  ["24:00", "right", "00:00"],
  ["midnight", "right"],
  ["12 am", "right"],
  ["12:00", "right"],
  ["noon", "wrong"],
  ["12 pm", "wrong"],
]);

verdictTable("noon", { kind: "time", value: "12:00" }, [
  ["noon", "right"],
  ["midday", "right"],
  ["12 pm", "right"],
  ["12:00", "right"],
  ["12 o'clock", "right"],
  ["12 o’clock", "right"],
  ["12 am", "wrong"],
]);

verdictTable("formula", { kind: "expression", value: "n*(n+1)/2", variables: ["n"] }, [
  ["n(n+1)/2", "right", "n(n + 1)/2"],
  ["½n(n+1)", "right", "(1/2)n(n + 1)"],
  ["1/2n(n+1)", "right"],
  ["0.5n² + 0.5n", "right", "0.5n² + 0.5n"],
  ["(n^2+n) ÷ 2", "right"],
  ["N(N+1)/2", "right"],
  ["y = n(n+1)/2", "right"],
  ["T(n) = n(n+1)/2", "right"],
  ["n × (n + 1) / 2", "right"],
  ["n(n-1)/2", "wrong", "n(n − 1)/2", "With n = 1 it makes 0."],
  ["n²", "wrong", "n²", "With n = 2 it makes 4."],
  ["x + 1", "unread", null, "The only letters here are n."],
  ["n(n+1", "unread", null, "A bracket is not closed."],
  ["n2", "unread", null, "A sign is missing before a number."],
  ["n/0", "unread", null, "Nothing can be divided by 0."],
  ["9^9^9^9", "unread", null, "too big"],
]);

verdictTable("formula read in two ways", { kind: "expression", value: "1/(2n)", variables: ["n"] }, [
  ["1/2n", "right", "1/(2n)"],
  ["(1/2)n", "wrong"],
  ["1/2*n", "wrong"],
]);

verdictTable("formula with a power", { kind: "expression", value: "2^n - 1", variables: ["n"] }, [
  ["2ⁿ − 1", "right"],
  ["2×2^(n-1) - 1", "right"],
  ["2^(n-1)", "wrong"],
]);

verdictTable("multiple of π", { kind: "expression", value: "9π", variables: ["π"] }, [
  ["9pi", "right", "9π"],
  ["π × 3²", "right"],
  ["28.27", "wrong", "28.27", "You wrote 28.27."],
]);

verdictTable("two variables", { kind: "expression", value: "2a + 3b", variables: ["a", "b"] }, [
  ["3b+2a", "right"],
  ["5ab", "wrong", "5ab", "You wrote 5ab."],
]);

verdictTable("letters as a word", { kind: "word", accepted: ["AABB", "A A B B"] }, [
  ["AABB", "right"],
  ["a a b b", "right"],
  ["ABB", "wrong"],
  ["A B B", "wrong"],
]);

verdictTable("one letter", { kind: "word", accepted: ["A"] }, [
  ["a", "right"],
  ["an A", "right"],
  ["the A", "right"],
  ["it is A", "right"],
  ["A A", "wrong"],
]);
