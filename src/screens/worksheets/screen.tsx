import { Link, useLocation, useNavigate } from "react-router";
import { uuid } from "../../device/uuid.ts";
import { useSets } from "../../learner/hooks/use-sets.ts";
import { KeptSets } from "../../play/sets/kept-sets.tsx";
import { readLook, writeLook } from "../../play/sets/look.ts";
import { MakeForm } from "../../play/sets/make-form.tsx";
import { readLink, writeLink } from "../../sets/link.ts";
import type { WorkSet } from "../../sets/set.ts";
import { useAnnounced } from "../../ui/announce/announcer.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import sheet from "../../ui/styles/paper.css?url";
import type { ScreenProps } from "../screen-props.ts";
import { later } from "./later.ts";
import { OpenSet } from "./open-set.tsx";
import { ReadyList } from "./ready-list.tsx";
import { Reopen } from "./reopen.tsx";
import { Room } from "./room.tsx";

/** /worksheets: where sheets are made and found; with the text of a set after the #, that set on paper. */
export default function WorksheetsScreen({ row }: ScreenProps) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const { all, put, forget } = useSets();
  const text = useHydrated() ? hash.slice(1) : "";
  const read = text === "" ? null : readLink(text);
  const problem = read && !("set" in read) ? read.problem : "";
  useAnnounced(problem);

  function open(set: WorkSet, isNew: boolean, look = writeLook(readLook(search))) {
    if (isNew) later(() => put(uuid(), set, look));
    navigate({ pathname: "/worksheets", search: look, hash: writeLink(set) });
  }

  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="paper" />
      <PageHeading icon={row.icon} title={row.title}>
        <span className="screen-only">
          Sheets to print, with room to work, a key and worked solutions: from any topic, for any age, as often as you
          like.
        </span>
      </PageHeading>
      {read && "set" in read ? (
        <Room set={read.set} text={writeLink(read.set)} sets={{ all, put, forget }} />
      ) : (
        <div className="flex flex-col gap-6">
          {problem && <p className="card p-4 text-bad">{problem}</p>}
          <div className="needs-script">
            <MakeForm onMade={(set) => open(set, true)} />
          </div>
          {all && all.length > 0 && (
            <section aria-labelledby="own-sets">
              <h2 id="own-sets" className="mb-2 text-lg">
                On this device
              </h2>
              <div className="card px-4">
                <KeptSets
                  sets={all}
                  searchOf={({ look }) => look ?? search}
                  end={({ id, value: { title } }) => (
                    <AskFirst
                      className="btn btn-plain"
                      words={`Delete “${title || "Questions"}” from this device?`}
                      yes="Delete"
                      no="Keep"
                      onYes={() => forget(id)}
                    >
                      <Icon name="x" />
                      <span className="sr-only">Delete {title}</span>
                    </AskFirst>
                  )}
                />
              </div>
            </section>
          )}
          <p className="card p-4">
            <Link className="link font-semibold" to="/teach">
              For a class
            </Link>
            : give a set as a challenge, by a link or a square (QR code) that pupils scan from the board, and collect
            the results.
          </p>
          <p className="card p-4">
            <Link className="link font-semibold" to="/worksheets/plan">
              Plan a term
            </Link>
            : the topics of each school year in England and of the Common Core, what there is for each, and a sheet by
            one press.
          </p>
          <Reopen sets={(all ?? []).map(({ value }) => value)} onOpen={open} />
          <OpenSet onOpen={(set, look) => open(set, true, look)} />
          <div className="needs-script">
            <ReadyList onMade={(set) => open(set, true)} />
          </div>
        </div>
      )}
    </>
  );
}
