import { useEffect, useState } from "react";
import { NotFetched } from "../../play/not-fetched.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";

const file = `${import.meta.env.BASE_URL}licences.txt`;

async function read(): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
}

/** The licence texts are a file of their own that the build writes (build/licences/licences.ts); the page shows it as it is. */
export default function LicencesScreen({ row }: ScreenProps) {
  const [text, setText] = useState<string | "failed" | null>(null);
  useEffect(() => {
    read().then(setText, () => setText("failed"));
  }, []);
  return (
    <>
      <PageHeading icon={row.icon} title="Licences">
        Sumwhere is free to use, copy and change under the MIT licence.
      </PageHeading>
      <div className="card p-5 sm:p-8">
        <p className="mb-3">
          It is made with the work of many others: programs, fonts and icons that their authors let everybody use. Their
          names are here, each with the licence that goes with their work.
        </p>
        <p>
          <a className="link" href={file}>
            All licences as a text file
          </a>
        </p>
        {text === "failed" && <NotFetched what="The list of licences" />}
        {text !== null && text !== "failed" && (
          <pre className="mt-6 overflow-x-auto text-sm whitespace-pre-wrap">{text}</pre>
        )}
      </div>
    </>
  );
}
