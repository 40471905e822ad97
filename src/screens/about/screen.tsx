import about from "../../content/about.yaml";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";

const featureIcons: readonly IconName[] = ["brain", "wifi-off", "shield-check", "heart"];
const audienceIcons: readonly IconName[] = ["backpack", "school", "users"];

export default function AboutScreen({ row }: ScreenProps) {
  const { mission, features, audiences, commitments } = about;
  return (
    <>
      <PageHeading icon={row.icon} title="About Sumwhere" />
      <section className="card mb-8 p-5 sm:p-7" aria-labelledby="mission">
        <h2 id="mission" className="mb-2 text-2xl">
          {mission.heading}
        </h2>
        <Html className="prose text-lg" html={mission.text} />
      </section>
      <Cards heading={features.heading} cards={features.cards} icons={featureIcons} className="lg:grid-cols-2" />
      <Cards
        heading={audiences.heading}
        cards={audiences.cards}
        icons={audienceIcons}
        className="grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))]"
      />
      <Cards heading={commitments.heading} cards={commitments.cards} icons={["check"]} className="lg:grid-cols-2" />
    </>
  );
}

interface CardsProps {
  readonly heading: string;
  readonly cards: readonly { readonly title: string; readonly text: string }[];
  readonly icons: readonly IconName[];
  readonly className: string;
}

function Cards({ heading, cards, icons, className }: CardsProps) {
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-2xl">{heading}</h2>
      <ul className={`grid gap-4 ${className}`}>
        {cards.map((card, index) => (
          <li key={card.title} className="card p-5">
            <h3 className="mb-1.5 flex items-center gap-2.5 text-lg">
              <Icon name={icons[index % icons.length] ?? "check"} className="text-hue" /> {card.title}
            </h3>
            <Html className="prose text-soft" html={card.text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
