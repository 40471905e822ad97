import { useEffect } from "react";

/** Shown instead of a page that failed. Plain anchors: the router may be what broke. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const message = error instanceof Error ? error.message : String(error);
  useEffect(() => console.error(error), [error]);
  return (
    <div className="card mx-auto my-10 max-w-xl p-6">
      <h1 className="text-2xl" tabIndex={-1}>
        Unexpected Application Error!
      </h1>
      <p className="my-4 font-mono text-sm">{message}</p>
      <p className="mb-5">Nothing you have done is lost. Try this page again, or start from the home page.</p>
      <div className="flex flex-wrap gap-3">
        <a className="btn btn-main" href={import.meta.env.BASE_URL}>
          Back to Home
        </a>
        <button type="button" className="btn" onClick={() => location.reload()}>
          Try again
        </button>
      </div>
    </div>
  );
}
