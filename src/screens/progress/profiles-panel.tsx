import { type FormEvent, memo, useState } from "react";
import { guest, setWho, useWho } from "../../device/who.ts";
import { useProfiles } from "../../learner/hooks/use-profiles.ts";
import {
  type Colour,
  colours,
  longestName,
  newProfile,
  type Profile,
  type Shape,
  shapes,
} from "../../learner/records/profile.ts";
import { log } from "../../learner/store/log.ts";
import { portionsOf } from "../../learner/store/portions.ts";
import { profiles } from "../../learner/store/profiles.ts";
import { Sign } from "../../play/sign.tsx";
import { announce } from "../../ui/announce/announcer.ts";
import { Choice } from "../../ui/choice.tsx";
import { Icon } from "../../ui/icon.tsx";

interface ProfilesPanelProps {
  /** Whether the names may be read: not before the figures of the page stand there. */
  readonly settled: boolean;
}

/** Who is practising: several people can share a device without mixing. A nickname and a sign, no password. */
export const ProfilesPanel = memo(function ProfilesPanel({ settled }: ProfilesPanelProps) {
  const now = useWho();
  const [adding, setAdding] = useState(false);
  return (
    <section className="card screen-only needs-script mt-8 p-5 sm:p-7" aria-labelledby="who">
      <h2 id="who" className="mb-1 text-xl">
        Who is practising?
      </h2>
      <p className="mb-4 max-w-[68ch] text-soft">
        Brothers and sisters, or a class, can share this device: each has a record of their own.
      </p>
      <ul className="flex flex-wrap gap-3">
        <li>
          <Person name="Guest" icon="smile" chosen={now === guest} onChoose={() => setWho(guest)} />
        </li>
        {settled && <People now={now} />}
        <li>
          <button type="button" className="btn" aria-expanded={adding} onClick={() => setAdding(!adding)}>
            <Icon name="plus" /> Somebody new
          </button>
        </li>
      </ul>
      {adding && <NewPerson onDone={() => setAdding(false)} />}
    </section>
  );
});

function People({ now }: { now: string }) {
  return useProfiles()?.map(({ id, name, colour, shape }) => (
    <li key={id} data-hue={colour}>
      <Person name={name} icon={shape} chosen={now === id} onChoose={() => setWho(id)} />
    </li>
  ));
}

interface PersonProps {
  readonly name: string;
  readonly icon: Shape | "smile";
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Person({ name, icon, chosen, onChoose }: PersonProps) {
  return (
    <button
      type="button"
      className={`btn ${chosen ? "border-hue bg-hue-soft" : ""}`}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      <Icon name={icon} className="text-hue-strong" /> {name}
      {chosen && <Icon name="check" />}
    </button>
  );
}

const colourNames: Record<Colour, string> = {
  arithmetic: "orange",
  algebra: "violet",
  geometry: "teal",
  logic: "pink",
  "number-theory": "blue",
  patterns: "green",
};

const noName = "Write a nickname first: any name that is not your full one.";

function NewPerson({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState("");
  const [colour, setColour] = useState<Colour>("algebra");
  const [shape, setShape] = useState<Shape>("star");
  const [adopt, setAdopt] = useState(false);
  const [problem, setProblem] = useState("");

  async function add(event: FormEvent) {
    event.preventDefault();
    const profile = newProfile(name, colour, shape);
    if (!profile) {
      setProblem(noName);
      return announce(noName);
    }
    await profiles.add(profile);
    if (adopt) await adoptGuest(profile);
    setWho(profile.id);
    onDone();
  }

  return (
    <form className="mt-5 flex flex-col gap-4 border-t border-line pt-5" data-hue={colour} onSubmit={add} noValidate>
      <div>
        <label htmlFor="nickname" className="mb-1 block font-semibold">
          Nickname
        </label>
        <input
          id="nickname"
          className="field w-64 max-w-full"
          value={name}
          maxLength={2 * longestName}
          autoComplete="off"
          aria-describedby="nickname-problem"
          onChange={(event) => setName(event.target.value)}
        />
        <p id="nickname-problem" className="text-sm text-bad">
          {problem}
        </p>
      </div>
      <Choice
        legend="Colour"
        name="colour"
        options={colours.map((one) => ({
          value: one,
          hue: one,
          label: <span className="text-hue-strong">{colourNames[one]}</span>,
        }))}
        value={colour}
        onChange={setColour}
      />
      <Choice
        legend="Shape"
        name="shape"
        options={shapes.map((one) => ({ value: one, label: <Sign shape={one} /> }))}
        value={shape}
        onChange={setShape}
      />
      <label className="flex items-center gap-2">
        <input type="checkbox" checked={adopt} onChange={(event) => setAdopt(event.target.checked)} />
        What the guest has done so far is mine
      </label>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-main">
          Add
        </button>
        <button type="button" className="btn" onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** The guest's work becomes this profile's: the same entries under another name. */
async function adoptGuest({ id }: Profile): Promise<void> {
  const own = (await log.all()).filter(({ who }) => who === guest);
  await log.addAll(portionsOf(own.map((one) => ({ record: { ...one, who: id } }))));
}
