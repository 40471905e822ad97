import { family } from "../../../engine/family.ts";

/** Numbers whose digits stand one place apart, and their sum or difference. */
const settings = {
  scale: {
    title: "A pumpkin without a point",
    // The true weight, in tenths.
    told: 9,
    places: 1,
    story: (told: string) =>
      `Rasa weighs a pumpkin. The scale shows kilograms with one decimal place. When she writes the weight down, she leaves out the decimal point. Her number is $${told}$ too large.`,
    question: "What did the scale show, in kilograms? Give a decimal.",
    unit: "kg",
    hint: "How many times as large as the true weight is the number she wrote? So how many true weights is the mistake?",
    step: "Without the point every digit moves one place to the left, so her number is $10$ times the true weight.",
    lots: "What is too much is $10 - 1 = 9$ true weights, because one of the ten is right.",
    nine: "You divided by 10; but of the ten parts one is the true weight, and only the others are too much.",
    check: (n: string, ten: string, told: string) => `$${ten} - ${n} = ${told}$`,
    test: "Leave out the point in your number and see how much larger it becomes.",
  },
  ribbons: {
    title: "Ten times the ribbon",
    told: 11,
    places: 1,
    story: (told: string) =>
      `Two ribbons are hung up for a street party in Oaxaca. The long one is exactly $10$ times as long as the short one. End to end they make $${told}$ metres.`,
    question: "How many metres long is the short ribbon? Give a decimal.",
    unit: "m",
    hint: "Draw the short ribbon as one box. How many such boxes does the long one need, and how many are there in all?",
    step: "Take the short ribbon as one part. The long one is then $10$ parts.",
    lots: "Together they are $10 + 1 = 11$ parts.",
    nine: "The long ribbon alone is ten parts; count the short one as well.",
    check: (n: string, ten: string, told: string) => `$${ten} + ${n} = ${told}$`,
    test: "Make your ribbon ten times as long, then add the two lengths.",
  },
  model: {
    title: "The model lighthouse",
    told: 9,
    places: 2,
    story: (told: string) =>
      `Arash builds a model of a small lighthouse. The model is one tenth as tall as the lighthouse. The lighthouse is $${told}$ metres taller than the model.`,
    question: "How many metres tall is the **lighthouse**? Give a decimal.",
    unit: "m",
    hint: "Stack models on top of each other until they reach the top of the lighthouse. How many of them is the difference?",
    step: "Take the model as one part. The lighthouse is then $10$ parts.",
    lots: "So the lighthouse is $10 - 1 = 9$ parts taller than the model.",
    nine: "That treats the difference as the whole lighthouse; but the difference is one part short of it.",
    check: (n: string, ten: string, told: string) => `$${ten} - ${n} = ${told}$`,
    test: "Take one tenth of your height away from it; what is left must be the difference in the story.",
  },
  jars: {
    title: "Three jars of sand",
    told: 12,
    places: 1,
    story: (told: string) =>
      `Three jars of sand stand on a shelf. The left jar and the right jar hold the same amount. The jar in the middle holds $10$ times as much as the left one. Together they hold $${told}$ grams.`,
    question: "How many grams are in the **left** jar? Give a decimal.",
    unit: "g",
    hint: "Call what is in the left jar one part. How many parts are in each of the other jars?",
    step: "Take what is in the left jar as one part. The right jar holds one part too, and the middle jar holds $10$ parts.",
    lots: "Together they are $1 + 10 + 1 = 12$ parts.",
    nine: "The middle jar alone is ten parts; count the other two jars as well.",
    check: (n: string, ten: string, told: string) => `$${n} + ${ten} + ${n} = ${told}$`,
    test: "Fill the other two jars from your number, then add all three.",
  },
};

/** A whole number of tenths or hundredths as a decimal, without zeros at its end. */
const decimal = (units: number, places: number) => String(units / 10 ** places);

export default family({
  level: "easy",
  topic: "decimals",
  minutes: 3,
  kind: "thinking",
  technique: "counting parts, place value",
  ages: "9-11",
  curriculum: ["Y5 decimals", "Y6 multiplying by 10 and 100", "5.NBT.2"],
  bounds: { setting: ["scale", "ribbons", "model", "jars"], tenths: [12, 98] },
  rules: {
    "it is no whole number": ({ tenths }) => tenths % 10 !== 0,
    "no lighthouse is smaller than four metres": ({ setting, tenths }) => setting !== "model" || tenths >= 40,
  },
  write({ setting, tenths }) {
    const { title, story, question, unit, hint, step, lots, nine, told, places, check, test } = settings[setting];
    const toldUnits = told * tenths;
    const total = decimal(toldUnits, places);
    const small = decimal(tenths, places);
    const large = decimal(tenths * 10, places);
    const model = setting === "model";
    const answer = decimal(tenths, 1);
    const slip = model ? total : decimal(toldUnits, places + 1);
    const finish = model
      ? `The lighthouse is $10$ parts: $10 \\times ${small} = ${answer}$ metres.`
      : `The answer is $${answer}$ ${unit}.`;
    return {
      title,
      problem: `${story(total)}\n\n${question}`,
      answer: { kind: "decimal", value: answer, unit },
      hint,
      solution: [
        step,
        `${lots} You are **counting in parts**.`,
        `So one part is $${total} \\div ${told} = ${small}$, because $${toldUnits} \\div ${told} = ${tenths}$. ${finish}`,
        `Check: move the digits one place and calculate again. ${check(small, large, total)}, as in the story.`,
      ],
      slips: [
        { when: slip, say: nine },
        {
          when: model ? small : large,
          say: model
            ? "That is how tall the model is; the lighthouse is ten times as tall."
            : "That number is ten times too large; look again at which of the numbers is asked for.",
        },
      ],
      check: test,
    };
  },
});
