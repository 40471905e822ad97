import { puzzlesIn } from "../content/counts.ts";
import home from "../content/home.yaml";
import type { MotifName } from "../content/motifs/all.ts";
import type { IconName } from "../ui/icon-names.ts";
import { LinkCard } from "../ui/link-card.tsx";

const icons: Record<string, IconName> = {
  "/arithmetic": "plus",
  "/algebra": "variable",
  "/geometry": "triangle",
  "/logic": "brain",
  "/number-theory": "hash",
  "/patterns": "shapes",
  "/word-problems": "book-open-text",
  "/brain-teasers": "lightbulb",
};

interface CategoryCardProps {
  readonly card: { readonly href: string; readonly title: string; readonly description: string };
}

/** Leads to a category of puzzles, and says how many it holds. */
export function CategoryCard({ card: { href, title, description } }: CategoryCardProps) {
  const category = href.slice(1);
  return (
    <LinkCard
      to={href}
      icon={icons[href] ?? "shapes"}
      motif={category as MotifName}
      title={title}
      hue={category}
      note={puzzlesIn(category)}
    >
      {description}
    </LinkCard>
  );
}

/** The seven main categories, as items of a list. */
export function CategoryCards() {
  return home.categories.cards.map((card) => (
    <li key={card.href}>
      <CategoryCard card={card} />
    </li>
  ));
}
