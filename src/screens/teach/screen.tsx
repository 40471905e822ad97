import { useLocation, useNavigate } from "react-router";
import { useClasses } from "../../learner/hooks/use-classes.ts";
import { readChallenge, writeChallenge } from "../../sets/challenge/link.ts";
import { readLink } from "../../sets/link.ts";
import { useAnnounced } from "../../ui/announce/announcer.ts";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import sheet from "../../ui/styles/class.css?url";
import type { ScreenProps } from "../screen-props.ts";
import { Class } from "./class.tsx";
import { Desk } from "./desk.tsx";
import { RulesForm } from "./rules-form.tsx";

/** /teach: with a set after the #, its rules as a challenge; with a challenge there, what to give out and what came of it. */
export default function TeachScreen({ row }: ScreenProps) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const classes = useClasses();
  const text = useHydrated() ? hash.slice(1) : "";
  const id = new URLSearchParams(search).get("class") ?? "";
  const read = text === "" ? null : readChallenge(text);
  const set = read && !("challenge" in read) && read.fault === "set" ? readLink(text) : null;
  const problem = read && !("challenge" in read) && !set ? read.problem : "";
  useAnnounced(problem);
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="class" />
      <PageHeading icon={row.icon} title={row.title}>
        <span className="screen-only">
          Give a set to your class as a challenge, and see who can do what: no account, no server, and what you collect
          stays on this device.
        </span>
      </PageHeading>
      {read && "challenge" in read ? (
        <Class key={`${text}/${id}`} challenge={read.challenge} id={id} classes={classes} />
      ) : set && "set" in set ? (
        <RulesForm
          key={text}
          set={set.set}
          onMade={(challenge) => void navigate({ pathname: "/teach", hash: writeChallenge(challenge) })}
        />
      ) : (
        <Desk problem={problem} classes={classes} />
      )}
    </>
  );
}
