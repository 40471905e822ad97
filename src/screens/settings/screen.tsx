import { useEffect, useState } from "react";
import { Link } from "react-router";
import { forgetChosen } from "../../device/settings/copy.ts";
import { changeSettings, useSettings } from "../../device/settings/store.ts";
import { guest, useWho } from "../../device/who.ts";
import { useProfiles } from "../../learner/hooks/use-profiles.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { followSettings } from "../../ui/appearance.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { Preview } from "./preview.tsx";
import { groups } from "./rows.ts";
import { SettingRow } from "./setting-row.tsx";

const usualAgain = "Everything is as usual again.";

/** Every choice in one place, for whoever is practising; each works at once. */
export default function SettingsScreen({ row }: ScreenProps) {
  const settings = useSettings();
  const [said, setSaid] = useState("");
  const own = useWho();
  const name = (useProfiles() ?? []).find(({ id }) => id === own)?.name;

  useEffect(followSettings, []);

  function reset() {
    forgetChosen();
    setSaid(usualAgain);
    announce(usualAgain);
  }

  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        How Sumwhere looks and behaves. Each choice works at once and is kept on this device, for whoever is practising.
      </PageHeading>
      <noscript>
        <p className="card p-5">Settings need JavaScript, which is switched off in this browser.</p>
      </noscript>
      <p className="card screen-only needs-script mb-5 flex items-start gap-3 p-4">
        <Icon name="users" className="mt-0.5 text-hue-strong" />
        <span>
          These settings are for <strong>{own === guest ? "this device" : (name ?? "you")}</strong>
          {own === guest ? ". Whoever has a name on the " : ". Others on this device have their own: see the "}
          <Link to="/progress" className="link">
            progress page
          </Link>
          {own === guest && " has settings of their own"}.
        </span>
      </p>
      <div className="screen-only needs-script flex flex-col gap-5 lg:flex-row-reverse lg:items-start">
        <Preview />
        <div className="flex min-w-0 flex-1 flex-col gap-5">
          {groups.map(({ heading, rows }) => (
            <section key={heading} className="card flex flex-col gap-6 p-5" aria-label={heading}>
              <h2 className="text-xl">{heading}</h2>
              {rows.map((one) => (
                <SettingRow
                  key={one.name}
                  row={one}
                  value={settings[one.name]}
                  onChange={(part) => {
                    setSaid("");
                    changeSettings(part);
                  }}
                />
              ))}
            </section>
          ))}
          <div className="flex flex-wrap items-center gap-3">
            <button type="button" className="btn" onClick={reset}>
              <Icon name="rotate-ccw" /> Back to the usual settings
            </button>
            <p>{said}</p>
          </div>
        </div>
      </div>
    </>
  );
}
