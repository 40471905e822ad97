import { expect, test } from "vitest";
import { cut, template } from "./template.ts";

test("each slot takes its text, whatever stands in it", () => {
  const fill = template('<p data-path="<!--path-->"><!--body--></p>', ["body", "path"]);
  expect(fill({ path: "/a", body: "$& <!--path--> <!-- said -->" })).toBe(
    '<p data-path="/a">$& <!--path--> <!-- said --></p>',
  );
});

test("a slot that is missing, there twice or not known stops the build", () => {
  expect(() => template("<!--head-->", ["head", "body"])).toThrow("should have head, body");
  expect(() => template("<!--head--><!--head-->", ["head"])).toThrow("head, head");
  expect(() => template("<!--head--><!--foot-->", ["head"])).toThrow("head, foot");
});

test("what is cut out must be there", () => {
  const tag = /<link[^>]*>/g;
  expect(cut('<link a><p></p><link href="b">', tag)).toEqual({
    rest: "<p></p>",
    pieces: ["<link a>", '<link href="b">'],
  });
  expect(() => cut("<p></p>", tag)).toThrow("the page has nothing like");
});
