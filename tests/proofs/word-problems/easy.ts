import { choices, type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { matches, placeOf } from "../reading/told.ts";

export const proofs: Proofs = {
  "word-problems-easy-001": ({ said, says }) => {
    says(
      "Amara has",
      "She has",
      "**more** than Bilal has",
      "Chloé has",
      "**fewer** than Bilal has",
      "children have altogether",
    );
    insist(said(4) === 3, "three children");
    const amara = said(1);
    const totals = range(0, 100).flatMap((bilal) =>
      range(0, 100)
        .filter((chloe) => amara - bilal === said(2) && bilal - chloe === said(3))
        .map((chloe) => amara + bilal + chloe),
    );
    return only(totals);
  },

  "word-problems-easy-002": ({ said, says }) => {
    says(
      "The first ferry to the island leaves at",
      "After that, one leaves every",
      "The crossing takes",
      "must be on the island by 11:00",
    );
    says("the **latest** ferry that gets her there in time. At what time does it leave?");
    const minutes = (hours: number, past: number) => 60 * hours + past;
    const first = minutes(said(2), said(3));
    const ferries = range(first, minutes(23, 59)).filter((time) => (time - first) % said(5) === 0);
    const latest = Math.max(...ferries.filter((time) => time + said(6) <= minutes(said(7), said(8))));
    return `${String(Math.floor(latest / 60)).padStart(2, "0")}:${String(latest % 60).padStart(2, "0")}`;
  },

  "word-problems-easy-003": ({ said, says }) => {
    says(
      "at a steady speed",
      "One flight of stairs leads from each floor to the next. All the flights are equally long.",
    );
    says("seconds to climb from floor", "How many seconds does it take him to climb from floor");
    const climb = (secondsPerStair: number, start: number, top: number) => {
      let seconds = 0;
      for (let floor = start; floor < top; floor++) seconds += secondsPerStair;
      return seconds;
    };
    return climb(only(range(1, said(2)).filter((each) => climb(each, said(3), said(4)) === said(2))), said(5), said(6));
  },

  // Every way to fill the rows of the two classes; the last row must add up and say what Pilar remembers.
  "word-problems-easy-004": ({ said, says, shown }) => {
    says(
      "remembers one thing more",
      "In the two classes together",
      "| | on foot | by bus | by bike | all |",
      "classes together,",
      "**more** children come by bus than on foot",
    );
    says("How many children of **Class 5** come by bus?", "Every child comes in one of three ways");
    insist(
      /\| Class 4 \| \d+ \| \? \| \d+ \| \d+ \|\s+\| Class 5 \| \? \| \? \| \? \| \? \|/.test(shown.words),
      "the rows",
    );
    insist(/\| both \| \d+ \| \? \| \d+ \| \? \|/.test(shown.words) && said(1) === 2, "the last row");
    const [onFoot, byBike] = [said(4), said(5)];
    const fourth = range(0, 60).filter((bus) => onFoot + bus + byBike === said(6));
    const feet = range(0, 60).filter((foot) => onFoot + foot === said(8));
    const bikes = range(0, 60).filter((bike) => byBike + bike === said(9));
    const fifth = [...choices([feet, range(0, 60), bikes])].map(([foot = 0, bus = 0]) => ({ foot, bus }));
    const fits = fourth.flatMap((bus) => fifth.filter((row) => bus + row.bus === onFoot + row.foot + said(12)));
    return only(fits).bus;
  },

  "word-problems-easy-005": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "@1 has # stickers. @2 has #",
      "@1 gives some of her stickers to @2. Now @1 has exactly # stickers **more** than @2. How many stickers did @1 give",
    );
    says(
      "Lin has",
      "Tomás has",
      "Lin gives some of her stickers to Tomás",
      "stickers **more** than Tomás",
      "Now Lin has exactly",
    );
    says("How many stickers did Lin give him?");
    let [lin, tomas, given] = [said(1), said(2), 0];
    const fits: number[] = [];
    while (lin > 0) {
      lin--;
      tomas++;
      given++;
      if (lin === tomas + said(3)) fits.push(given);
    }
    return only(fits);
  },

  "word-problems-easy-006": ({ said, says }) => {
    says("In the morning she sells half of them", "In the afternoon she sells", "of **the mangoes that are left**");
    says("In the evening she still has", "How many did she bring?");
    const evenings = range(1, 600).flatMap((brought) => {
      const midday = brought - brought * said(1);
      const sold = (midday * said(2)) / said(3);
      return [midday, sold].every(Number.isInteger) ? [{ brought, left: midday - sold }] : [];
    });
    return only(evenings.filter((evening) => evening.left === said(4))).brought;
  },

  // Every way for Petra to give whole euros to the other two.
  "word-problems-easy-007": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "@1 paid €# for the food. @2 paid €# for the boat. @3 has paid",
      "@3 gives money to @1 and to @2.",
      "does @3 give **@1**?",
    );
    says("agree to share the cost of a picnic equally", "Amina paid", "Joseph paid", "Petra has paid nothing so far");
    says("Petra gives money to Amina and to Joseph. Now all three have paid the same", "does Petra give **Amina**?");
    insist(said(1) === 3 && said(4) === 3, "three friends");
    return only(
      range(0, 30).flatMap((toAmina) =>
        range(0, 30)
          .filter((toJoseph) => new Set([said(2) - toAmina, said(3) - toJoseph, toAmina + toJoseph]).size === 1)
          .map(() => toAmina),
      ),
    );
  },

  "word-problems-easy-010": ({ said, says }) => {
    says(
      "A jar full of honey weighs",
      "When exactly half of the honey has been eaten, the jar with the rest weighs",
      "the **empty** jar",
    );
    return only(
      range(1, said(1)).flatMap((jar) =>
        range(1, said(1))
          .filter((half) => jar + half / said(2) === said(1) && jar + half === said(3))
          .map(() => jar),
      ),
    );
  },

  // One year after the other.
  "word-problems-easy-013": ({ said, says }) => {
    says(
      "Today is also the birthday of her",
      "The sum is smaller than their mother's age",
      "the sum be **equal** to her age?",
    );
    const ages = { mother: said(1), children: [said(3), said(4), said(5)] };
    insist(said(2) === ages.children.length && said(6) === ages.children.length, "so many children");
    return only(
      range(0, 80).filter((years) => ages.children.reduce((sum, age) => sum + age + years, 0) === ages.mother + years),
    );
  },

  // Turns over the pages of the calendar.
  "word-problems-easy-016": ({ said, says }) => {
    says(
      "April to",
      "May. Both of these days belong to the exhibition",
      "April is a Friday",
      "The museum is closed every Monday",
    );
    says("On how many days can you see the kites?");
    insist(said(3) === said(1), "the first day");
    const days = [...range(said(1), 30).map((day) => `${day} April`), ...range(1, said(2)).map((day) => `${day} May`)];
    const week = ["Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday"];
    return days.filter((_day, i) => week[i % week.length] !== "Monday").length;
  },

  // Minute after minute at the pool.
  "word-problems-easy-019": ({ said, says }) => {
    says(
      "A paddling pool holds",
      "It is empty when Tevita turns on the tap. Every minute",
      "litres flow in",
      "litres leak out. After",
    );
    says("closes it. The tap stays on.", "How many minutes after he turned on the tap is the pool full?");
    let [litres, minutes] = [0, 0];
    while (litres < said(1)) {
      minutes += 1;
      litres += minutes <= said(4) ? said(2) - said(3) : said(2);
    }
    return litres === said(1) ? minutes : "not full at a whole minute";
  },

  // Every robot folds by itself; how long it needs for a plane follows from the first sentence.
  "word-problems-easy-022": ({ said, says }) => {
    says(
      "robots together need exactly",
      "All the robots work equally fast",
      "Each robot folds its own planes, one after the other",
    );
    says("How many paper planes do");
    const folded = (robots: number, minutes: number, each: number) =>
      range(1, robots).reduce((sum) => sum + range(1, minutes).filter((minute) => minute % each === 0).length, 0);
    const needed = (each: number) => range(1, 60).find((minutes) => folded(said(1), minutes, each) >= said(3));
    return folded(said(4), said(5), only(range(1, 12).filter((each) => needed(each) === said(2))));
  },

  "word-problems-easy-025": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "a big boat seats # and costs £# an @1,",
      "a small boat seats # and costs £# an @1.",
      "in @2, for # @1?",
    );
    says(
      "all at the same time",
      "a big boat seats",
      "a small boat seats",
      "Seats may stay empty",
      "What is the **lowest** price",
    );
    says("an hour");
    insist(said(2) === 2 && said(7) === 1, "two kinds, one hour");
    const prices = range(0, 10).flatMap((big) =>
      range(0, 10)
        .filter((small) => said(3) * big + said(5) * small >= said(1))
        .map((small) => said(4) * big + said(6) * small),
    );
    return Math.min(...prices);
  },

  // At the first till of every three notebooks the last is free.
  "word-problems-easy-028": ({ said, says }) => {
    says(
      "Two shops stand side by side",
      "In the first shop",
      "In the second shop",
      "which normally costs",
      "notebooks and pay for",
      "as often as you like",
      "every notebook is",
      "cheaper",
      "the **least** she can pay",
    );
    says("She may buy them in one shop or some in each");
    const price = said(2);
    const firstTill = (notebooks: number) =>
      range(1, notebooks).reduce((sum, nth) => sum + ((nth - 1) % said(4) < said(5) ? price : 0), 0);
    return Math.min(...range(0, said(8)).map((there) => firstTill(there) + (said(8) - there) * (price - said(7))));
  },

  // Every minute shown in Jakarta, turned back into Nairobi time.
  "word-problems-easy-031": (reading) => {
    const { said, says } = reading;
    labelled(reading, "flies for # @1 and # @2.", "the #-@1 clock");
    says("in Nairobi, it is already", "in Jakarta", "A plane takes off in Nairobi at", "Nairobi time. It flies for");
    says("What time do the clocks in **Jakarta** show when it lands there?");
    const ahead = said(3) * 60 + said(4) - (said(1) * 60 + said(2));
    const day = said(9) * 60;
    const takeOff = said(5) * 60 + said(6);
    const landed = (jakarta: number) => (((jakarta - ahead - (said(7) * 60 + said(8))) % day) + day) % day === takeOff;
    return clock(only(range(0, day - 1).filter(landed)));
  },

  // Thirds and halves need not be whole metres, so lengths are tried in sixths of a metre.
  "word-problems-easy-034": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "a @1 one and a @2 one.",
      "of the @1 string is exactly as long as # # of the @2 string",
      "**@1** string?",
    );
    says(
      "of the red string is exactly as long as",
      "of the blue string. Together the two strings are",
      "**red** string?",
    );
    insist(said(1) === 2 && said(6) === 2, "two strings");
    return (
      only(
        range(1, said(7) * 6 - 1).filter(
          (red) => (said(2) * red) / said(3) === (said(4) * (said(7) * 6 - red)) / said(5),
        ),
      ) / 6
    );
  },

  "word-problems-easy-037": ({ said, says }) => {
    says("Nokuthula and Elif have **equally many** beads. Nokuthula uses", "Elif uses", "Now Elif has");
    says("times as many beads left as Nokuthula", "How many beads did each of them have at first?");
    return only(
      range(said(1), 500).filter((beads) => beads - said(2) === said(3) * (beads - said(1)) && beads > said(1)),
    );
  },

  // Feeds the yaks from the store day by day.
  "word-problems-easy-040": ({ said, says }) => {
    says(
      "yaks and hay for exactly",
      "Each yak eats the same amount every day",
      "more yaks join them. They eat as much as the others",
    );
    says("**more** days does the hay last, counted from the day the new yaks come?");
    const later = said(1) + said(4);
    let store = said(1) * said(2);
    for (const _day of range(1, said(3))) store -= said(1);
    let days = 0;
    while (store >= later) {
      store -= later;
      days += 1;
    }
    return store === 0 ? days : "some hay is left";
  },

  // Every queue and every place of the sister.
  "word-problems-easy-043": ({ said, says }) => {
    says("Matteo is the", "from the front. His sister is the", "from the back", "people stand between the two of them");
    const found = range(said(1), 60).filter((people) => {
      const places = range(1, people);
      const matteo = places[said(1) - 1] ?? 0;
      const sister = places.at(-said(2)) ?? 0;
      return places.filter((place) => (place - matteo) * (place - sister) < 0).length === said(3);
    });
    insist(found.length === said(5), "so many possible numbers");
    return found;
  },

  "word-problems-easy-046": (reading) => {
    const { said, says } = reading;
    const villages = labelled(reading, "The villages @1, @2, @3 and @4 lie in this order");
    const letters = villages.map((name) => name.charAt(0));
    insist(
      letters.map((letter) => placeOf(reading, letter)[0]).every((x, i, all) => i === 0 || x > (all[i - 1] ?? 0)),
      "in this order in the picture",
    );
    says(
      "Alba, Brisa, Corvo and Duna lie in this order along a straight road",
      "How many kilometres is it from **Brisa to Corvo**?",
    );
    says("From Alba to Corvo it is", "From Brisa to Duna it is", "From Alba to Duna it is");
    insist(
      [1, 2, 3].every((place) => said(3 + place) === said(place)),
      "the picture says the same",
    );
    const between = range(1, said(3) - 1);
    return only(
      between.flatMap((brisa) =>
        between
          .filter((corvo) => corvo > brisa && corvo === said(1) && said(3) - brisa === said(2))
          .map((corvo) => corvo - brisa),
      ),
    );
  },

  // Every height of a chair and of what one more adds; stacks grow until the ceiling.
  "word-problems-easy-049": ({ said, says }) => {
    says(
      "Each further chair makes a stack higher by the same amount",
      "A stack of",
      "cm high. The store room",
      "at most, if it must fit in?",
    );
    const fits = range(1, said(2)).flatMap((chair) =>
      range(1, said(2))
        .filter((more) => chair + (said(1) - 1) * more === said(2) && chair + (said(3) - 1) * more === said(4))
        .map((more) => range(1, 50).filter((chairs) => chair + (chairs - 1) * more <= said(5)).length),
    );
    return only(fits);
  },

  // Each child moves in turn.
  "word-problems-easy-051": (reading) => {
    const { said, says, shown } = reading;
    labelled(reading, "| @1 team | Ama |", "| @2 team | Eli |", "moves from @1 to @2 and");
    says("children of two teams", "One child moves from", "from Red to Blue", "**both** averages are higher");
    const [red, blue] = [range(2, 5).map(said), range(6, 8).map(said)];
    const mean = (points: readonly number[]) => points.reduce((sum, one) => sum + one, 0) / points.length;
    const isWhole = (points: readonly number[]) => Number.isInteger(mean(points));
    insist(isWhole(red) && isWhole(blue), "both means are whole");
    return only(
      shown.options.filter((_name, i) => {
        const moved = red[i] ?? Number.NaN;
        const [rest, more] = [red.filter((_points, other) => other !== i), [...blue, moved]];
        const areHigher = mean(rest) > mean(red) && mean(more) > mean(blue);
        insist(!areHigher || (isWhole(rest) && isWhole(more)), "so they are after the move");
        return areHigher;
      }),
    );
  },

  // Moves the loop on, a quarter of a gap at a time, and sees which cabins change from above Rosa's to below it.
  "word-problems-easy-052": ({ said, says }) => {
    says(
      "goes up on one side",
      "at the very bottom when she gets in",
      "gets out at the very top",
      "come **down** past her",
    );
    const round = 4 * said(1);
    const height = (place: number) => Math.min(place % round, round - (place % round));
    let met = 0;
    for (const time of range(0, round / 2 - 1))
      for (const cabin of range(1, said(1) - 1)) {
        const above = (at: number) => height(4 * cabin + at) > height(at);
        const isComingDown = (4 * cabin + time) % round >= round / 2;
        if (isComingDown && above(time) && !above(time + 1)) met++;
      }
    return met;
  },

  // Gives one euro after the other from anybody to anybody, until all have what the debts would bring them.
  "word-problems-easy-053": ({ said, says }) => {
    says("Ayo owes Bela", "Bela owes Chidi", "Chidi owes Dana", "Dana owes Ayo");
    const debts = [2, 3, 4, 5].map(said);
    if (debts.length !== said(1) || debts.reduce((sum, debt) => sum + debt) !== said(6))
      throw new Error("not these debts");
    const wanted = debts.map((debt, i) => (debts.at(i - 1) ?? 0) - debt).join();
    let reached = new Map([["0,0,0,0", debts.map(() => 0)]]);
    for (let euros = 0; ; euros++) {
      if (reached.has(wanted)) return euros;
      const next: typeof reached = new Map();
      for (const gains of reached.values())
        for (const from of gains.keys())
          for (const to of gains.keys()) {
            const after = gains.map((gain, i) => gain + Number(i === to) - Number(i === from));
            if (from !== to) next.set(after.join(), after);
          }
      reached = next;
    }
  },

  // Every size of the other class: friends are given to those who still lack most, which works if anything does.
  "word-problems-easy-054": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "A class in @1 and a class in @2 write",
      "- Each child in the @1 class has exactly **#** pen friends in the @2 class. - Each child in the @2 class has exactly **#** pen friends in the @1 class.",
      "children in the @1 class. How many are there in the @2 class?",
    );
    says("pen friends in the Hanoi class", "pen friends in the Quito class", "children in the Quito class");
    return only(
      range(1, 100).filter((size) => {
        const lacks = range(1, size).map(() => said(2));
        for (const _child of range(1, said(3))) {
          const most = [...lacks.keys()].sort((a, b) => (lacks[b] ?? 0) - (lacks[a] ?? 0)).slice(0, said(1));
          if (most.length < said(1)) return false;
          for (const i of most) lacks[i] = (lacks[i] ?? 0) - 1;
        }
        return lacks.every((lack) => lack === 0);
      }),
    );
  },
};

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export const families: FamilyProofs = {
  // Every number for the one with a single box; the story, read forwards, must give the number it tells.
  "some-boxes-each": ({ setting, x, k, e }: { setting: string; x: number; k: number; e: number }) => {
    const tell: Record<string, (one: number) => { told: number; asked: number }> = {
      lanterns: (omar) => ({ told: omar + (omar * k + e), asked: omar * k + e }),
      ribbon: (short) => ({ told: short + (short * k + e), asked: short }),
      skipping: (sven) => ({ told: sven * k + e - sven, asked: sven * k + e }),
      olives: (nikos) => ({ told: nikos + nikos * k + (nikos + e), asked: nikos + e }),
    };
    const story = tell[setting];
    if (!story) throw new Error(setting);
    return only(
      range(1, 300)
        .filter((one) => story(one).told === story(x).told)
        .map((one) => story(one).asked),
    );
  },

  // Every split into the two kinds, thing by thing.
  "all-of-one-kind": ({ setting, n, m }: { setting: string; n: number; m: number }) => {
    const values: Record<string, [number, number]> = { yard: [2, 4], quiz: [5, -2], feast: [4, 7], coins: [5, 20] };
    const [plain, other] = values[setting] ?? [0, 0];
    const together = (others: number) => range(1, n).reduce((sum, i) => sum + (i <= others ? other : plain), 0);
    return only(range(0, n).filter((others) => together(others) === together(m)));
  },

  // Walks along the row and sets things down, or saws piece after piece from the pole.
  "posts-and-gaps": ({ setting, g, k }: { setting: string; g: number; k: number }) => {
    if (setting === "saw") {
      let [pieces, minutes] = [1, 0];
      while (pieces < k) {
        pieces += 1;
        minutes += g;
      }
      return minutes;
    }
    const metres = range(0, g * k).filter((metre) => metre % g === 0);
    const places: Record<string, (metre: number) => number | string> = {
      promenade: (metre) => metre,
      pond: (metre) => metre % (g * k),
      courtyard: (metre) => (metre === 0 || metre === g * k ? "wall" : metre),
    };
    return [...new Set(metres.map((metre) => places[setting]?.(metre)))].filter((place) => place !== "wall").length;
  },

  // Puts one thing after the other into the groups.
  "and-the-leftovers": ({ setting, n, k }: { setting: string; n: number; k: number }) => {
    const groups: number[] = [];
    for (const _one of range(1, n)) {
      if (groups.length === 0 || groups.at(-1) === k) groups.push(0);
      groups.push((groups.pop() ?? 0) + 1);
    }
    const last = groups.at(-1) ?? 0;
    if (setting === "cableCar") return groups.length;
    if (setting === "tangerines") return groups.filter((group) => group === k).length;
    if (setting === "chairs") return last;
    return range(1, k).find((more) => last + more === k) ?? 0;
  },

  // Every minute of the day as a beginning, and the three steps forwards from there.
  "ready-in-time": ({ a, b, c }: { a: number; b: number; c: number }, reading) => {
    const [[hours, minutes] = []] = matches(reading, /(\d+):(\d\d)/g);
    const end = 60 * Number(hours) + Number(minutes);
    return clock(
      only(range(0, 24 * 60 - 1).filter((begin) => [a, b, c].reduce((time, step) => time + step, begin) === end)),
    );
  },

  // Every beginning up to 400, the story told forwards with whole things only.
  "back-to-the-start": ({ setting, s, a, b }: { setting: string; s: number; a: number; b: number }) => {
    const tell: Record<string, (amount: number) => number[]> = {
      bus: (n) => [n, n / 2, n / 2 + a, (n / 2 + a) / 2, (n / 2 + a) / 2 + b],
      tank: (n) => [n, n - a, (n - a) / 2, (n - a) / 2 + b, ((n - a) / 2 + b) / 2],
      kites: (n) => [n, n - n / 3, n - n / 3 + a, (n - n / 3 + a) / 2, (n - n / 3 + a) / 2 + b],
      bridge: (n) => [n, n + n, n + n - a, 2 * (n + n - a), 2 * (n + n - a) - b],
    };
    const story = (amount: number) => tell[setting]?.(amount) ?? [];
    const near = (x: number, y: number) => Math.abs(x - y) < 1e-9;
    const end = story(s).at(-1) ?? -1;
    return only(
      range(1, 400).filter((n) => near(story(n).at(-1) ?? -2, end) && story(n).every((x) => near(x, Math.round(x)))),
    );
  },

  // Every size of the whole that can be cut into the parts.
  "the-other-part": ({ setting, a, b, u }: { setting: string; a: number; b: number; u: number }) => {
    const told: Record<string, (whole: number, part: number) => number> = {
      orchestra: (whole, part) => whole - part,
      trail: (whole, part) => whole - part,
      boats: (whole, part) => part - (whole - part),
    };
    const wholes = range(1, 300).filter((whole) => (whole * a) % b === 0);
    const tell = (whole: number) => told[setting]?.(whole, (whole * a) / b);
    const whole = only(wholes.filter((one) => tell(one) === tell(b * u)));
    return setting === "trail" ? (whole * a) / b : whole;
  },

  // Adds one after the other until the two mixes agree, compared crosswise.
  "the-same-mix": ({ p, q, i, j, s }: Record<"p" | "q" | "i" | "j" | "s", number>) =>
    only(range(1, 200).filter((more) => (s + more) * (q * i) === p * i * (q * j))),
};
