import home from "../../content/home.yaml";
import type { MotifName } from "../../content/motifs/all.ts";
import { CategoryCard, CategoryCards } from "../../play/category-cards.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { LinkCard } from "../../ui/link-card.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";

interface Way {
  readonly to: string;
  readonly icon: IconName;
  readonly motif?: MotifName;
  readonly title: string;
  readonly words: string;
  readonly hue?: string;
}

const boards: readonly Way[] = [
  {
    to: "/sudoku",
    motif: "sudoku",
    icon: "grid-3x3",
    title: "Sudoku",
    words: "Each digit once in every row, column and box.",
  },
  {
    to: "/kenken",
    motif: "kenken",
    icon: "grid-2x2",
    title: "KenKen",
    words: "Each row and column once, and every cage makes its number.",
  },
  {
    to: "/magic-squares",
    motif: "magic-squares",
    icon: "square-sigma",
    title: "Magic Squares",
    words: "Rows, columns and diagonals with one sum.",
  },
];

const rounds: readonly Way[] = [
  {
    to: "/daily-challenge",
    motif: "daily",
    icon: "calendar-days",
    title: "Daily Challenge",
    words: "One puzzle a day.",
    hue: "daily",
  },
  { to: "/archive", icon: "archive", title: "Archive", words: "Every day and week that is over.", hue: "daily" },
  {
    to: "/riddles",
    motif: "riddles",
    icon: "message-circle-question-mark",
    title: "Riddles",
    words: "Short questions with a twist.",
    hue: "brain-teasers",
  },
  {
    to: "/investigations",
    icon: "telescope",
    title: "Investigations",
    words: "One question, and all the time you like.",
  },
  {
    to: "/weekly-quiz",
    motif: "weekly-quiz",
    icon: "list-checks",
    title: "Weekly Quiz",
    words: "Ten questions, each explained.",
  },
];

/** Every kind of puzzle, where one looks for them with a thumb. */
export default function PuzzlesScreen({ row }: ScreenProps) {
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        Choose a subject, a board or a short one for now.
      </PageHeading>
      <Shelf name="Categories">
        <CategoryCards />
        <li>
          <CategoryCard card={home.specialPuzzles.card} />
        </li>
      </Shelf>
      <Shelf name="Boards">{boards.map(item)}</Shelf>
      <Shelf name="A day, a week, a minute">{rounds.map(item)}</Shelf>
    </>
  );
}

function Shelf({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <section className="mb-8" aria-label={name}>
      <h2 className="mb-3 text-xl">{name}</h2>
      <ul className="grid gap-4 lg:grid-cols-2">{children}</ul>
    </section>
  );
}

function item({ to, words, ...card }: Way) {
  return (
    <li key={to}>
      <LinkCard to={to} {...card}>
        {words}
      </LinkCard>
    </li>
  );
}
