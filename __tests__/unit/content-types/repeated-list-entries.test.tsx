import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { Stats } from "../../../src/content-types/home-page/stats";
import { ActivityLog } from "../../../src/content-types/product-views/activity-log";
import { Report } from "../../../src/content-types/product-views/report";
import { ScoreCard } from "../../../src/content-types/product-views/score-card";
import { Sequence } from "../../../src/content-types/product-views/sequence";

const twice = <T,>(entry: T): T[] => [entry, entry];
const WORDS = { title: "A", label: "B", example: "C" };

afterEach(() => {
  jest.restoreAllMocks();
});

it.each<[what: string, section: ReactNode]>([
  ["numbers", <Stats key="" label="A" note="B" items={twice({ value: "30+", label: "C", basis: "D" })} />],
  ["times", <ActivityLog key="" title="A" entries={twice({ time: "7:40", text: "B", state: "C" })} />],
  ["days", <Sequence key="" title="A" steps={twice({ channel: "email", day: "Tag 1", text: "B", outcome: "C" })} />],
  [
    "figures",
    <Report
      key=""
      {...WORDS}
      chartTitle="F"
      chartLabel="D"
      bars={twice({ value: 4 })}
      summary={twice({ label: "E", value: "1" })}
    />,
  ],
  ["reasons", <ScoreCard key="" {...WORDS} score={90} company="D" reasons={twice("E")} nextLabel="F" next="G" />],
])("renders the same %s twice without a key warning", (_what, section) => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(section);
  expect(error).not.toHaveBeenCalled();
});
