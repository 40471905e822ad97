import { Link } from "react-router";
import { categoryCount, totalClaim } from "../../content/counts.ts";
import home from "../../content/home.yaml";
import { CategoryCard, CategoryCards } from "../../play/category-cards.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { LinkCard } from "../../ui/link-card.tsx";
import { HomeStyles } from "../../ui/styles/home-styles.tsx";
import { Continue } from "./continue.tsx";
import { DailyCard } from "./daily-card.tsx";
import { OddNumbers } from "./odd-numbers.tsx";
import { Solved } from "./solved.tsx";
import { Today } from "./today.tsx";

/** One tap from here to a board. */
const quick: readonly { readonly to: string; readonly title: string; readonly icon: IconName }[] = [
  { to: "/sudoku", title: "Sudoku", icon: "grid-3x3" },
  { to: "/kenken", title: "KenKen", icon: "grid-2x2" },
  { to: "/math-games?play=twenty-four", title: "24", icon: "calculator" },
];

export default function HomeScreen() {
  const { hero, categories: shelf, specialPuzzles, dailyChallenge, features, more } = home;
  return (
    <>
      <HomeStyles />
      <Continue />
      <section className="home-hero card -mt-3 mb-8 p-4 sm:mt-0 sm:p-8">
        <div className="home-words">
          <h1 className="text-[1.4rem] tracking-tight sm:text-[1.6rem] lg:text-4xl" tabIndex={-1}>
            {hero.heading}
          </h1>
          <p className="home-lead mt-1.5 max-w-[52ch] text-soft">{hero.lead}</p>
          <dl className="home-stats mt-3 flex max-w-xl flex-wrap justify-between gap-x-6 gap-y-3">
            <Stat value={totalClaim()} name="puzzles" />
            <Stat value={String(categoryCount())} name="categories" />
            <Stat value="100%" name="offline" />
          </dl>
        </div>
        <Today />
        <Solved />
        <div className="home-side">
          <nav className="home-ways" aria-label="Begin at once">
            {quick.map(({ to, title, icon }) => (
              <Link key={to} to={to} className="btn btn-plain px-2">
                <Icon name={icon} className="text-hue" /> {title}
              </Link>
            ))}
            <a href="#categories" className="btn btn-plain px-2">
              <Icon name="layout-grid" className="text-hue" /> Choose a category
            </a>
            <Link to="/concepts" className="btn btn-plain px-2">
              <Icon name="graduation-cap" className="text-hue" /> Concepts
            </Link>
          </nav>
          <OddNumbers />
        </div>
      </section>

      <section id="categories" className="mb-8" aria-labelledby="categories-heading">
        <h2 id="categories-heading" className="text-2xl">
          {shelf.heading}
        </h2>
        <p className="mb-4 text-soft">{shelf.lead}</p>
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 xl:grid-cols-3">
          <ul className="contents">
            <CategoryCards />
          </ul>
          {/* Fills the place that seven cards leave in rows of two and of three. */}
          <DailyCard {...dailyChallenge} />
        </div>
      </section>

      <section className="mb-8" aria-labelledby="special">
        <h2 id="special" className="text-2xl">
          {specialPuzzles.heading}
        </h2>
        <p className="mb-4 text-soft">{specialPuzzles.lead}</p>
        <CategoryCard card={specialPuzzles.card} />
      </section>

      <section className="grid grid-cols-1 gap-4 lg:grid-cols-2" aria-label="More to do">
        <LinkCard to={features.progress.href} icon="trending-up" title={features.progress.title} hue="patterns">
          {features.progress.description}
        </LinkCard>
        <LinkCard to={features.learn.href} icon="graduation-cap" title={features.learn.title} hue="algebra">
          {features.learn.description}
        </LinkCard>
      </section>
      {more.map(({ lead, ways }) => (
        <p key={lead} className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
          <span className="text-soft">{lead}:</span>
          {ways.map(({ title, href }) => (
            <Link key={href} to={href} className="link">
              {title}
            </Link>
          ))}
        </p>
      ))}
    </>
  );
}

function Stat({ value, name }: { value: string; name: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="whitespace-nowrap text-xl sm:text-2xl font-extrabold text-hue-strong">{value}</dd>
    </div>
  );
}
