import { choices, type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { matches, told } from "../reading/told.ts";

export const proofs: Proofs = {
  "word-problems-medium-001": ({ said, says }) => {
    says("The old printer alone needs", "The new printer alone needs", "The new printer starts alone. After");
    says(
      "the old printer is switched on too, and both work until the job is done",
      "counted from the start of the new printer?",
    );
    // A job of 60 × 40 parts is a whole number of parts for either printer in any minute.
    const job = said(1) * said(2);
    const done = (minutes: number) =>
      range(1, minutes).reduce((parts, minute) => parts + job / said(2) + (minute > said(3) ? job / said(1) : 0), 0);
    return only(range(1, 100).filter((minutes) => done(minutes) === job));
  },

  "word-problems-medium-002": ({ said, says }) => {
    says(
      "Fresh apricots are",
      "only water is lost",
      "Dried apricots are",
      "(All the percentages are parts of the weight.)",
    );
    says("of dried apricots. How many kilograms of fresh apricots");
    const dried = 1000 * said(3);
    const driedWater = (dried * said(2)) / 100;
    const fresh = only(
      range(dried, 100_000).filter((grams) => said(1) * grams === 100 * driedWater + 100 * (grams - dried)),
    );
    if (fresh % 1000 !== 0) throw new Error("not whole kilograms");
    return fresh / 1000;
  },

  "word-problems-medium-003": ({ said, says }) => {
    says("A club has", "can swim,", "can ride a bicycle and", "can skate", "What is the **smallest** possible number");
    insist(said(5) === 3, "all three");
    const [members, swim, cycle, skate] = [said(1), said(2), said(3), said(4)];
    // Fill the eight regions of the Venn diagram in every way that agrees with the four totals.
    const all = range(0, members).filter((three) =>
      range(0, members).some((swimCycle) =>
        range(0, members).some((swimSkate) =>
          range(0, members).some((cycleSkate) => {
            const alone = [
              swim - three - swimCycle - swimSkate,
              cycle - three - swimCycle - cycleSkate,
              skate - three - swimSkate - cycleSkate,
            ];
            const some = alone.reduce((sum, one) => sum + one, three + swimCycle + swimSkate + cycleSkate);
            return alone.every((one) => one >= 0) && some <= members;
          }),
        ),
      ),
    );
    return Math.min(...all);
  },

  "word-problems-medium-004": ({ said, says }) => {
    says(
      'Marisol says to her brother Luis: "I am now',
      'as old as you were when I was as old as you are now."',
      "Their ages now add up to",
    );
    const years = range(1, said(2) - 1).flatMap((luis) =>
      range(1, luis).map((ago) => ({
        marisol: said(2) - luis,
        luis,
        marisolThen: said(2) - luis - ago,
        luisThen: luis - ago,
      })),
    );
    const now = only(
      years.filter((year) => year.marisolThen === year.luis && year.marisol === said(1) * year.luisThen),
    );
    return [now.marisol, now.luis];
  },

  // Every length of the drive, in minutes, and every length of her walk.
  "word-problems-medium-005": ({ said, says }) => {
    says(
      "train arrives at",
      "Her brother drives from home to be at the station at exactly that moment",
      "at the same speed",
    );
    says(
      "Today she arrives at",
      "walks towards home on the same road",
      "leaves home as usual. When they meet, she gets in at once",
    );
    says("minutes earlier** than usual", "For how many minutes did Kaori walk?");
    const [usual, today] = [said(1) * 60 + said(2), said(3) * 60 + said(4)];
    const walks = range(11, 60).flatMap((drive) =>
      range(0, 60).filter((walk) => {
        const [leaves, meets] = [usual - drive, today + walk];
        const home = meets + (meets - leaves);
        return meets > leaves && home === usual + drive - said(5);
      }),
    );
    return only(new Set(walks));
  },

  // Every stock of grass and every daily growth, in goat portions; the herd grazes day after day.
  "word-problems-medium-008": ({ said, says }) => {
    says(
      "the grass grows by the same amount every day. All goats eat the same amount every day.",
      "goats would eat the meadow bare",
    );
    says("goats would eat the same meadow bare in exactly", "In how many days would");
    const lasts = (grass: number, growth: number, goats: number) => {
      let [left, days] = [grass, 0];
      while (left > 0 && days < 100) {
        left += growth - goats;
        days += 1;
      }
      return left === 0 ? days : -1;
    };
    const meadows = range(1, 400).flatMap((grass) => range(0, 9).map((growth) => ({ grass, growth })));
    const { grass, growth } = only(
      meadows.filter(
        (one) => lasts(one.grass, one.growth, said(1)) === said(2) && lasts(one.grass, one.growth, said(3)) === said(4),
      ),
    );
    return lasts(grass, growth, said(5));
  },

  // Every height and every speed of the stairs in twelfths of a step a second.
  "word-problems-medium-011": ({ said, says }) => {
    says(
      "carries people up at a steady speed",
      "Daria walks up on it",
      "each second. She is at the top after",
      "of her own steps",
    );
    says("He is at the top after", "of his own steps", "One day the escalator stands still. How many steps");
    const [slow, fast] = [said(1), said(4)];
    insist(fast === said(3) * slow, "so much faster");
    const heights = range(said(5), 500).flatMap((steps) =>
      range(1, 120)
        .filter(
          (speed) =>
            12 * said(2) + (said(2) / slow) * speed === 12 * steps &&
            12 * said(5) + (said(5) / fast) * speed === 12 * steps,
        )
        .map(() => steps),
    );
    return only(heights);
  },

  // Cuts every flatbread into thirds and hands the pieces out.
  "word-problems-medium-014": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "At a campfire @1 has # flatbreads, @2 has # and @3 has none.",
      "his share, @3 puts",
      "the table. @1 and @2 split",
      "that **@3** got",
      "does @1 get?",
    );
    says(
      "Bongani has",
      "Lucía has",
      "Piet has none",
      "share all the bread **equally** and eat it",
      "How many euros does Bongani get?",
    );
    says("each is paid for the bread that **Piet** got from him or her", "Piet puts");
    const brought = { bongani: said(1) * said(3), lucia: said(2) * said(3) };
    const each = (brought.bongani + brought.lucia) / said(3);
    const given = { bongani: 0, lucia: 0 };
    for (const person of ["bongani", "lucia"] as const)
      for (const piece of range(1, brought[person])) if (piece > each) given[person] += 1;
    return only(range(0, said(4)).filter((euros) => euros * given.lucia === (said(4) - euros) * given.bongani));
  },

  // Every number of days with rain in the morning, in the afternoon, and without rain.
  "word-problems-medium-017": ({ said, says }) => {
    says("On some days it rains, but never both in the morning **and** in the afternoon of one day", "days had rain");
    says("mornings were dry", "afternoons were dry", "How many days did his holiday last?");
    return only(
      range(0, 30).flatMap((mornings) =>
        range(0, 30).flatMap((afternoons) =>
          range(0, 30)
            .filter(
              (dry) => mornings + afternoons === said(1) && afternoons + dry === said(2) && mornings + dry === said(3),
            )
            .map((dry) => mornings + afternoons + dry),
        ),
      ),
    );
  },

  // Every speed of the buses and the walker, in metres a minute; the time between two buses follows from their distance.
  "word-problems-medium-020": ({ said, says }) => {
    says(
      "would pass from one bus",
      "walks along a straight bus route at a steady speed. Every",
      "a bus overtakes her from behind. Every",
    );
    says(
      "a bus comes towards her from the front",
      "All buses drive at one and the same speed",
      "follow each other at equal times",
    );
    says("If she stood still at a stop", "to the next bus going the **same way**?");
    const waits = range(1, 400).flatMap((bus) =>
      range(1, bus - 1)
        .map((walk) => ({ behind: said(1) * (bus - walk), front: said(2) * (bus + walk) }))
        .filter(({ behind, front }) => behind === front)
        .map(({ behind }) => behind / bus),
    );
    return only(new Set(waits));
  },

  // Every even number of pickers, counted in pickers' half days.
  "word-problems-medium-023": ({ said, says }) => {
    says(
      "as large as the other",
      "In the morning the whole team picks in the big garden",
      "In the afternoon, which is as long",
    );
    says(
      "of the team finishes the big garden exactly",
      "The other half picks in the small one",
      "All pickers work equally fast",
      "needs the whole next day",
    );
    insist(said(1) === 2 && said(3) === 1, "two gardens");
    return only(
      range(1, 200).filter((pickers) => {
        const [big, small] = [pickers + pickers / said(4), pickers * said(5) + 2];
        return pickers % said(4) === 0 && big === said(2) * small;
      }),
    );
  },

  // Every path of level, rising and falling kilometres; the times are counted in twelfths of an hour.
  "word-problems-medium-026": (reading) => {
    const { said, says } = reading;
    labelled(reading, "walks at # @1/h, uphill at # @1/h and downhill at # @1/h.", "How many @1 does");
    says(
      "returns on exactly the same path",
      "On level ground he walks at",
      "uphill at",
      "downhill at",
      "there and back, takes him",
    );
    says("without any rest", "How many kilometres does he walk altogether?");
    const [level, rise, fall] = [1, 2, 3].map((place) => 12 / said(place)) as [number, number, number];
    const walks = range(0, 24).flatMap((flat) =>
      range(0, 24).flatMap((up) =>
        range(0, 24)
          .filter((down) => {
            const out = flat * level + up * rise + down * fall;
            const back = flat * level + down * rise + up * fall;
            return out + back === said(4) * 12;
          })
          .map((down) => 2 * (flat + up + down)),
      ),
    );
    return only(new Set(walks));
  },

  "word-problems-medium-029": ({ said, says }) => {
    says(
      "silver coins **and a warm coat** for",
      "months of work",
      "She is paid fairly for her",
      "she gets the coat and",
    );
    says("How many silver coins is the coat worth?");
    insist(said(4) === said(3), "so many months");
    return only(range(1, 2000).filter((coat) => said(2) * (said(5) + coat) === said(3) * (said(1) + coat)));
  },

  // Every price up to £900, in tenths of a penny so that the per cent come out whole.
  "word-problems-medium-032": ({ said, says }) => {
    says("costs more than", "may use both, one after the other", "off the price at that moment");
    says("one takes", "the other takes");
    says("How many pounds **cheaper** is the better order than the other one?");
    insist(said(2) === 2, "two vouchers");
    const partOff = (price: number) => price - (price * said(5)) / 100;
    insist(partOff(said(1)) >= said(4), "it costs enough for both vouchers in either order");
    const gaps = range(100 * said(1) + 1, 90_000).map((pence) => {
      const [price, off] = [10 * pence, 1000 * said(4)];
      return Math.abs(partOff(price - off) - (partOff(price) - off)) / 1000;
    });
    return only(new Set(gaps));
  },

  // Game after game: who rests, how many games each has played, and how many Anahera has won.
  "word-problems-medium-035": (reading) => {
    const { said, says } = reading;
    labelled(reading, "@1, @2 and @3 have", "evening @1 has played # games, @2 # and @3 #.", "did **@1** win?");
    says(
      "have one table-tennis table",
      "Two play while the third rests. After each game the **loser** rests during the next game",
      "No game ends in a draw",
    );
    says("the one who was resting comes in", "Anahera has played", "Bashir", "and Chiara", "did **Anahera** win?");
    const games = [said(4), said(5), said(6)];
    const all = (said(4) + said(5) + said(6)) / said(2);
    type Day = { rests: number; played: number[]; won: number };
    let days = new Map<string, Day>(
      range(0, 2).map((rests) => [`start ${rests}`, { rests, played: [0, 0, 0], won: 0 }] as const),
    );
    const found = new Set<number>();
    for (let game = 1; game <= all; game++) {
      const next = new Map<string, Day>();
      for (const { rests, played, won } of days.values()) {
        const pair = [0, 1, 2].filter((one) => one !== rests);
        const now = played.map((count, one) => count + (one === rests ? 0 : 1));
        if (now.some((count, one) => count > (games[one] ?? 0))) continue;
        for (const loser of pair) {
          const day = { rests: loser, played: now, won: won + (pair.includes(0) && loser !== 0 ? 1 : 0) };
          if (now.join() === games.join()) found.add(day.won);
          next.set(JSON.stringify(day), day);
        }
      }
      days = next;
    }
    return only(found);
  },

  // Every metre at which the bicycle may be left; a metre takes 60/speed thousandths of a minute.
  "word-problems-medium-038": (reading) => {
    const { said, says } = reading;
    labelled(reading, "@1 and @2 have to go", "together. @1 rides the", "walks on. @2 walks until");
    says(
      "have **one** bicycle",
      "which carries only one of them",
      "Each walks at",
      "and rides at",
      "They start together",
      "They arrive at the **same moment**",
    );
    says(
      "Ama rides the first part, leaves the bicycle at the roadside and walks on",
      "Kwesi walks until he comes to the bicycle",
    );
    says("and rides the rest", "How many minutes");
    const metres = 1000 * said(1);
    const [walk, ride] = [60 / said(4), 60 / said(5)];
    const arrivals = range(0, metres)
      .map((left) => [ride * left + walk * (metres - left), walk * left + ride * (metres - left)])
      .filter(([ama, kwesi]) => ama === kwesi);
    return (only(arrivals)[0] ?? 0) / 1000;
  },

  // All the answers, one after the other.
  "word-problems-medium-041": ({ said, says }) => {
    says("Nuria asks each of the 100 pupils", "in your bus", "the mean of the 100 answers");
    const buses = range(3, 6).map((place) => said(place));
    const answers = buses.flatMap((pupils) => range(1, pupils).map(() => pupils));
    const asked = [said(2), said(8), said(9)];
    if (said(1) !== buses.length || said(7) * buses.length !== answers.length) throw new Error("the company is wrong");
    if (asked.some((pupils) => pupils !== answers.length)) throw new Error("not all pupils are asked");
    return answers.reduce((sum, answer) => sum + answer, 0) / answers.length;
  },

  // A path of 36 000 steps, tried at each walking speed with which Ada takes so long; Bea's time is found among halves of a minute.
  "word-problems-medium-042": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "@1 and @2 go to the lake",
      "@1 runs #",
      "@2 runs for",
      "@1 takes $#$ @3. How many @3 does @2 take?",
    );
    says(
      "half of the **way** and walks the other half",
      "half of her **time** and walks for the other half",
      "three times** as fast as they walk",
    );
    const path = 36_000;
    const ada = (walk: number) => path / 2 / (said(1) * walk) + path / 2 / walk;
    const walk = only(range(1, 2000).filter((speed) => Math.abs(ada(speed) - said(6)) < 1e-9));
    const halves = range(1, 4 * said(6)).filter(
      (half) => Math.abs((half / 4) * said(1) * walk + (half / 4) * walk - path) < 1e-6,
    );
    return only(halves) / 2;
  },

  // Every length of the way and every place to turn, minute by minute.
  "word-problems-medium-043": ({ said, says }) => {
    says("minutes too **early**", "minutes too **late**", "rides home", "without losing any time");
    const turns = range(40, 90).flatMap((way) =>
      range(1, way - 1).filter((turn) => turn + turn + way === way + said(1) + said(2)),
    );
    return only(new Set(turns));
  },

  // Every price of the first two stretches. What Chen pays at the end does not count.
  "word-problems-medium-044": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "@1 gets out #, then @2, and @3 goes on",
      "So @1 pays €#, @2 pays €# and @3 pays €#.",
      "when **@2** got out",
    );
    says(
      "Amira gets out first, then Bo, and Chen",
      "share the cost **of this stretch** equally",
      "when **Bo** got out",
    );
    const [people, amira, bo, chen] = [said(1), said(3), said(4), said(5)];
    const fitting = range(1, 200).flatMap((first) =>
      range(1, 200).flatMap((second) => {
        const shares = [first / people, first / people + second / (people - 1)];
        return shares[0] === amira && shares[1] === bo ? [first + second] : [];
      }),
    );
    // A slip and the check speak of the meter at the end: 39.
    insist(chen > bo && 2 * (amira + bo + chen) === 3 * only(fitting), "at the end the meter shows half as much again");
    return only(fitting);
  },

  // Every amount in tenths of a litre, for several strengths of the two drinks.
  "word-problems-medium-045": ({ said, says }) => {
    says(
      "One drink is stronger than the other",
      "**just as much** from the large jug",
      "pours each can into the other jug",
      "taste exactly the same",
    );
    const [small, large] = [said(1), said(2)];
    const same = (tenths: number, weak: number, strong: number) => {
      const moved = tenths / 10;
      const inSmall = ((small - moved) * weak + moved * strong) / small;
      const inLarge = ((large - moved) * strong + moved * weak) / large;
      return Math.abs(inSmall - inLarge) < 1e-9;
    };
    const strengths = [...choices([range(0, 6), range(0, 6)])].filter(([a, b]) => a !== b);
    const fitting = range(1, 10 * small).filter((tenths) => strengths.every(([a = 0, b = 0]) => same(tenths, a, b)));
    return only(fitting) / 10;
  },

  // Winds up the ribbon in a thousand layers, each as long as its circle.
  "word-problems-medium-046": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "core that is $#$ @1 wide. The full roll is $#$ @1 wide and holds $#$ @2 of ribbon.",
      "only $#$ @1 wide",
      "How many @2 of ribbon",
    );
    says(
      "as thick round the core as at first",
      "a core that is",
      "half as thick round the core",
      "straight across the middle",
    );
    const [core, full, length, now] = [said(1), said(2), said(3), said(4)];
    if ((now - core) * 2 !== full - core) throw new Error("it is not half as thick");
    const layers = (width: number) => {
      const thick = (full - core) / 1000;
      const all = range(1, Math.round((width - core) / thick));
      return all.reduce((sum, layer) => sum + core + (layer - 1 / 2) * thick, 0);
    };
    return Number(((length * layers(now)) / layers(full)).toFixed(6));
  },

  // Numbers of children for which the pairs and the places agree, and then real photos for them.
  "word-problems-medium-047": ({ said, says }) => {
    says(
      "exactly **three**",
      "exactly **four** photos",
      "each two of the children are together on exactly **one** photo",
    );
    const [onPhoto, each, together] = [said(1), said(2), said(4)];
    const fitting = range(onPhoto, 60).filter(
      (children) => (children - 1) * together === each * (onPhoto - 1) && (children * each) % onPhoto === 0,
    );
    const children = range(1, only(fitting));
    const photos = (children.length * each) / onPhoto;
    const groups = (size: number, from: number): number[][] =>
      size === 0
        ? [[]]
        : range(from, children.length).flatMap((a) => groups(size - 1, a + 1).map((rest) => [a, ...rest]));
    // Fills the first pair that has not met often enough, one photo after the other.
    const find = (taken: readonly number[][]): boolean => {
      const met = (a: number, b: number) => taken.filter((photo) => photo.includes(a) && photo.includes(b)).length;
      const pair = groups(2, 1).find(([a = 0, b = 0]) => met(a, b) < together);
      if (!pair) return taken.length === photos;
      const next = groups(onPhoto, 1).filter(
        (photo) =>
          pair.every((one) => photo.includes(one)) &&
          photo.every((a) => photo.every((b) => a === b || met(a, b) < together)),
      );
      return next.some((photo) => find([...taken, photo]));
    };
    if (!find([])) throw new Error("there are no such photos");
    return photos;
  },

  // Every time for the fast machine alone in whole hours, and both plans in sixtieths of an hour.
  "word-problems-medium-048": ({ said, says }) => {
    says(
      "each for one hour",
      "at the very end of one of the fast machine's hours",
      "minutes longer",
      "The slow machine alone",
    );
    const [longer, slow] = [said(2), said(3)];
    // The carpet has slow × fast × 60 stitches, so that each machine makes whole numbers of them in a minute.
    const minutes = (fast: number, fastBegins: boolean) => {
      let [left, minute] = [slow * fast * 60, 0];
      while (left > 0) {
        const isFast = Math.floor(minute / 60) % 2 === (fastBegins ? 0 : 1);
        left -= isFast ? slow : fast;
        minute += 1;
      }
      return left === 0 ? minute : Number.NaN;
    };
    const fitting = range(1, slow - 1).filter((fast) => {
      const first = minutes(fast, true);
      return first % 120 === 60 && minutes(fast, false) === first + longer;
    });
    return only(fitting);
  },

  // Every place on the road, in tenths of a kilometre.
  "word-problems-medium-049": ({ said, says }) => {
    says(
      "beside one long straight road",
      "From each farm one person comes",
      "anywhere on the road",
      "five ways there **added together** are as short as possible",
    );
    const farms = range(3, 7).map((place) => said(place));
    if (said(1) !== farms.length || said(9) !== farms.length || said(10) !== farms.length)
      throw new Error("other farms");
    insist(Number.isInteger(farms.reduce((sum, farm) => sum + farm, 0) / farms.length), "their mean is whole");
    const together = (at: number) => farms.reduce((sum, farm) => sum + Math.abs(10 * farm - at), 0);
    return Math.min(...range(0, 10 * Math.max(...farms)).map(together)) / 10;
  },

  // Rides in small steps, such that all meetings fall on whole ones, until both are at the jetty again and once more as long.
  "word-problems-medium-050": (reading) => {
    const { said, says } = reading;
    labelled(reading, "@1 and @2 ride round", "while @2 makes $#$ rounds, @1 makes $#$.");
    says("in **opposite** directions", "start together at the jetty", "if the jetty counts as well");
    const [gia, fadi] = [said(1), said(2)];
    const track = 60 * (gia + fadi);
    const meetings = range(0, 2 * track).filter((step) => (step * gia + step * fadi) % track === 0);
    return new Set(meetings.map((step) => (step * gia) % track)).size;
  },

  // All that can be so at one sentence, and every number of sentences for each of these.
  "word-problems-medium-051": (reading) => {
    const [all] = told(
      reading,
      "A quiz has $#$ sentences. Each sentence is either true or false, and for each of them you tick",
      "leave nothing out.",
      "For how many sentences were **both** of them right?",
    );
    labelled(reading, "@1 and @2 do the quiz", "@1 has $#$ right answers, @2 has $#$.");
    const [leota, mehdi, same] = told(
      reading,
      "has $#$ right answers,",
      "has $#$. They ticked the **same** for exactly $#$ sentences.",
    );
    const ticks = matches(reading, /you tick "(.*)" or "(.*)"\./g).flat();
    insist(ticks.toSorted().join() === "false,true", "there are two answers, as there are two kinds of sentences");
    // What a sentence is, and what the two tick; a kind is who of them is right, and whether they ticked the same.
    const seen = [...choices([ticks, ticks, ticks])].map(([is, one, other]) =>
      [one === is, other === is, one === other].map(Number),
    );
    const kinds = [...new Map(seen.map((kind) => [kind.join(), kind])).values()];
    const fits = [...choices(kinds.slice(1).map(() => range(0, all)))]
      .map((counts) => [all - counts.reduce((sum, count) => sum + count, 0), ...counts])
      .filter((counts) => {
        const sums = [leota, mehdi, same].map((_, place) =>
          counts.reduce((sum, count, kind) => sum + count * (kinds[kind]?.[place] ?? 0), 0),
        );
        return counts.every((count) => count >= 0) && sums.join() === [leota, mehdi, same].join();
      });
    const both = kinds.findIndex(([one, other]) => one === 1 && other === 1);
    return only(new Set(fits.map((counts) => counts[both] ?? 0)));
  },
};

/** In sixtieths of a kilometre, so that it stays whole. */
const wayAt = (speed: number, minutes: number) => speed * minutes;
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export const families: FamilyProofs = {
  "there-and-back": ({ setting, u, v, m }: { setting: string; u: number; v: number; m: number }) => {
    // On a road of u × w × back kilometres every way takes whole hours.
    const asLong = (w: number, back: number) => {
      const road = u * w * back;
      return (road + road) / w === road / u + road / back;
    };
    if (setting === "pass") return only(range(1, 100).filter((w) => asLong(w, v)));
    if (setting === "bus") {
      const told = only(range(1, 100).filter((w) => asLong(w, v)));
      return only(range(1, 500).filter((back) => asLong(told, back)));
    }
    if (setting === "concert") {
      // The start is at minute 0; every beginning of the concert and every whole length of the way.
      const fits = range(1, 400).flatMap((begins) =>
        range(1, 60)
          .filter((km) => 60 * km === u * (begins + m) && 60 * km === v * (begins - m))
          .map((km) => ({ km, begins })),
      );
      const { km, begins } = only(fits);
      return only(range(1, 100).filter((speed) => speed * begins === 60 * km));
    }
    // Minute after minute, in sixtieths of a kilometre.
    const ride = (speedAt: (gone: number) => number) => {
      let [gone, minutes] = [0, 0];
      while (gone < 60 * m) {
        gone += speedAt(gone);
        minutes += 1;
      }
      return gone === 60 * m ? minutes : Number.NaN;
    };
    return ride((gone) => (gone < 30 * m ? u : v)) - ride(() => (u + v) / 2);
  },

  // Hour after hour (or day after day) on a job of a × b equal bits.
  "shares-of-one-job": ({ setting, a, b, h }: { setting: string; a: number; b: number; h: number }) => {
    const job = a * b;
    const needed = (inHour: (hour: number) => number) => {
      let [done, hours] = [0, 0];
      while (done < job && hours < 5000) {
        hours += 1;
        done += inHour(hours);
      }
      return done === job ? hours : -1;
    };
    if (setting === "springs") return needed(() => job / a + job / b);
    if (setting === "pond") return needed(() => job / a - job / b);
    if (setting === "wall") return needed((day) => (day <= h ? job / a : job / b));
    const told = needed(() => job / a + job / b);
    return only(range(1, 400).filter((alone) => told * (a + alone) === a * alone));
  },

  // Every strength, or every amount, against the pure part in hundredths.
  "balance-of-two-strengths": (
    { setting, p, q, x, y }: Record<"p" | "q" | "x" | "y", number> & { setting: string },
    reading,
  ) => {
    if (setting === "juice") return only(range(0, 100).filter((r) => r * (x + y) === p * x + q * y));
    if (setting === "bell") {
      const [result] = told(reading, "needs bronze with #% tin");
      return only(range(1, 1000).filter((more) => p * x + q * more === result * (x + more)));
    }
    const [all, result] = told(reading, "# kg of chocolate with #% cocoa");
    return only(range(0, all).filter((dark) => p * (all - dark) + q * dark === result * all));
  },

  // Every size of a part in the first ratio; the story then leads to the second ratio, compared crosswise.
  "what-stays-the-same": ({ setting, n }: { setting: string; n: number }, reading) => {
    const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = matches(reading, /\$(\d+) : (\d+)\$/g).map((ratio) =>
      ratio.map(Number),
    );
    const after = (one: number, two: number): [number, number] => {
      if (setting === "harbour") return [one - n, two];
      if (setting === "robots") return [one + n, two];
      return setting === "trains" ? [one - n, two + n] : [one + n, two + n];
    };
    const size = only(
      range(1, 300).filter((one) => {
        const [left, right] = after(a * one, b * one);
        return left > 0 && left * d === right * c;
      }),
    );
    if (setting === "aunt") return a * size;
    const at = setting === "harbour" ? after(a * size, b * size) : [a * size, b * size];
    return at.reduce((sum, one) => sum + one, 0);
  },

  // Real lists of results: n equal ones have the mean m; every further result is tried.
  "total-behind-the-mean": ({ setting, n, m, d }: { setting: string; n: number; m: number; d: number }) => {
    const mean = (results: number[]) => results.reduce((sum, one) => sum + one, 0) / results.length;
    const results = range(1, n).map(() => m);
    if (setting === "archery") return only(range(0, 60).filter((next) => mean([...results, next]) === m + d));
    if (setting === "hostel") return only(range(0, 300).filter((each) => mean([...results, each, each]) === m + d));
    const rest = range(1, n - 1).map(() => m - d);
    return only(range(0, 120).filter((oldest) => mean([...rest, oldest]) === m));
  },

  // Minute after minute along the road, in sixtieths of a kilometre.
  "closing-the-gap": ({ setting, u, v, t }: { setting: string; u: number; v: number; t: number }, reading) => {
    const minutes = range(1, 400);
    if (setting === "trains") {
      const [road] = told(reading, "stations are # km apart");
      return only(minutes.filter((now) => now >= t && wayAt(u, now) + wayAt(v, now - t) === 60 * road));
    }
    if (setting === "tandem") {
      const [ahead] = told(reading, "After # minutes a racing cyclist");
      return only(minutes.filter((now) => wayAt(u, ahead + now) === wayAt(v, now)));
    }
    if (setting === "lorries") {
      const [road] = told(reading, "A road of # km");
      const meet = only(minutes.filter((now) => wayAt(u, now) === 60 * road - wayAt(v, now)));
      return (60 * road - wayAt(v, meet - t) - wayAt(u, meet - t)) / 60;
    }
    const [far] = told(reading, "a lighthouse # km away");
    const there = 60 * far;
    const fast = (now: number) => (wayAt(v, now) <= there ? wayAt(v, now) : there - (wayAt(v, now) - there));
    return only(minutes.filter((now) => wayAt(u, now) <= there && wayAt(u, now) === fast(now)));
  },

  // Real minute after real minute, or day after day.
  "clocks-that-go-wrong": ({ setting, g, x }: { setting: string; g: number; x: number }, reading) => {
    if (setting === "kitchen") {
      // In sixtieths of a minute on the clock.
      const [gain] = told(reading, "it gains # minutes in every real hour");
      const [noon, minute, hours, minutes] = told(reading, "sets it right at noon (#:#).", "the clock shows #:#.");
      const shown = 60 * (60 * (hours - noon) + minutes - minute);
      return clock(60 * noon + minute + only(range(1, 719).filter((real) => (60 + gain) * real === shown)));
    }
    const [one, other] = setting === "tower" ? [-g, 0] : [g, -x];
    let [first, second, days] = [0, 0, 0];
    do {
      first = (first + one + 720) % 720;
      second = (second + other + 720) % 720;
      days += 1;
    } while (first !== second && days < 2000);
    return days;
  },
};
