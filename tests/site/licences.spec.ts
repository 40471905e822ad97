import { expect, open, test } from "./fixture.ts";

test("everything that is shipped stands on the page of licences, which the terms and About lead to", async ({
  page,
}) => {
  await open(page, "/about");
  await page.getByRole("link", { name: "those whose work it is made with" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Licences");
  const texts = page.locator("pre");
  for (const part of [
    "Sumwhere",
    "react ",
    "react-dom ",
    "react-router ",
    "dexie ",
    "sonner ",
    "minisearch ",
    "ts-fsrs ",
  ])
    await expect(texts).toContainText(part);
  await expect(texts).toContainText("Copyright (c) Meta Platforms");
  await expect(texts).toContainText("Apache License");
  await expect(texts).toContainText("SIL OPEN FONT LICENSE");
  await open(page, "/terms");
  await page.getByRole("link", { name: "licences", exact: true }).click();
  await expect(page).toHaveURL("/licences");
});
