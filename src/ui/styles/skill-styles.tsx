import sheet from "./path.css?url";

/** The styles of skills as vessels that fill and of the path through a zone, which only the pages that show them load. */
export function SkillStyles() {
  return <link rel="stylesheet" href={sheet} precedence="skills" />;
}
